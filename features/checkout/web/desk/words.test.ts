import { expect, test } from 'vitest'
import { amountFault, centsOf, lastText, levelText, packText, runText, shortId } from './words.ts'

test('event ids show their first 20 characters', () => {
  expect(shortId('evt_1QfT4aLk2vXw9PbNabcdef')).toBe('evt_1QfT4aLk2vXw9PbN')
  expect(shortId('evt_short')).toBe('evt_short')
})

test.each([
  ['0.99', 99],
  [' $3 ', 300],
  ['1,5', 150],
  ['12.05', 1205],
  ['0', 0],
])('%j is %d cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each(['', 'ten', '-1', '1.234', '1.', '1e3', '.5', '1,000.00'])('%j is no amount', (text) => {
  expect(centsOf(text)).toBeUndefined()
  expect(amountFault(text, 99)).toBe('Please enter an amount, such as 0.99.')
})

test('an amount is more than nothing, and at most what is left', () => {
  expect(amountFault('0.00', 99)).toBe('The amount must be at least one cent.')
  expect(amountFault('1.00', 99)).toBe('At most $0.99 can be refunded.')
  expect(amountFault('0.99', 99)).toBeUndefined()
})

test('what a run says', () => {
  const run = { startedAt: '', finishedAt: '', found: 0, recovered: 0, failed: false }
  expect(runText(run)).toBe('Everything was properly recorded.')
  expect(runText({ ...run, found: 1, recovered: 1 })).toBe('1 purchase recovered.')
  expect(runText({ ...run, found: 3, recovered: 2 })).toBe('2 of 3 purchases recovered.')
  expect(runText({ ...run, failed: true })).toContain('could not be finished')
})

test('the health of the webhooks is a word, also one that we do not know, or none', () => {
  expect(levelText({ level: 'Degraded', successRate: 90 })).toBe('Degraded')
  expect([100, 95, 94, 80, 79].map((successRate) => levelText({ successRate }))).toEqual([
    'Healthy',
    'Healthy',
    'Warning',
    'Warning',
    'Critical',
  ])
})

test('the last delivery: the clock for today, the day for others', () => {
  const now = new Date(2026, 10, 16, 20)
  expect(lastText(new Date(2026, 10, 16, 14, 2).toISOString(), now)).toBe('14:02')
  expect(lastText(new Date(2026, 10, 14, 14, 2).toISOString(), now)).toBe('Nov 14, 2026')
  expect(lastText(null, now)).toBe('None')
})

test('packs by the names that buyers know', () => {
  expect(['fivePack', 'somethingElse', ''].map(packText)).toEqual([
    'Starter Pack',
    'somethingElse',
    'Unknown',
  ])
})
