import type { Db, Tx } from '#server/database/connect.ts'
import { and, asc, eq, inArray, isNull, or } from '#server/database/sql.ts'
import type { Feature, Person } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { exportRequests, forgetRequests } from './free-requests.ts'
import { moneyJobs } from './money-jobs.ts'
import { moneyRoutes } from './money-routes.ts'
import { checkoutRoutes } from './routes.ts'
import { stayWithAddress } from './stay-with-address.ts'
import { sweep, sweepOrders } from './sweep.ts'
import { orders, refunds } from './tables.ts'

export const checkoutFeature: Feature = {
  name: 'orders',
  routes: (house) => [...checkoutRoutes(house), ...moneyRoutes(house)],
  jobs: (house) => [work(sweepOrders, () => sweep(house)), ...moneyJobs(house)],
  exportData: exportOrders,
  ownsAnything: async (db, userId) => (await db.$count(orders, eq(orders.userId, userId))) > 0,
  erase: forgetBuyer,
  stayWithAddress,
}

/**
 * Of an account whose address is not proved, only what was bought signed in to it: the rest belongs to the address. With
 * the proof also what nobody has paid for yet.
 */
const ofPerson = ({ id, email }: Person) =>
  email
    ? or(eq(orders.userId, id), and(isNull(orders.userId), eq(orders.email, email)))
    : and(eq(orders.userId, id), eq(orders.forAddress, false))

async function exportOrders(db: Db, person: Person) {
  const placed = await db
    .select({
      id: orders.id,
      email: orders.email,
      fullName: orders.fullName,
      pack: orders.pack,
      quantity: orders.quantity,
      brief: orders.brief,
      corrections: orders.corrections,
      priceCents: orders.priceCents,
      amountPaidCents: orders.amountPaidCents,
      refundedCents: orders.refundedCents,
      promoCode: orders.promoCode,
      state: orders.state,
      receiptUrl: orders.receiptUrl,
      termsAcceptedAt: orders.termsAcceptedAt,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      refund: { reason: refunds.reason, state: refunds.state, requestedAt: refunds.requestedAt },
    })
    .from(orders)
    .leftJoin(refunds, and(eq(refunds.orderId, orders.id), eq(refunds.source, 'request')))
    .where(ofPerson(person))
    .orderBy(asc(orders.createdAt))
  return [...placed, ...(await exportRequests(db, person.email))]
}

/** The books keep the order; who it was, and what they were up to, goes. */
async function forgetBuyer(tx: Tx, person: Person): Promise<void> {
  // Whoever serves an order holds it before its account; the account is held here already. So nobody waits for an order.
  await tx.select({ id: orders.id }).from(orders).where(ofPerson(person)).for('update', { noWait: true })
  const theirs = tx.select({ id: orders.id }).from(orders).where(ofPerson(person))
  await forgetRequests(tx, person.email)
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, theirs))
  await tx
    .update(orders)
    .set({
      userId: null,
      email: null,
      fullName: '',
      brief: null,
      corrections: null,
      browserHash: null,
      networkHash: null,
      submitKey: null,
    })
    .where(ofPerson(person))
}
