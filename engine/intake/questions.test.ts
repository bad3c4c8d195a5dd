import { expect, test } from 'vitest'
import { fits } from './questions.ts'

test.each([
  ['What do clients pay for an hour?', 'money', true],
  ['What share of a batch dies, spoils or stays unsold?', 'percent', true],
  ['How many seats are there?', 'count', true],
  ['How long is the client in the chair?', 'hours', true],
  ['Over how many months is a loan repaid?', 'months', true],
  // A share cannot be the answer to 'how many'.
  ['How many customers pay today?', 'percent', false],
  // Two questions have no one answer.
  ['How many customers pay today, and how many left last year?', 'count', false],
  ['What do you charge for one unit, and for how long is it usually out?', 'money', false],
  ['Which deals renew by themselves?', 'percent', false],
] as const)('%s with an answer in %s: %s', (ask, unit, isAsked) => {
  expect(fits(ask, unit)).toBe(isAsked)
})
