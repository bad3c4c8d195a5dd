import { expect, test } from 'vitest'
import { fieldText, meaningOf, numberIn } from './typed.ts'

test('a value reads as people write it', () => {
  expect(fieldText(2900, 'money', 'EUR')).toBe('29')
  expect(fieldText(2950, 'money', 'EUR')).toBe('29.50')
  expect(fieldText(120_000_00, 'money', 'USD')).toBe('120,000')
  expect(fieldText(1200, 'money', 'JPY')).toBe('1,200')
  expect(fieldText(0.045, 'percent', 'EUR')).toBe('4.5')
  expect(fieldText(4200, 'count', 'EUR')).toBe('4,200')
  expect(fieldText(1.25, 'number', 'EUR')).toBe('1.25')
})

test.each([
  ['29', 29],
  ['29.5', 29.5],
  ['29,5', 29.5],
  ['1,200', 1200],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['1.200.000', 1_200_000],
  ['1 200', 1200],
  ['€ 29', 29],
  ['29 EUR', 29],
  ['4,5 %', 4.5],
  ['12k', 12_000],
  ['1.5M', 1_500_000],
  ['−3', -3],
  ['２９', 29],
  ['0.5', 0.5],
  ['.5', 0.5],
])('%s is %d', (typed, number) => expect(numberIn(typed)).toBe(number))

test.each(['', 'lots', '1,2,3', '--3', '3-4', '1.2.3', ',', '12kk', '1e5'])('%j is no number', (typed) =>
  expect(numberIn(typed)).toBeUndefined(),
)

const PRICE = { kind: 'money' as const, bounds: { low: 100, high: 50_000, step: 100 } }

test('what is typed is taken inside its bounds, and told why outside of them', () => {
  expect(meaningOf('29.99', PRICE, 'EUR')).toEqual({ value: 2999 })
  expect(meaningOf('1', PRICE, 'EUR')).toEqual({ value: 100 })
  expect(meaningOf('500', PRICE, 'EUR')).toEqual({ value: 50_000 })
  expect(meaningOf('501', PRICE, 'EUR')).toEqual({ error: 'Enter an amount from 1 to 500.' })
  expect(meaningOf('-1', PRICE, 'EUR')).toEqual({ error: 'Enter an amount from 1 to 500.' })
  expect(meaningOf('abc', PRICE, 'EUR')).toMatchObject({ error: expect.stringContaining('not a number') })
  expect(meaningOf(' ', PRICE, 'EUR')).toEqual({ error: 'Enter a number.' })
})

test('shares and counts keep their own rules', () => {
  const share = { kind: 'percent' as const, bounds: { low: 0, high: 0.4, step: 0.001 } }
  expect(meaningOf('4.5%', share, 'EUR')).toEqual({ value: 0.045 })
  expect(meaningOf('41', share, 'EUR')).toEqual({ error: 'Enter a share from 0% to 40%.' })
  const count = { kind: 'count' as const, bounds: { low: 1, high: 9000, step: 1 } }
  expect(meaningOf('2.5', count, 'EUR')).toEqual({ error: 'Enter a whole number.' })
})

test('what a field shows is taken back as the same value', () => {
  for (const value of [100, 101, 2999, 50_000])
    expect(meaningOf(fieldText(value, 'money', 'EUR'), PRICE, 'EUR')).toEqual({ value })
})
