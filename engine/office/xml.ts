// Text into XML. What a founder wrote is data: nothing of it becomes markup, and nothing of it makes a file unreadable.

// Characters that XML 1.0 does not know; half of a surrogate pair is one of them.
const UNKNOWN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string =>
  text.replace(UNKNOWN, '').replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found)

/** Formulas are ours alone, and hold no strange characters. */
export const formulaXml = (formula: string): string =>
  /[&<>]/.test(formula) ? formula.replace(/[&<>]/g, (found) => ESCAPES[found] ?? found) : formula

/** The most that a cell holds. */
const LONGEST = 32_000

/** Text of a cell: spaces in place of tabs and carriage returns, and never Excel's own spelling of a character, '_x0041_'. */
export function cellText(text: string): string {
  const plain = text
    .slice(0, LONGEST)
    .replace(/[\t\r]+/g, ' ')
    .trim()
  return escapeXml(plain.replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_'))
}

/** Text of a header or footer, where '&' begins a command and 255 characters are the end. */
export const footerText = (text: string): string =>
  text.replace(/\s+/g, ' ').slice(0, 80).replaceAll('&', '&&')

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
