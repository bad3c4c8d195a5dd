// What a table asks for: how it is drawn, how wide its columns are, and whether it needs the whole page.
import { textWidth } from '../../../charts/text-width.ts'
import { columnWidths } from '../../../word/columns.ts'
import { textOf } from '../long-amounts.ts'
import { linesOfWidths, wordWidths } from '../word-widths.ts'
import type { TableData, TableItem, TableLook } from './items.ts'

/** The plan's own tables, by their heads. A writer's table with the same heads reads the same. */
const LOOKS: Record<string, TableLook> = {
  'Step|Working|Result': 'ladder',
  'Risk|Likely|Effect on cash after three years|First sign|Answer': 'risks',
  'By|Action|Owner|Number|Go on if': 'days',
  'Part|Job|Choice': 'plates',
  'What|Price|Why this price': 'prices',
  'By|Stop or change course if': 'kill',
  'Your question|Answer': 'answers',
}
const headsOf = ({ columns }: TableData) => columns.map(({ head }) => head).join('|')

export const looksLike = (table: TableData): TableLook => LOOKS[headsOf(table)] ?? 'plain'

/** Single changes are drawn as bars and phases stand under their chart. */
export const isOfChanges = (table: TableData) =>
  headsOf(table) === 'Change|Cash after three years|Effect|Lowest cash'
export const isOfPhases = (table: TableData) => headsOf(table) === 'Phase|When|What exists|Moves on when'
export const isOfCases = (table: TableData) => /\|Cautious\|Base\|Good$/.test(headsOf(table))
export const isOfYears = (table: TableData) => /\|Year 1\|Year 2\|Year 3$/.test(headsOf(table))

/** By quarter or month: these have a sheet of their own. */
export const isStatement = ({ columns }: TableData) => columns.length > 8

const SIZE = 8.2
/** A cell as wide as this is wrapped before the table takes more of the page. */
const WIDEST_CELL = 88
const BETWEEN = 9

/** Points that a table needs before it looks crowded. */
function neededWidth({ columns, rows }: TableData): number {
  const widthOf = (text: string) => textWidth(text, { face: 'sans', weight: 600, size: SIZE })
  return columns
    .map(({ head }, i) => {
      const cells = rows.map(({ cells: row }) => widthOf(textOf(row[i] ?? [])))
      const words = head.split(' ').map((word) => word.length * 4)
      return Math.min(WIDEST_CELL, Math.max(...cells, ...words)) + BETWEEN
    })
    .reduce((all, width) => all + width, 0)
}

/** Whether every cell is short enough to stand in half a page. */
export const isNarrow = (table: TableData, most: number): boolean =>
  table.columns.length <= 4 &&
  neededWidth(table) <= most &&
  table.rows.every(({ cells }) => cells.every((cell, i) => textOf(cell).length <= (i === 0 ? 64 : 36)))

/** In letters: more than this in bold would shout. */
const LONGEST_NAME = 120

export function tableItem(table: TableData, width: number): TableItem {
  const texts = table.rows.map(({ cells }) => cells.map(textOf))
  const isFigures = table.columns.slice(1).every(({ align }) => align === 'right')
  const names = texts.map(([name = '']) => name.length)
  const areNames = names.reduce((sum, length) => sum + length, 0) <= LONGEST_NAME * names.length
  const look = looksLike(table)
  // Heads are small and may be wrapped.
  const heads = table.columns.map((column) => ({ ...column, head: longestWord(column.head) }))
  const widths = columnWidths(heads, texts, width, SIZE)
  return {
    kind: 'table',
    look,
    table,
    widths: look === 'plain' || look === 'risks' ? lowered(widths, table, texts) : widths,
    hasNames: areNames && !isFigures && !table.rows.some(({ strong }) => strong),
    isClose: isFigures,
  }
}

/** Long rows, of which some may stand on the next sheet. */
const isDivisible = ({ look, table, isClose }: TableItem): boolean =>
  (look === 'plain' || look === 'risks') && !isClose && table.rows.length >= 4

/** Its rows as parts between which a sheet may end: the first two and the last two stay together. */
export function partsOfTable(item: TableItem): TableItem[] {
  if (!isDivisible(item)) return [item]
  const { title: _, ...untitled } = { title: undefined, ...item.table }
  const { rows } = item.table
  const starts = rows.map((__, i) => i).filter((i) => i === 0 || (i > 1 && i < rows.length - 1))
  return starts.map((start, i): TableItem => {
    const own = rows.slice(start, starts[i + 1] ?? rows.length)
    return i === 0
      ? { ...item, table: { ...item.table, rows: own } }
      : { ...item, table: { ...untitled, rows: own }, goesOn: true }
  })
}

const longestWord = (text: string): string =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '')

const STEP = 5
const MOST_STEPS = 24

/** Width is moved from column to column as long as the table gets lower by it: words in one may wait for another's. */
function lowered(widths: number[], { columns }: TableData, texts: string[][]): number[] {
  const words = texts.map((row) => row.map(wordWidths))
  const longest = columns.map(({ head }, i) =>
    Math.max(
      ...head.split(' ').map((word) => word.length * 3.9),
      ...words.map((row) => SIZE * Math.max(0, ...(row[i] ?? []))),
    ),
  )
  const isFixed = columns.map(({ align }) => align === 'right')
  const heightOf = (tried: number[]) =>
    words.reduce(
      (sum, row) =>
        sum + Math.max(...row.map((cell, i) => linesOfWidths(cell, SIZE, (tried[i] ?? 0) - 10))) ** 1.02,
      0,
    )
  let best = widths
  let height = heightOf(best)
  for (let step = 0; step < MOST_STEPS; step++) {
    const moves = best.flatMap((_, from) =>
      best.flatMap((__, to): number[][] => {
        if (from === to || isFixed[from] || isFixed[to]) return []
        if ((best[from] ?? 0) - STEP - 10 < (longest[from] ?? 0)) return []
        return [best.map((width, i) => width + (i === to ? STEP : i === from ? -STEP : 0))]
      }),
    )
    const [lowest] = moves
      .map((move) => ({ move, high: heightOf(move) }))
      .sort((one, other) => one.high - other.high)
    if (!lowest || lowest.high >= height) break
    best = lowest.move
    height = lowest.high
  }
  return best
}
