import { expect, test } from 'vitest'
import { printedWins } from './channels.ts'

test('customers add up to their exact total, the largest fractions first', () => {
  expect(printedWins([11.4, 11.4, 11.4])).toEqual([12, 11, 11])
  expect(printedWins([38.25, 140, 72.5, 90.9])).toEqual([38, 140, 73, 91])
  expect(printedWins([])).toEqual([])
})

test('few of them are told in tenths', () => {
  expect(printedWins([2.4, 4.8])).toEqual([2.4, 4.8])
  expect(printedWins([1.44, 1.44])).toEqual([1.5, 1.4])
  expect(printedWins([0.3 * 10, 2])).toEqual([3, 2])
})
