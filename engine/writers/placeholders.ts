// Facts in prose. A writer names a fact as {{its id}}; code puts the exact text there. So a figure that appears twice
// is the same figure, and no writer can get one wrong.
import { figuresIn, replaceFigures } from './figures.ts'
import type { SectionFact } from './writer.ts'

const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/g

type Texts = Pick<SectionFact, 'id' | 'text'>[]

/** In one pass, so that braces within a fact's own text stay text. What names no fact stays as it stands. */
export function fill(text: string, facts: Texts): string {
  const texts = new Map(facts.map((fact) => [fact.id, fact.text]))
  return text.replace(PLACEHOLDER, (whole, id: string) => texts.get(id) ?? whole)
}

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => `${match[1]}`)
}

/** What stands between the placeholders, and which they are, in order. */
export function splitAtPlaceholders(text: string): ({ text: string } | { id: string })[] {
  return text.split(PLACEHOLDER).map((piece, i) => (i % 2 === 0 ? { text: piece } : { id: piece }))
}

/** The text with something that is neither letter, digit nor space where each placeholder stood. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, HOLE)
}
export const HOLE = '\u{FFFC}'

export interface MaskedDraft {
  paragraphs: string[]
  /** The facts of the request, and one for each figure in the draft that is none of them. */
  facts: Texts
  /** The ids that stand in the paragraphs. */
  used: string[]
}

/** The draft with every figure taken out: a writer that never sees a figure in it will not copy one wrongly. */
export function maskDraft(draft: string[], facts: Texts): MaskedDraft {
  const known = new Set(facts.map(({ id }) => id))
  const loose = new Map<string, string>()
  const byText = new Map<string, string>()
  for (const { id, text } of facts) if (!byText.has(text)) byText.set(text, id)
  const exact = exactly([...byText.keys()].filter((text) => figuresIn(text).length > 0))

  function looseId(figure: string): string {
    const id = loose.get(figure) ?? freeId(`figure-${loose.size + 1}`, known)
    loose.set(figure, id)
    return id
  }
  const maskLoose = (words: string) => replaceFigures(words, (figure) => `{{${looseId(figure)}}}`)
  const mask = (words: string) =>
    exact ? mapBetween(words, exact, maskLoose, (text) => `{{${byText.get(text)}}}`) : maskLoose(words)

  // Placeholders that are there already, and braces of the founder's that only look like one, stay.
  const paragraphs = draft.map((paragraph) => mapBetween(paragraph, PLACEHOLDER, mask))
  const all = [...facts, ...[...loose].map(([text, id]) => ({ id, text }))]
  const ids = new Set(all.map(({ id }) => id))
  const used = new Set(paragraphs.flatMap(placeholdersIn).filter((id) => ids.has(id)))
  return { paragraphs, facts: all, used: [...used] }
}

function freeId(id: string, taken: Set<string>): string {
  return taken.has(id) ? freeId(`${id}-x`, taken) : id
}

/** Finds any of the texts, the longest first, and never a part of a longer number or word. */
function exactly(texts: string[]): RegExp | undefined {
  if (texts.length === 0) return undefined
  const longestFirst = [...texts].sort((a, b) => b.length - a.length)
  const any = longestFirst.map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,])(?:${any})(?![\\p{L}\\p{N}]|[.,]\\p{N}|\\s?%)`, 'gu')
}

function mapBetween(
  text: string,
  found: RegExp,
  between: (words: string) => string,
  match: (words: string) => string = (words) => words,
): string {
  let result = ''
  let at = 0
  for (const hit of text.matchAll(found)) {
    result += between(text.slice(at, hit.index)) + match(hit[0])
    at = hit.index + hit[0].length
  }
  return result + between(text.slice(at))
}
