import { expect, test } from 'vitest'
import { figuresIn } from './figures.ts'

test.each([
  ['It costs €1,900 a month.', ['€1,900']],
  ['It costs € 500, or 500 €.', ['€ 500', '500 €']],
  ['Margins of 10.9% (or 11 %) hold.', ['10.9%', '11 %']],
  ['Between 12–20 weeks [S3].', ['12–20', 'S3']],
  ['It takes nine weeks and twenty-one days.', ['nine weeks', 'twenty-one days']],
  ['Three paying customers wait.', ['Three paying customers']],
  ['Thousands of firms, a million buyers.', ['Thousands', 'million']],
  ['One in nine households, half the year.', ['One in nine', 'half']],
  ['Sales double, and costs are a third lower.', ['double', 'a third']],
  ['Forty per cent leave.', ['Forty per cent']],
  ['A ten-fold rise, ½ of it in year ２.', ['ten-fold', '½', '２']],
  ['The Q3 plan for H2O.', ['Q3', 'H2O']],
])('%s', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures)
})

test('a word without end takes no time without end', () => {
  const started = performance.now()
  expect(figuresIn('a'.repeat(100_000))).toEqual([])
  expect(figuresIn('1.'.repeat(50_000))).toHaveLength(1)
  expect(figuresIn('€'.repeat(50_000)).length).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(2_000)
})

test.each([
  'One of the farms pays first, and the other second.',
  'The coach calls after the first missed Monday.',
  'Someone often writes; tension and weight unfold.',
  'Two things matter: who buys, and when.',
])('no figure: %s', (text) => {
  expect(figuresIn(text)).toEqual([])
})
