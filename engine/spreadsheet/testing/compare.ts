// Whether LibreOffice comes to what the workbook says, cell by cell.
import { columnName, type Sheet, type Workbook } from '../../office/workbook.ts'
import { type Computed, cellOf, numberOf } from './libre-office.ts'

/** Less than half of the smallest coin of any currency with cents or mills. */
const TOLERANCE = 0.0004

/** Formulas whose result differs from what is stored with them in `expected`; sheets can be left out. */
export function differences(expected: Workbook, computed: Computed, leftOut: string[] = []): string[] {
  return expected.sheets
    .filter(({ name }) => !leftOut.includes(name))
    .flatMap((sheet) => sheetDifferences(sheet, computed))
}

function sheetDifferences(sheet: Sheet, computed: Computed): string[] {
  return sheet.cells.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      if (cell?.formula === undefined) return []
      const found = cellOf(computed, sheet.name, row, column)
      if (isSame(cell.value, found)) return []
      const label = sheet.cells[row]?.[1]?.value ?? ''
      return [
        `${sheet.name} ${columnName(column)}${row} (${label}): ${found}, not ${cell.value}; ${cell.formula}`,
      ]
    }),
  )
}

function isSame(expected: string | number | boolean | undefined, found: string): boolean {
  if (typeof expected === 'number') return Math.abs(numberOf(found) - expected) < TOLERANCE
  if (typeof expected === 'boolean') return found === String(expected).toUpperCase()
  return found === expected
}

/** How many formulas there are. */
export const formulasIn = ({ sheets }: Workbook): number =>
  sheets.reduce(
    (sum, { cells }) => sum + cells.flat().filter((cell) => cell?.formula !== undefined).length,
    0,
  )
