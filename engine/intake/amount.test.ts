import { expect, test } from 'vitest'
import type { LedgerEntry } from '../read/reading.ts'
import { amountOf, rangeOf } from './amount.ts'
import { clauseAround } from './clause.ts'

const entry = (value: number | string, unit: string, quote = ''): LedgerEntry =>
  ({ value, unit, quote }) as unknown as LedgerEntry

test.each([
  [entry(1450, 'money'), '$1,450'],
  [entry(5.5, 'money'), '$5.50'],
  [entry(0.004, 'money'), '$0.004'],
  [entry(20, 'money', '€20'), '€20'],
  [entry(8, 'fraction'), '8%'],
  [entry(12.5, 'fraction'), '12.5%'],
  [entry(40, 'count'), '40'],
  [entry(2021, 'count'), '2,021'],
  [{ ...entry(2021, 'count'), role: 'age-or-date' as const }, '2021'],
  [entry(24, 'months'), '24 months'],
  [entry(1, 'months'), '1 month'],
  [entry(70, 'square-metres'), '70 m²'],
  [entry('2027-01-31', 'date'), 'January 31, 2027'],
  [entry('2027-01', 'date'), 'January 2027'],
  [entry('--06', 'date'), 'June'],
  [entry('--06-15', 'date'), 'June 15'],
  [entry('18:30', 'time'), '18:30'],
])('a figure is printed as %#: %s', (figure, text) => {
  expect(amountOf(figure, 'USD')).toBe(text)
})

test('a range has both ends and one unit', () => {
  expect(rangeOf(entry(24, 'hours'), entry(48, 'hours'), 'USD')).toBe('24 to 48 hours')
  expect(rangeOf(entry(20, 'money'), entry(30, 'money'), 'USD')).toBe('$20 to $30')
})

test.each([
  [
    'Two instructors per group at $18/hr. Charlotte did 61k.',
    '$18/hr',
    'Two instructors per group at $18/hr',
  ],
  [
    'and lost 9k its first season because Amy could not find instructors and it rained all May',
    '9k',
    'lost 9k its first season because Amy could not find',
  ],
  ['Costs: boat, €40, fuel, €9. Then more.', '€40', 'Costs: boat, €40, fuel, €9'],
  ['40', '40', '40'],
])('of %j the words around %s are shown', (text, quote, clause) => {
  expect(clauseAround(text, text.indexOf(quote), quote)).toBe(clause)
})
