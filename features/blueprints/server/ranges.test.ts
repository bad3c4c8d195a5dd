import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from './ranges.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['Bytes= 9-9 ', { start: 9, end: 9 }],
  ['bytes=10-', 'impossible'],
  ['bytes=10-12', 'impossible'],
  ['bytes=-0', 'impossible'],
  // As if nothing was asked.
  ['bytes=3-1', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  [`bytes=${'9'.repeat(400)}-`, undefined],
])('%j of ten bytes is %j', (range, part) => {
  expect(partOf(range, 10)).toEqual(part)
})

test('an empty file has no parts', () => {
  for (const range of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(partOf(range, 0)).toBe('impossible')
})

test('a part lies in the file, whatever is asked', () => {
  const edge = fc.oneof(fc.constant(''), fc.nat({ max: 1_000 }).map(String))
  fc.assert(
    fc.property(edge, edge, fc.nat({ max: 500 }), (from, to, size) => {
      const part = partOf(`bytes=${from}-${to}`, size)
      if (part === undefined || part === 'impossible') return
      expect(part.start).toBeGreaterThanOrEqual(0)
      expect(part.end).toBeGreaterThanOrEqual(part.start)
      expect(part.end).toBeLessThan(size)
    }),
  )
})
