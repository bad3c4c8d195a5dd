// Orders that nobody paid are no books: name, address and idea of somebody who never bought. They go after a while.
import { deleteReleasedUses } from '#features/promo-codes/server/public.ts'
import { and, inArray, isNull, lt, notExists, sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { disputes, orders, refunds } from './tables.ts'

const AT_A_TIME = 500

/** As long as recovery looks back. A payment that comes even later is served from what the provider's own record says. */
const neverPaid = (db: Pick<House['db'], 'select'>) =>
  and(
    inArray(orders.state, ['expired', 'failed']),
    lt(orders.expiresAt, sql`now() - interval '30 days'`),
    isNull(orders.amountPaidCents),
    notExists(db.select({ one: sql`1` }).from(refunds).where(sql`${refunds.orderId} = ${orders.id}`)),
    notExists(db.select({ one: sql`1` }).from(disputes).where(sql`${disputes.orderId} = ${orders.id}`)),
  )

export async function deleteUnpaidOrders({ db }: Pick<House, 'db'>): Promise<void> {
  for (;;) {
    const deleted = await db.transaction(async (tx) => {
      // Whoever serves a late payment at this moment holds the row: that one is left alone.
      const old = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(neverPaid(tx))
        .limit(AT_A_TIME)
        .for('update', { skipLocked: true })
      const ids = old.map(({ id }) => id)
      if (ids.length > 0) await tx.delete(orders).where(inArray(orders.id, ids))
      await deleteReleasedUses(tx, ids)
      return ids.length
    })
    if (deleted < AT_A_TIME) return
  }
}
