// What the promo field knows and says. Pure.
import { type Discount, dollars } from '../prices.ts'

export type Promo =
  | { state: 'idle' }
  | { state: 'validating' }
  | { state: 'valid'; discount: Discount }
  | { state: 'invalid'; reason: string }
  /** Nobody could say: it may be right, and the order will tell. */
  | { state: 'unchecked'; reason: string }

interface Answered {
  valid: boolean
  discount?: number | undefined
  discountType?: 'percentage' | 'fixed' | undefined
  reason?: string | undefined
}

export const IDLE: Promo = { state: 'idle' }
export const VALIDATING: Promo = { state: 'validating' }
export const UNCHECKED: Promo = { state: 'unchecked', reason: 'Failed to validate promo code' }

export function shownCode(typed: string): string {
  return typed.toUpperCase()
}

export function promoOf({ valid, discount, discountType, reason }: Answered): Promo {
  if (!valid || discount === undefined) return refusedPromo(reason)
  const type = discountType === 'percentage' ? 'percentage' : 'fixed'
  return { state: 'valid', discount: { discount, discountType: type } }
}

export function refusedPromo(reason: string | undefined): Promo {
  return { state: 'invalid', reason: reason || 'Invalid promo code' }
}

export function discountOf(promo: Promo): Discount | undefined {
  return promo.state === 'valid' ? promo.discount : undefined
}

export function appliedText({ discount, discountType }: Discount): string {
  return discountType === 'percentage' ? `${discount}% off applied!` : `${dollars(discount)} off applied!`
}

/** What goes along with the order: anything that was not refused. What is still being checked, the server decides. */
export function codeToSend(typed: string, promo: Promo): string | undefined {
  const code = shownCode(typed.trim())
  return code && promo.state !== 'invalid' ? code : undefined
}
