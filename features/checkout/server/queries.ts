import { users } from '#features/accounts/server/tables.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, asc, eq, inArray, lt, ne, or, sql } from '#server/database/sql.ts'
import type { Pack } from '../prices.ts'
import type { Order } from './rules.ts'
import { orders } from './tables.ts'

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function findBySession(db: Db, sessionId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.sessionId, sessionId))
  return order
}

/** Whoever decides what becomes of an order holds its row, before anything else. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

export async function addOrder(tx: Tx, order: typeof orders.$inferInsert): Promise<Order> {
  const [added] = await tx.insert(orders).values(order).returning()
  if (!added) throw new Error('The order was not added.')
  return added
}

export async function changeOrder(tx: Tx, id: string, change: Partial<Order>): Promise<Order> {
  const [order] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning()
  if (!order) throw new Error('The order went away.')
  return order
}

/** On its way to the payment page, from the very same wish. */
export async function findSubmitted(db: Db, submitKey: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.submitKey, submitKey))
  return order
}

interface Person {
  userId?: string | undefined
  /** Only when it is proved. */
  email?: string | undefined
  browserHash: string
}

/** Open orders of the same person, by any sign of them, that hold a place of the code. */
export function openOrdersWith(
  db: Db,
  code: string,
  { userId, email, browserHash }: Person,
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'open'),
        eq(orders.promoCode, code),
        or(
          eq(orders.browserHash, browserHash),
          email ? eq(orders.email, email) : undefined,
          userId ? eq(orders.userId, userId) : undefined,
        ),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(10)
}

/** Open orders, begun from the same network, that keep a place of the code. */
export async function othersOfNetwork(
  tx: Tx,
  { id, networkHash }: Order,
  promoCodeId: string,
): Promise<number> {
  if (!networkHash) return 0
  const ofNetwork = and(eq(orders.networkHash, networkHash), eq(orders.promoCodeId, promoCodeId))
  return tx.$count(orders, and(ofNetwork, eq(orders.state, 'open'), ne(orders.id, id)))
}

/** Open orders of the same account that keep a place of the code. */
export async function othersOfAccount(tx: Tx, { id, userId }: Order, promoCodeId: string): Promise<number> {
  if (!userId) return 0
  const ofAccount = and(eq(orders.userId, userId), eq(orders.promoCodeId, promoCodeId))
  return tx.$count(orders, and(ofAccount, eq(orders.state, 'open'), ne(orders.id, id)))
}

/** Nobody paid in time, or money that comes later has not been asked about for a while. */
export function overdueOrders(db: Db, most: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['open', 'pending']), lt(orders.expiresAt, sql`now()`)))
    .orderBy(asc(orders.expiresAt))
    .limit(most)
}

/** When an order that is still not over is looked at again. */
export async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await db
    .update(orders)
    .set({ expiresAt: until })
    .where(
      and(eq(orders.id, id), inArray(orders.state, ['open', 'pending']), lt(orders.expiresAt, sql`now()`)),
    )
}

/** The blueprint that was made for the same code, address and name. */
export async function findFreeOrder(
  db: Db,
  { code, email, startupName, pack }: { code: string; email: string; startupName: string; pack?: Pack },
): Promise<{ orderId: string; blueprintId: string } | undefined> {
  const [known] = await db
    .select({ orderId: orders.id, blueprintId: blueprints.id })
    .from(orders)
    .innerJoin(blueprints, eq(blueprints.id, orders.blueprintId))
    // By the account: an address that was left is not the person's any more.
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.state, 'free'),
        eq(orders.promoCode, code),
        eq(users.email, email),
        eq(sql`${orders.brief} ->> 'startupName'`, startupName),
        pack && eq(orders.pack, pack),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(1)
  return known
}
