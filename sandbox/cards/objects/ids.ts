// Ids in the provider's form: a prefix that says what it is, and letters and digits that cannot be guessed.
import { randomInt } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

export const sessionId = () => `cs_test_a1${randomText(56)}`
export const intentId = () => `pi_${randomText(24)}`
export const chargeId = () => `ch_${randomText(24)}`
export const refundId = () => `re_${randomText(24)}`
export const disputeId = () => `dp_${randomText(24)}`
export const eventId = () => `evt_${randomText(24)}`
export const lineItemId = () => `li_${randomText(24)}`
export const priceId = () => `price_${randomText(24)}`
export const productId = () => `prod_${randomText(14)}`
export const paymentMethodId = () => `pm_${randomText(24)}`
export const requestId = () => `req_${randomText(14)}`

/** Epoch seconds, as the provider counts. */
export const now = () => Math.floor(Date.now() / 1000)
