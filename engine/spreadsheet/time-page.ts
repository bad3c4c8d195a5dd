// A sheet with three years, twelve quarters and thirty-six months across, and a line of the plan in each row. Each line
// knows its formulas and what they give, so that a reader without a calculating program sees the same figures.

import { columnName, emptySheet, put, type Sheet, sheetReference } from '../office/workbook.ts'
import { at, flow, level, MONTHS } from '../plan/finance/calendar.ts'
import type { Format, Looks, Role } from './looks.ts'

const FIRST_YEAR = 3
const FIRST_QUARTER = 7
const FIRST_MONTH = 20
const HEAD = 4

const yearColumn = (year: number) => columnName(FIRST_YEAR + year - 1)
const monthColumn = (index: number) => columnName(FIRST_MONTH + index)

/** One row, as formulas name its cells. Months and quarters count from 0, years from 1. */
export interface Row {
  at: (index: number) => string
  /** The month before, or this where there is none. */
  before: (index: number, otherwise?: string) => string
  year: (year: number) => string
  years: string
  /** Columns fixed, so that a copied formula keeps them. */
  months: string
  /** From the first month to this. */
  upTo: (index: number) => string
  /** From this month to the last that is counted, those after the plan included. */
  from: (index: number, length: number) => string
  /** As the engine counts: money in minor units. */
  values: number[]
  unit: string
}

/** From one cell to another of the same sheet. */
export const span = (first: string, last: string): string =>
  `${first}:${last.replace(/^(?:'[^']*'|[A-Za-z]+)!/, '')}`

interface Line {
  label: string
  unit?: string
  as: Format
  role?: 'plain' | 'total' | 'memo'
  /** What a quarter and a year show: the sum, the last month, the first, or nothing. */
  over: 'sum' | 'last' | 'first' | 'none'
  /** The formula of a month; `own` are the cells of this row. */
  month: (index: number, own: Row) => string
  values: number[]
}

export interface TimePage {
  sheet: Sheet
  section: (title: string, note?: string) => void
  add: (line: Line) => Row
  /** The row that will stand so many rows below the next one. */
  ahead: (rows: number) => Row
  gap: () => void
  /** Number of a month, and of its plan year, in the head of its column. */
  monthNumber: (index: number) => string
  planYear: (index: number) => string
  monthNumbers: string
  monthNumbersUpTo: (index: number) => string
}

interface PageOptions {
  name: string
  title: string
  subtitle: string
  looks: Looks
  /** Minor units in one of the currency: 100, 1, 1000. */
  unit: number
  /** Months after the plan that are counted too. */
  more?: number
}

export function timePage({ name, title, subtitle, looks, unit, more = 0 }: PageOptions): TimePage {
  const sheet = emptySheet(name)
  const prefix = `${sheetReference(name)}!`
  const columns = MONTHS + more
  let next = HEAD + 2
  writeHead(sheet, looks, title, subtitle, columns)

  const rowAt = (line: number, values: number[] = [], unitText = ''): Row => {
    const cell = (index: number) => `${prefix}${monthColumn(index)}${line}`
    return {
      at: cell,
      before: (index, otherwise = '0') => (index > 0 ? cell(index - 1) : otherwise),
      year: (year) => `${prefix}${yearColumn(year)}${line}`,
      years: `${prefix}$${yearColumn(1)}${line}:$${yearColumn(3)}${line}`,
      months: `${prefix}$${monthColumn(0)}${line}:$${monthColumn(MONTHS - 1)}${line}`,
      upTo: (index) => `${prefix}$${monthColumn(0)}${line}:${monthColumn(index)}${line}`,
      from: (index, length) =>
        `${prefix}${monthColumn(index)}${line}:${monthColumn(Math.min(columns, index + length) - 1)}${line}`,
      values,
      unit: unitText,
    }
  }
  /** A sheet does not name itself. */
  const local = (formula: string) => formula.replaceAll(prefix, '')

  function add(line: Line): Row {
    const { label, unit: unitText = '', as, role = 'plain', over, month, values } = line
    const number = next++
    const row = rowAt(number, values, unitText)
    const scale = as === 'money' ? unit : 1
    put(sheet, number, 1, { value: label, style: looks.of(role) })
    put(sheet, number, 2, { value: unitText, style: looks.of(role === 'total' ? 'total' : 'memo') })
    values.forEach((value, i) => {
      put(sheet, number, FIRST_MONTH + i, {
        formula: local(month(i, row)),
        value: value / scale,
        style: looks.of(i < MONTHS ? role : 'memo', as),
      })
    })
    const put2 = (column: number, formula: string, value: number, as2: Role) =>
      put(sheet, number, column, { formula, value: value / scale, style: looks.of(as2, as) })
    // A loss shows in the colour that asks for attention; what is paid out is no news.
    if (role === 'total' && as === 'money') {
      const first = `C${number}`
      sheet.conditions.push({
        cells: `${first}:${monthColumn(columns - 1)}${number}`,
        formula: `AND(ISNUMBER(${first}),${first}<0)`,
        style: { colour: looks.colours.signal },
      })
    }
    const yearRole = { plain: 'year', total: 'yearTotal', memo: 'yearMemo' } as const
    for (let year = 0; year < 3; year++) {
      const [formula, value] = spanOf(over, number, values, year * 12, 12)
      if (over === 'none') put(sheet, number, FIRST_YEAR + year, { style: looks.of('year') })
      else put2(FIRST_YEAR + year, formula, value, yearRole[role])
    }
    for (let quarter = 0; quarter < 12; quarter++) {
      const [formula, value] = spanOf(over, number, values, quarter * 3, 3)
      if (over !== 'none') put2(FIRST_QUARTER + quarter, formula, value, role)
    }
    return row
  }

  return {
    sheet,
    add,
    ahead: (rows) => rowAt(next + rows),
    gap: () => {
      next++
    },
    section(text, note = '') {
      if (next > HEAD + 2) next++
      const width = FIRST_MONTH + columns - 1
      for (let column = 1; column <= width; column++) put(sheet, next, column, { style: looks.of('section') })
      put(sheet, next, 1, { value: text, style: looks.of('section') })
      if (note)
        put(sheet, next, FIRST_YEAR, { value: note, style: { ...looks.of('section'), bold: false, size: 9 } })
      next++
    },
    monthNumber: (index) => `${monthColumn(index)}$${HEAD}`,
    planYear: (index) => `${monthColumn(index)}$${HEAD - 1}`,
    monthNumbers: `$${monthColumn(0)}$${HEAD}:$${monthColumn(MONTHS - 1)}$${HEAD}`,
    monthNumbersUpTo: (index) => `$${monthColumn(0)}$${HEAD}:${monthColumn(index)}$${HEAD}`,
  }
}

/** Formula and value of a quarter or a year. */
function spanOf(
  over: Line['over'],
  line: number,
  values: number[],
  start: number,
  size: number,
): [string, number] {
  const first = `${monthColumn(start)}${line}`
  const last = `${monthColumn(start + size - 1)}${line}`
  if (over === 'first') return [first, at(values, start)]
  const months = values.slice(0, MONTHS)
  const { quarters, years } = over === 'sum' ? flow(months) : level(months)
  const value = at(size === 3 ? quarters : years, start / size)
  return [over === 'sum' ? `SUM(${first}:${last})` : last, value]
}

function writeHead(sheet: Sheet, looks: Looks, title: string, subtitle: string, columns: number): void {
  put(sheet, 1, 1, { value: title, style: looks.of('title') })
  put(sheet, 2, 1, { value: subtitle, style: looks.of('subtitle') })
  sheet.heights.set(1, 28)
  put(sheet, HEAD - 1, 1, { value: 'Plan year', style: looks.of('memo') })
  const head = (column: number, value: string) => put(sheet, HEAD, column, { value, style: looks.of('head') })
  put(sheet, HEAD, 1, { style: looks.of('headLeft') })
  put(sheet, HEAD, 2, { style: looks.of('headLeft') })
  for (let year = 1; year <= 3; year++) head(FIRST_YEAR + year - 1, `Year ${year}`)
  for (let i = 0; i < 12; i++) head(FIRST_QUARTER + i, `Y${Math.floor(i / 4) + 1} Q${(i % 4) + 1}`)
  for (let i = 0; i < columns; i++) {
    const column = FIRST_MONTH + i
    put(sheet, HEAD, column, {
      value: i + 1,
      style: looks.of('head', 'month'),
    })
    put(sheet, HEAD - 1, column, {
      formula: `INT((${columnName(column)}$${HEAD}-1)/12)+1`,
      value: Math.floor(i / 12) + 1,
      style: looks.of('memo', 'count'),
    })
  }
  setWidths(sheet, columns)
  sheet.frozen = { rows: HEAD, columns: 2 }
  sheet.titles = { rows: HEAD, columns: 2 }
  sheet.print = {
    scale: 58,
    breaks: [0, 12, 24, ...(columns > MONTHS ? [MONTHS] : [])].map((i) => FIRST_MONTH + i),
  }
}

function setWidths(sheet: Sheet, columns: number): void {
  sheet.widths.set(1, 36)
  sheet.widths.set(2, 11)
  for (let year = 0; year < 3; year++) sheet.widths.set(FIRST_YEAR + year, 14)
  sheet.widths.set(FIRST_QUARTER - 1, 2)
  for (let quarter = 0; quarter < 12; quarter++) sheet.widths.set(FIRST_QUARTER + quarter, 12)
  sheet.widths.set(FIRST_MONTH - 1, 2)
  for (let i = 0; i < columns; i++) sheet.widths.set(FIRST_MONTH + i, 12)
}
