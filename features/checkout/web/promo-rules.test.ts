import { describe, expect, test } from 'vitest'
import { appliedText, codeToSend, discountOf, IDLE, promoOf, UNCHECKED, VALIDATING } from './promo-rules.ts'

const VALID = promoOf({ valid: true, discount: 20, discountType: 'percentage' })

test('a valid code says what it takes off', () => {
  expect(discountOf(VALID)).toEqual({ discount: 20, discountType: 'percentage' })
  expect(appliedText({ discount: 20, discountType: 'percentage' })).toBe('20% off applied!')
  expect(appliedText({ discount: 150, discountType: 'fixed' })).toBe('$1.50 off applied!')
})

test('anything but a percentage is an amount in cents', () => {
  expect(discountOf(promoOf({ valid: true, discount: 150 }))).toEqual({
    discount: 150,
    discountType: 'fixed',
  })
})

test('a refused one says why, in the server’s words or ours', () => {
  expect(promoOf({ valid: false, reason: 'This promo code has expired.' })).toEqual({
    state: 'invalid',
    reason: 'This promo code has expired.',
  })
  expect(promoOf({ valid: false })).toEqual({ state: 'invalid', reason: 'Invalid promo code' })
})

test('when nobody could check it that is said', () => {
  expect(UNCHECKED).toEqual({ state: 'unchecked', reason: 'Failed to validate promo code' })
})

describe('what goes along with the order', () => {
  test('a code that was not refused, trimmed and in upper case', () => {
    for (const promo of [IDLE, VALIDATING, VALID, UNCHECKED])
      expect(codeToSend(' draft20 ', promo)).toBe('DRAFT20')
  })

  test('nothing when it was refused or nothing was typed', () => {
    expect(codeToSend('OLD', promoOf({ valid: false }))).toBeUndefined()
    expect(codeToSend('  ', IDLE)).toBeUndefined()
  })
})
