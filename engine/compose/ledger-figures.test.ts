import { expect, test } from 'vitest'
import { dateText } from './ledger-figures.ts'

test.each([
  ['2027-01-31', '31 January 2027'],
  ['2027-01', 'January 2027'],
  ['1999', '1999'],
  ['--06', 'June'],
  ['--06-05', '5 June'],
  ['next spring', 'the words'],
  ['2027-13', '2027'],
])('the date %s reads %s', (value, text) => {
  expect(dateText(value, 'the words')).toBe(text)
})
