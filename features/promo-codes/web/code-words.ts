// What the owner reads about a code. Pure.

import { dollars } from '#features/checkout/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import type { BadgeKind } from '#web/ui/badge.tsx'
import type { PromoCode } from '../contract.ts'

const SHOWN_EMAILS = 3

export function discountText({
  discountType,
  discountValue,
}: Pick<PromoCode, 'discountType' | 'discountValue'>) {
  return discountType === 'percentage' ? `${discountValue}%` : dollars(discountValue)
}

/** '148 / 500', with ∞ where there is no end to it. */
export function usesText({ currentUses, maxUses }: Pick<PromoCode, 'currentUses' | 'maxUses'>): string {
  return `${currentUses.toLocaleString('en-US')} / ${maxUses?.toLocaleString('en-US') ?? '∞'}`
}

/** The first three, and how many more there are. */
export function shownEmails(allowed: string[] | null): { emails: string[]; more: string | undefined } {
  const emails = allowed ?? []
  const left = emails.length - SHOWN_EMAILS
  return { emails: emails.slice(0, SHOWN_EMAILS), more: left > 0 ? `+${left} more` : undefined }
}

type Standing = Pick<
  PromoCode,
  'isActive' | 'endedAt' | 'validFrom' | 'validUntil' | 'maxUses' | 'currentUses'
>

/** `today` in UTC, as the server counts days. */
export function statusOf(code: Standing, today: string): { label: string; kind: BadgeKind } {
  if (code.endedAt) return { label: 'ended', kind: 'neutral' }
  if (!code.isActive) return { label: 'inactive', kind: 'neutral' }
  if (code.validUntil && today > code.validUntil) return { label: 'expired', kind: 'warn' }
  if (code.maxUses !== null && code.currentUses >= code.maxUses) return { label: 'used up', kind: 'warn' }
  if (code.validFrom && today < code.validFrom) return { label: 'not yet valid', kind: 'info' }
  return { label: 'active', kind: 'ok' }
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`))

/** 'Nov 20, 2026 – Dec 31, 2026', 'From Nov 20, 2026', 'Dec 31, 2026' or 'No end'. */
export function validText({ validFrom, validUntil }: Pick<PromoCode, 'validFrom' | 'validUntil'>): string {
  if (validFrom && validUntil) return `${dayText(validFrom)} – ${dayText(validUntil)}`
  if (validFrom) return `From ${dayText(validFrom)}`
  return validUntil ? dayText(validUntil) : 'No end'
}

/** Whether deleting it will only end it, as far as can be seen from here. */
export function whatDeletingDoes({ code, currentUses, reservedUses }: PromoCode): string {
  const used = currentUses + reservedUses
  if (used === 0) return `${code} is deleted for good.`
  const times = used === 1 ? 'once' : `${used} times`
  return `${code} was used ${times}, so it ends instead: nobody can use it any more, and the orders that used it still name it.`
}

export const SAVED = { create: 'Promo Code Created', update: 'Promo Code Updated' }

const REFUSED = {
  create: ['Creation Failed', 'Failed to create promo code.'],
  update: ['Update Failed', 'Failed to update promo code.'],
} as const

/** In the server's words, or ours where it has none. */
export function refusal(what: keyof typeof REFUSED, error: unknown): { title: string; description: string } {
  const [title, otherwise] = REFUSED[what]
  return { title, description: sentenceOf(error, otherwise) }
}
