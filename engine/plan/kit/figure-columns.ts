// A writer says of no column that it holds figures; it is seen from its cells, and set to the right like those of the plan.
import type { Column } from './section.ts'

/** '−$1,906', '2 hours', '36.5%', 'UGX 4,000': an amount and at most one word for what it counts. */
const FIGURE = /^[−–+-]?\s?(?:\p{Lu}{2,3}\s?|\p{L}{0,3}\p{Sc}\s?)?\d[\d.,\s\u00a0]*(?:%|\s?\p{L}+)?$/u
const NOTHING = /^[—–-]?$/

const isOfFigures = (cells: readonly string[]): boolean =>
  cells.some((cell) => FIGURE.test(cell)) && cells.every((cell) => FIGURE.test(cell) || NOTHING.test(cell))

/** `texts` row by row. Columns that somebody has aligned stay as they are. */
export function withFigureColumns(columns: Column[], texts: readonly string[][]): Column[] {
  if (columns.some(({ align }) => align === 'right')) return columns
  return columns.map((column, i) =>
    i > 0 && isOfFigures(texts.map((row) => row[i] ?? '')) ? { ...column, align: 'right' } : column,
  )
}
