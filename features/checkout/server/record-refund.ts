// What the provider sent back, in our books: money, credits and email in one transaction, once per refund of the provider.
import type Stripe from 'stripe'
import { z } from 'zod'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { giveBack, takeCredits, takeHeldCredits } from './order-credits.ts'
import { changeOrder, lockOrder } from './queries.ts'
import { refundedLetter, refundFailedLetter } from './refund-letters.ts'
import { buyersAddress, changeRefund, holdRefund, type Refund, refundRecord } from './refund-queries.ts'
import { boughtWith, creditsDue } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { refunds } from './tables.ts'

export type ProviderRefund = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'metadata'>

/** The money did not leave, or came back. */
export function hasFailed({ status }: ProviderRefund): boolean {
  return status === 'failed' || status === 'canceled'
}

/** The request that it was made for; undefined when somebody made it at the provider's own page. */
export function requestNamedBy({ metadata }: ProviderRefund): string | undefined {
  return z.uuid().safeParse(metadata?.refund).data
}

/** In the order they were made, so that each takes its part. Answers how many were news. */
export function recordRefunds(house: House, orderId: string, sent: ProviderRefund[]): Promise<number> {
  return house.db.transaction(async (tx) => {
    let news = 0
    for (const one of sent) if (await record(house, tx, orderId, one)) news++
    return news
  })
}

async function record(house: House, tx: Tx, orderId: string, sent: ProviderRefund): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  // What was never served needs nothing back.
  if (order?.state !== 'paid') return false
  const requestId = requestNamedBy(sent)
  const known = await refundRecord(tx, orderId, { providerRefundId: sent.id, requestId })
  // Known by its name, all that can happen to it is that it fails after all.
  if (known?.providerRefundId === sent.id)
    return hasFailed(sent) && known.state === 'refunded' ? undo(house, tx, order, known) : false
  if (hasFailed(sent)) return false
  // The request that it names may have been paid by another one: money that went back is money that went back.
  await settle(house, tx, order, known?.state === 'refunded' ? undefined : known, sent)
  return true
}

async function settle(
  house: House,
  tx: Tx,
  order: Order,
  known: Refund | undefined,
  { id, amount }: ProviderRefund,
): Promise<void> {
  const due = creditsDue(boughtWith(order), amount)
  const unspent = await takeCredits(tx, order, { kind: 'refund', cause: `refund:${id}`, most: due })
  const credits = unspent + (await takeHeldCredits(tx, order, due - unspent))
  const settled = { state: 'refunded', amountCents: amount, credits, providerRefundId: id } as const
  if (known) await changeRefund(tx, known.id, settled)
  else
    await tx
      .insert(refunds)
      .values({ orderId: order.id, source: 'provider', decidedAt: new Date(), ...settled })
  await changeOrder(tx, order.id, { refundedCents: order.refundedCents + amount })
  const to = await buyersAddress(tx, order)
  const letter = refundedLetter(order, { amountCents: amount, credits, message: known?.message ?? '' })
  if (to) await house.mail.send(tx, { to, ...letter })
}

/** It was sent, and did not arrive: a closed account, for one. Nobody loses anything, and the owner hears of it. */
async function undo(house: House, tx: Tx, order: Order, refund: Refund): Promise<true> {
  const { credits, providerRefundId } = refund
  await giveBack(tx, order, { credits: credits ?? 0, cause: `refund:${providerRefundId}:failed` })
  await changeRefund(tx, refund.id, { state: 'failed', credits: 0 })
  await changeOrder(tx, order.id, { refundedCents: order.refundedCents - (refund.amountCents ?? 0) })
  await tellOwner(house, tx, order, refund)
  return true
}

/** The decision that this refund was of could not be carried out. Unless it was noticed otherwise in the meantime. */
export function markFailed(house: House, { id, decidedAt }: Refund): Promise<void> {
  return house.db.transaction(async (tx) => {
    const held = await holdRefund(tx, id)
    if (held?.refund.state !== 'approved' || +(held.refund.decidedAt ?? 0) !== +(decidedAt ?? 0)) return
    await changeRefund(tx, id, { state: 'failed' })
    await tellOwner(house, tx, held.order, held.refund)
  })
}

async function tellOwner({ config, mail }: House, tx: Tx, order: Order, { amountCents }: Refund) {
  const letter = refundFailedLetter(config.publicUrl, order, amountCents ?? 0)
  await mail.send(tx, { to: config.owner.email, ...letter })
}
