// What the founder puts right wins, counts as said, and leads the rest along.
import { expect, test } from 'vitest'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { buyerIn } from './people.ts'
import { understand } from './understand.ts'

test('a corrected country brings its currency, and counts as said', () => {
  const u = understand({ ...SAMPLES.dogs }, { country: 'IE' })
  expect(u.place).toEqual({
    value: { country: 'IE' },
    evidence: [{ field: 'correction', words: 'IE' }],
    basis: 'said',
  })
  expect(u.currency.value).toBe('EUR')
  expect(u.missing).not.toContain('place')
})

test('amounts are read again under the corrected currency', () => {
  const brief = { ...SAMPLES.dogs, additionalContext: 'A walk costs $20.' }
  const price = (currency: string) =>
    understand(brief, { currency }).facts.find(({ kind }) => kind === 'price')?.amount
  expect(price('CAD')).toMatchObject({ low: 2_000, unit: 'money' })
  expect(price('CAD')).not.toHaveProperty('currency')
  // What is plainly in other money is shown, and never converted.
  expect(price('EUR')).toMatchObject({ currency: 'USD' })
})

test('another model is planned, and the one that was understood comes next', () => {
  const before = understand(SAMPLES.bakery)
  const u = understand(SAMPLES.bakery, { model: 'direct-to-consumer' })
  expect(u.model).toMatchObject({ value: 'direct-to-consumer', basis: 'said' })
  expect(u.otherModels[0]).toBe(before.model.value)
  expect(u.otherModels).not.toContain('direct-to-consumer')
})

test('buyer, offer and whom it sells to', () => {
  const u = understand(SAMPLES.bakery, {
    buyer: ' Hotel kitchens in the county. ',
    offer: 'A bread van',
    sells: 'to-businesses',
  })
  expect(u.buyer.value).toBe('hotel kitchens in the county')
  expect(u.offer.value).toBe('a bread van')
  expect(u.sells).toMatchObject({ value: 'to-businesses', basis: 'said' })
  expect(understand(SAMPLES.bakery, { buyer: 'Hotel kitchens' }).sells.value).toBe('to-businesses')
})

test('what is no correction changes nothing', () => {
  const before = understand(SAMPLES.bakery)
  for (const corrections of [{}, { country: 'XX' }, { currency: 'euro' }, { buyer: ' … ' }, { offer: '' }])
    expect(understand(SAMPLES.bakery, corrections)).toEqual(before)
  expect(understand(SAMPLES.bakery, { model: before.model.value }).model).toEqual(before.model)
})

test.each([
  ['Night-shift nurses, within ten minutes. They finish at 7am.', 'night-shift nurses'],
  ['Our customers are small hotels in Cork', 'small hotels'],
  ['We bake 48 loaves a night.', undefined],
  ['They finish at 7am.', undefined],
  ['…', undefined],
  ['x'.repeat(20_000), undefined],
])('who buys, in %s', (text, buyers) => {
  expect(buyerIn(text)).toBe(buyers)
})
