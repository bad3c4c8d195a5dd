import { expect, test } from 'vitest'
import { figure, REACHED, WITHIN } from './figure.ts'
import { tableOf } from './table.ts'

test('a run ends in one table: what was measured, beside what, and whether it is enough', () => {
  const figures = [
    figure('pickup, slowest', 61.2345, 'ms', 50, WITHIN),
    figure('dashboard', 912, 'requests/s', 1000, { atLeast: 0.8 }),
    figure('plan against its figures alone', 30, 'ms', 12),
  ]
  expect(tableOf(figures)).toBe(
    [
      '| bench                          | value          | beside          | goal                    | met |',
      '| ------------------------------ | -------------- | --------------- | ----------------------- | --- |',
      '| pickup, slowest                | 61.2 ms        | 50 ms           | at most 50 ms           | NO  |',
      '| dashboard                      | 912 requests/s | 1000 requests/s | at least 800 requests/s | yes |',
      '| plan against its figures alone | 30 ms          | 12 ms           |                         |     |',
    ].join('\n'),
  )
})

test('a goal is met at its very edge', () => {
  expect(figure('a', 50, 'ms', 50, WITHIN).met).toBe(true)
  expect(figure('a', 50, 'points', 50, REACHED).met).toBe(true)
  expect(figure('a', 50.06, 'ms', 50, WITHIN).met).toBe(false)
  expect(figure('a', 50, 'ms', 10)).toEqual({ bench: 'a', value: 50, unit: 'ms', reference: 10, ratio: 5 })
})
