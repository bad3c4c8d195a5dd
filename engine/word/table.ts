// A table: heads repeated on every page, figures to the right, sums in bold below a rule, no vertical rules.
import { plainText } from '../plan/kit/prose.ts'
import type { Block } from '../plan/kit/section.ts'
import { columnWidths } from './columns.ts'
import { paragraph, paragraphXml } from './flow.ts'
import { type Look, twips } from './look.ts'
import { type Citing, markAnchor, proseRuns } from './prose.ts'
import { run } from './runs.ts'
import type { StyleId } from './style-sheet.ts'
import { ruleLine } from './styles.ts'
import { element, setting, type Xml } from './xml.ts'

export type TableBlock = Extract<Block, { kind: 'table' }>
type Row = TableBlock['rows'][number]

/** More than an upright page can hold. */
export const isWide = ({ columns }: TableBlock) => columns.length > 8

export interface TableFrame {
  /** Points. */
  width: number
  look: Look
  citing: Citing
  /** Whatever the reader of the page cannot see: where and what. */
  about: string
  /** The ids of bookmarks, one counter for the document. */
  nextId(): number
  /** Rows that marks lead to. */
  isList: boolean
  /** Its last row stays with what follows. */
  keepsNext: boolean
  /** Rows of long texts may stand on two pages, so that none stays empty before them. */
  mayTear: boolean
}

export function tableXml(table: TableBlock, frame: TableFrame): Xml {
  const { columns, rows } = table
  const size = isWide(table) ? 7.2 : 8.5
  const texts = rows.map(({ cells }) => cells.map((cell) => textWithRoom(cell, frame)))
  const widths = columnWidths(columns, texts, frame.width, size)
  const looks = columns.map((_, i) => columnLook(i, table, widths[i] ?? 0, frame.look))
  return element(
    'w:tbl',
    {},
    tableSettings(table, widths, frame),
    element('w:tblGrid', {}, ...widths.map((width) => element('w:gridCol', { 'w:w': twips(width) }))),
    headRow(table, looks),
    ...rows.map((row, i) =>
      rowXml(row, looks, frame, i === rows.length - 1 ? frame.keepsNext : isKept(i, table, frame.mayTear)),
    ),
  )
}

/** What all cells of a column have in common, made once. */
interface ColumnLook {
  style: StyleId
  isFigure: boolean
  plain: Xml
  /** With a rule above. */
  sum: Xml
}

function columnLook(index: number, table: TableBlock, width: number, { colours }: Look): ColumnLook {
  const isFigure = table.columns[index]?.align === 'right'
  // The last figures stand at the very edge.
  const isFlush = isFigure && index === table.columns.length - 1
  const settings = (rule?: Xml) =>
    element(
      'w:tcPr',
      {},
      element('w:tcW', { 'w:w': twips(width), 'w:type': 'dxa' }),
      rule && element('w:tcBorders', {}, rule),
      isFlush ? element('w:tcMar', {}, element('w:right', { 'w:w': 0, 'w:type': 'dxa' })) : undefined,
    )
  return {
    style: styleOf(isFigure, isWide(table)),
    isFigure,
    plain: settings(),
    sum: settings(ruleLine('w:top', colours.ink, 0.5)),
  }
}

function styleOf(isFigure: boolean, isSmall: boolean): StyleId {
  if (isSmall) return isFigure ? 'TableSmallFigure' : 'TableSmall'
  return isFigure ? 'TableFigure' : 'TableText'
}

/** Marks are smaller than the figures they follow. */
function textWithRoom(cell: Row['cells'][number], { citing }: TableFrame): string {
  const marks = cell.parts.map((part) =>
    part.kind === 'figure' && part.cited ? citing.marks.of(part.quantity) : '',
  )
  return `${plainText(cell)}${marks.map((mark) => (mark ?? '').slice(0, Math.ceil((mark ?? '').length * 0.7))).join('')}`
}

/** A short table is not torn; a long one keeps its first and its last rows in company. Rows of figures take one line. */
function isKept(row: number, { columns, rows }: TableBlock, mayTear: boolean): boolean {
  const last = rows.length - 1
  const isLong = mayTear && lettersIn(rows) > MANY_LETTERS
  const isShort = last < (columns.at(-1)?.align === 'right' ? 16 : 7) && !isLong
  return isShort || row < 2 || row === last - 1
}

/** About a third of a page. */
const MANY_LETTERS = 900
const lettersIn = (rows: Row[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + plainText(cell).length, 0), 0)

function tableSettings({ title }: TableBlock, widths: number[], { about }: TableFrame): Xml {
  const width = widths.reduce((sum, one) => sum + one, 0)
  return element(
    'w:tblPr',
    {},
    setting('w:tblStyle', 'PlanTable'),
    element('w:tblW', { 'w:w': twips(width), 'w:type': 'dxa' }),
    element('w:tblLayout', { 'w:type': 'fixed' }),
    element('w:tblLook', {
      'w:val': '0420',
      'w:firstRow': 1,
      'w:lastRow': 0,
      'w:firstColumn': 0,
      'w:lastColumn': 0,
      'w:noHBand': 0,
      'w:noVBand': 1,
    }),
    setting('w:tblCaption', title ?? about),
  )
}

const HEAD = element('w:trPr', {}, element('w:cantSplit'), element('w:tblHeader'))
const ROW = element('w:trPr', {}, element('w:cantSplit'))

const headRow = ({ columns }: TableBlock, looks: ColumnLook[]): Xml =>
  element(
    'w:tr',
    {},
    HEAD,
    ...looks.map(({ style, plain }, i) =>
      cellXml(plain, style, [run(columns[i]?.head ?? '', 'Strong')], true),
    ),
  )

function rowXml({ cells, strong }: Row, looks: ColumnLook[], frame: TableFrame, keepNext: boolean): Xml {
  return element(
    'w:tr',
    {},
    ROW,
    ...looks.map(({ style, isFigure, plain, sum }, i) => {
      const cell = cells[i] ?? { parts: [] }
      const isLoss = isFigure && plainText(cell).startsWith('−')
      const runs = proseRuns(cell, frame.citing, strong ? (isLoss ? 'StrongLoss' : 'Strong') : undefined)
      const content = i === 0 && frame.isList ? anchored(plainText(cell), runs, frame) : runs
      return cellXml(strong ? sum : plain, style, content, keepNext)
    }),
  )
}

const cellXml = (settings: Xml, style: StyleId, runs: Xml[], keepNext: boolean): Xml =>
  `<w:tc>${settings}${paragraphXml(paragraph(style, runs, { keepNext }))}</w:tc>` as Xml

function anchored(text: string, runs: Xml[], { nextId }: TableFrame): Xml[] {
  if (!/^[AS]\d+$/.test(text)) return runs
  const id = nextId()
  return [
    element('w:bookmarkStart', { 'w:id': id, 'w:name': markAnchor(text) }),
    ...runs,
    element('w:bookmarkEnd', { 'w:id': id }),
  ]
}
