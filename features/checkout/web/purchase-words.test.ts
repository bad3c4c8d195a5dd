import { expect, test } from 'vitest'
import { CallError } from '#kit/call.ts'
import { NoCheckoutUrl, purchaseFailure } from './purchase-words.ts'

const failed = (description: string) => ({ title: 'Purchase Failed', description })

test('a refusal is told in the server’s words, or in ours', () => {
  expect(purchaseFailure(new CallError(400, '{"error":"This promo code has expired."}'))).toEqual(
    failed('This promo code has expired.'),
  )
  expect(purchaseFailure(new CallError(502, 'Bad Gateway'))).toEqual(
    failed('Failed to create checkout session'),
  )
})

test('an answer without an address, and anything else', () => {
  expect(purchaseFailure(new NoCheckoutUrl())).toEqual(failed('No checkout URL received'))
  expect(purchaseFailure(new SyntaxError('Unexpected token'))).toEqual(
    failed('An error occurred while processing your purchase.'),
  )
})

test('when nobody answers', () => {
  expect(purchaseFailure(new TypeError('Failed to fetch'))).toEqual({
    title: 'Checkout Error',
    description: 'Failed to create checkout session. Please try again.',
  })
})
