import { expect, test } from 'vitest'
import type { Evidence } from '../contract.ts'
import { changeInWords, goalInWords, reachable, reachedInWords, typedFor } from './evidence-words.ts'

const evidence = (given: Partial<Evidence>): Evidence => ({
  counted: 'interviews',
  words: '',
  target: 20,
  reached: 7,
  noted: true,
  version: 1,
  setAt: '2026-11-16T12:00:00Z',
  changes: [],
  ...given,
})

test.each([
  [{}, '7 of 20 interviews'],
  [{ target: 1, reached: 0 }, '0 of 1 interview'],
  [{ counted: 'conversion', target: 4, reached: 2.5 }, '2.5 of 4 % conversion'],
  [{ counted: 'presales', target: 1200, reached: 3 }, '3 of 1,200 pre-sales'],
  [{ counted: 'own', words: 'Bäckereien in Cork', target: 12 }, '7 of 12 Bäckereien in Cork'],
] as const)('%o', (given, words) => {
  expect(reachedInWords(evidence(given))).toBe(words)
})

test('a number that was changed says what it was, and when', () => {
  const change = { counted: 'interviews', words: '', target: 20, at: '2026-11-16T12:00:00Z' } as const
  expect(changeInWords(change)).toBe('Changed from 20 interviews on Nov 16, 2026')
  expect(goalInWords(change)).toBe('20 interviews')
})

test.each([
  ['20', 20],
  [' 2,5 ', 2.5],
  ['2.5', 2.5],
  ['', undefined],
  ['1e3', undefined],
  ['-4', undefined],
  ['twenty', undefined],
  ['1.000', 1000],
  ['1,000', 1000],
])('%s is %s', (typed, value) => {
  expect(reachable(typed, 'interviews')).toBe(value)
})

test.each([20, 2.5, 1.125, 1200, 0.125])('%d is shown as it is read', (value) => {
  for (const counted of ['own', 'conversion'] as const)
    expect(reachable(typedFor(value), counted)).toBe(value)
})

test('a share of a thousandth is no thousand', () => {
  expect(reachable('1,125', 'conversion')).toBe(1.125)
})
