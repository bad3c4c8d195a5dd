import type { Brief } from '#engine/brief.ts'
import { users } from '#features/accounts/server/tables.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

const moment = () => timestamp({ withTimezone: true })
const PACKS = ['single', 'fivePack', 'tenPack'] as const

/** What somebody wants to buy, from the form to the payment and beyond. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** Whose it is, once that is known: the signed-in buyer, or the account of the address. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of the form, or of the hosted checkout. Lower case. */
    email: text(),
    /** Bought signed out: it belongs to the address, and shows only to who proved that it is theirs. */
    forAddress: boolean().notNull(),
    fullName: text().notNull().default(''),
    pack: text({ enum: PACKS }).notNull(),
    /** Credits that it grants. A free order is always one. */
    quantity: integer().notNull(),
    /** The filled form, when there was one: it becomes a blueprint at once. */
    brief: jsonb().$type<Brief>(),
    /** What the buyer corrected of our reading of it. */
    corrections: jsonb().$type<Corrections>(),
    priceCents: integer().notNull(),
    payableCents: integer().notNull(),
    promoCodeId: uuid().references(() => promoCodes.id),
    /** The code as it was typed, for receipts. */
    promoCode: text(),
    /** What it took off, as the payment page says it: '20% off with DRAFT20'. */
    promoText: text(),
    /**
     * open: waits for the payment. pending: the buyer finished, the money comes later. paid: paid and served, in one
     * step. free: nothing to pay, served. expired, failed: nothing was paid and nothing will be.
     */
    state: text({ enum: ['open', 'pending', 'paid', 'free', 'expired', 'failed'] }).notNull(),
    /** The same form sent twice from the same browser is the same order, as long as it is open or pending. */
    submitKey: text().unique(),
    /** Hash of the cookie of the browser that started it. */
    browserHash: text(),
    /** Of the network it was begun from, while it keeps a place of a promo code for somebody who is not proved. */
    networkHash: text(),
    /** Of the provider. The order's id is the idempotency key of the call that makes it. */
    sessionId: text().unique(),
    sessionUrl: text(),
    paymentIntentId: text().unique(),
    amountPaidCents: integer(),
    receiptUrl: text(),
    refundedCents: integer().notNull().default(0),
    dispute: text({ enum: ['open', 'won', 'lost'] }),
    blueprintId: uuid(),
    /** The address had no account before: this order made it. */
    madeAccount: boolean().notNull().default(false),
    termsAcceptedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
  },
  (order) => [
    index().on(order.userId, order.createdAt),
    index().on(order.email),
    index().on(order.browserHash),
    index().on(order.state, order.expiresAt),
    index().on(order.promoCodeId),
    // For the owner's search: by the beginning of an address, and newest first.
    index('orders_email_beginning').on(order.email.op('text_pattern_ops')),
    index('orders_newest').on(order.createdAt, order.id),
    index('orders_money_back')
      .on(order.createdAt, order.id)
      .where(sql`refunded_cents > 0 or dispute is not null`),
    index('orders_of_network').on(order.networkHash).where(sql`network_hash is not null`),
  ],
)

/** A free order of an address that nobody has proved: it is made when the link that was sent there is used. */
export const freeOrderRequests = pgTable(
  'free_order_requests',
  {
    id: uuid().primaryKey(),
    /** Of the link. */
    tokenHash: text().notNull().unique(),
    /** The same form sent twice is one request, until it is made. */
    submitKey: text().unique(),
    /** Lower case. */
    email: text().notNull(),
    fullName: text().notNull(),
    pack: text({ enum: PACKS }).notNull(),
    promoCode: text().notNull(),
    brief: jsonb().$type<Brief>().notNull(),
    corrections: jsonb().$type<Corrections>(),
    /** Hash of the promo cookie of the browser that filled in the form: the use counts for it. */
    promoBrowser: text(),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** What was made. */
    blueprintId: uuid(),
  },
  (request) => [index().on(request.email), index().on(request.expiresAt)],
)

/** Every webhook that carried a right signature. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The provider's: the same event delivered again is the same row. */
    eventId: text().primaryKey(),
    type: text().notNull(),
    status: text({ enum: ['success', 'failed'] }).notNull(),
    message: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    deliveries: integer().notNull().default(1),
    receivedAt: moment().notNull().defaultNow(),
  },
  (delivery) => [index().on(delivery.receivedAt)],
)

/** Each time it was looked for purchases that were paid and not served. Who they were of is not kept here. */
export const recoveryRuns = pgTable(
  'recovery_runs',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    byHand: boolean().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment().notNull().defaultNow(),
    found: integer().notNull(),
    recovered: integer().notNull(),
    /** It could not be finished: the provider did not answer, for one. */
    failed: boolean().notNull(),
  },
  (run) => [index().on(run.byHand, run.finishedAt)],
)

/** Money that goes back: because the buyer asked for it here, because the owner gave it, or sent at the provider's own page. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** request: the buyer asked. owner: given unasked. provider: made at the provider's own page. */
    source: text({ enum: ['request', 'owner', 'provider'] })
      .notNull()
      .default('request'),
    reason: text().notNull().default(''),
    /** approved: decided, the provider has still to be told. refunded: the money is on its way back. */
    state: text({ enum: ['requested', 'declined', 'approved', 'refunded', 'failed'] }).notNull(),
    amountCents: integer(),
    /** Credits taken back with it. */
    credits: integer(),
    providerRefundId: text().unique(),
    message: text(),
    requestedAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (refund) => [
    index().on(refund.orderId),
    index().on(refund.state, refund.requestedAt),
    // Asking twice is asking once.
    uniqueIndex('refunds_one_request').on(refund.orderId).where(sql`${refund.source} = 'request'`),
  ],
)

/** A buyer's bank wants the money back. Until that is settled, the order's unspent credits are held. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's. */
    id: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    /** Credits that it holds, or took for good. */
    credits: integer().notNull(),
    amountCents: integer().notNull(),
    openedAt: moment().notNull().defaultNow(),
    closedAt: moment(),
  },
  (dispute) => [index().on(dispute.orderId)],
)
