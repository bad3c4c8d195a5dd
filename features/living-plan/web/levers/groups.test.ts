import { expect, test } from 'vitest'
import type { Lever } from '#engine/plan/levers.ts'
import { distinct, groupsOf } from './groups.ts'

const lever = (id: string, given: Partial<Lever>): Lever => ({
  id,
  label: id,
  group: 'other',
  value: 1,
  text: '1',
  original: { value: 1, text: '1' },
  kind: 'count',
  bounds: { low: 0, high: 9, step: 1 },
  basis: 'assumption',
  because: 'a guess',
  edited: false,
  ...given,
})

const LEVERS = [
  lever('rent', { label: 'Rent', group: 'costs', because: 'a census of streets' }),
  lever('fact-1', { label: 'Price', group: 'price', basis: 'founder', because: '€690' }),
  lever('fact-2', { label: 'Price', group: 'price', basis: 'founder', because: '€49 a month' }),
]

test('groups come in their order, without empty ones, and names are told apart', () => {
  expect(
    groupsOf(distinct(LEVERS)).map(({ title, levers }) => [title, levers.map(({ label }) => label)]),
  ).toEqual([
    ['Price', ['Price: €690', 'Price: €49 a month']],
    ['Costs', ['Rent']],
  ])
})

test('words find what has all of them, in its name or its reason', () => {
  expect(groupsOf(LEVERS, 'census RENT').map(({ title }) => title)).toEqual(['Costs'])
  expect(groupsOf(LEVERS, 'nothing')).toEqual([])
})
