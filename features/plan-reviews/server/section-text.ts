// A section of a plan as a post: Markdown that the community can show, without what only the whole plan explains.
import { escaped, plain } from '#engine/plain-text.ts'
import { sectionsAsMarkdown } from '#engine/plan/kit/markdown.ts'
import type { Prose } from '#engine/plan/kit/prose.ts'
import type { Block, Section } from '#engine/plan/kit/section.ts'
import { capital, firstName } from '#engine/plan/names.ts'
import type { Plan } from '#engine/plan/plan.ts'

type Table = Extract<Block, { kind: 'table' }>

/** Marks lead to the last section, which is not there. */
const NO_MARKS = { sources: [], assumptions: [], founder: [], of: () => undefined }

interface Wanted {
  question: string
  hideName: boolean
  /** How long a post may be. */
  most: number
}

export interface Composed {
  content: string
  isCut: boolean
}

export function composed(plan: Plan, section: Section, { question, hideName, most }: Wanted): Composed {
  const blocks = section.blocks.flatMap((block) => (block.kind === 'table' ? asList(block) : [block]))
  const [, ...paragraphs] = sectionsAsMarkdown([{ ...section, blocks }], NO_MARKS).split('\n\n')
  const text = hideName ? paragraphs.map((paragraph) => nameless(paragraph, plan)) : paragraphs
  const head = question ? [question, '---'] : []
  const shown = [...head, ...text]
  while (shown.join('\n\n').length > most - CUT.length - 2 && shown.length > 1) shown.pop()
  const isCut = shown.length < head.length + text.length
  return { content: [...shown, ...(isCut ? [CUT] : [])].join('\n\n'), isCut }
}

const CUT = '*(The section goes on in the plan.)*'

/** Posts know no tables: each row becomes a line. */
function asList({ title, columns, rows }: Table): Block[] {
  const items = rows.map(({ cells }) => ({
    parts: cells.flatMap((cell, i): Prose['parts'] => {
      if (cell.parts.length === 0) return []
      const before = i === 0 ? '' : `${i === 1 ? ': ' : '; '}${columns[i]?.head ? `${columns[i].head} ` : ''}`
      return [{ kind: 'text', text: before }, ...cell.parts]
    }),
  }))
  return [...(title ? [{ kind: 'heading' as const, text: title }] : []), { kind: 'list', items }]
}

/** The names of the startup and of its founder, whom the plan calls by the first name, however they are written and escaped. */
function nameless(text: string, { name, founder }: Plan): string {
  const unnamed = without(without(text, name, 'the startup'), founder, 'the founder')
  const first = firstName(founder)
  if (!first) return unnamed
  const untitled = without(unnamed, founder.slice(founder.indexOf(first)), 'the founder')
  // In capitals and small letters as it is a name: 'Will' and 'Rose' are words as well.
  return [first, capital(first)].reduce((said, one) => without(said, one, 'the founder', 'gu'), untitled)
}

/** Markdown takes signs out of a name and puts blanks into it: what it made of the name is looked for, too. */
function without(text: string, name: string, instead: string, flags = 'giu'): string {
  const written = new Set([name, plain(name), escaped(name), escaped(plain(name))])
  return [...written].reduce((said, one) => withoutExactly(said, one, instead, flags), text)
}

function withoutExactly(text: string, name: string, instead: string, flags: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const escapedWord = (word: string) =>
    [...word].map((sign) => `\\\\?${sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`).join('')
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.map(escapedWord).join('\\s+')}(?![\\p{L}\\p{N}])`,
    flags,
  )
  return text.replace(pattern, instead)
}
