import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { emailAddress } from '#kit/fields.ts'

export const validatePromoCode = endpoint({
  method: 'POST',
  path: '/api/validate-promo-code',
  summary: 'Whether a promo code works now, and what it takes off',
  body: z.object({ code: z.string().trim().toUpperCase() }),
  reply: z.object({
    valid: z.boolean(),
    /** Percent, or cents. */
    discount: z.number().optional(),
    discountType: z.enum(['percentage', 'fixed']).optional(),
    reason: z.string().optional(),
  }),
})

/** What can be a code at all. */
export const CODE_SHAPE = /^[^\s\p{Cc}]{1,64}$/u

const MOST = 1_000_000_000
const whole = (name: string) =>
  z
    .number({ error: `${name} must be a number.` })
    .int({ error: `${name} must be a whole number.` })
    .min(0, { error: `${name} must be at least 0.` })
    .max(MOST, { error: `${name} must be at most ${MOST}.` })
const orBlank = <T extends z.ZodType>(field: T) =>
  z.preprocess((given) => (given === '' || given === undefined ? null : given), field.nullable())
const day = (name: string) => {
  const error = `${name} must be a day, such as 2026-11-15.`
  const withTime = z.iso.datetime({ error }).transform((moment) => moment.slice(0, 10))
  return orBlank(z.union([z.iso.date({ error }), withTime], { error }))
}
const addresses = z.preprocess((given) => {
  const list = typeof given === 'string' ? given.split(',') : given
  if (!Array.isArray(list)) return list ?? null
  const filled = list.filter((one) => typeof one !== 'string' || one.trim() !== '')
  return filled.length > 0 ? filled : null
}, z.array(emailAddress()).max(1000, { error: 'At most 1000 addresses can be allowed.' }).nullable())

/** A code as the owner writes it. Blank limits are none. */
export const promoCodeForm = z
  .object({
    code: z
      .string({ error: 'Please enter a code.' })
      .trim()
      .toUpperCase()
      .min(1, { error: 'Please enter a code.', abort: true })
      .regex(CODE_SHAPE, { error: 'A code has at most 64 characters and no blanks.' }),
    description: z
      .string()
      .trim()
      .max(500, { error: 'The description can have at most 500 characters.' })
      .default(''),
    discountType: z.enum(['percentage', 'fixed']).default('percentage'),
    /** Percent, or cents. */
    discountValue: whole('The discount'),
    maxUses: orBlank(whole('The number of uses')),
    validFrom: day('The first day'),
    validUntil: day('The last day'),
    usageLimit: orBlank(whole('The limit per person')),
    allowedEmails: addresses,
    environment: z.enum(['test', 'prod']).default('prod'),
    isActive: z.boolean().default(true),
  })
  .refine(({ discountType, discountValue }) => discountType !== 'percentage' || discountValue <= 100, {
    error: 'A discount in percent must be at most 100.',
    path: ['discountValue'],
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    error: 'The last day must not be before the first.',
    path: ['validUntil'],
  })

export type PromoCodeForm = z.output<typeof promoCodeForm>

/** As the owner sees it. */
const promoCode = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  discountType: z.enum(['percentage', 'fixed']),
  discountValue: z.number(),
  maxUses: z.number().nullable(),
  currentUses: z.number(),
  /** Kept for orders that are on their way to the payment page. */
  reservedUses: z.number(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  usageLimit: z.number().nullable(),
  allowedEmails: z.array(z.string()).nullable(),
  environment: z.enum(['test', 'prod']),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** Deleted after it was used: kept for the orders that name it. */
  endedAt: z.string().optional(),
  /** What orders with this code brought in, less what went back. Cents. */
  revenueCents: z.number(),
})
export type PromoCode = z.infer<typeof promoCode>

const success = z.literal(true)
const id = z.object({ id: z.string() })

export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary:
    'Owner: promo codes with their uses and revenue, newest first; with ended=true those that have ended',
  query: z.object({
    search: z.string().trim().toUpperCase().max(64).optional(),
    ended: z.enum(['true', 'false']).optional(),
    cursor: z.uuid({ error: 'This is no place in the list.' }).optional(),
  }),
  reply: z.object({ promoCodes: z.array(promoCode), nextCursor: z.string().optional() }),
})

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/api/admin/promo-codes',
  summary: 'Owner: make a promo code',
  body: promoCodeForm,
  reply: z.object({ success, promoCode }),
})

export const updatePromoCode = endpoint({
  method: 'PATCH',
  path: '/api/admin/promo-codes/:id',
  summary: 'Owner: change everything about a promo code but its name',
  params: id,
  body: promoCodeForm,
  reply: z.object({ success, promoCode }),
})

export const deletePromoCode = endpoint({
  method: 'DELETE',
  path: '/api/admin/promo-codes/:id',
  summary: 'Owner: delete a promo code. One that was used ends instead',
  params: id,
  reply: z.object({ success, outcome: z.enum(['deleted', 'ended']) }),
})
