import { expect, test } from 'vitest'
import { readingCorrections } from './corrections.ts'
import { readingCorrectionsOf } from './former-corrections.ts'
import { BUSINESS_MODELS } from './understanding.ts'

test('what has a counterpart is carried over, and the rest is left out', () => {
  expect(
    readingCorrectionsOf({
      country: 'CA',
      locality: 'Guelph',
      currency: 'CAD',
      model: 'education',
      sells: 'to-businesses',
      buyer: 'office managers',
      user: 'their staff',
      offer: 'a bread club',
    }),
  ).toEqual({
    country: 'CA',
    locality: 'Guelph',
    currency: 'CAD',
    mechanisms: ['course'],
    payer: 'office managers',
    user: 'their staff',
    offer: 'a bread club',
  })
  expect(readingCorrectionsOf({ sells: 'to-both' })).toEqual({})
})

test('every business model has a way of earning that a reading can be put right with', () => {
  for (const model of BUSINESS_MODELS)
    expect(readingCorrections.safeParse(readingCorrectionsOf({ model })).success, model).toBe(true)
})
