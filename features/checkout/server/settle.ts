// What becomes of an order, by how its payment stands at the provider. Harmless when repeated, and in any order.
import { releaseUse } from '#features/promo-codes/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { fulfil, type Outcome } from './fulfil.ts'
import type { Session } from './provider.ts'
import { changeOrder, lockOrder } from './queries.ts'
import { judge, namedBy, type Order, standingOf } from './rules.ts'

/** Money that comes later is asked about this often. */
const ASK_AGAIN_MS = 3_600_000

/** The session has to come from the provider itself, just now. */
export async function settle(house: House, session: Session): Promise<Outcome> {
  switch (standingOf(session)) {
    case 'pending':
      await orderPending(house, session)
      break
    case 'failed':
    case 'returned':
      await orderFailed(house, session)
      break
    case 'expired':
      await orderExpired(house, session)
      break
  }
  return fulfil(house, session)
}

/** The buyer finished, and the money comes later. The place of a promo code stays kept, and the same wish is not paid twice. */
export function orderPending(house: House, session: Session): Promise<void> {
  return forUnpaid(house, session, async (tx, order) => {
    if (order.state !== 'open' && order.state !== 'pending') return
    const expiresAt = new Date(Date.now() + ASK_AGAIN_MS)
    await changeOrder(tx, order.id, { state: 'pending', sessionId: session.id, networkHash: null, expiresAt })
  })
}

/** The money did not come, or went back whole before it was served. */
export function orderFailed(house: House, session: Session): Promise<void> {
  return forUnpaid(house, session, async (tx, order) => {
    if (order.state === 'open' || order.state === 'pending') await endOrder(tx, order, 'failed')
  })
}

/** Nobody paid in time. */
export function orderExpired(house: House, session: Session): Promise<void> {
  return forUnpaid(house, session, async (tx, order) => {
    if (order.state === 'open') await endOrder(tx, order, 'expired')
  })
}

/** Never the end of it for sure: what turns out to be paid is served all the same. The order has to be held. */
export async function endOrder(tx: Tx, order: Order, state: 'failed' | 'expired'): Promise<void> {
  await changeOrder(tx, order.id, { state, submitKey: null, networkHash: null })
  await releaseUse(tx, order.id)
}

async function forUnpaid(
  house: House,
  session: Session,
  change: (tx: Tx, order: Order) => Promise<void>,
): Promise<void> {
  const found = namedBy(session)
  if (!found) return
  await house.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.order)
    const verdict = order && judge(order, session)
    // An event may be old news: what the provider says is paid does not end.
    if (order && (verdict === 'unpaid' || verdict === 'returned')) await change(tx, order)
  })
}
