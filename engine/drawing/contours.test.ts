import { expect, test } from 'vitest'
import { hasNoOverlap } from './contours.ts'
import { box, disc, pierced } from './shapes.ts'

test('forms apart from each other, with or without holes, are one outline', () => {
  expect(hasNoOverlap(disc(20, 20, 10))).toBe(true)
  expect(hasNoOverlap([...disc(20, 20, 10), ...disc(60, 20, 10)])).toBe(true)
  expect(hasNoOverlap(pierced(disc(20, 20, 15), disc(20, 20, 5)))).toBe(true)
  expect(hasNoOverlap(pierced(box(0, 0, 40, 90), [...disc(20, 20, 10), ...disc(20, 60, 10)]))).toBe(true)
})

test('what lies on something else, or runs the wrong way, has to be joined', () => {
  expect(hasNoOverlap([...disc(20, 20, 15), ...box(10, 30, 60, 40)])).toBe(false)
  expect(hasNoOverlap([...disc(20, 20, 15), ...disc(20, 20, 5)])).toBe(false)
  expect(hasNoOverlap(pierced([], disc(20, 20, 5)))).toBe(false)
  expect(hasNoOverlap(pierced(disc(20, 20, 15), disc(60, 20, 5)))).toBe(false)
})
