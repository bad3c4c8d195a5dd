import { expect, test } from 'vitest'
import { calculate, namesIn } from './formula.ts'

const VALUES: Record<string, number> = { price: 40, 'unit-cost': 15, share: 0.25 }
const value = (id: string) => VALUES[id] ?? Number.NaN

test('points before lines, brackets first, and hyphens belong to names', () => {
  expect(calculate('price - unit-cost * 2', value)).toBe(10)
  expect(calculate('(price - unit-cost) * share', value)).toBe(6.25)
  expect(calculate('price / 4 / 2', value)).toBe(5)
  expect(namesIn('(price - unit-cost) * 12')).toEqual(['price', 'unit-cost'])
})

test('what cannot be read is not a number', () => {
  expect(calculate('price $ 2', value)).toBeNaN()
  expect(calculate('price 2', value)).toBeNaN()
})

test('functions round and compare, and are no names', () => {
  expect(calculate('ceil(price / unit-cost)', value)).toBe(3)
  expect(calculate('floor(price / unit-cost) * 2', value)).toBe(4)
  expect(calculate('min(price, unit-cost * 2) + max(1, (share + 1) * 4)', value)).toBe(35)
  expect(calculate('ceil(max(price, 41) / 10) - 1', value)).toBe(4)
  expect(namesIn('ceil(price / 10) + min(share, max(unit-cost, 2))')).toEqual(['price', 'share', 'unit-cost'])
})

test('what is whole but for the noise of computing stays what it is', () => {
  expect(calculate('ceil(0.1 * 30)', value)).toBe(3)
  expect(calculate('floor(0.29 * 100)', value)).toBe(29)
})

test('a number may go by the name of a function', () => {
  expect(calculate('max * 2', () => 7)).toBe(14)
  expect(namesIn('max * 2')).toEqual(['max'])
})

test('a function takes as many values as it takes', () => {
  for (const formula of [
    'min(price)',
    'max(1, 2, 3)',
    'ceil(1, 2)',
    'ceil()',
    'round(2)',
    '(1, 2)',
    'ceil(2',
    '(2,',
    'min(1, 2))',
  ])
    expect(calculate(formula, value)).toBeNaN()
})

test('a loan’s equal monthly payment', () => {
  expect(calculate('payment(7500, 0.09, 36)', value)).toBeCloseTo(238.5, 2)
  expect(calculate('payment(1200, 0, 12)', value)).toBe(100)
  expect(calculate('payment(1200, 0.1, 0)', value)).toBeNaN()
  expect(calculate('payment(1200, 0.1)', value)).toBeNaN()
})
