// A writer says of no column that it holds figures; it is seen from its cells, and set to the right like those of the plan.
import { textOf } from '../long-amounts.ts'
import type { SectionData } from '../prose-data.ts'

/** '−$1,906', '2 hours', '36.5%', 'UGX 4,000': an amount and at most one word for what it counts. */
const FIGURE = /^[−–+-]?\s?(?:\p{Lu}{2,3}\s?|\p{L}{0,3}\p{Sc}\s?)?\d[\d.,\s\u00a0]*(?:%|\s?\p{L}+)?$/u
const NOTHING = /^[—–-]?$/

export const isFigureColumn = (cells: readonly string[]): boolean =>
  cells.some((cell) => FIGURE.test(cell)) && cells.every((cell) => FIGURE.test(cell) || NOTHING.test(cell))

export function withFigureColumns(section: SectionData): SectionData {
  return {
    ...section,
    blocks: section.blocks.map((block) => {
      if (!('columns' in block) || block.columns.some(({ align }) => align === 'right')) return block
      const columns = block.columns.map((column, i) => {
        const isFigures = i > 0 && isFigureColumn(block.rows.map(({ cells }) => textOf(cells[i] ?? [])))
        return isFigures ? { ...column, align: 'right' as const } : column
      })
      return { ...block, columns }
    }),
  }
}
