import { expect, test } from 'vitest'
import { placedDimensions } from './dimension-data.ts'
import { headerName } from './header-name.ts'

const across = (x1: number, x2: number, label: string) => ({
  from: [x1, 60] as [number, number],
  to: [x2, 60] as [number, number],
  label,
})

test('the longer of two measures stands farther out', () => {
  const placed = placedDimensions([across(11, 109, '98 u'), across(11, 20, '9')])
  expect(placed.map(({ label, level }) => [label, level])).toEqual([
    ['9', 0],
    ['98 u', 1],
  ])
})

test('measures side by side share a line', () => {
  const placed = placedDimensions([across(11, 39, '28 u'), across(39, 46, '7')])
  expect(placed.map(({ level }) => level)).toEqual([0, 0])
})

test('a label longer than its measure keeps its neighbour away', () => {
  const placed = placedDimensions([across(39, 46, 'gap of 7 units'), across(46, 74, '28 u')])
  expect(placed.map(({ level }) => level)).toEqual([0, 1])
})

test('at most three are drawn, and slanted ones in their place', () => {
  const slanted = { from: [60, 60] as [number, number], to: [90, 30] as [number, number], label: 'r 42' }
  const placed = placedDimensions([slanted, across(0, 9, 'a'), across(20, 30, 'b'), across(40, 50, 'c')])
  expect(placed.map(({ kind }) => kind).sort()).toEqual(['across', 'across', 'slanted'])
})

test('a name is cut where the header ends, sooner in wide signs', () => {
  expect(headerName('Larder & Loaf', 30)).toBe('Larder & Loaf')
  expect(headerName('a'.repeat(40), 30)).toBe(`${'a'.repeat(30)}…`)
  expect([...headerName('東'.repeat(40), 30)]).toHaveLength(18)
})
