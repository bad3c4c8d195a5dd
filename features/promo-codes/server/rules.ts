// Whether a code works, for whom and when. Pure.
import type { promoCodes } from './tables.ts'

export type PromoCode = typeof promoCodes.$inferSelect

export const INVALID = 'Invalid promo code'
export const USED_UP = 'This promo code has been used up.'

/** A code that works for nobody here is, to the buyer, one that does not exist. */
export function isSecret(
  { isActive, endedAt, environment }: Pick<PromoCode, 'isActive' | 'endedAt' | 'environment'>,
  { testMoney }: { testMoney: boolean },
): boolean {
  return !isActive || endedAt !== null || (environment === 'test' && !testMoney)
}

export interface Asking {
  /** The address it would count for, if it is known. */
  email?: string | undefined
  /** Signed in to an account that never proved its address: a code for that address is not for them. */
  unproved?: boolean | undefined
  /** How often this person used it. */
  usedByThem: number
  /** Places that they hold already, and would give up for this one. */
  heldByThem: number
  /** In UTC: '2026-11-15'. */
  today: string
}

/** Why not, in words for the buyer; undefined when it works. */
export function refusal(promo: PromoCode, asking: Asking): string | undefined {
  const { validFrom, validUntil, allowedEmails, usageLimit } = promo
  if (validFrom && asking.today < validFrom) return 'This promo code is not valid yet.'
  if (validUntil && asking.today > validUntil) return 'This promo code has expired.'
  if (isUsedUp(promo, asking.heldByThem)) return USED_UP
  if (allowedEmails && asking.unproved) return 'Please confirm your email address to use this promo code.'
  if (allowedEmails && asking.email && !allowedEmails.includes(asking.email))
    return 'This promo code is not for this email address.'
  if (usageLimit !== null && asking.usedByThem >= usageLimit) return 'You have already used this promo code.'
  return undefined
}

function isUsedUp({ maxUses, currentUses, reservedUses }: PromoCode, held: number): boolean {
  return maxUses !== null && currentUses + reservedUses - held >= maxUses
}

/** A limit that goes by address cannot be checked without one. */
export function needsAddress({ allowedEmails, usageLimit }: PromoCode): boolean {
  return allowedEmails !== null || usageLimit !== null
}

type Facts = Record<string, unknown>

/** For the audit trail, which outlives people: it counts the addresses, and names none. */
export function auditFacts({ allowedEmails, ...code }: PromoCode): Facts {
  const { description, discountType, discountValue, maxUses, usageLimit } = code
  const { validFrom, validUntil, environment, isActive } = code
  return {
    ...{ description, discountType, discountValue, maxUses, usageLimit },
    ...{ validFrom, validUntil, environment, isActive },
    allowedEmails: allowedEmails ? `${allowedEmails.length}` : null,
  }
}

/** Undefined when nothing changed. That addresses were exchanged for as many others is a change, too. */
export function changedFacts(
  before: PromoCode,
  after: PromoCode,
): { before: Facts; after: Facts } | undefined {
  const [was, is] = [auditFacts(before), auditFacts(after)]
  const others = `${before.allowedEmails}` !== `${after.allowedEmails}`
  const changed = Object.keys(is).filter((key) => was[key] !== is[key] || (key === 'allowedEmails' && others))
  if (changed.length === 0) return undefined
  const only = (facts: Facts) => Object.fromEntries(changed.map((key) => [key, facts[key]]))
  return { before: only(was), after: only(is) }
}
