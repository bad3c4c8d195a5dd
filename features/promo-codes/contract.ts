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
