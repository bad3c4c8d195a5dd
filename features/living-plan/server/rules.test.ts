import { expect, test } from 'vitest'
import { usedUp, valuesWithout, waitFor } from './rules.ts'

test('what changes nothing is left out, in one order whoever sends it', () => {
  const kept = valuesWithout({ price: 1450, churn: 0.05, cash: 1 }, ['churn'])
  expect(JSON.stringify(kept)).toBe('{"cash":1,"price":1450}')
  expect(valuesWithout({}, [])).toEqual({})
})

test.each([
  [1, 'in a minute'],
  [61, 'in 2 minutes'],
  [3_541, 'in an hour'],
  [3_700, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitFor(seconds)).toBe(words)
  expect(usedUp(seconds)).toContain(`The next can be made ${words}. Your changes are kept.`)
})
