// A sheet without months: lines of a label, some figures and a word about them.
import { columnName, emptySheet, put, type Sheet, sheetReference, type Value } from '../office/workbook.ts'
import type { Format, Looks, Role } from './looks.ts'

export interface Figure {
  formula?: string
  value: Value
  as?: Format
  role?: Role
}

export interface TablePage {
  sheet: Sheet
  section: (title: string, heads?: string[]) => void
  /** Figures from the second column on; gives the cells' names for formulas on any sheet. */
  line: (label: string, figures: Figure[], note?: string, role?: Role) => string[]
  /** Text across the sheet, in as many rows as it needs. */
  prose: (text: string) => void
  gap: () => void
  /** The cell in this column of the line that comes next. */
  here: (column: number) => string
}

interface Options {
  name: string
  title: string
  subtitle: string
  looks: Looks
  /** Width of the label, of the figures, and of the words behind them. */
  widths: number[]
  portrait?: boolean
}

/** How many lines a text takes in a column, in the small letters of notes; rather one too many. */
export const linesOf = (text: string, width: number): number =>
  Math.max(1, Math.ceil(text.length / (width * 1.3)))

function brokenAt(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim()
    if (line.length <= width) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}

export function tablePage({ name, title, subtitle, looks, widths, portrait = false }: Options): TablePage {
  const sheet = emptySheet(name)
  const prefix = `${sheetReference(name)}!`
  const notes = widths.length
  let next = 4
  put(sheet, 1, 1, { value: title, style: looks.of('title') })
  put(sheet, 2, 1, { value: subtitle, style: looks.of('subtitle') })
  sheet.heights.set(1, 28)
  widths.forEach((width, i) => {
    sheet.widths.set(i + 1, width)
  })
  sheet.portrait = portrait
  sheet.frozen = { rows: 2, columns: 0 }
  sheet.titles = { rows: 2 }
  return {
    sheet,
    section(text, heads = []) {
      next++
      for (let column = 1; column <= notes; column++) put(sheet, next, column, { style: looks.of('section') })
      put(sheet, next, 1, { value: text, style: looks.of('section') })
      heads.forEach((head, i) => {
        const align = i + 2 === notes ? ('left' as const) : ('right' as const)
        put(sheet, next, i + 2, { value: head, style: { ...looks.of('section'), size: 9, align } })
      })
      next++
    },
    line(label, figures, note = '', role = 'plain') {
      const row = next++
      put(sheet, row, 1, { value: label, style: looks.of(role) })
      const names = figures.map(({ formula, value, as = 'text', role: own = role }, i) => {
        const local = formula === undefined ? {} : { formula: formula.replaceAll(prefix, '') }
        const style =
          typeof value === 'string' ? { ...looks.of(own, as), align: 'right' as const } : looks.of(own, as)
        put(sheet, row, i + 2, { ...local, value, style })
        return `${prefix}$${columnName(i + 2)}$${row}`
      })
      if (role === 'total')
        for (let column = figures.length + 2; column < notes; column++)
          put(sheet, row, column, { style: looks.of('total') })
      if (note) {
        put(sheet, row, notes, { value: note, style: looks.of('note') })
        const lines = linesOf(note, widths.at(-1) ?? 40)
        if (lines > 1) sheet.heights.set(row, 4 + 12 * lines)
      }
      return names
    },
    prose(text) {
      for (const line of brokenAt(text, 120))
        put(sheet, next++, 1, { value: line, style: looks.of('subtitle') })
    },
    gap: () => {
      next++
    },
    here: (column) => `${columnName(column)}${next}`,
  }
}
