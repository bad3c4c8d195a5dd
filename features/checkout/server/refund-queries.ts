import { and, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { lockOrder } from './queries.ts'
import type { Order } from './rules.ts'
import { orders, refunds } from './tables.ts'

export type Refund = typeof refunds.$inferSelect

export interface Held {
  refund: Refund
  order: Order
}

/** The request, with its order held: the order first, as everywhere. */
export async function holdRefund(tx: Tx, id: string): Promise<Held | undefined> {
  const [known] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id))
  const order = known && (await lockOrder(tx, known.orderId))
  const [refund] = order ? await tx.select().from(refunds).where(eq(refunds.id, id)) : []
  return refund && order ? { refund, order } : undefined
}

export async function requestFor(db: Db, orderId: string): Promise<Refund | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.source, 'request')))
  return refund
}

export async function addRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<Refund> {
  const [added] = await tx.insert(refunds).values(refund).returning()
  if (!added) throw new Error('The refund was not kept.')
  return added
}

/** Of an order that is held: the one that can be decided, and the one that the provider has still to be told of. */
export async function undecidedOf(tx: Tx, orderId: string) {
  const found = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.source, 'provider')))
    .orderBy(desc(refunds.requestedAt))
  return {
    waiting: found.find(({ state }) => state === 'requested' || state === 'failed'),
    underWay: found.find(({ state }) => state === 'approved'),
  }
}

export async function changeRefund(tx: Tx, id: string, change: Partial<Refund>): Promise<Refund> {
  const [refund] = await tx.update(refunds).set(change).where(eq(refunds.id, id)).returning()
  if (!refund) throw new Error('The refund went away.')
  return refund
}

/** The provider's refund in our books: by its own name, else by the request that it was made for. */
export async function refundRecord(
  tx: Tx,
  orderId: string,
  { providerRefundId, requestId }: { providerRefundId: string; requestId: string | undefined },
): Promise<Refund | undefined> {
  const found = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        or(eq(refunds.providerRefundId, providerRefundId), requestId ? eq(refunds.id, requestId) : undefined),
      ),
    )
  return found.find((one) => one.providerRefundId === providerRefundId) ?? found[0]
}

/** Where to write to a buyer: their account's address, which may have changed since. Nowhere, once they are erased. */
export async function buyersAddress(db: Db, { userId, email }: Order): Promise<string | undefined> {
  if (!userId) return email ?? undefined
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email
}

type RefundFilter = Refund['state'] | 'waiting' | 'decided'

const WAITING: Refund['state'][] = ['requested', 'failed']
const inState = (filter: RefundFilter) => {
  if (filter === 'waiting') return inArray(refunds.state, WAITING)
  return filter === 'decided' ? notInArray(refunds.state, WAITING) : eq(refunds.state, filter)
}
/** What was made at the provider's own page needs no decision. */
const isOurs = ne(refunds.source, 'provider')

export interface RefundPage {
  state?: RefundFilter | undefined
  cursor?: string | undefined
  size: number
}

/** How many the owner has to decide about. */
export function countWaiting(db: Db): Promise<number> {
  return db.$count(refunds, and(isOurs, inState('waiting')))
}

/** What buyers asked for and the owner gave, newest first. One more than a page, to know whether there is another. */
export function listRequests(db: Db, { state, cursor, size }: RefundPage): Promise<Held[]> {
  return db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        isOurs,
        state && inState(state),
        cursor
          ? sql`(${refunds.requestedAt}, ${refunds.id}) < (select requested_at, id from refunds where id = ${cursor})`
          : undefined,
      ),
    )
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(size + 1)
}
