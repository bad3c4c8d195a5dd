// A buyer asks for the money back.
import type { Me } from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { isVisibleTo } from './order-history.ts'
import { lockOrder } from './queries.ts'
import { requestForOwnerLetter, requestReceivedLetter } from './refund-letters.ts'
import { addRefund, type Refund, requestFor } from './refund-queries.ts'
import { askableUntil, refundRefusal } from './refund-rules.ts'
import type { Order } from './rules.ts'

/** Asking again answers what became of the first time. */
export function requestRefund(
  house: House,
  me: Me,
  { orderId, reason, now = new Date() }: { orderId: string; reason: string; now?: Date },
): Promise<Refund> {
  return house.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isVisibleTo(me, order)) throw new Failure('not_found')
    const known = await requestFor(tx, orderId)
    if (known) return known
    const refusal = refundRefusal(order)
    if (refusal) throw new Failure(refusal)
    if (!askableUntil(order, now)) throw new Failure('refund_too_late')
    const made = await addRefund(tx, { orderId, reason, state: 'requested' })
    await announce(house, tx, order, { to: me.email, reason })
    return made
  })
}

async function announce(house: House, tx: Tx, order: Order, { to, reason }: { to: string; reason: string }) {
  const { publicUrl, owner } = house.config
  await house.mail.send(tx, { to, ...requestReceivedLetter(publicUrl, order) })
  await house.mail.send(tx, { to: owner.email, ...requestForOwnerLetter(publicUrl, order, reason) })
}
