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
