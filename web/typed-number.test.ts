import { expect, test } from 'vitest'
import { numberIn } from './typed-number.ts'

test.each([
  ['29', 29],
  ['29.5', 29.5],
  ['29,5', 29.5],
  ['1,200', 1200],
  ['1.200', 1200],
  ['0,125', 0.125],
  ['1.250M', 1_250_000],
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
])('%s is %d', (typed, number) => expect(numberIn(typed, 'groups')).toBe(number))

test.each(['', 'lots', '1,2,3', '--3', '3-4', '1.2.3', ',', '12kk', '1e5'])('%j is no number', (typed) =>
  expect(numberIn(typed, 'groups')).toBeUndefined(),
)

test('where decimals are meant, a single mark is theirs', () => {
  for (const typed of ['1.200', '1,200']) expect(numberIn(typed, 'decimals')).toBe(1.2)
  expect(numberIn('1.200', 'comma groups')).toBe(1.2)
  expect(numberIn('1,200', 'comma groups')).toBe(1200)
  expect(numberIn('1,200,000', 'decimals')).toBe(1_200_000)
})
