// A section that a language model wrote freely, made ready to be set: its tables aligned, its title without marks.
import { withFigureColumns } from '../plan/kit/figure-columns.ts'
import { type Prose, plainText } from '../plan/kit/prose.ts'
import type { Block, Section } from '../plan/kit/section.ts'

export function writtenSection(section: Section): Section {
  const { claim, blocks } = section
  return {
    ...section,
    ...(claim && { claim: withoutMarks(claim) }),
    blocks: blocks.filter(hasContent).map(aligned),
  }
}

/** A table whose rows did not hold up, or a list of nothing. */
const hasContent = (block: Block): boolean => {
  if (block.kind === 'list') return block.items.length > 0
  return block.kind !== 'table' || block.rows.length > 0
}

function aligned(block: Block): Block {
  if (block.kind !== 'table') return block
  const texts = block.rows.map(({ cells }) => cells.map(plainText))
  return { ...block, columns: withFigureColumns(block.columns, texts) }
}

const withoutMarks = ({ parts }: Prose): Prose => ({
  parts: parts.map((part) => (part.kind === 'figure' ? { ...part, cited: false } : part)),
})
