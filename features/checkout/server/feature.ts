import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Feature, Person } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { checkoutRoutes } from './routes.ts'
import { sweep, sweepOrders } from './sweep.ts'
import { orders } from './tables.ts'

export const checkoutFeature: Feature = {
  name: 'orders',
  routes: checkoutRoutes,
  jobs: (house) => [work(sweepOrders, () => sweep(house))],
  exportData: exportOrders,
  erase: forgetBuyer,
}

/**
 * Of an account whose address is not proved, only what was bought signed in to it: the rest belongs to the address. With
 * the proof also what nobody has paid for yet.
 */
const ofPerson = ({ id, email }: Person) =>
  email
    ? or(eq(orders.userId, id), and(isNull(orders.userId), eq(orders.email, email)))
    : and(eq(orders.userId, id), eq(orders.forAddress, false))

function exportOrders(db: Db, person: Person) {
  return db
    .select({
      id: orders.id,
      email: orders.email,
      fullName: orders.fullName,
      pack: orders.pack,
      quantity: orders.quantity,
      brief: orders.brief,
      priceCents: orders.priceCents,
      amountPaidCents: orders.amountPaidCents,
      refundedCents: orders.refundedCents,
      promoCode: orders.promoCode,
      state: orders.state,
      receiptUrl: orders.receiptUrl,
      termsAcceptedAt: orders.termsAcceptedAt,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(ofPerson(person))
    .orderBy(asc(orders.createdAt))
}

/** The books keep the order; who it was, and what they were up to, goes. */
async function forgetBuyer(tx: Tx, person: Person): Promise<void> {
  await tx
    .update(orders)
    .set({ userId: null, email: null, fullName: '', brief: null, browserHash: null, submitKey: null })
    .where(ofPerson(person))
}
