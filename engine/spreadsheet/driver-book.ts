// The sheet of assumptions: every driver in its own cell, beside it the same in the case that is chosen, its basis, its
// range and how to check it. All other sheets read from the column of the case.

import { emptySheet, put, type Sheet } from '../office/workbook.ts'
import type { Ramp } from '../plan/finance/drivers.ts'
import type { FindBasis } from './basis.ts'
import type { Format, Looks } from './looks.ts'
import { linesOf } from './table-page.ts'

const ASSUMPTIONS = 'Assumptions'

/** Months of a driver in this case, and its values: two columns of the sheet. */
export interface RampCells {
  points: Ramp
  as: Format
  values: string
  months: string
}

interface Driver {
  label: string
  value: number
  as: Format
  unit: string
  /** How to check it, where the plan has no entry of its own for it. */
  check: string
  says?: RegExp[]
  /** From the cell as entered to what holds in the case. */
  inCase?: (own: string) => string
}

export interface RampDriver extends Omit<Driver, 'value'> {
  points: Ramp
  /** Whether a later start moves its months. */
  delayed?: string
}

export interface DriverBook {
  sheet: Sheet
  section: (title: string) => void
  /** The cell that holds in the case. */
  driver: (driver: Driver) => string
  ramp: (driver: RampDriver) => RampCells
  /** 'Yes' or 'No'. */
  yesNo: (label: string, value: boolean, check: string) => string
  /** Follows from cells above. */
  follows: (label: string, as: Format, formula: string, value: number, note: string) => string
  /** Chosen from a list. */
  choice: (label: string, value: string, choices: string[], note: string) => string
  /** A number, or a word in its place. */
  either: (label: string, value: number | string, as: Format, unit: string, note: string) => string
  /** The cell as entered, so many rows below the next one. */
  entered: (rows: number) => string
}

interface BookOptions {
  looks: Looks
  unit: number
  find: FindBasis
  title: string
  subtitle: string
}

const HEADS = [
  'Driver',
  'Value',
  'Unit',
  'Month',
  'In this case',
  'Month',
  'Basis',
  'Range',
  'Where it comes from, or how to check it',
]
const HEAD_ROW = 4
const WIDTHS = [42, 14, 19, 7, 14, 7, 8, 24, 66] as const

export function driverBook({ looks, unit, find, title, subtitle }: BookOptions): DriverBook {
  const sheet = emptySheet(ASSUMPTIONS)
  writeHead(sheet, looks, title, subtitle)
  let next = HEAD_ROW + 1

  const scaled = (value: number, as: Format) => (as === 'money' ? value / unit : value)
  const fixed = (column: string, row: number) => `${ASSUMPTIONS}!$${column}$${row}`

  function remark(row: number, text: string, range = ''): void {
    put(sheet, row, 9, { value: text, style: looks.of('note') })
    const lines = Math.max(linesOf(text, WIDTHS[8]), linesOf(range, WIDTHS[7]))
    if (lines > 1) sheet.heights.set(row, 4 + 12 * lines)
  }

  function basis(
    row: number,
    value: number,
    { as, unit: per, says, check }: Pick<Driver, 'as' | 'unit' | 'says' | 'check'>,
  ): void {
    const found = says && find({ value, as, unit: per, says })
    put(sheet, row, 7, { value: found?.mark ?? 'A', style: looks.of('mark') })
    put(sheet, row, 8, { value: found?.range ?? '', style: looks.of('note') })
    remark(row, found?.from ?? check, found?.range)
  }

  function line(driver: Driver, month?: { entered: number; inCase: (own: string) => string }): number {
    const row = next++
    const { label, value, as, unit: unitText, inCase = (own: string) => own } = driver
    put(sheet, row, 1, { value: label, style: looks.of('plain') })
    put(sheet, row, 2, { value: scaled(value, as), style: looks.of('input', as) })
    put(sheet, row, 3, { value: unitText, style: looks.of('unit') })
    put(sheet, row, 5, {
      formula: inCase(`$B${row}`),
      value: scaled(value, as),
      style: looks.of('plain', as),
    })
    if (month) {
      put(sheet, row, 4, { value: month.entered, style: looks.of('input', 'month') })
      put(sheet, row, 6, {
        formula: month.inCase(`$D${row}`),
        value: month.entered,
        style: looks.of('plain', 'month'),
      })
    }
    basis(row, value, driver)
    return row
  }

  return {
    sheet,
    section(text) {
      next++
      for (let column = 1; column <= HEADS.length; column++)
        put(sheet, next, column, { style: looks.of('section') })
      put(sheet, next++, 1, { value: text, style: looks.of('section') })
    },
    driver: (driver) => fixed('E', line(driver)),
    ramp({ points, delayed, ...driver }) {
      const later = (own: string) => (delayed ? `${own}+${delayed}` : own)
      const given = points.length > 0 ? points : [{ month: 1, value: 0 }]
      const first = next
      given.forEach(({ month, value }, i) => {
        // How to check it is said once.
        const point = i === 0 ? { ...driver, value } : { ...driver, value, label: '… then', check: '' }
        if (given.length === 1) line(point)
        else line(point, { entered: month, inCase: later })
      })
      const last = next - 1
      return {
        points: given,
        as: driver.as,
        values: `${ASSUMPTIONS}!$E$${first}:$E$${last}`,
        months: `${ASSUMPTIONS}!$F$${first}:$F$${last}`,
      }
    },
    yesNo(label, value, check) {
      const row = next++
      put(sheet, row, 1, { value: label, style: looks.of('plain') })
      put(sheet, row, 2, { value: value ? 'Yes' : 'No', style: { ...looks.of('input'), align: 'right' } })
      put(sheet, row, 5, {
        formula: `$B${row}`,
        value: value ? 'Yes' : 'No',
        style: { ...looks.of('plain'), align: 'right' },
      })
      put(sheet, row, 7, { value: 'A', style: looks.of('mark') })
      remark(row, check)
      sheet.choices.push({ cells: `B${row}`, from: ['Yes', 'No'] })
      return fixed('E', row)
    },
    follows(label, as, formula, value, note) {
      const row = next++
      put(sheet, row, 1, { value: label, style: looks.of('plain') })
      const local = formula.replaceAll(`${ASSUMPTIONS}!`, '')
      put(sheet, row, 5, { formula: local, value: scaled(value, as), style: looks.of('plain', as) })
      remark(row, note)
      return fixed('E', row)
    },
    choice(label, value, choices, note) {
      const row = next++
      put(sheet, row, 1, { value: label, style: looks.of('total') })
      put(sheet, row, 2, { value, style: { ...looks.of('input'), bold: true, align: 'right' } })
      remark(row, note)
      sheet.choices.push({ cells: `B${row}`, from: choices })
      return fixed('B', row)
    },
    either(label, value, as, unitText, note) {
      const row = next++
      put(sheet, row, 1, { value: label, style: looks.of('plain') })
      put(sheet, row, 2, { value, style: looks.of('input', as) })
      put(sheet, row, 3, { value: unitText, style: looks.of('unit') })
      put(sheet, row, 5, { formula: `$B${row}`, value, style: looks.of('plain', as) })
      put(sheet, row, 7, { value: 'A', style: looks.of('mark') })
      remark(row, note)
      return fixed('E', row)
    },
    entered: (rows) => `$B${next + rows}`,
  }
}

function writeHead(sheet: Sheet, looks: Looks, title: string, subtitle: string): void {
  put(sheet, 1, 1, { value: title, style: looks.of('title') })
  put(sheet, 2, 1, { value: subtitle, style: looks.of('subtitle') })
  sheet.heights.set(1, 28)
  HEADS.forEach((text, i) => {
    const isNumber = [1, 3, 4, 5].includes(i)
    put(sheet, HEAD_ROW, i + 1, {
      value: text,
      style: looks.of(
        isNumber ? 'head' : i === 6 ? 'headCentre' : i > 6 || i === 2 ? 'headIndented' : 'headLeft',
      ),
    })
  })
  WIDTHS.forEach((width, i) => {
    sheet.widths.set(i + 1, width)
  })
  sheet.frozen = { rows: HEAD_ROW, columns: 1 }
  sheet.titles = { rows: HEAD_ROW }
}
