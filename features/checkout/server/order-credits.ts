// An order's part of its owner's purse: how much of it is unspent, and taking it back.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { lockUser } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import { takeBack, totalsOf, writeEntry } from '#features/credits/server/public.ts'
import { generations } from '#features/generation/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { unspentCredits } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { disputes, refunds } from './tables.ts'

/** Takes at most what is unspent of the order, and answers how much that was. The order has to be held. */
export async function takeCredits(
  tx: Tx,
  order: Order,
  { most, kind, cause }: { most: number; kind: 'refund' | 'adjustment'; cause: string },
): Promise<number> {
  // Whoever spends holds this row too: what is unspent now is still so when it is taken.
  if (!order.userId || !(await lockUser(tx, order.userId))) return 0
  const { userId, forAddress } = order
  return takeBack(tx, {
    userId,
    kind,
    cause,
    forAddress,
    most: Math.min(most, await unspentOf(tx, order)),
  })
}

/** What a dispute holds is taken already. A refund that is owed it only changes what it is taken for. */
export async function takeHeldCredits(tx: Tx, { id }: Order, most: number): Promise<number> {
  const holding = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.orderId, id), inArray(disputes.state, ['open', 'lost'])))
  let taken = 0
  for (const dispute of holding) {
    const part = Math.min(dispute.credits, most - taken)
    if (part === 0) continue
    await tx
      .update(disputes)
      .set({ credits: dispute.credits - part })
      .where(eq(disputes.id, dispute.id))
    taken += part
  }
  return taken
}

/** What was taken comes back, to whoever the order belongs to by now. */
export async function giveBack(tx: Tx, order: Order, { credits, cause }: { credits: number; cause: string }) {
  if (credits === 0 || !order.userId || !(await lockUser(tx, order.userId))) return
  const { userId, forAddress } = order
  await writeEntry(tx, { userId, kind: 'adjustment', amount: credits, cause, forAddress })
}

export async function unspentOf(db: Db, order: Order): Promise<number> {
  return unspentCredits({
    quantity: order.quantity,
    available: await availableTo(db, order),
    onItsBlueprint: await spentOnItsBlueprint(db, order),
    takenBack: await takenBackFrom(db, order.id),
  })
}

/** Until somebody proves the address, what belongs to it and what the account bought are two purses. */
async function availableTo(db: Db, { userId, forAddress }: Order): Promise<number> {
  if (!userId) return 0
  const [user] = await db.select({ provedAt: users.provedAt }).from(users).where(eq(users.id, userId))
  const { credits: all } = await totalsOf(db, userId, { proved: true })
  if (user?.provedAt) return all
  const { credits: own } = await totalsOf(db, userId, { proved: false })
  return forAddress ? all - own : own
}

/** One, unless making it failed: then the credit was restored. */
async function spentOnItsBlueprint(db: Db, { blueprintId }: Order): Promise<number> {
  if (!blueprintId) return 0
  const ofIt = eq(generations.blueprintId, blueprintId)
  const tries = await db.$count(generations, ofIt)
  const good = await db.$count(generations, and(ofIt, ne(generations.status, 'error')))
  // Where there is none at all, the blueprint was deleted.
  return tries > 0 && good === 0 ? 0 : 1
}

async function takenBackFrom(db: Db, orderId: string): Promise<number> {
  const sum = <T extends typeof refunds | typeof disputes>({ credits }: T) =>
    sql<number>`coalesce(sum(${credits}), 0)::int`
  const [refunded] = await db
    .select({ credits: sum(refunds) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'refunded')))
  const [held] = await db
    .select({ credits: sum(disputes) })
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), inArray(disputes.state, ['open', 'lost'])))
  return (refunded?.credits ?? 0) + (held?.credits ?? 0)
}
