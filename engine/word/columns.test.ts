// Columns fill the page exactly, and figures are never broken.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column } from '../plan/kit/section.ts'
import { columnWidths } from './columns.ts'
import { widthOf } from './look.ts'

const left = (head: string): Column => ({ head, align: 'left' })
const right = (head: string): Column => ({ head, align: 'right' })

test('figures keep their line, words take the rest', () => {
  const rows = [
    ['A sentence that is long enough to need two lines at least in a narrow table', '€1,743,500', '−€18,903'],
    ['Short', '€9', '€2'],
  ]
  const [words = 0, first = 0, last = 0] = columnWidths(
    [left('What'), right('Year 1'), right('Year 2')],
    rows,
    300,
    8.5,
  )
  expect(first).toBeGreaterThan(widthOf('€1,743,500', 8.5))
  expect(last).toBeGreaterThan(widthOf('−€18,903', 8.5))
  expect(words).toBeGreaterThan(first)
})

test('a short column is not wrapped for the sake of a long one', () => {
  const rows = Array.from({ length: 5 }, (_, i) => [`Day ${i + 10}`, 'word '.repeat(60)])
  expect(columnWidths([left('By'), left('Action')], rows, 480, 8.5)[0]).toBeGreaterThan(
    widthOf('Day 14', 8.5),
  )
})

test('a crowd of columns leaves the last its place', () => {
  const crowd = [...Array.from({ length: 13 }, () => left('"@ %0<0% @m0"')), right('')]
  expect(Math.min(...columnWidths(crowd, [], 487.3, 8.5))).toBeGreaterThan(0)
})

test('whatever they hold, columns fill the page and none vanishes', () => {
  const table = fc.integer({ min: 1, max: 14 }).chain((count) =>
    fc.record({
      columns: fc.array(
        fc.record({ head: fc.string(), align: fc.constantFrom('left' as const, 'right' as const) }),
        {
          minLength: count,
          maxLength: count,
        },
      ),
      rows: fc.array(fc.array(fc.string({ maxLength: 200 }), { minLength: count, maxLength: count })),
    }),
  )
  fc.assert(
    fc.property(table, ({ columns, rows }) => {
      const widths = columnWidths(columns, rows, 487.3, 8.5)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(487.3)
      expect(Math.min(...widths)).toBeGreaterThan(0)
    }),
  )
})
