// Dates of pages that are read: by hand, because a formatter of Intl takes a phone a tenth of a second to begin with. In UTC, so
// that the server and every browser write the same.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** 'November 16, 2026' */
export function dayInWords(iso: string): string {
  const day = new Date(iso)
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** '2026-11' is 'November 2026'. */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}
