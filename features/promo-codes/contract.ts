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
const amount = (name: string) =>
  z
    .number({ error: `${name} must be a number.` })
    .min(0, { error: `${name} must be at least 0.` })
    .max(MOST, { error: `${name} must be at most ${MOST}.` })
const whole = (name: string) => amount(name).int({ error: `${name} must be a whole number.` })
const isBlank = (given: unknown) => given === '' || given === undefined
/** Of a whole form: left out is none. */
const orBlank = <T extends z.ZodType>(field: T) =>
  z.preprocess((given) => (isBlank(given) ? null : given), field.nullable())
/** Of a change: left out stays. */
const orKept = <T extends z.ZodType>(field: T) =>
  z.preprocess((given) => (given === '' ? null : given), field.nullish())
const day = (name: string) => {
  const error = `${name} must be a day, such as 2026-11-15.`
  const withTime = z.iso.datetime({ error }).transform((moment) => moment.slice(0, 10))
  return z.union([z.iso.date({ error }), withTime], { error })
}
const listOf = (given: unknown) => {
  const list = typeof given === 'string' ? given.split(',') : given
  if (!Array.isArray(list)) return list
  const filled = list.filter((one) => typeof one !== 'string' || one.trim() !== '')
  return filled.length > 0 ? filled : null
}
const addresses = z.array(emailAddress()).max(1000, { error: 'At most 1000 addresses can be allowed.' })

const code = z
  .string({ error: 'Please enter a code.' })
  .trim()
  .toUpperCase()
  .min(1, { error: 'Please enter a code.', abort: true })
  .regex(CODE_SHAPE, { error: 'A code has at most 64 characters and no blanks.' })
const description = z.string().trim().max(500, { error: 'The description can have at most 500 characters.' })
const discountType = z.enum(['percentage', 'fixed'])
/** Percent, or cents. */
const discountValue = amount('The discount')
const maxUses = whole('The number of uses')
const usageLimit = whole('The limit per person')
const [validFrom, validUntil] = [day('The first day'), day('The last day')]
const environment = z.enum(['test', 'prod'])

interface Related {
  discountType: 'percentage' | 'fixed'
  discountValue: number
  validFrom: string | null
  validUntil: string | null
}

/** What one field says of another. Percent have two decimals at most, and nobody pays half a cent. */
export function relatedFaults({ discountType, discountValue, validFrom, validUntil }: Related) {
  const faults: { path: string; message: string }[] = []
  const isWhole = (number: number) => Number.isInteger(Number(number.toFixed(6)))
  const wrong = (path: string, message: string) => faults.push({ path, message })
  if (discountType === 'percentage' && discountValue > 100)
    wrong('discountValue', 'A discount in percent must be at most 100.')
  else if (discountType === 'percentage' && !isWhole(discountValue * 100))
    wrong('discountValue', 'A discount in percent can have at most two decimals.')
  else if (discountType === 'fixed' && !isWhole(discountValue))
    wrong('discountValue', 'A fixed discount must be in whole cents.')
  if (validFrom && validUntil && validFrom > validUntil)
    wrong('validUntil', 'The last day must not be before the first.')
  return faults
}

/** A code as the owner writes it. Blank limits are none. */
export const promoCodeForm = z
  .object({
    code,
    description: description.default(''),
    discountType: discountType.default('percentage'),
    discountValue,
    maxUses: orBlank(maxUses),
    validFrom: orBlank(validFrom),
    validUntil: orBlank(validUntil),
    usageLimit: orBlank(usageLimit),
    allowedEmails: z.preprocess((given) => listOf(given) ?? null, addresses.nullable()),
    environment: environment.default('prod'),
    isActive: z.boolean().default(true),
  })
  .superRefine((form, context) => {
    for (const { path, message } of relatedFaults(form))
      context.addIssue({ code: 'custom', path: [path], message })
  })

/** What is left out stays as it is; the code itself always does. How fields fit together is looked at with those that stay. */
const promoCodeChange = z.object({
  description: description.optional(),
  discountType: discountType.optional(),
  discountValue: discountValue.optional(),
  maxUses: orKept(maxUses),
  validFrom: orKept(validFrom),
  validUntil: orKept(validUntil),
  usageLimit: orKept(usageLimit),
  allowedEmails: z.preprocess(listOf, addresses.nullish()),
  environment: environment.optional(),
  isActive: z.boolean().optional(),
})
export type PromoCodeChange = z.output<typeof promoCodeChange>

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
  summary: 'Owner: change anything about a promo code but its name; what is left out stays',
  params: id,
  body: promoCodeChange,
  reply: z.object({ success, promoCode }),
})

export const deletePromoCode = endpoint({
  method: 'DELETE',
  path: '/api/admin/promo-codes/:id',
  summary: 'Owner: delete a promo code. One that was used ends instead',
  params: id,
  reply: z.object({ success, outcome: z.enum(['deleted', 'ended']) }),
})
