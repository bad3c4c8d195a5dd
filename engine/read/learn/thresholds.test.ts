import { expect, test } from 'vitest'
import { lowest } from './thresholds.ts'

const readings = [
  { sure: 0.9, isRight: true },
  { sure: 0.8, isRight: true },
  { sure: 0.7, isRight: false },
  { sure: 0.6, isRight: true },
  { sure: 0.5, isRight: true },
  { sure: 0.4, isRight: false },
]

test('a threshold is the lowest certainty above which enough are right', () => {
  expect(lowest(readings, 0.8)).toBe(0.5)
  expect(lowest(readings, 0.9)).toBe(0.8)
})

test('where never enough are right, nothing is sure enough', () => {
  expect(lowest([{ sure: 1, isRight: false }], 0.8)).toBeGreaterThan(1)
})
