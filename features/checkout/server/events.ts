// Which event means what. Each is dealt with so that repeating it, and any order of events, is harmless.
import type Stripe from 'stripe'
import type { House } from '#server/house.ts'
import { recordDispute } from './disputes.ts'
import type { Outcome } from './fulfil.ts'
import { orderOfPayment } from './payment-order.ts'
import { providerOf } from './provider.ts'
import { recordRefunds } from './record-refund.ts'
import { settle } from './settle.ts'

/** For the record: in words, and whose. Never who: the record outlives the person. */
export interface Dealt {
  message: string
  metadata: Record<string, unknown>
}

export async function dealWith(house: House, event: Stripe.Event): Promise<Dealt> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return dealWithSession(house, event.data.object)
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
      return dealWithRefunds(house, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return dealWithDispute(house, event.data.object)
    default:
      return { message: 'Ignored: nothing depends on this kind of event.', metadata: {} }
  }
}

/**
 * The event is only the occasion: it may be old, and another may have overtaken it. What counts is how the session stands
 * at the provider now, amount included, and asking for that is one cheap call.
 */
async function dealWithSession(house: House, { id }: Stripe.Checkout.Session): Promise<Dealt> {
  const session = await providerOf(house).retrieveSession(id)
  if (!session) return { message: NOT_OURS, metadata: { session: id } }
  const { outcome, order } = await settle(house, session)
  const { amount_total: amount, payment_status: payment } = session
  return { message: OUTCOMES[outcome], metadata: { session: id, order: order?.id, amount, payment } }
}

const NOT_OURS = 'Not ours: no order of this shop belongs to it.'
export const OUTCOMES: Record<Outcome['outcome'], string> = {
  served: 'The order was paid, and is served.',
  already: 'The order was served before.',
  unpaid: 'Nothing was paid yet, so nothing is granted.',
  returned: 'The money went back before the order was served, so nothing is granted.',
  'wrong amount': 'The amount is not what the order asks for, so nothing is granted. Please look at it.',
  'no address': 'The order was paid, but without an address to serve it to. Please look at it.',
  unknown: NOT_OURS,
}

/** A charge tells how much went back in all; which refunds that were, and whether they stand, is asked of the provider. */
export async function dealWithRefunds(
  house: House,
  { payment_intent }: Pick<Stripe.Charge | Stripe.Refund, 'payment_intent'>,
): Promise<Dealt> {
  const payment = idOf(payment_intent)
  const order = payment && (await orderOfPayment(house, payment))
  if (!payment || !order) return { message: NOT_OURS, metadata: { payment } }
  const refunds = await providerOf(house).listRefunds(payment)
  const news = await recordRefunds(house, order, refunds)
  const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return {
    message: news > 0 ? 'Refunds of the order are recorded.' : 'Refunds of the order were recorded before.',
    metadata: { payment, order, amount },
  }
}

/**
 * Here the event itself is believed: it is signed, nothing is reckoned from its amount, and of two of its states the one
 * nearer to the end counts, whichever comes first.
 */
export async function dealWithDispute(house: House, dispute: Stripe.Dispute): Promise<Dealt> {
  const { id, status, amount } = dispute
  const payment = idOf(dispute.payment_intent)
  const order = payment && (await orderOfPayment(house, payment))
  if (!payment || !order) return { message: NOT_OURS, metadata: { dispute: id, payment } }
  const isNews = await recordDispute(house, order, { id, status, amount })
  return {
    message: isNews ? 'The dispute is recorded.' : 'The dispute was recorded before.',
    metadata: { dispute: id, status, payment, order, amount },
  }
}

function idOf(expandable: string | { id: string } | null): string | undefined {
  return typeof expandable === 'string' ? expandable : expandable?.id
}
