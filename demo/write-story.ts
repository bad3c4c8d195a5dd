// The story into the tables, many rows at a time. All of it or nothing: whoever calls it brings the transaction.

import { briefSchema } from '#engine/brief.ts'
import { users } from '#features/accounts/server/tables.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { disputes, orders, refunds, webhookDeliveries } from '#features/checkout/server/tables.ts'
import { creditAccounts, creditEntries } from '#features/credits/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import { personAddress } from '#features/promo-codes/server/public.ts'
import { promoCodes, promoUses } from '#features/promo-codes/server/tables.ts'
import type { Tx } from '#server/database/connect.ts'
import { eq, sql } from '#server/database/sql.ts'
import type { Dice } from './dice.ts'
import { inParts } from './in-parts.ts'
import {
  CODES,
  type Customer,
  disputeName,
  type Made,
  paymentName,
  refundName,
  type Sale,
  type Story,
  sessionName,
} from './story.ts'

const LATER = { second: 1_000, minute: 60_000, day: 86_400_000 }
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

export async function writeStory(tx: Tx, story: Story, { dice, ownerId }: { dice: Dice; ownerId: string }) {
  await writeCustomers(tx, story.customers)
  await writeCodes(tx, story.sales)
  await writeOrders(tx, story.sales, ownerId)
  await writeBlueprints(tx, story.made, dice)
  await writeLedger(tx, story)
  await writeDeliveries(tx, story.sales, dice)
}

async function writeCustomers(tx: Tx, customers: Customer[]): Promise<void> {
  await inParts(customers, (part) =>
    tx.insert(users).values(
      part.map(({ id, email, fullName, createdAt, isGuest }) => ({
        ...{ id, email, fullName, createdAt },
        termsAcceptedAt: createdAt,
        provedAt: isGuest ? null : after(createdAt, LATER.minute),
      })),
    ),
  )
  const agreed = customers.filter(({ agreedToNews, isGuest }) => agreedToNews && !isGuest)
  await inParts(agreed, (part) =>
    tx.insert(notificationSettings).values(
      part.map(({ id, createdAt }) => ({
        userId: id,
        marketingEmails: true,
        marketingConsentAt: createdAt,
        marketingConsentFrom: 'sign-up' as const,
      })),
    ),
  )
}

async function writeCodes(tx: Tx, sales: Sale[]): Promise<void> {
  const codes = CODES.map((code) => ({ ...code, environment: 'test' as const }))
  await tx.insert(promoCodes).values(codes).onConflictDoNothing({ target: promoCodes.code })
  for (const { code } of CODES) {
    const currentUses = sales.filter((sale) => sale.code === code && sale.state !== 'expired').length
    await tx.update(promoCodes).set({ currentUses }).where(eq(promoCodes.code, code))
  }
}

async function writeOrders(tx: Tx, sales: Sale[], ownerId: string): Promise<void> {
  const known = await tx.select({ id: promoCodes.id, code: promoCodes.code }).from(promoCodes)
  const idOf = (code: string | undefined) => known.find((one) => one.code === code)?.id ?? null
  await inParts(sales, (part) =>
    tx.insert(orders).values(part.map((sale) => ({ ...orderRow(sale), promoCodeId: idOf(sale.code) }))),
  )
  const withCode = sales.filter(({ code }) => code)
  await inParts(withCode, (part) =>
    tx.insert(promoUses).values(
      part.map(({ id, code, customer, state, at }) => ({
        orderId: id,
        promoCodeId: idOf(code) ?? '',
        email: customer.email,
        person: personAddress(customer.email),
        userId: customer.id,
        state: state === 'expired' ? ('released' as const) : ('counted' as const),
        createdAt: at,
      })),
    ),
  )
  await writeReturns(tx, sales, ownerId)
}

function orderRow(sale: Sale): typeof orders.$inferInsert {
  const { id, customer, at, pack, quantity, priceCents, payableCents, code, state, blueprintId } = sale
  const isPaid = state === 'paid'
  const isServed = state !== 'expired'
  return {
    ...{ id, pack, quantity, priceCents, payableCents, state },
    userId: customer.id,
    email: customer.email,
    fullName: customer.fullName,
    forAddress: customer.isGuest,
    madeAccount: customer.isGuest,
    promoCode: code ?? null,
    promoText: code ? `${CODES.find((one) => one.code === code)?.description} with ${code}` : null,
    sessionId: state === 'free' ? null : sessionName(sale),
    paymentIntentId: isPaid ? paymentName(sale) : null,
    amountPaidCents: isPaid ? payableCents : null,
    refundedCents: sale.refund?.state === 'refunded' ? payableCents : 0,
    dispute: sale.dispute ?? null,
    blueprintId: blueprintId ?? null,
    termsAcceptedAt: at,
    createdAt: at,
    expiresAt: after(at, LATER.day),
    paidAt: isServed ? after(at, LATER.minute) : null,
  }
}

async function writeReturns(tx: Tx, sales: Sale[], ownerId: string): Promise<void> {
  for (const sale of sales) {
    const { id, refund, dispute, payableCents, quantity } = sale
    if (refund) {
      const isPaidBack = refund.state === 'refunded'
      await tx.insert(refunds).values({
        orderId: id,
        reason: refund.reason,
        state: refund.state,
        amountCents: isPaidBack ? payableCents : null,
        credits: isPaidBack ? quantity : null,
        providerRefundId: isPaidBack ? refundName(sale) : null,
        message: isPaidBack
          ? null
          : 'Your blueprint can be made again in the language you need. Just write to us.',
        requestedAt: after(refund.at, -3 * 3_600_000),
        decidedAt: refund.at,
        decidedBy: ownerId,
      })
    }
    if (dispute)
      await tx.insert(disputes).values({
        id: disputeName(sale),
        orderId: id,
        state: dispute,
        credits: quantity,
        amountCents: payableCents,
        openedAt: after(sale.at, 2 * LATER.day),
        closedAt: dispute === 'won' ? after(sale.at, 3 * LATER.day) : null,
      })
  }
}

async function writeBlueprints(tx: Tx, made: Made[], dice: Dice): Promise<void> {
  const taken = new Map<string, number>()
  const slugOf = ({ customer, idea }: Made) => {
    const wanted = idea.startupName.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const count = (taken.get(`${customer.id} ${wanted}`) ?? 0) + 1
    taken.set(`${customer.id} ${wanted}`, count)
    return count === 1 ? wanted : `${wanted}-${count}`
  }
  await inParts(made, (part) =>
    tx.insert(blueprints).values(
      part.map((one) => ({
        id: one.id,
        userId: one.customer.id,
        forAddress: one.customer.isGuest,
        orderId: one.sale?.id ?? null,
        name: one.idea.startupName,
        slug: slugOf(one),
        businessIdea: one.idea.businessIdea,
        industry: one.idea.industry,
        stage: one.idea.stage,
        createdAt: one.at,
      })),
    ),
  )
  await inParts(made, (part) => tx.insert(generations).values(part.map((one) => generationRow(one, dice))))
}

const DONE = { quickstart: 100, blueprint: 100, markdown: 100, brand: 100, logo: 100 }
const SECTIONS = 14

function generationRow(made: Made, dice: Dice): typeof generations.$inferInsert {
  const { generationId, id, cause, customer, idea, at, seconds, failed, fallbacks } = made
  const startedAt = after(at, LATER.second + dice.below(4 * LATER.second))
  const finishedAt = after(startedAt, seconds * 1_000)
  return {
    id: generationId,
    blueprintId: id,
    cause,
    brief: briefSchema.parse({ ...idea, fullName: customer.fullName, email: customer.email }),
    status: failed ? 'error' : 'complete',
    stage: failed ? 'Document Creation' : 'Email Delivery',
    progress: failed ? 62 : 100,
    documents: failed ? {} : DONE,
    tries: failed ? 3 : 1,
    problem: failed ? 'The press ended with code 1.' : null,
    writing: fallbacks && {
      model: 'claude-sonnet-4-5',
      calls: SECTIONS + fallbacks.length,
      inputTokens: 52_000 + dice.below(9_000),
      outputTokens: 17_000 + dice.below(4_000),
      sections: SECTIONS - fallbacks.length,
      fallbacks: fallbacks.map((reason, i) => ({
        section: ['market', 'risks', 'go-to-market'][i] ?? 'team',
        reason,
      })),
    },
    ...{ createdAt: at, startedAt, updatedAt: finishedAt, finishedAt },
  }
}

/** In the order in which it happened: the database adds every entry to its purse, and refuses what would go below nothing. */
async function writeLedger(tx: Tx, { customers, entries }: Story): Promise<void> {
  await inParts(customers, (part) =>
    tx.insert(creditAccounts).values(part.map(({ id, isGuest }) => ({ userId: id, forAddress: isGuest }))),
  )
  // Everybody has a purse of their own, beside the one of the address.
  const guests = customers.filter(({ isGuest }) => isGuest)
  await inParts(guests, (part) =>
    tx.insert(creditAccounts).values(part.map(({ id }) => ({ userId: id, forAddress: false }))),
  )
  const purses = await tx.select().from(creditAccounts)
  const purseOf = new Map(purses.map(({ id, userId, forAddress }) => [`${userId} ${forAddress}`, id]))
  await inParts(entries, (part) =>
    tx.insert(creditEntries).values(
      part.map(({ customer, kind, amount, cause, at }) => ({
        ...{ kind, amount, cause },
        accountId: purseOf.get(`${customer.id} ${customer.isGuest}`) ?? '',
        createdAt: at,
      })),
    ),
  )
}

const FAILED = 'The card provider did not answer when asked for details. It will send this event again.'

async function writeDeliveries(tx: Tx, sales: Sale[], dice: Dice): Promise<void> {
  const told = sales.flatMap((sale) => {
    const event = (type: string, at: Date, message: string) => {
      const hasFailed = dice.happens(2)
      return {
        eventId: `evt_demo${dice.uuid().replaceAll('-', '').slice(0, 20)}`,
        type,
        status: hasFailed ? ('failed' as const) : ('success' as const),
        message: hasFailed ? FAILED : message,
        metadata: { orderId: sale.id },
        receivedAt: at,
      }
    }
    if (sale.state === 'free') return []
    if (sale.state === 'expired')
      return [event('checkout.session.expired', after(sale.at, LATER.day), 'expired')]
    return [
      event('checkout.session.completed', after(sale.at, LATER.minute), 'served'),
      ...(sale.refund?.state === 'refunded' ? [event('charge.refunded', sale.refund.at, 'recorded')] : []),
      ...(sale.dispute ? [event('charge.dispute.created', after(sale.at, 2 * LATER.day), 'recorded')] : []),
    ]
  })
  await inParts(told, (part) => tx.insert(webhookDeliveries).values(part))
  await tx.execute(sql`delete from webhook_deliveries where received_at > now()`)
}
