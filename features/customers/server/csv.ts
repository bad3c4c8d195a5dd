// Tables for spreadsheets, which take more for a formula than one would think. Pure.

/** A text that a spreadsheet would compute gets an apostrophe in front: it shows as it was typed. */
const COMPUTED = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * In many countries the separator is a semicolon, and pasted tables have tabs: there our quotes do not hold the text together, and what
 * follows begins a cell of its own, which gets an apostrophe too.
 */
const COMPUTED_INSIDE = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g

export function csvLine(cells: (string | number | boolean)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  const inside = value.replace(COMPUTED_INSIDE, "$1'")
  const safe = COMPUTED.test(value) ? `'${inside}` : inside
  return /[",;\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
