// The form as it is typed, and what is sent of it. Pure.
import type { z } from 'zod'
import { dollars, PACKS, payable } from '#features/checkout/web/public.ts'
import { type PromoCode, promoCodeForm } from '../contract.ts'

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
    discountValue: `${code.discountValue}`,
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

export function bodyOf(typed: Typed): Body {
  const { discountValue, maxUses, usageLimit, ...text } = typed
  return {
    ...text,
    discountValue: number(discountValue) as number,
    maxUses: number(maxUses),
    usageLimit: number(usageLimit),
  }
}

export type Faults = Partial<Record<keyof Typed, string>>

/** The same rules as the server's, so that a fault shows where it was typed. */
export function faultsOf(typed: Typed): Faults {
  const { error } = promoCodeForm.safeParse(bodyOf(typed))
  const faults: Faults = {}
  for (const { path, message } of error?.issues ?? []) faults[path[0] as keyof Typed] ??= message
  return faults
}

/** What buyers would pay, for the owner to see before it is too late: 'Single $0.79, Starter Pack $2.40, …'. */
export function effectOf({ discountType, discountValue }: Typed): string | undefined {
  const discount = number(discountValue)
  if (discount === null || !Number.isInteger(discount) || discount < 0) return undefined
  if (discountType === 'percentage' && discount > 100) return undefined
  const prices = Object.values(PACKS).map(({ name, priceCents }) => {
    const { cents } = payable(priceCents, { discount, discountType })
    return `${name} ${cents === 0 ? 'free' : dollars(cents)}`
  })
  return prices.join(', ')
}
