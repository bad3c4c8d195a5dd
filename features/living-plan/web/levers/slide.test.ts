import { expect, test } from 'vitest'
import { PLACES, placeOf, pressed, valueAt } from './slide.ts'

const SHARE = { low: 0, high: 0.4, step: 0.001 }
const COUNT = { low: 10, high: 1_000_000, step: 1 }

test('both ends are reached, and nothing lies outside of them', () => {
  for (const bounds of [SHARE, COUNT]) {
    expect(valueAt(0, bounds)).toBe(bounds.low)
    expect(valueAt(PLACES, bounds)).toBe(bounds.high)
    expect(placeOf(bounds.low - 5, bounds)).toBe(0)
    expect(placeOf(bounds.high * 2, bounds)).toBe(PLACES)
  }
  expect(placeOf(3, { low: 3, high: 3, step: 1 })).toBe(0)
})

test('a wide range is drawn in equal ratios, a narrow one in equal steps', () => {
  expect(placeOf(0.2, SHARE)).toBe(PLACES / 2)
  expect(valueAt(PLACES / 2, COUNT)).toBe(3200)
})

test('every press moves, on to round values', () => {
  const price = { low: 0, high: 29_000, step: 1 }
  expect(pressed(2900, 1, price)).toBe(3000)
  expect(pressed(3000, 1, price)).toBe(3200)
  expect(pressed(2900, -1, price)).toBe(2800)
  expect(pressed(0.03, 1, { low: 0.001, high: 1, step: 0.001 })).toBe(0.031)
  expect(pressed(10, 1, COUNT)).toBe(11)
  expect(pressed(10, -1, COUNT)).toBe(10)
  expect(pressed(0.1, 1, SHARE)).toBe(0.102)
  expect(pressed(5, 1, { low: 1, high: 9, step: 1 })).toBe(6)
  expect(pressed(1_000_000, 1, COUNT)).toBe(1_000_000)
})
