import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, pathOf, roundStep, scaleOf } from './scale.ts'

const BOX = { width: 500, height: 200, top: 10, right: 10, bottom: 20, left: 40 }

test('steps are round', () => {
  expect([0.7, 1, 1.3, 2.2, 3, 7, 12, 260].map(roundStep)).toEqual([1, 1, 2, 2.5, 5, 10, 20, 500])
  expect(roundStep(0)).toBe(1)
})

test('everything has room, zero is a tick, and more is higher', () => {
  const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 36, maxLength: 36 })
  fc.assert(
    fc.property(amounts, (line) => {
      const { x, y, ticks } = scaleOf([line], BOX)
      expect(ticks.some((tick) => Math.abs(tick) < 1e-6)).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(8)
      for (const [i, amount] of line.entries()) {
        expect(y(amount)).toBeGreaterThanOrEqual(BOX.top - 0.001)
        expect(y(amount)).toBeLessThanOrEqual(BOX.height - BOX.bottom + 0.001)
        expect(x(i + 1)).toBeLessThanOrEqual(BOX.width - BOX.right + 0.001)
      }
      expect(y(Math.max(...line))).toBeLessThanOrEqual(y(Math.min(...line)))
    }),
  )
})

test('a line begins at the left edge and ends at the right one; an area comes back along zero', () => {
  const scale = scaleOf([[0, 100]], BOX)
  expect(pathOf([0, 100], scale)).toBe('M40 180L490 10')
  expect(areaOf([0, 100], scale)).toBe('M40 180L490 10L490 180L40 180Z')
})
