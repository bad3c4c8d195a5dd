import { expect, test } from 'vitest'
import {
  pointText,
  ROLE_NAMES,
  roleIn,
  roleOptions,
  withPoints,
  withRole,
} from '#features/understanding/web/public.ts'
import type { ReadFigure, ReadingPoint } from '../../contract.ts'
import { changedFigures } from '../changes.ts'
import { UNTOUCHED } from '../state/sheet.ts'
import { correctionsIn } from './reading.ts'

const point = (id: ReadingPoint['id'], original: string): ReadingPoint => ({
  id,
  original,
  value: original,
  edited: false,
  basis: 'said',
  evidence: [],
})
const read = [point('country', 'IE'), point('currency', 'EUR'), point('mechanism', 'product-sale')]
const rent: ReadFigure = {
  field: 'additionalContext',
  start: 8,
  quote: '€1,200 a month',
  role: 'rent',
  original: 'rent',
  edited: false,
  isUsed: true,
  instead: 'price',
}

test('points are put right one by one, and taken back to nothing', () => {
  const first = withPoints(undefined, { points: { mechanism: 'course', payer: 'offices' }, reset: [], read })
  expect(first).toEqual({ mechanisms: ['course'], payer: 'offices' })
  expect(correctionsIn({ ...UNTOUCHED, ...(first && { reading: first }) })).toEqual({
    mechanism: 'course',
    payer: 'offices',
  })
  const second = withPoints(first, { points: {}, reset: ['mechanism'], read })
  expect(second).toEqual({ payer: 'offices' })
  expect(withPoints(second, { points: {}, reset: ['payer'], read })).toBeUndefined()
})

test('another country goes on in the old money only when that is said', () => {
  const there = withPoints(undefined, { points: { country: 'GB' }, reset: [], read })
  expect(there).toEqual({ country: 'GB', currency: 'EUR' })
  expect(withPoints(there, { points: {}, reset: ['country'], read })).toBeUndefined()
  expect(withPoints(undefined, { points: { country: 'GB', currency: 'GBP' }, reset: [], read })).toEqual({
    country: 'GB',
    currency: 'GBP',
  })
})

test('a figure is taken for something else, and back; an unsure one counts when it is confirmed', () => {
  const once = withRole({ payer: 'offices' }, rent, 'price')
  expect(once).toEqual({
    payer: 'offices',
    figures: [{ field: 'additionalContext', start: 8, quote: '€1,200 a month', role: 'price' }],
  })
  expect(roleIn(once, rent)).toBe('price')
  expect(withRole(once, rent, 'rent')).toEqual({ payer: 'offices' })
  expect(withRole(once, rent)).toEqual({ payer: 'offices' })
  expect(withRole(undefined, { ...rent, isUsed: false }, 'rent')?.figures).toHaveLength(1)
})

test('what differs is said in words', () => {
  const reading = withRole({ payer: 'offices' }, rent, 'price')
  const after = { ...UNTOUCHED, ...(reading && { reading }) }
  const words = {
    levers: [],
    currency: 'EUR',
    name: (id: Parameters<typeof pointText>[0], value: string) => pointText(id, value, []),
  }
  expect(changedFigures(UNTOUCHED, after, words)).toEqual([
    { id: 'payer', label: 'Who pays', before: 'as we understood it', after: 'offices' },
    {
      id: 'additionalContext-8',
      label: '“€1,200 a month”',
      before: 'as we understood it',
      after: 'Your price',
    },
  ])
})

test('the likeliest roles come first, and after them that it is not used', () => {
  const options = roleOptions(['rent', 'price']).map(({ value }) => value)
  expect(options.slice(0, 3)).toEqual(['rent', 'price', 'other'])
  expect(new Set(options).size).toBe(Object.keys(ROLE_NAMES).length)
})
