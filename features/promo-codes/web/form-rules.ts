// The form as it is typed, and what is sent of it. Pure.
import type { z } from 'zod'
import { dollars, PACKS, payable } from '#features/checkout/web/public.ts'
import { type PromoCode, promoCodeForm, relatedFaults } from '../contract.ts'

export interface Typed {
  code: string
  description: string
  discountType: 'percentage' | 'fixed'
  discountValue: string
  maxUses: string
  usageLimit: string
  validFrom: string
  validUntil: string
  allowedEmails: string
  environment: 'test' | 'prod'
  isActive: boolean
}

export const EMPTY: Typed = {
  code: '',
  description: '',
  discountType: 'percentage',
  discountValue: '',
  maxUses: '',
  usageLimit: '',
  validFrom: '',
  validUntil: '',
  allowedEmails: '',
  environment: 'prod',
  isActive: true,
}

export function typedOf(code: PromoCode): Typed {
  const { description, discountType, environment, isActive } = code
  return {
    ...{ code: code.code, description, discountType, environment, isActive },
    discountValue: discountType === 'fixed' ? (code.discountValue / 100).toFixed(2) : `${code.discountValue}`,
    maxUses: `${code.maxUses ?? ''}`,
    usageLimit: `${code.usageLimit ?? ''}`,
    validFrom: code.validFrom ?? '',
    validUntil: code.validUntil ?? '',
    allowedEmails: code.allowedEmails?.join(', ') ?? '',
  }
}

export type Body = z.input<typeof promoCodeForm>

/** Blank is none; what is no number is left for the rules to say. */
const number = (text: string) => (text.trim() === '' ? null : Number(text))

/** Dollars are typed and cents are sent. Half a cent stays half a cent, for the rules to refuse. */
function discountOf({ discountType, discountValue }: Typed): number | null {
  const given = number(discountValue)
  return given === null || discountType === 'percentage' ? given : Number((given * 100).toFixed(6))
}

export function bodyOf(typed: Typed): Body {
  const { maxUses, usageLimit, ...text } = typed
  return {
    ...text,
    discountValue: discountOf(typed) as number,
    maxUses: number(maxUses),
    usageLimit: number(usageLimit),
  }
}

/** Only what was changed: another window may have changed the rest. */
export function changesOf(start: Typed, typed: Typed): Partial<Body> {
  const former = bodyOf(start)
  return Object.fromEntries(
    Object.entries(bodyOf(typed)).filter(([name, value]) => former[name as keyof Body] !== value),
  )
}

export type Faults = Partial<Record<keyof Typed, string>>

/** The same rules as the server's, so that a fault shows where it was typed. */
export function faultsOf(typed: Typed): Faults {
  const body = bodyOf(typed)
  const faults: Faults = {}
  // What one field says of another is looked at even while a third is still blank.
  const issues = promoCodeForm.safeParse(body).error?.issues ?? []
  for (const { path, message } of [...issues, ...relatedFaultsOf(body, typed)])
    faults[(Array.isArray(path) ? path[0] : path) as keyof Typed] ??= message
  return faults
}

const relatedFaultsOf = ({ discountValue }: Body, { discountType, validFrom, validUntil }: Typed) =>
  relatedFaults({
    discountType,
    discountValue: Number.isFinite(discountValue) ? discountValue : 0,
    validFrom: validFrom || null,
    validUntil: validUntil || null,
  })

/** Of the faults that are shown those that are still there; a field that is being typed in is not judged yet. */
export function remainingFaults(shown: Faults, typed: Typed, changed: (keyof Typed)[]): Faults {
  const found = faultsOf(typed)
  const names = Object.keys(shown) as (keyof Typed)[]
  return Object.fromEntries(
    names.filter((name) => found[name] && !changed.includes(name)).map((name) => [name, found[name]]),
  )
}

/** What buyers would pay, for the owner to see before it is too late: 'Single $0.79, Starter Pack $2.40, …'. */
export function effectOf(typed: Typed): string | undefined {
  const { discountType } = typed
  const discount = discountOf(typed)
  if (discount === null || faultsOf(typed).discountValue) return undefined
  const prices = Object.values(PACKS).map(({ name, priceCents }) => {
    const { cents } = payable(priceCents, { discount, discountType })
    return `${name} ${cents === 0 ? 'free' : dollars(cents)}`
  })
  return prices.join(', ')
}
