import { expect, test } from 'vitest'
import { type Circumstances, holds } from './conditions.ts'
import type { CaseNumber } from './numbers.ts'

const NUMBERS: Record<string, Partial<CaseNumber>> = {
  price: { value: 9_000, low: 5_000, high: 8_000, unit: 'usd', basis: 'founder' },
  visits: { value: 3, low: 1, high: 12, unit: 'times', basis: 'trade' },
}

const circumstances: Circumstances = {
  variants: ['mobile'],
  stage: 'starting',
  sellsTo: 'people',
  numbers: {
    has: (id) => id in NUMBERS,
    get: (id) => NUMBERS[id] as CaseNumber,
    dollars: (amount) => amount * 100,
  },
}

test.each([
  ['mobile', true],
  ['not mobile', false],
  ['premises or mobile', true],
  ['starting', true],
  ['running', false],
  ['sells to firms', false],
  ['said price', true],
  ['unsaid price', false],
  ['unsaid visits', true],
  ['visits > 2', true],
  ['visits > 4', false],
  ['price > high', true],
  ['price < low', false],
  ['price > 100', false],
  ['price > 80', true],
  ['churn > 0', false],
])('%s is %s', (term, expected) => {
  expect(holds(term, circumstances)).toBe(expected)
})

test('all terms of a list must hold, and no condition always does', () => {
  expect(holds(['mobile', 'visits > 2'], circumstances)).toBe(true)
  expect(holds(['mobile', 'running'], circumstances)).toBe(false)
  expect(holds(undefined, circumstances)).toBe(true)
})
