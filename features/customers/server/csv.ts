// Tables for spreadsheets, which take more for a formula than one would think. Pure.

/** A text that a spreadsheet would compute gets an apostrophe in front: it shows as it was typed. */
const COMPUTED = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

export function csvLine(cells: (string | number | boolean)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  const safe = COMPUTED.test(value) ? `'${value}` : value
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
