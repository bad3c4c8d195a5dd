// What number somebody means who types one, in whatever way they write it. Pure.

/** What a single mark before exactly three digits is, as in '1.200': there is no telling but by what is counted. */
export type SingleMark = 'groups' | 'comma groups' | 'decimals'

/** '1,200', '1 200', '1.200,50', '€29', '4,5 %' and '12k' are all understood. */
export function numberIn(typed: string, single: SingleMark): number | undefined {
  const bare = typed
    .normalize('NFKC')
    .replace(/[\s\u00a0'’_]|\p{Sc}/gu, '')
    .replace(/^[A-Z]{3}|[A-Z]{3}$|%$/g, '')
    .replace('−', '-')
  const found = /^(-?)([\d.,]*\d[\d.,]*)([km]?)$/i.exec(bare)
  if (!found) return undefined
  const [, sign, digits = '', size = ''] = found
  // '1.250m' are a million and a quarter.
  const plain = plainDigits(digits, size && single === 'groups' ? 'comma groups' : single)
  if (plain === undefined) return undefined
  const times = { '': 1, k: 1e3, m: 1e6 }[size.toLowerCase()] ?? 1
  return Number(`${sign}${plain}`) * times
}

/** With a full stop before the decimals, and nothing else but digits. */
function plainDigits(digits: string, single: SingleMark): string | undefined {
  const marks = digits.replace(/\d/g, '')
  if (marks === '') return digits
  if (marks.length === 1) return groups(digits, single) ? digits.replace(marks, '') : digits.replace(',', '.')
  if (/^(,+|\.+)$/.test(marks))
    return isGrouped(digits, marks.charAt(0)) ? digits.replaceAll(marks.charAt(0), '') : undefined
  // Both kinds: the last one stands before the decimals.
  const last = marks.at(-1) ?? ''
  const [whole = '', fraction = '', ...more] = digits.split(last)
  const other = last === '.' ? ',' : '.'
  if (more.length > 0 || !isGrouped(whole, other)) return undefined
  return `${whole.replaceAll(other, '')}.${fraction}`
}

const isGrouped = (digits: string, mark: string) => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(digits)

/** '0,125' is an eighth, whatever is counted. */
function groups(digits: string, single: SingleMark): boolean {
  if (single === 'decimals') return false
  return (single === 'groups' ? /^[1-9]\d{0,2}[.,]\d{3}$/ : /^[1-9]\d{0,2},\d{3}$/).test(digits)
}
