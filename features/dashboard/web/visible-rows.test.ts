import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleRows } from './visible-rows.ts'

const rows = (top: number, count = 10_000) => visibleRows({ top, windowHeight: 800, rowHeight: 80, count })

test('the beginning, the middle and the end of ten thousand rows', () => {
  expect(rows(300)).toEqual({ first: 0, end: 16 })
  expect(rows(-400_000)).toEqual({ first: 4_992, end: 5_020 })
  expect(rows(-799_500)).toEqual({ first: 9_984, end: 10_000 })
  expect(rows(0, 0)).toEqual({ first: 0, end: 0 })
})

test('whatever is in sight is drawn, and never much more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -900_000, max: 2_000 }),
      fc.integer({ min: 300, max: 2_000 }),
      fc.integer({ min: 40, max: 200 }),
      fc.nat({ max: 20_000 }),
      (top, windowHeight, rowHeight, count) => {
        const { first, end } = visibleRows({ top, windowHeight, rowHeight, count })
        expect(first).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(count)
        expect(end - first).toBeLessThanOrEqual(Math.ceil(windowHeight / rowHeight) + 26)
        for (let row = 0; row < count; row += 37) {
          const y = top + row * rowHeight
          if (y + rowHeight > 0 && y < windowHeight) expect(row >= first && row < end).toBe(true)
        }
      },
    ),
  )
})
