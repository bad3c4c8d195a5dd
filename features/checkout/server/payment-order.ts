import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { providerOf } from './provider.ts'
import { settle } from './settle.ts'
import { orders } from './tables.ts'

/**
 * The order behind a payment; undefined when it is none of ours. Refunds and disputes may be heard of before the payment
 * itself: then the payment is dealt with first, so that what follows finds the order as it should be.
 */
export async function orderOfPayment(house: House, paymentIntentId: string): Promise<string | undefined> {
  const known = await findByPayment(house, paymentIntentId)
  if (known) return known
  const session = await providerOf(house).sessionOfPayment(paymentIntentId)
  const settled = session && (await settle(house, session))
  return settled?.order?.id
}

async function findByPayment({ db }: House, paymentIntentId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentIntentId, paymentIntentId))
  return order?.id
}
