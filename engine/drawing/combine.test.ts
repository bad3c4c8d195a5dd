import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shared, united, without } from './combine.ts'
import type { Command } from './drawing.ts'
import { segmentsOf, windingOf } from './segments.ts'
import {
  band,
  box,
  disc,
  extentOf,
  type Point,
  pierced,
  regular,
  shifted,
  turningOf,
  withoutSpecks,
} from './shapes.ts'

const isIn = (path: readonly Command[], point: Point) => windingOf(segmentsOf(path), point) !== 0

const tenths = (from: number, to: number) =>
  fc.integer({ min: from * 10, max: to * 10 }).map((value) => value / 10)
const form = fc.oneof(
  fc.tuple(tenths(0, 80), tenths(0, 80), tenths(10, 40)).map(([x, y, r]) => disc(x, y, r)),
  fc.tuple(tenths(0, 80), tenths(0, 80), tenths(10, 40)).map(([x, y, side]) => box(x, y, x + side, y + side)),
  fc
    .tuple(tenths(0, 80), tenths(0, 80), fc.integer({ min: 3, max: 9 }))
    .map(([x, y, n]) => regular(x, y, 30, n)),
  fc.tuple(tenths(0, 80), tenths(0, 80), tenths(90, 340)).map(([x, y, to]) => band(x, y, 15, 34, 0, to)),
)
// A grid that no edge above lies on.
const grid: Point[] = Array.from(
  { length: 400 },
  (_, i): Point => [(i % 20) * 7.03 - 30.047, Math.floor(i / 20) * 7.03 - 30.047],
)

test('what is inside after combining is what should be', () => {
  fc.assert(
    fc.property(form, form, (a, b) => {
      const results = [united(a, b), without(a, b), shared(a, b)]
      const wrong = grid.filter((point) => {
        const [inA, inB] = [isIn(a, point), isIn(b, point)]
        const wanted = [inA || inB, inA && !inB, inA && inB]
        return results.some((path, index) => isIn(path, point) !== wanted[index])
      })
      // A point within a hundredth of an edge may fall on either side.
      expect(wrong.length).toBeLessThan(2)
    }),
    { numRuns: 60 },
  )
})

test('a corner that all but touches an edge is cut where it crosses it', () => {
  const [form, square] = [regular(13.7, 0, 30, 9), box(0, 0, 39.7, 39.7)]
  const wrong = grid.filter(
    (point) => isIn(united(form, square), point) !== (isIn(form, point) || isIn(square, point)),
  )
  expect(wrong).toEqual([])
})

test('forms that share an edge become one without a seam', () => {
  expect(united(box(0, 0, 10, 10), box(10, 0, 20, 10))).toHaveLength(5)
  expect(without(box(0, 0, 10, 10), box(0, 0, 10, 10))).toEqual([])
})

test('curves stay curves', () => {
  const half = shared(disc(50, 50, 40), box(0, 0, 100, 50))
  expect(half.filter(([letter]) => letter === 'C')).toHaveLength(2)
  expect(extentOf(half)).toMatchObject({ top: 10, bottom: 50 })
})

test('outer edges run clockwise, holes the other way', () => {
  const ring = without(disc(50, 50, 40), disc(50, 50, 20))
  expect(ring).toHaveLength(12)
  expect(turningOf(ring.slice(0, 6))).toBeGreaterThan(0)
  expect(turningOf(ring.slice(6))).toBeLessThan(0)
  const same = pierced(disc(50, 50, 40), disc(50, 50, 20))
  for (const point of grid) expect(isIn(same, point)).toBe(isIn(ring, point))
})

test('what a cut leaves over can be swept away', () => {
  const large = box(0, 0, 20, 20)
  expect(withoutSpecks([...large, ...shifted(box(0, 0, 1, 30), 40, 0)], 6)).toEqual(large)
})
