// POST /v1/checkout/sessions
import { z } from 'zod'
import type { Entry } from '../book.ts'
import type { Desk } from '../desk.ts'
import { now } from '../objects/ids.ts'
import { newSession, type Session, type SessionWishes } from '../objects/session.ts'
import { ApiError } from './api-error.ts'
import type { Form } from './form.ts'
import { address, expand, integer, list, metadata, read } from './params.ts'

const HALF_AN_HOUR = 30 * 60
const A_DAY = 24 * 3600
/** The clock of the caller may be a little behind. */
const GRACE = 60
const LEAST = 50

/** Changes how the real page looks, or what it also asks: accepted, and without effect here. */
const WITHOUT_EFFECT = [
  'adaptive_pricing',
  'allow_promotion_codes',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'consent_collection',
  'custom_text',
  'customer_creation',
  'invoice_creation',
  'locale',
  'payment_method_collection',
  'payment_method_options',
  'payment_method_types',
  'phone_number_collection',
  'submit_type',
  'ui_mode',
] as const

const anything = z.any().optional()

const parameters = z.strictObject({
  mode: z.literal('payment'),
  success_url: address(),
  cancel_url: z
    .url({ protocol: /^https?$/, error: 'Not a valid URL' })
    .max(5000)
    .optional(),
  line_items: list(
    z.strictObject({
      quantity: integer().pipe(z.number().min(1).max(999_999)),
      adjustable_quantity: anything,
      price_data: z.strictObject({
        currency: z.string().length(3).toLowerCase(),
        unit_amount: integer().pipe(z.number().min(0).max(99_999_999)),
        tax_behavior: anything,
        product_data: z.strictObject({
          name: z.string().min(1).max(1500),
          description: z.string().min(1).max(1500).optional(),
          images: anything,
          metadata: anything,
          tax_code: anything,
          unit_label: anything,
        }),
      }),
    }),
  ),
  metadata: metadata().default({}),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.string().max(512).optional(),
  expires_at: integer().optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata().default({}),
      description: z.string().max(1000).optional(),
      receipt_email: anything,
      statement_descriptor: anything,
      statement_descriptor_suffix: anything,
    })
    .default({ metadata: {} }),
  expand: expand(),
  ...Object.fromEntries(WITHOUT_EFFECT.map((name) => [name, anything])),
})

export function createSession(desk: Desk, form: Form): { entries: Entry[]; session: Session } {
  const wishes = wishesOf(read(parameters, form))
  const total = wishes.items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0)
  if (total < LEAST)
    throw new ApiError(
      400,
      `The Checkout Session's total amount due must add up to at least $0.50 ${wishes.currency}`,
      { code: 'amount_too_small' },
    )
  const record = newSession(wishes, desk.pagesUrl())
  return { entries: [['session', record]], session: record.session }
}

function wishesOf(given: z.output<typeof parameters>): SessionWishes {
  return {
    items: given.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
      name: product_data.name,
      description: product_data.description ?? null,
      unitAmount: unit_amount,
      quantity,
    })),
    currency: currencyOf(given.line_items.map((item) => item.price_data.currency)),
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? null,
    metadata: given.metadata,
    clientReferenceId: given.client_reference_id ?? null,
    customerEmail: emailOf(given.customer_email),
    expiresAt: expiryOf(given.expires_at),
    intentMetadata: given.payment_intent_data.metadata,
    intentDescription: given.payment_intent_data.description ?? null,
  }
}

function currencyOf([first, ...others]: string[]): string {
  if (first === undefined)
    throw new ApiError(400, 'Missing required param: line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    })
  if (others.some((one) => one !== first))
    throw new ApiError(400, 'All line items must have the same currency.', { param: 'line_items' })
  return first
}

function emailOf(email: string | undefined): string | null {
  if (email === undefined) return null
  if (z.email({ pattern: z.regexes.html5Email }).safeParse(email).success) return email
  throw new ApiError(400, `Invalid email address: ${email}`, {
    code: 'email_invalid',
    param: 'customer_email',
  })
}

function expiryOf(wished = now() + A_DAY): number {
  const param = 'expires_at'
  if (wished < now() + HALF_AN_HOUR - GRACE)
    throw new ApiError(
      400,
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param },
    )
  if (wished > now() + A_DAY + GRACE)
    throw new ApiError(
      400,
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param },
    )
  return wished
}
