// Whether a code works, for whom and when. Pure.
import type { promoCodes } from './tables.ts'

export type PromoCode = typeof promoCodes.$inferSelect

export interface Asking {
  /** The address it would count for, if it is known. */
  email?: string | undefined
  /** How often this person used it, or is about to. */
  usedByThem: number
  /** Whether money is play money: the sandbox, or a provider's test key. */
  testMoney: boolean
  /** In UTC: '2026-11-15'. */
  today: string
}

/** Why not, in words for the buyer; undefined when it works. */
export function refusal(promo: PromoCode | undefined, asking: Asking): string | undefined {
  if (!promo?.isActive || promo.endedAt) return 'Invalid promo code'
  if (promo.environment === 'test' && !asking.testMoney) return 'Invalid promo code'
  if (promo.validFrom && asking.today < promo.validFrom) return 'This promo code is not valid yet.'
  if (promo.validUntil && asking.today > promo.validUntil) return 'This promo code has expired.'
  if (isUsedUp(promo)) return 'This promo code has been used up.'
  if (promo.allowedEmails && asking.email && !promo.allowedEmails.includes(asking.email))
    return 'This promo code is not for this email address.'
  if (promo.usageLimit !== null && asking.usedByThem >= promo.usageLimit)
    return 'You have already used this promo code.'
  return undefined
}

function isUsedUp({ maxUses, currentUses, reservedUses }: PromoCode): boolean {
  return maxUses !== null && currentUses + reservedUses >= maxUses
}
