import { expect, test } from 'vitest'
import { dayInWords, monthInWords } from './calendar.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

test('days and months are written as Intl writes them, the whole year round', () => {
  for (let n = 0; n < 366; n++) {
    const iso = new Date(Date.UTC(2024, 0, 1 + n, 23, 59)).toISOString()
    expect(dayInWords(iso)).toBe(day.format(new Date(iso)))
    expect(monthInWords(iso.slice(0, 7))).toBe(month.format(new Date(iso)))
  }
})
