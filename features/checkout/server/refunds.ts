// A buyer asks for the money back; the owner decides.
import type { Me } from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { dollars } from '../prices.ts'
import { isVisibleTo } from './order-history.ts'
import { payRefund } from './pay-refund.ts'
import { lockOrder } from './queries.ts'
import { declinedLetter, requestForOwnerLetter, requestReceivedLetter } from './refund-letters.ts'
import {
  buyersAddress,
  changeRefund,
  type Held,
  holdRefund,
  type Refund,
  requestFor,
} from './refund-queries.ts'
import { askableUntil, boughtWith, leftToRefund, refundRefusal, suggestedRefund } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { refunds } from './tables.ts'
import { unspentOf } from './unspent-queries.ts'

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
    refuseUnlessRefundable(order)
    if (!askableUntil(order, now)) throw new Failure('refund_too_late')
    const [made] = await tx.insert(refunds).values({ orderId, reason, state: 'requested' }).returning()
    if (!made) throw new Error('The request was not kept.')
    await announce(house, tx, order, { to: me.email, reason })
    return made
  })
}

async function announce(house: House, tx: Tx, order: Order, { to, reason }: { to: string; reason: string }) {
  const { publicUrl, owner } = house.config
  await house.mail.send(tx, { to, ...requestReceivedLetter(publicUrl, order) })
  await house.mail.send(tx, { to: owner.email, ...requestForOwnerLetter(publicUrl, order, reason) })
}

function refuseUnlessRefundable(order: Order): void {
  const refusal = refundRefusal(order)
  if (refusal) throw new Failure(refusal)
}

interface Decision {
  decision: 'approve' | 'decline'
  amountCents?: number | undefined
  /** For the buyer. */
  message: string
}

/**
 * The decision is committed before any money moves. Then the provider is told; if it does not answer now, a job goes on
 * asking until it does.
 */
export async function decideRefund(house: House, me: Me, id: string, decision: Decision): Promise<Refund> {
  const decided = await house.db.transaction(async (tx) => {
    const held = await holdRefund(tx, id)
    if (!held) throw new Failure('not_found')
    if (isSameAgain(held.refund, decision)) return held.refund
    // What the provider refused can be decided again.
    if (!['requested', 'failed'].includes(held.refund.state)) throw new Failure('already_decided')
    return decision.decision === 'approve'
      ? approve(tx, me, held, decision)
      : decline(house, tx, me, held, decision)
  })
  return decided.state === 'approved' ? payNowOrLater(house, decided) : decided
}

/** A second press of the same button. Another amount is another decision. */
function isSameAgain({ state, amountCents }: Refund, decision: Decision): boolean {
  if (decision.decision === 'decline') return state === 'declined'
  const approved = state === 'approved' || state === 'refunded'
  return approved && (decision.amountCents === undefined || decision.amountCents === amountCents)
}

async function approve(tx: Tx, me: Me, { refund, order }: Held, { amountCents, message }: Decision) {
  refuseUnlessRefundable(order)
  const bought = boughtWith(order)
  const amount = amountCents ?? suggestedRefund(bought, await unspentOf(tx, order))
  if (amount === 0) throw new Failure('refund_impossible', { sentence: ALL_SPENT })
  const left = leftToRefund(bought)
  if (amount > left)
    throw new Failure('refund_impossible', { sentence: `At most ${dollars(left)} can be refunded.` })
  return changeRefund(tx, refund.id, { state: 'approved', amountCents: amount, ...signed(me, message) })
}
const ALL_SPENT = 'All credits of this order are spent. To refund it all the same, say how much.'

async function decline(house: House, tx: Tx, me: Me, { refund, order }: Held, { message }: Decision) {
  const to = await buyersAddress(tx, order)
  if (to)
    await house.mail.send(tx, { to, ...declinedLetter(house.config.shown.supportEmail, order, message) })
  return changeRefund(tx, refund.id, { state: 'declined', ...signed(me, message) })
}

function signed(me: Me, message: string) {
  return { message, decidedAt: new Date(), decidedBy: me.id }
}

async function payNowOrLater(house: House, decided: Refund): Promise<Refund> {
  try {
    return (await payRefund(house, decided.id)) ?? decided
  } catch (err) {
    house.log.error({ err, refund: decided.id }, 'an approved refund waits for the card provider')
    return decided
  }
}
