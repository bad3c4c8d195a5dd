import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/database/connect.ts'
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

export async function changeOrder(tx: Tx, id: string, change: Partial<Order>): Promise<Order> {
  const [order] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning()
  if (!order) throw new Error('The order went away.')
  return order
}
