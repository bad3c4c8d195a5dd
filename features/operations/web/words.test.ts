import { expect, test } from 'vitest'
import type { Day } from '../contract.ts'
import { duration, money, number, shortMoment, spansOf, sumOf, tokens } from './words.ts'

test('figures read as people write them', () => {
  expect([8.24, 59.6, 95, 7300].map(duration)).toEqual(['8.2 s', '1 min 0 s', '1 min 35 s', '2 h 1 min'])
  expect([0, 99, 123_456, -500].map(money)).toEqual(['$0.00', '$0.99', '$1,234.56', '−$5.00'])
  expect([0, 999, 1_000, 1_234_567].map(number)).toEqual(['0', '999', '1,000', '1,234,567'])
  expect([12, 45_600, 1_250_000].map(tokens)).toEqual(['12', '46 k', '1.3 M'])
  expect(shortMoment('2026-11-06T14:02:59.000Z')).toBe('Nov 6, 14:02')
})

const day = (day: string, paidOrders: number): Day => ({
  day,
  paidOrders,
  freeOrders: 1,
  revenueCents: 99 * paidOrders,
  refundedCents: 0,
})

test('a quarter is drawn by weeks that end today, and no order is lost on the way', () => {
  const month = Array.from({ length: 30 }, (_, i) => day(`2026-10-${String(i + 1).padStart(2, '0')}`, i))
  expect(spansOf(month)).toHaveLength(30)
  const quarter = Array.from({ length: 90 }, (_, i) =>
    day(new Date(Date.UTC(2026, 7, 19 + i)).toISOString().slice(0, 10), i),
  )
  const weeks = spansOf(quarter)
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)).toMatchObject({ label: 'Nov 10', freeOrders: 7 })
  // The first has the days that are left.
  expect(weeks[0]).toMatchObject({ label: 'Aug 19', freeOrders: 6 })
  expect(weeks.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(sumOf(quarter).revenueCents)
})
