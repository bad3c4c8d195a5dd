import { expect, test } from 'vitest'
import { isSecret, type PromoCode, refusal } from './rules.ts'

const CODE: PromoCode = {
  id: 'x',
  code: 'DRAFT20',
  description: '',
  discountType: 'percentage',
  discountValue: 20,
  maxUses: null,
  currentUses: 0,
  reservedUses: 0,
  validFrom: null,
  validUntil: null,
  usageLimit: null,
  allowedEmails: null,
  environment: 'prod',
  isActive: true,
  createdAt: new Date(),
  endedAt: null,
}
const ASKING = { usedByThem: 0, heldByThem: 0, today: '2026-11-15' }
const why = (code: Partial<PromoCode>, asking: object = {}) =>
  refusal({ ...CODE, ...code }, { ...ASKING, ...asking })

test('a code without limits works for everybody', () => {
  expect(why({})).toBeUndefined()
})

test('both days count, the first and the last', () => {
  const week = { validFrom: '2026-11-10', validUntil: '2026-11-16' }
  expect(why(week, { today: '2026-11-09' })).toBe('This promo code is not valid yet.')
  for (const today of ['2026-11-10', '2026-11-16']) expect(why(week, { today })).toBeUndefined()
  expect(why(week, { today: '2026-11-17' })).toBe('This promo code has expired.')
})

test('used up: places that are kept for open orders count', () => {
  const over = 'This promo code has been used up.'
  expect(why({ maxUses: 3, currentUses: 2 })).toBeUndefined()
  expect(why({ maxUses: 3, currentUses: 3 })).toBe(over)
  expect(why({ maxUses: 3, currentUses: 1, reservedUses: 2 })).toBe(over)
  expect(why({ maxUses: 0 })).toBe(over)
})

test('a place that they hold themselves does not stand in their way', () => {
  expect(why({ maxUses: 3, currentUses: 2, reservedUses: 1 }, { heldByThem: 1 })).toBeUndefined()
})

test('for certain addresses: theirs, another’s, none yet, and one that is only claimed', () => {
  const closed = { allowedEmails: ['mara@example.com'] }
  expect(why(closed, { email: 'mara@example.com' })).toBeUndefined()
  expect(why(closed, { email: 'eve@example.com' })).toBe('This promo code is not for this email address.')
  expect(why(closed)).toBeUndefined()
  expect(why(closed, { email: 'mara@example.com', unproved: true })).toBe(
    'Please confirm your email address to use this promo code.',
  )
})

test('so often per person', () => {
  expect(why({ usageLimit: 2 }, { usedByThem: 1 })).toBeUndefined()
  expect(why({ usageLimit: 2 }, { usedByThem: 2 })).toBe('You have already used this promo code.')
  expect(why({ usageLimit: 0 })).toBe('You have already used this promo code.')
})

test.each([
  [{}, true, false],
  [{}, false, false],
  [{ environment: 'test' as const }, true, false],
  [{ environment: 'test' as const }, false, true],
  [{ isActive: false }, true, true],
  [{ endedAt: new Date() }, true, true],
])('%j with play money %j is secret: %j', (code, testMoney, secret) => {
  expect(isSecret({ ...CODE, ...code }, { testMoney })).toBe(secret)
})
