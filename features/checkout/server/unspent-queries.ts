// How much of an order's credits is unspent.

import { users } from '#features/accounts/server/tables.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import { generations } from '#features/generation/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, eq, inArray, ne, sql } from '#server/database/sql.ts'
import { unspentCredits } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { disputes, refunds } from './tables.ts'

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
