import { expect, test } from 'vitest'
import { datesInWords, isExpired, lifetimes } from './words.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')
const MADE = '2026-11-01T12:00:00Z'

test('a lifetime says until when', () => {
  expect(lifetimes(NOW).map(({ label }) => label)).toEqual([
    '30 days, until Dec 16, 2026',
    '90 days, until Feb 14, 2027',
    '365 days, until Nov 16, 2027',
  ])
})

test.each([
  [null, '2026-12-01T12:00:00Z', ['Made Nov 1, 2026', 'Never used', 'Expires Dec 1, 2026']],
  [
    '2026-11-02T12:00:00Z',
    '2026-11-16T12:00:00Z',
    ['Made Nov 1, 2026', 'Last used Nov 2, 2026', 'Expired Nov 16, 2026'],
  ],
])('used %s, until %s', (lastUsedAt, expiresAt, words) => {
  expect(datesInWords({ createdAt: MADE, expiresAt, lastUsedAt }, NOW)).toEqual(words)
  expect(isExpired(expiresAt, NOW)).toBe(words[2]?.startsWith('Expired'))
})
