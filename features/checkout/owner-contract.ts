// The owner's side of money: what the card provider told us, what was paid and not served, orders, and money that goes back.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { pack, refundState } from './contract.ts'

const success = z.literal(true)
const id = z.object({ id: z.string() })
const cursor = z.string().optional()

const delivery = z.object({
  eventId: z.string(),
  type: z.string(),
  status: z.enum(['success', 'failed']),
  message: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** How often it came. */
  deliveries: z.number(),
  receivedAt: z.string(),
})
export type Delivery = z.infer<typeof delivery>

export const getWebhookHealth = endpoint({
  method: 'GET',
  path: '/api/admin/webhook-health',
  summary: 'Owner: the last 100 events of the card provider, and how many of them could be dealt with',
  reply: z.object({
    deliveries: z.array(delivery),
    stats: z.object({
      /** Percent, with one decimal. */
      successRate: z.number(),
      level: z.enum(['Healthy', 'Warning', 'Critical']),
      total: z.number(),
      success: z.number(),
      failed: z.number(),
      lastDelivery: z.string().nullable(),
    }),
  }),
})

export const processDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/webhook-health/:eventId/process',
  summary:
    'Owner: fetch an event from the card provider and deal with it again. What was done is not done twice',
  params: z.object({ eventId: z.string().regex(/^evt_\w{1,200}$/, { error: 'This is no event.' }) }),
  reply: z.object({ success, delivery }),
})

const missingSession = z.object({
  email: z.string(),
  pack: z.string(),
  /** Cents. */
  amount: z.number(),
  /** Epoch seconds. */
  created: z.number(),
  /** Not in a dry run: whether it was served now, and in words what became of it. */
  served: z.boolean().optional(),
  outcome: z.string().optional(),
})
export type MissingSession = z.infer<typeof missingSession>

export const recoverMissingPurchases = endpoint({
  method: 'POST',
  path: '/api/recover-missing-purchases',
  summary: 'Owner: serve what was paid within 30 days and never recorded. With dryRun=true only list it',
  query: z.object({ dryRun: z.enum(['true', 'false']).optional() }),
  reply: z.object({
    missingSessions: z.array(missingSession),
    recovered: z.number(),
    message: z.string(),
  }),
})

const recoveryRun = z.object({
  startedAt: z.string(),
  finishedAt: z.string(),
  found: z.number(),
  recovered: z.number(),
  /** It could not be finished. */
  failed: z.boolean(),
})
export type RecoveryRun = z.infer<typeof recoveryRun>

export const getRecoveryRuns = endpoint({
  method: 'GET',
  path: '/api/admin/recovery-runs',
  summary: 'Owner: the last recovery that ran by itself, and the last by hand',
  reply: z.object({ automatic: recoveryRun.optional(), byHand: recoveryRun.optional() }),
})

const ownersOrder = z.object({
  id: z.string(),
  email: z.string(),
  pack,
  packName: z.string(),
  quantity: z.number(),
  priceCents: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  promoCode: z.string().optional(),
  state: z.enum([
    'open',
    'pending',
    'paid',
    'free',
    'refunded',
    'partly refunded',
    'disputed',
    'expired',
    'failed',
  ]),
  startupName: z.string().optional(),
  createdAt: z.string(),
  paidAt: z.string().optional(),
})
export type OwnersOrder = z.infer<typeof ownersOrder>

export const ORDER_FILTERS = ['all', 'paid', 'free', 'waiting', 'unpaid', 'refunded', 'disputed'] as const

export const searchOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  summary:
    "Owner: orders, newest first. Searched by the beginning of an address, a promo code, or any id of the order's",
  query: z.object({
    search: z.string().trim().max(320).optional(),
    state: z.enum(ORDER_FILTERS).optional(),
    cursor,
  }),
  reply: z.object({ orders: z.array(ownersOrder), nextCursor: z.string().optional() }),
})

const orderRefund = z.object({
  id: z.string(),
  /** request: the buyer asked. owner: given unasked. provider: made at the provider's own page. */
  source: z.enum(['request', 'owner', 'provider']),
  state: refundState,
  amountCents: z.number().optional(),
  credits: z.number().optional(),
  message: z.string().optional(),
  requestedAt: z.string(),
  decidedAt: z.string().optional(),
})

export const getOwnersOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'Owner: one order with its refunds',
  params: id,
  reply: z.object({
    order: ownersOrder.extend({
      sessionId: z.string().optional(),
      paymentId: z.string().optional(),
      receiptUrl: z.string().optional(),
      /** What a refund would be by the rule, and at most. */
      suggestedCents: z.number(),
      leftCents: z.number(),
      /** Credits of it that nobody has spent: what the suggestion goes by. */
      unspentCredits: z.number(),
      refunds: z.array(orderRefund),
    }),
  }),
})
export type OwnersOrderDetail = z.infer<typeof getOwnersOrder.reply>['order']

export const askProvider = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/provider',
  summary: 'Owner: how an order stands at the card provider right now',
  params: id,
  reply: z.object({
    /** 'complete', 'open' or 'expired'. Missing when the provider knows nothing of it, as of a free order. */
    session: z.string().optional(),
    /** 'paid' or 'unpaid'. */
    payment: z.string().optional(),
    refunds: z.array(
      z.object({ id: z.string(), status: z.string(), amountCents: z.number(), createdAt: z.string() }),
    ),
  }),
})
export type AtProvider = z.infer<typeof askProvider.reply>

const note = z.string().trim().max(2_000, { error: 'The note can have at most 2000 characters.' }).default('')
const amountCents = z
  .number()
  .int({ error: 'The amount must be in whole cents.' })
  .min(1, { error: 'The amount must be at least one cent.' })
  .optional()
/** What the suggested amount went by when the owner looked. If it differs by now, the decision is refused. */
const unspentCredits = z.number().int().min(0).optional()
const decided = z.object({ success, refund: z.object({ id: z.string(), state: refundState }) })

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  summary: 'Owner: give money back, whether or not the buyer asked',
  params: id,
  body: z.object({
    amountCents,
    message: note,
    /** What had gone back when the owner looked: so that a second press gives nothing twice. */
    refundedCents: z.number().int().min(0),
    unspentCredits,
  }),
  reply: decided,
})

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/admin/refunds',
  summary: 'Owner: refunds that were asked for, newest first',
  /** waiting: for a decision, or for a second one because the provider refused. decided: all others. */
  query: z.object({ state: z.enum([...refundState.options, 'waiting', 'decided']).optional(), cursor }),
  reply: z.object({
    refunds: z.array(
      z.object({
        id: z.string(),
        orderId: z.string(),
        email: z.string(),
        pack,
        packName: z.string(),
        paidCents: z.number(),
        /** What is left to give back. */
        leftCents: z.number(),
        reason: z.string(),
        state: refundState,
        /** What approving would give back, by the rule. */
        suggestedCents: z.number(),
        /** Credits of the order that nobody has spent. Only while it can be decided. */
        unspentCredits: z.number().optional(),
        amountCents: z.number().optional(),
        message: z.string().optional(),
        requestedAt: z.string(),
        decidedAt: z.string().optional(),
      }),
    ),
    nextCursor: z.string().optional(),
    /** How many of those there are, whatever was asked for. */
    waiting: z.number(),
  }),
})
export type RefundRequest = z.infer<typeof listRefunds.reply>['refunds'][number]

export const decideRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/:id',
  summary: 'Owner: approve, with another amount if need be, or decline',
  params: id,
  body: z.object({
    decision: z.enum(['approve', 'decline']),
    amountCents,
    message: note,
    /** Only read when it approves. */
    unspentCredits,
  }),
  reply: decided,
})
