// A workbook as a value: sheets of cells with formulas, their results and their look.

export interface Style {
  /** Under this name in the gallery of cell styles. */
  named?: string
  bold?: boolean
  italic?: boolean
  size?: number
  /** '#1f4637' */
  colour?: string
  fill?: string
  /** As a spreadsheet writes it: '#,##0.00'. */
  format?: string
  align?: 'left' | 'right' | 'center'
  top?: Edge
  bottom?: Edge
  wrap?: boolean
  indent?: number
}

interface Edge {
  line: 'hair' | 'thin' | 'medium'
  colour: string
}

export type Value = string | number | boolean

export interface Cell {
  /** Without the equals sign. */
  formula?: string
  /** What stands there, or what the formula gives. */
  value?: Value
  style?: Style
}

export interface Sheet {
  name: string
  /** Colour of its tab. */
  tab?: string
  /** By row and column, both from 1; empty where nothing stands. */
  cells: (Cell | undefined)[][]
  widths: Map<number, number>
  heights: Map<number, number>
  /** Rows and columns that stay while one scrolls. */
  frozen: { rows: number; columns: number }
  /** Repeated on each page. */
  titles?: { rows: number; columns?: number }
  /** One page wide; without it so many percent, broken before the columns. */
  print: { pagesWide: number } | { scale: number; breaks: number[] }
  portrait?: boolean
  conditions: Condition[]
  choices: Choice[]
}

/** Cells look so when the formula, written for the first of them, is true. */
interface Condition {
  cells: string
  formula: string
  style: Pick<Style, 'bold' | 'colour' | 'fill'>
}

/** Cells in which only these may be chosen. */
interface Choice {
  cells: string
  from: string[]
}

export interface Workbook {
  title: string
  author: string
  subject: string
  language: string
  font: string
  sheets: Sheet[]
  /** 'Cash_end' to "'Balance sheet'!$E$7". */
  names: Map<string, string>
  footer: string
}

const columnNames: string[] = []

export function columnName(column: number): string {
  const known = columnNames[column]
  if (known !== undefined) return known
  let name = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  columnNames[column] = name
  return name
}

export const emptySheet = (name: string): Sheet => ({
  name,
  cells: [],
  widths: new Map(),
  heights: new Map(),
  frozen: { rows: 0, columns: 0 },
  print: { pagesWide: 1 },
  conditions: [],
  choices: [],
})

export function put({ cells }: Sheet, row: number, column: number, cell: Cell): void {
  while (cells.length <= row) cells.push([])
  const line = cells[row] ?? []
  while (line.length <= column) line.push(undefined)
  line[column] = cell
}

/** As formulas name a sheet: Sales, 'Cash flow'. */
export const sheetReference = (name: string): string =>
  /^[A-Za-z]+$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`
