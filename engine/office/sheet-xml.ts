// One sheet as the file keeps it.
import type { StyleBook } from './styles-xml.ts'
import { type Cell, columnName, type Sheet } from './workbook.ts'
import { cellText, escapeXml, footerText, formulaXml, XML } from './xml.ts'

/** Texts are kept once for the whole workbook, and cells point at them: a text cell can never be a formula. */
export interface Texts {
  of(text: string): number
}

// A4 landscape is 9; the paper is the reader's own when a printer has no other.
const PAPER = 9

export function sheetXml(
  sheet: Sheet,
  styles: StyleBook,
  texts: Texts,
  footer: string,
  first: boolean,
): string {
  return `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
    `<sheetPr>${sheet.tab ? `<tabColor rgb="FF${sheet.tab.replace('#', '').toUpperCase()}"/>` : ''}${'pagesWide' in sheet.print ? '<pageSetUpPr fitToPage="1"/>' : ''}</sheetPr>`,
    viewXml(sheet, first),
    '<sheetFormatPr defaultRowHeight="14.4"/>',
    columnsXml(sheet),
    rowsXml(sheet, styles, texts),
    conditionsXml(sheet, styles),
    choicesXml(sheet),
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    pageXml(sheet),
    `<headerFooter><oddFooter>${escapeXml(`&L${footerText(footer)}&C&A&R&P / &N`)}</oddFooter></headerFooter>`,
    breaksXml(sheet),
  ].join('')}</worksheet>`
}

function viewXml({ frozen: { rows, columns } }: Sheet, first: boolean): string {
  const cell = `${columnName(columns + 1)}${rows + 1}`
  const pane = columns && rows ? 'bottomRight' : rows ? 'bottomLeft' : 'topRight'
  const freeze =
    rows || columns
      ? `<pane${columns ? ` xSplit="${columns}"` : ''}${rows ? ` ySplit="${rows}"` : ''} topLeftCell="${cell}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${cell}" sqref="${cell}"/>`
      : ''
  return `<sheetViews><sheetView showGridLines="0"${first ? ' tabSelected="1"' : ''} workbookViewId="0">${freeze}</sheetView></sheetViews>`
}

function columnsXml({ widths }: Sheet): string {
  const columns = [...widths].sort(([a], [b]) => a - b)
  if (columns.length === 0) return ''
  return `<cols>${columns.map(([column, width]) => `<col min="${column}" max="${column}" width="${width}" customWidth="1"/>`).join('')}</cols>`
}

function rowsXml({ cells, heights }: Sheet, styles: StyleBook, texts: Texts): string {
  let xml = '<sheetData>'
  cells.forEach((line, row) => {
    if (line.length === 0) return
    const height = heights.get(row)
    xml += `<row r="${row}"${height ? ` ht="${height}" customHeight="1"` : ''}>`
    line.forEach((cell, column) => {
      if (cell) xml += cellXml(`${columnName(column)}${row}`, cell, styles, texts)
    })
    xml += '</row>'
  })
  return `${xml}</sheetData>`
}

function cellXml(at: string, { formula, value, style }: Cell, styles: StyleBook, texts: Texts): string {
  const isText = typeof value === 'string'
  const look = styles.numberOf(style, isText && /^\s*[=+\-@]/.test(value))
  const start = `<c r="${at}"${look ? ` s="${look}"` : ''}`
  if (formula !== undefined) {
    const type = isText ? ' t="str"' : typeof value === 'boolean' ? ' t="b"' : ''
    return `${start}${type}><f>${formulaXml(formula)}</f>${value === undefined ? '' : `<v>${stored(value)}</v>`}</c>`
  }
  if (value === undefined) return `${start}/>`
  if (isText) return `${start} t="s"><v>${texts.of(cellText(value))}</v></c>`
  return `${start}${typeof value === 'boolean' ? ' t="b"' : ''}><v>${stored(value)}</v></c>`
}

const stored = (value: string | number | boolean): string =>
  typeof value === 'string' ? cellText(value) : String(Number(value))

function conditionsXml({ conditions }: Sheet, styles: StyleBook): string {
  return conditions
    .map(
      ({ cells, formula, style }, i) =>
        `<conditionalFormatting sqref="${cells}"><cfRule type="expression" dxfId="${styles.conditionOf(style)}" priority="${i + 1}"><formula>${escapeXml(formula)}</formula></cfRule></conditionalFormatting>`,
    )
    .join('')
}

function choicesXml({ choices }: Sheet): string {
  if (choices.length === 0) return ''
  const each = choices.map(
    ({ cells, from }) =>
      `<dataValidation type="list" allowBlank="0" showErrorMessage="1" sqref="${cells}"><formula1>${escapeXml(`"${from.join(',')}"`)}</formula1></dataValidation>`,
  )
  return `<dataValidations count="${choices.length}">${each.join('')}</dataValidations>`
}

function pageXml({ print, portrait }: Sheet): string {
  const way = `paperSize="${PAPER}" orientation="${portrait ? 'portrait' : 'landscape'}"`
  return 'pagesWide' in print
    ? `<pageSetup ${way} fitToWidth="${print.pagesWide}" fitToHeight="0"/>`
    : `<pageSetup ${way} scale="${print.scale}"/>`
}

function breaksXml({ print }: Sheet): string {
  if (!('breaks' in print)) return ''
  const { breaks } = print
  // A break stands after its column, so before the next.
  const each = breaks.map((column) => `<brk id="${column - 1}" max="1048575" man="1"/>`)
  return `<colBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${each.join('')}</colBreaks>`
}
