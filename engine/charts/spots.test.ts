import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOf, cross, grown, isInside, overlap, type Point, segmentsOf, touches } from './boxes.ts'
import { label } from './pens.ts'
import { spotNear, spread } from './spots.ts'

const bounds = { left: 0, right: 300, top: 0, bottom: 120 }

test('a segment touches a box that it ends in, crosses or lies along', () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 }
  const at = (x1: number, y1: number, x2: number, y2: number) =>
    touches(
      [
        [x1, y1],
        [x2, y2],
      ],
      box,
    )
  expect(at(0, 15, 30, 15)).toBe(true)
  expect(at(12, 12, 14, 14)).toBe(true)
  expect(at(0, 0, 15, 15)).toBe(true)
  expect(at(0, 25, 30, 25)).toBe(false)
  expect(at(0, 22, 8, 30)).toBe(false)
  expect(at(15, 0, 15, 9)).toBe(false)
})

test('a label finds a free spot beside its point, or none', () => {
  const series = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 36, maxLength: 36 })
  fc.assert(
    fc.property(series, fc.integer({ min: 0, max: 35 }), (values, index) => {
      const points = values.map((value, i): Point => [(i / 35) * 300, value])
      const point = points[index] ?? [0, 0]
      const lines = segmentsOf(points)
      const taken = boxOf(label('Break-even, month 9', [150, 30]))
      const spot = spotNear(point, label('Lowest: €8.7k in month 8', point), {
        bounds,
        boxes: [taken],
        lines,
        events: [],
        faint: [],
      })
      if (!spot) return
      const box = boxOf(spot.label)
      expect(isInside(box, bounds)).toBe(true)
      expect(overlap(box, taken)).toBe(false)
      expect(lines.some((line) => touches(line, grown(box, 2)))).toBe(false)
      if (!spot.leader) return
      const away = spot.leader
      const crossed = lines.filter((line) => !line.includes(point) && cross(away, line))
      expect(
        crossed.filter(
          (line) =>
            !touches(line, grown({ left: point[0], right: point[0], top: point[1], bottom: point[1] }, 5)),
        ),
      ).toEqual([])
    }),
  )
})

test('on an empty ground there is always a spot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 120 }), (x, y) => {
      const where = { bounds, boxes: [], lines: [], events: [], faint: [] }
      expect(spotNear([x, y], label('Lowest: €8.7k', [x, y]), where)).toBeDefined()
    }),
  )
})

test('spread labels keep their order, their distance and their bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 }), (wanted) => {
      const placed = spread(wanted, 20, 0, 200)
      const sorted = placed.toSorted((a, b) => a - b)
      sorted.forEach((y, i) => {
        expect(y).toBeGreaterThanOrEqual(10 - 1e-9)
        expect(y).toBeLessThanOrEqual(190 + 1e-9)
        if (i > 0) expect(y - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9)
      })
      wanted.forEach((one, i) => {
        wanted.forEach((other, k) => {
          if (one < other) expect(placed[i] ?? 0).toBeLessThan(placed[k] ?? 0)
        })
      })
    }),
  )
  expect(spread([50, 100], 20, 0, 200)).toEqual([50, 100])
})
