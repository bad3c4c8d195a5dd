import { expect, test } from 'vitest'
import { fieldText, meaningOf } from './typed-quantity.ts'

test('a value reads as people write it', () => {
  expect(fieldText(2900, 'money', 'EUR')).toBe('29')
  expect(fieldText(2950, 'money', 'EUR')).toBe('29.50')
  expect(fieldText(120_000_00, 'money', 'USD')).toBe('120,000')
  expect(fieldText(1200, 'money', 'JPY')).toBe('1,200')
  expect(fieldText(0.045, 'percent', 'EUR')).toBe('4.5')
  expect(fieldText(4200, 'count', 'EUR')).toBe('4,200')
  expect(fieldText(1.25, 'number', 'EUR')).toBe('1.25')
})

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

test('a single mark before three digits groups amounts and counts, and is the decimal one of shares', () => {
  const wide = { low: 0, high: 1e9, step: 1 }
  const meant = (typed: string, kind: 'money' | 'percent' | 'count' | 'number', currency = 'EUR') =>
    meaningOf(typed, { kind, bounds: wide }, currency)
  for (const typed of ['1.000', '1,000']) {
    expect(meant(typed, 'money')).toEqual({ value: 100_000 })
    expect(meant(typed, 'count')).toEqual({ value: 1000 })
    expect(meant(typed, 'number')).toEqual({ value: 1 })
  }
  for (const typed of ['0,125', '0.125']) {
    expect(meant(typed, 'percent')).toEqual({ value: 0.00125 })
    expect(meant(typed, 'number')).toEqual({ value: 0.125 })
    expect(meant(typed, 'money')).toEqual({ value: 13 })
  }
})

test('what a field shows is taken back as the same value', () => {
  const wide = { low: 0, high: 1e9, step: 1 }
  for (const [value, kind, currency] of [
    [1200.5, 'number', 'EUR'],
    [1200, 'number', 'EUR'],
    [12, 'percent', 'EUR'],
    [1200, 'count', 'EUR'],
    [1_200_000, 'money', 'JPY'],
    [1_250, 'money', 'KWD'],
    [1_200_000, 'money', 'KWD'],
  ] as const)
    expect(meaningOf(fieldText(value, kind, currency), { kind, bounds: wide }, currency)).toEqual({ value })
  for (const value of [100, 101, 2999, 50_000])
    expect(meaningOf(fieldText(value, 'money', 'EUR'), PRICE, 'EUR')).toEqual({ value })
})
