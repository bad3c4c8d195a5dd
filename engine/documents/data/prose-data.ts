// Sentences as the templates read them: runs of text, figures with their marks, addresses.
import type { Marks } from '../../plan/kit/marks.ts'
import { type Prose, plainText } from '../../plan/kit/prose.ts'
import type { Block, Section } from '../../plan/kit/section.ts'

type MarkKind = 'founder' | 'source' | 'assumption'

export type Run = string | { text: string; marks?: { kind: MarkKind; text: string }[]; address?: string }

export function proseData({ parts }: Prose, marks: Marks): Run[] {
  return parts.map((part): Run => {
    if (part.kind === 'address') return { text: part.text, address: part.text }
    if (part.kind !== 'figure') return breakable(part.text)
    const found = part.cited ? marksOf(marks.of(part.quantity)) : []
    return found.length > 0 ? { text: part.quantity.text, marks: found } : part.quantity.text
  })
}

const MAY_BREAK = '\u200b'

/** A word longer than a narrow column may be broken anywhere; an invisible sign says where. */
export const breakable = (text: string) =>
  text.replace(/\S{26,}/gu, (word) => word.replace(/(.{13})(?=.)/gu, `$1${MAY_BREAK}`))

const KINDS: Record<string, MarkKind> = { F: 'founder', S: 'source', A: 'assumption' }

/** '[A3, S1]' as the templates draw it. */
function marksOf(text: string | undefined): { kind: MarkKind; text: string }[] {
  return [...(text ?? '').matchAll(/([FSA])\d*/g)].map(([mark, letter]) => ({
    kind: KINDS[letter ?? ''] ?? 'founder',
    text: mark,
  }))
}

export function blockData(block: Block, marks: Marks) {
  switch (block.kind) {
    case 'paragraph':
      return { kind: block.kind, prose: proseData(block.prose, marks) }
    case 'point':
      return { kind: block.kind, headline: block.headline, prose: proseData(block.prose, marks) }
    case 'heading':
      return { kind: block.kind, text: block.text }
    case 'list':
      return { kind: block.kind, items: block.items.map((item) => proseData(item, marks)) }
    case 'table':
      return tableData(block, marks)
    case 'chart':
      return { kind: block.kind, title: block.title, alternative: proseData(block.alternative, marks) }
    case 'ending':
      return { kind: block.kind, label: block.label, prose: proseData(block.prose, marks) }
  }
}

function tableData({ kind, title, columns, rows }: Extract<Block, { kind: 'table' }>, marks: Marks) {
  return {
    kind,
    ...(title && { title }),
    columns,
    rows: rows.map(({ cells, strong }) => ({
      strong: strong === true,
      cells: cells.map((cell) => proseData(cell, marks)),
    })),
  }
}

/** The ending stands apart: every sheet sets it at its foot. Titles and endings carry no marks; what is between them does. */
export function sectionData({ id, title, claim, blocks }: Section, marks: Marks) {
  const ending = blocks.findLast((block) => block.kind === 'ending')
  return {
    id,
    title,
    ...(claim && { claim: [breakable(plainText(claim))] }),
    blocks: blocks.filter((block) => block.kind !== 'ending').map((block) => blockData(block, marks)),
    ...(ending && { ending: { label: ending.label, prose: [breakable(plainText(ending.prose))] } }),
  }
}

export type SectionData = ReturnType<typeof sectionData>
