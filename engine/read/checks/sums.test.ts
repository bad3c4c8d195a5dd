import { expect, test } from 'vitest'
import { agrees, as, type Sum } from './sums.ts'
import { figure } from './testing/figure.ts'

const product = (computed: number, stated: number, isAbout = false): Sum => {
  const total = figure(String(stated), stated)
  return {
    kind: 'product',
    parts: as('total', [{ ...total, entry: { ...total.entry, approximate: isAbout } }]),
    computed,
    stated,
  }
}

test.each([
  ['rounded to three digits', product(3918, 3900), true],
  ['off by two in a hundred', product(3980, 3900), false],
  ["said to be 'about'", product(4080, 3900, true), true],
  ['a small number rounded', product(5.4, 5), true],
  ['a small number that is another', product(5.6, 5), false],
])('%s', (_, sum, expected) => {
  expect(agrees(sum)).toBe(expected)
})

test('a limit that is exceeded never agrees', () => {
  expect(agrees({ ...product(101, 100), kind: 'capacity' })).toBe(false)
})
