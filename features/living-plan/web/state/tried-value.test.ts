import { expect, test } from 'vitest'
import { triedIn } from './tried-value.ts'

test('a value is taken over only whole: what is none changes nothing', () => {
  expect(triedIn({ triedValue: { id: 'visits', value: 4 } })).toEqual({ id: 'visits', value: 4 })
  for (const state of [
    null,
    undefined,
    'visits',
    {},
    { triedValue: null },
    { triedValue: { id: 'visits' } },
    { triedValue: { id: 4, value: 4 } },
    { triedValue: { id: 'visits', value: Number.NaN } },
    { triedValue: { id: 'visits', value: '4' } },
  ])
    expect(triedIn(state)).toBeUndefined()
})
