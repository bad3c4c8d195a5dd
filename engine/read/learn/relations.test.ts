import { expect, test } from 'vitest'
import { lessons } from './lessons.ts'
import { calculate } from './relations.ts'

test.each([
  ['22 * 50', 1100],
  ['(60 - 8) * 50', 2600],
  ['100 - 30 - 20', 50],
  ['12 / 4 / 3 + 1', 2],
])('%s', (expression, value) => {
  expect(calculate(expression)).toBeCloseTo(value)
})

test('what is no arithmetic is no number', () => {
  expect(calculate('2027-01 + x')).toBeNaN()
})

test('every relation of a lesson has a verdict and names marks of that lesson', () => {
  const faults = lessons().flatMap(({ id, relations, figures }) =>
    relations.flatMap((line) => {
      if (!/(?:<=|=).*: (?:ok|off)$/.test(line)) return [`${id}: ${line}`]
      const quotes = [...line.matchAll(/"([^"]+)"/g)].map(([, quote]) => quote)
      const isMark = (quote?: string) => figures.some((mark) => mark.quote.trim() === quote)
      return quotes.every(isMark) ? [] : [`${id}: ${line}`]
    }),
  )
  expect(faults).toEqual([])
})
