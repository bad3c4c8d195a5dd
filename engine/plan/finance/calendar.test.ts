import { expect, test } from 'vitest'
import { flow, level, once, rampAt, rampRow, risen, row, wholes } from './calendar.ts'

test('a ramp is level, then straight, then level', () => {
  const ramp = [
    { month: 3, value: 10 },
    { month: 5, value: 20 },
  ]
  expect(rampRow(ramp, 6)).toEqual([10, 10, 10, 15, 20, 20])
  expect(rampAt([], 1)).toBe(0)
})

test('two points in one month are a step, and the later holds', () => {
  const ramp = [
    { month: 2, value: 1 },
    { month: 2, value: 5 },
  ]
  expect(rampRow(ramp, 3)).toEqual([1, 5, 5])
})

test('fractions are carried until they are whole', () => {
  expect(wholes([0.4, 0.4, 0.4, 0.4, 0.4])).toEqual([0, 1, 0, 1, 0])
  expect(wholes(row(() => 1 / 3)).reduce((total, value) => total + value, 0)).toBe(12)
})

test('prices rise on the first month of a year, to whole cents', () => {
  expect([12, 13, 24, 25].map((month) => risen(590, 0.02, month))).toEqual([590, 602, 602, 614])
})

test('months become quarters and years', () => {
  const months = row((month) => month)
  expect(flow(months).years).toEqual([78, 222, 366])
  expect(flow(months).quarters[0]).toBe(6)
  expect(level(months).years).toEqual([12, 24, 36])
})

test('what is paid outside of the plan is not paid in it', () => {
  const paid = once([
    { month: 2, amount: 5 },
    { month: 2, amount: 6 },
    { month: 37, amount: 7 },
  ])
  expect(paid.slice(0, 3)).toEqual([0, 11, 0])
  expect(paid).toHaveLength(36)
})
