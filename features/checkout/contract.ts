// Buying: the order, the way to the payment page and back, and money that goes back.
import { z } from 'zod'
import { corrections } from '#features/understanding/contract.ts'
import { endpoint } from '#kit/endpoint.ts'
import { emailAddress, freeText, oneLine } from '#kit/fields.ts'

const success = z.literal(true)
export const pack = z.enum(['single', 'fivePack', 'tenPack'], { error: 'Please choose a package.' })

const WRONG_ADDRESS = 'Please enter a valid email address, such as name@example.com.'
const short = (name: string) => freeText({ name, most: 200 })

/** Characters in a long field of somebody who has not paid yet: whatever anybody sends is stored. */
export const MOST_BEFORE_PAYMENT = 8_000
/** With a credit it is paid for. */
export const MOST_WITH_CREDIT = 50_000

export const LONG_FIELDS = {
  businessIdea: 'Business idea',
  targetCustomer: 'Target customer',
  additionalContext: 'Additional context',
} as const

function formUpTo(most: number) {
  const long = (field: keyof typeof LONG_FIELDS) => freeText({ name: LONG_FIELDS[field], most }).default('')
  return z.object({
    fullName: short('Full name').default(''),
    email: z.union([z.literal(''), emailAddress()], { error: WRONG_ADDRESS }).default(''),
    startupName: oneLine({ name: 'Startup name', most: 200 }).default(''),
    businessIdea: long('businessIdea'),
    targetCustomer: long('targetCustomer'),
    industry: short('Industry').default(''),
    stage: short('Stage').default(''),
    additionalContext: long('additionalContext'),
  })
}

/** The blueprint form, as its three places send it. What is needed depends on the place, and is checked by the rules. */
export const blueprintForm = formUpTo(MOST_WITH_CREDIT)
/** The same, of somebody who has not paid. */
export const unpaidForm = formUpTo(MOST_BEFORE_PAYMENT)

/** Characters of all corrections together, as JSON: they are stored with the order, before anybody has paid. */
export const MOST_CORRECTIONS = 32_000

/** What the founder corrected of our reading and answered. It beats the reading wherever the brief still has a place for it. */
export const orderCorrections = corrections
  .refine((given) => JSON.stringify(given).length <= MOST_CORRECTIONS, {
    error: `The corrections can have at most ${MOST_CORRECTIONS} characters altogether.`,
  })
  .optional()

const promoCode = z.string().trim().toUpperCase().max(64).optional()

const orderForm = unpaidForm.extend({ promoCode, corrections: orderCorrections })

export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/create-checkout',
  summary:
    'Make an order: free and started at once, free once the emailed link is used, or with the address of the payment page',
  limit: { points: 60, seconds: 300 },
  body: z.object({
    pack,
    promoCode,
    /** Of the landing page. */
    formData: orderForm.optional(),
    /** Of the dashboard and the purchase page. */
    blueprintData: orderForm.optional(),
  }),
  reply: z.object({
    success,
    orderId: z.string(),
    freeBlueprint: z.literal(true).optional(),
    /** It is free, and a link went to the address: the blueprint is made when that is used. */
    confirmEmail: z.literal(true).optional(),
    blueprintId: z.string().optional(),
    sessionUrl: z.string().optional(),
  }),
})

export const confirmFreeOrder = endpoint({
  method: 'POST',
  path: '/api/confirm-free-order',
  summary:
    'Make a free order by the link that was sent to its address. The same link again is the same blueprint',
  limit: { points: 30, seconds: 300 },
  body: z.object({ token: z.string().trim().min(1).max(200) }),
  reply: z.object({ success, blueprintId: z.string(), startupName: z.string(), email: z.string() }),
})

export const verifySession = endpoint({
  method: 'POST',
  path: '/api/verify-session',
  summary: 'After the payment page: has it been paid? If so it is served now, if it was not already',
  body: z.object({ sessionId: z.string().trim().min(1).max(200) }),
  reply: z.object({
    success,
    session: z.object({
      id: z.string(),
      payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
      amount_total: z.number(),
      /** Only for the browser that started the checkout, or whoever the order belongs to. */
      customer_email: z.string().optional(),
      pack,
      quantity: z.number(),
      /** It came with a form: one of its credits becomes a blueprint. */
      makesBlueprint: z.boolean(),
      startupName: z.string().optional(),
      blueprintId: z.string().optional(),
    }),
  }),
})

export const sessionAuth = endpoint({
  method: 'POST',
  path: '/api/session-auth',
  summary:
    'The browser that just paid sees its order: by a session for that alone, or by a link sent to the buyer',
  body: z.object({ sessionId: z.string().trim().min(1).max(200) }),
  reply: z.object({
    success,
    user: z.object({ id: z.string(), email: z.string(), fullName: z.string() }).optional(),
    /** The address had an account already: a link went there instead. */
    linkSent: z.literal(true).optional(),
  }),
})

/** The card provider calls it. It proves itself by its signature. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Events of the card provider',
  fromAnywhere: true,
  unlimited: true,
  rawBody: true,
  // The events that we deal with have a few kilobytes.
  mostBytes: 64 * 1024,
  reply: z.object({ received: z.literal(true) }),
})

export const refundState = z.enum(['requested', 'declined', 'approved', 'refunded', 'failed'])

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: 'My orders, newest first, with receipts and what can still be given back',
  query: z.object({ cursor: z.string().optional() }),
  reply: z.object({
    orders: z.array(
      z.object({
        id: z.string(),
        pack,
        packName: z.string(),
        quantity: z.number(),
        priceCents: z.number(),
        paidCents: z.number(),
        promoCode: z.string().optional(),
        state: z.enum(['pending', 'paid', 'free', 'refunded', 'partly refunded', 'disputed']),
        startupName: z.string().optional(),
        blueprintId: z.string().optional(),
        receiptUrl: z.string().optional(),
        createdAt: z.string(),
        /** Until when a refund can be asked for, when it still can. */
        refundableUntil: z.string().optional(),
        refund: z.object({ state: refundState, amountCents: z.number().optional() }).optional(),
      }),
    ),
    nextCursor: z.string().optional(),
  }),
})

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/orders/:id/refund',
  summary: 'Ask for the money back, within 7 days',
  params: z.object({ id: z.string() }),
  body: z.object({ reason: freeText({ name: 'The reason', most: 50_000 }).default('') }),
  reply: z.object({ success, refund: z.object({ id: z.string(), state: refundState }) }),
})
