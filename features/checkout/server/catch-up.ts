// Refunds and disputes whose events were lost: looked for at the provider, and dealt with like their events.

import type Stripe from 'stripe'
import { inArray } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { dealWithDispute, dealWithRefunds } from './events.ts'
import { providerOf } from './provider.ts'
import { hasFailed } from './record-refund.ts'
import { disputeState } from './refund-rules.ts'
import { disputes, refunds } from './tables.ts'

const DAY_MS = 86_400_000
const REFUND_DAYS = 30
/** Banks take their time: what was disputed long ago may have been decided just now. */
const DISPUTE_DAYS = 120

/** Only what our books do not say yet. One that fails stops no other. */
export async function catchUpMoneyBack(house: House, now = new Date()): Promise<void> {
  const provider = providerOf(house)
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const refundsNow = await newRefunds(house, await all(provider.refundsSince(since(REFUND_DAYS))))
  // All refunds of a payment are dealt with at once.
  for (const refund of new Map(refundsNow.map((one) => [String(one.payment_intent), one])).values())
    await orLog(house, refund.id, () => dealWithRefunds(house, refund))
  for (const dispute of await newDisputes(house, await all(provider.disputesSince(since(DISPUTE_DAYS)))))
    await orLog(house, dispute.id, () => dealWithDispute(house, dispute))
}

/** Oldest first. */
async function all<T>(found: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const item of found) items.push(item)
  return items.reverse()
}

async function newRefunds({ db }: House, found: Stripe.Refund[]): Promise<Stripe.Refund[]> {
  const { providerRefundId, state } = refunds
  const ids = found.map(({ id }) => id)
  const rows = await db
    .select({ id: providerRefundId, state })
    .from(refunds)
    .where(inArray(providerRefundId, ids))
  const known = new Map(rows.map((row) => [row.id, row.state]))
  return found.filter((one) => (hasFailed(one) ? known.get(one.id) === 'refunded' : !known.has(one.id)))
}

async function newDisputes({ db }: House, found: Stripe.Dispute[]): Promise<Stripe.Dispute[]> {
  const ids = found.map(({ id }) => id)
  const rows = await db.select().from(disputes).where(inArray(disputes.id, ids))
  const known = new Map(rows.map((row) => [row.id, row.state]))
  return found.filter(({ id, status }) => known.get(id) !== disputeState(status))
}

async function orLog(house: House, id: string, deal: () => Promise<unknown>): Promise<void> {
  await deal().catch((err) => house.log.error({ err, id }, 'a refund or dispute could not be caught up'))
}
