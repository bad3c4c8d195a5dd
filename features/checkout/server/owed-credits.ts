// A credit that comes back after its money did goes where the money went: nobody has both.

import { entryNumbers } from '#features/credits/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, asc, eq, inArray } from '#server/database/sql.ts'
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
  const sent = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'refunded')))
  const taken = sent.reduce((sum, { credits }) => sum + (credits ?? 0), 0)
  if (creditsOwed(boughtWith(order), taken) <= 0) return false
  const causeOf = ({ providerRefundId }: (typeof sent)[number]) => `refund:${providerRefundId}`
  const last = await newestAfter(tx, spent, sent, causeOf)
  if (!last) return false
  const credits = await takeCredits(tx, order, {
    kind: 'refund',
    cause: `${causeOf(last)}:${cause}`,
    most: 1,
  })
  await tx
    .update(refunds)
    .set({ credits: (last.credits ?? 0) + credits })
    .where(eq(refunds.id, last.id))
  return credits > 0
}

async function holdForDispute(tx: Tx, order: Order, { spent, cause }: Restored): Promise<boolean> {
  const holding = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.orderId, order.id), inArray(disputes.state, ['open', 'lost'])))
  const causeOf = ({ id }: (typeof holding)[number]) => `dispute:${id}:hold`
  const last = await newestAfter(tx, spent, holding, causeOf)
  if (!last) return false
  const credits = await takeCredits(tx, order, {
    kind: 'adjustment',
    cause: `${causeOf(last)}:${cause}`,
    most: 1,
  })
  await tx
    .update(disputes)
    .set({ credits: last.credits + credits })
    .where(eq(disputes.id, last.id))
  return credits > 0
}

/** The last one whose entry in the ledger, also one that found nothing to take, came after the spending. */
async function newestAfter<T>(
  tx: Tx,
  spent: string,
  found: T[],
  causeOf: (one: T) => string,
): Promise<T | undefined> {
  const numbers = await entryNumbers(tx, [spent, ...found.map(causeOf)])
  const numberOf = (one: T) => numbers.get(causeOf(one)) ?? 0
  const [newest] = found.toSorted((a, b) => numberOf(b) - numberOf(a))
  return newest && numberOf(newest) > (numbers.get(spent) ?? 0) ? newest : undefined
}
