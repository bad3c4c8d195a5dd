// Orders as the owner looks for them.
import { and, desc, eq, gt, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#features/accounts/server/tables.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import type { ORDER_FILTERS } from '../owner-contract.ts'
import type { Order } from './rules.ts'
import { orders, refunds } from './tables.ts'

export interface OrderSearch {
  search?: string | undefined
  state?: (typeof ORDER_FILTERS)[number] | undefined
  /** The last order of the page before. */
  cursor?: string | undefined
  size: number
}

/** Newest first. One more than a page, to know whether there is another. */
export function findOrders(db: Db, { search, state = 'all', cursor, size }: OrderSearch): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        FILTERS[state],
        search ? fits(db, search) : undefined,
        cursor
          ? sql`(${orders.createdAt}, ${orders.id}) < (select o.created_at, o.id from ${orders} o where o.id = ${cursor})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size + 1)
}

const FILTERS: Record<NonNullable<OrderSearch['state']>, SQL | undefined> = {
  all: undefined,
  paid: eq(orders.state, 'paid'),
  free: eq(orders.state, 'free'),
  waiting: inArray(orders.state, ['open', 'pending']),
  unpaid: inArray(orders.state, ['expired', 'failed']),
  refunded: gt(orders.refundedCents, 0),
  disputed: isNotNull(orders.dispute),
}

/** Each of these has an index. What can be an id of ours or of the provider's is looked up as such. */
function fits(db: Db, search: string): SQL | undefined {
  if (z.uuid().safeParse(search).success) return eq(orders.id, search.toLowerCase())
  if (search.startsWith('cs_')) return eq(orders.sessionId, search)
  if (search.startsWith('pi_')) return eq(orders.paymentIntentId, search)
  if (search.startsWith('re_')) {
    const refunded = db.select({ id: refunds.orderId }).from(refunds)
    return inArray(orders.id, refunded.where(eq(refunds.providerRefundId, search)))
  }
  const address = search.toLowerCase()
  const theirs = db.select({ id: users.id }).from(users).where(eq(users.email, address))
  const code = db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.code, search.toUpperCase()))
  return or(
    like(orders.email, `${address.replace(/[\\%_]/g, '\\$&')}%`),
    // An account whose address has changed since.
    inArray(orders.userId, theirs),
    inArray(orders.promoCodeId, code),
  )
}

/** Newest first, those made at the provider's own page among them. */
export function refundsOf(db: Db, orderId: string) {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.requestedAt))
}
