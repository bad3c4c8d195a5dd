// Workbooks computed anew by LibreOffice: what was stored with the formulas is left out before, so nothing is believed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cell, Sheet, Workbook } from '../../office/workbook.ts'
import { writeWorkbook } from '../../office/write-workbook.ts'

/** Texts of the cells by sheet, row and column, each counted from 1. */
export type Computed = Map<string, string[][]>

export function cellOf(computed: Computed, sheet: string, row: number, column: number): string {
  return computed.get(sheet)?.[row - 1]?.[column - 1] ?? ''
}

/** As LibreOffice writes it: '0.5', '50%'. */
export const numberOf = (text: string): number =>
  text === '' ? Number.NaN : text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)

// Comma, quotes, UTF-8, numbers in full and not as shown, every sheet in a file of its own.
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'

export async function recalculate(workbooks: Record<string, Workbook>): Promise<Record<string, Computed>> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-sheets-'))
  try {
    const paths: string[] = []
    for (const [name, workbook] of Object.entries(workbooks)) {
      const path = join(folder, `${name}.xlsx`)
      writeFileSync(path, await writeWorkbook(withoutResults(workbook)))
      paths.push(path)
    }
    const out = join(folder, 'out')
    mkdirSync(out)
    convert(folder, out, paths)
    return Object.fromEntries(
      Object.entries(workbooks).map(([name, { sheets }]) => [name, readSheets(out, name, sheets)]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function convert(folder: string, out: string, paths: string[]): void {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const run = spawnSync('soffice', [profile, '--headless', '--convert-to', CSV, '--outdir', out, ...paths], {
    encoding: 'utf8',
  })
  if (run.error)
    throw new Error(
      'LibreOffice is needed to compute the spreadsheets: install libreoffice-calc-nogui, so that soffice is found',
    )
  if (run.status !== 0) throw new Error(`LibreOffice failed: ${run.stderr}`)
}

function withoutResults(workbook: Workbook): Workbook {
  const strip = ({ formula, value, ...cell }: Cell): Cell =>
    formula === undefined ? { ...cell, ...(value !== undefined && { value }) } : { ...cell, formula }
  // Rows repeated on each page change no figure, and LibreOffice takes three times as long to read them.
  const each = ({ titles: _, ...sheet }: Sheet): Sheet => ({
    ...sheet,
    cells: sheet.cells.map((line) => line.map((cell) => cell && strip(cell))),
  })
  return { ...workbook, sheets: workbook.sheets.map(each) }
}

function readSheets(out: string, name: string, sheets: Sheet[]): Computed {
  const files = readdirSync(out)
  return new Map(
    sheets.map((sheet) => {
      const file = `${name}-${sheet.name}.csv`
      if (!files.includes(file)) throw new Error(`LibreOffice gave no ${file}, but ${files.join(', ')}`)
      return [sheet.name, readCsv(readFileSync(join(out, file), 'utf8'))]
    }),
  )
}

function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
  }
  return rows
}
