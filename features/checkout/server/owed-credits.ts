// A credit that comes back after its money did goes where the money went: nobody has both.
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { creditEntries } from '#features/credits/server/tables.ts'
import type { Tx } from '#server/database/connect.ts'
import { takeCredits } from './order-credits.ts'
import { boughtWith, creditsOwed } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { disputes, orders, refunds } from './tables.ts'

/** For whoever is about to hold the person and to restore a credit: orders are held before their person. */
export function holdPaidOrders(tx: Tx, userId: string): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'paid')))
    .orderBy(asc(orders.id))
    .for('update')
}

interface Restored {
  /** Causes of the ledger: of the spending, and of what restored it. */
  spent: string
  cause: string
}

/**
 * Takes a restored credit for a refund or a dispute that found it spent, and answers whether it did. Which comes first,
 * the money's return or the credit's, makes no difference then. Money that went back before the spending has no claim.
 */
export async function takeRestored(tx: Tx, held: Order[], restored: Restored): Promise<boolean> {
  for (const order of held)
    if ((await takeForRefund(tx, order, restored)) || (await holdForDispute(tx, order, restored))) return true
  return false
}

async function takeForRefund(tx: Tx, order: Order, { spent, cause }: Restored): Promise<boolean> {
  const ofOrder = and(eq(refunds.orderId, order.id), eq(refunds.state, 'refunded'))
  const all = await tx.select().from(refunds).where(ofOrder)
  const taken = all.reduce((sum, { credits }) => sum + (credits ?? 0), 0)
  if (creditsOwed(boughtWith(order), taken) <= 0) return false
  const [last] = await tx
    .select({ id: refunds.id, providerRefundId: refunds.providerRefundId })
    .from(refunds)
    .innerJoin(creditEntries, eq(creditEntries.cause, sql`'refund:' || ${refunds.providerRefundId}`))
    .where(and(ofOrder, gt(creditEntries.id, entryOf(tx, spent))))
    .orderBy(desc(creditEntries.id))
    .limit(1)
  if (!last) return false
  const entry = { kind: 'refund', cause: `refund:${last.providerRefundId}:${cause}`, most: 1 } as const
  const credits = await takeCredits(tx, order, entry)
  await tx
    .update(refunds)
    .set({ credits: sql`coalesce(${refunds.credits}, 0) + ${credits}` })
    .where(eq(refunds.id, last.id))
  return credits > 0
}

async function holdForDispute(tx: Tx, order: Order, { spent, cause }: Restored): Promise<boolean> {
  const [holding] = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(creditEntries, eq(creditEntries.cause, sql`'dispute:' || ${disputes.id} || ':hold'`))
    .where(
      and(
        eq(disputes.orderId, order.id),
        inArray(disputes.state, ['open', 'lost']),
        gt(creditEntries.id, entryOf(tx, spent)),
      ),
    )
    .orderBy(desc(creditEntries.id))
    .limit(1)
  if (!holding) return false
  const entry = { kind: 'adjustment', cause: `dispute:${holding.id}:hold:${cause}`, most: 1 } as const
  const credits = await takeCredits(tx, order, entry)
  await tx
    .update(disputes)
    .set({ credits: sql`${disputes.credits} + ${credits}` })
    .where(eq(disputes.id, holding.id))
  return credits > 0
}

/** Entries are written one after the other, under the purse: their numbers tell which came first. */
const entryOf = (tx: Tx, cause: string) =>
  tx.select({ id: creditEntries.id }).from(creditEntries).where(eq(creditEntries.cause, cause))
