import { expect, test } from 'vitest'
import { costOf, lastDays } from './rules.ts'

test('tokens cost what the configuration says, and nothing is made up when it says nothing', () => {
  const tokens = { inputTokens: 2_000_000, outputTokens: 100_000 }
  expect(costOf(tokens, { input: 3, output: 15 })).toBeCloseTo(7.5)
  expect(costOf(tokens, { input: 0, output: 0 })).toBe(0)
  expect(costOf(tokens, undefined)).toBeUndefined()
})

test('the last days end today, in UTC, and skip none over the ends of months and of summer time', () => {
  expect(lastDays(new Date('2026-03-01T23:59:59Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(lastDays(new Date('2026-11-01T00:00:00Z'), 2)).toEqual(['2026-10-31', '2026-11-01'])
  expect(new Set(lastDays(new Date('2026-11-16T12:00:00Z'), 90)).size).toBe(90)
})
