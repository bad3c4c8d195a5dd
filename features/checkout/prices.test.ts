import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Discount, dollars, PACKS, payable } from './prices.ts'

const price = fc.oneof(
  fc.constantFrom(...Object.values(PACKS).map(({ priceCents }) => priceCents)),
  fc.integer({ min: 0, max: 10_000_000 }),
)
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ discountType: fc.constant('percentage' as const), discount: fc.nat(150) }),
  fc.record({ discountType: fc.constant('fixed' as const), discount: fc.nat(20_000_000) }),
)
const percent = (discount: number): Discount => ({ discountType: 'percentage', discount })
const fixed = (discount: number): Discount => ({ discountType: 'fixed', discount })

test('the packs cost what is advertised', () => {
  expect(PACKS.single).toMatchObject({ priceCents: 99, quantity: 1 })
  expect(PACKS.fivePack).toMatchObject({
    priceCents: 300,
    quantity: 5,
    saving: 'Save 40%',
    mostPopular: true,
  })
  expect(PACKS.tenPack).toMatchObject({ priceCents: 500, quantity: 10, saving: 'Save 50%' })
  expect([99, 240, 50, 100_000].map(dollars)).toEqual(['$0.99', '$2.40', '$0.50', '$1000.00'])
})

test.each([
  [99, percent(50), { cents: 50, belowMinimum: false }],
  [99, percent(51), { cents: 0, belowMinimum: true }],
  [99, percent(100), { cents: 0, belowMinimum: false }],
  [300, percent(20), { cents: 240, belowMinimum: false }],
  [99, fixed(49), { cents: 50, belowMinimum: false }],
  [99, fixed(50), { cents: 0, belowMinimum: true }],
  [99, fixed(99), { cents: 0, belowMinimum: false }],
  [99, fixed(10_000), { cents: 0, belowMinimum: false }],
  [99, undefined, { cents: 99, belowMinimum: false }],
])('%d with %j is %j', (cents, given, expected) => {
  expect(payable(cents, given)).toEqual(expected)
})

test('never negative, never more than the price, and never what no card can pay', () => {
  fc.assert(
    fc.property(price, discount, (cents, given) => {
      const result = payable(cents, given)
      expect(Number.isSafeInteger(result.cents)).toBe(true)
      expect(result.cents === 0 || result.cents >= 50).toBe(true)
      expect(result.cents).toBeLessThanOrEqual(cents)
      if (result.belowMinimum) expect(result.cents).toBe(0)
    }),
  )
})

test('a larger discount never costs more', () => {
  fc.assert(
    fc.property(price, discount, fc.nat(100), (cents, given, more) => {
      const larger = { ...given, discount: given.discount + more }
      expect(payable(cents, larger).cents).toBeLessThanOrEqual(payable(cents, given).cents)
    }),
  )
})

test('percent are rounded half up to the cent, exactly', () => {
  fc.assert(
    fc.property(price, fc.nat(100), (cents, given) => {
      // 2 × the exact hundredths, plus one half, in whole numbers of any size.
      const exact = (BigInt(cents) * BigInt(100 - given) * 2n + 100n) / 200n
      const { cents: result, belowMinimum } = payable(cents, percent(given))
      expect(belowMinimum).toBe(exact > 0n && exact < 50n)
      expect(BigInt(result)).toBe(exact < 50n ? 0n : exact)
    }),
  )
})

test('so are hundredths of a percent', () => {
  expect(payable(300, percent(12.5)).cents).toBe(263)
  expect(payable(500, percent(33.33)).cents).toBe(333)
  expect(payable(300, percent(0.01)).cents).toBe(300)
  fc.assert(
    fc.property(price, fc.nat(10_000), (cents, hundredths) => {
      const exact = (BigInt(cents) * BigInt(10_000 - hundredths) * 2n + 10_000n) / 20_000n
      expect(BigInt(payable(cents, percent(hundredths / 100)).cents)).toBe(exact < 50n ? 0n : exact)
    }),
  )
})

test('all of it off, or more, is free, and not for the card’s sake', () => {
  fc.assert(
    fc.property(price, fc.nat(1_000), (cents, more) => {
      const free = { cents: 0, belowMinimum: false }
      expect(payable(cents, percent(100 + more))).toEqual(free)
      expect(payable(cents, fixed(cents + more))).toEqual(free)
    }),
  )
})
