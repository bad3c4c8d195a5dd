// Orders as the owner sees them, and what the card provider says of one.
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { AtProvider, OwnersOrder, OwnersOrderDetail, searchOrders } from '../owner-contract.ts'
import { PACKS } from '../prices.ts'
import { shownState } from './order-history.ts'
import { findOrders, type OrderSearch, refundsOf } from './owner-order-queries.ts'
import { providerOf } from './provider.ts'
import { findOrder } from './queries.ts'
import type { Refund } from './refund-queries.ts'
import { boughtWith, leftToRefund, refundRefusal, suggestedRefund } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { unspentOf } from './unspent-queries.ts'

const PAGE = 50

export async function ownersOrders(
  db: Db,
  asked: Omit<OrderSearch, 'size'>,
): Promise<Answer<typeof searchOrders>> {
  const rows = await findOrders(db, { ...asked, size: PAGE })
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return { orders: page.map(shown), ...(last && { nextCursor: last.id }) }
}

export async function ownersOrder(db: Db, id: string): Promise<OwnersOrderDetail> {
  const order = await orderOrNone(db, id)
  const bought = boughtWith(order)
  const refusal = refundRefusal(order)
  const unspentCredits = await unspentOf(db, order)
  return {
    ...shown(order),
    sessionId: order.sessionId ?? undefined,
    paymentId: order.paymentIntentId ?? undefined,
    receiptUrl: order.receiptUrl ?? undefined,
    leftCents: refusal ? 0 : leftToRefund(bought),
    suggestedCents: refusal ? 0 : suggestedRefund(bought, unspentCredits),
    unspentCredits,
    refunds: (await refundsOf(db, id)).map(shownRefund),
  }
}

/** Asked now: our own books say what we were told. */
export async function orderAtProvider(house: House, id: string): Promise<AtProvider> {
  const { sessionId, paymentIntentId } = await orderOrNone(house.db, id)
  const provider = providerOf(house)
  const session = sessionId ? await provider.retrieveSession(sessionId) : undefined
  const sent = paymentIntentId ? await provider.listRefunds(paymentIntentId) : []
  return {
    session: session?.status ?? undefined,
    payment: session?.payment_status,
    refunds: sent.map((refund) => ({
      id: refund.id,
      status: refund.status ?? 'unknown',
      amountCents: refund.amount,
      createdAt: new Date(refund.created * 1000).toISOString(),
    })),
  }
}

async function orderOrNone(db: Db, id: string): Promise<Order> {
  const order = await findOrder(db, id)
  if (!order) throw new Failure('not_found')
  return order
}

function shown(order: Order): OwnersOrder {
  const { id, pack, quantity, priceCents, refundedCents, state } = order
  const isSettled = state === 'paid' || state === 'free' || state === 'pending'
  return {
    ...{ id, pack, quantity, priceCents, refundedCents },
    email: order.email ?? '',
    packName: PACKS[pack].name,
    paidCents: order.amountPaidCents ?? 0,
    promoCode: order.promoCode ?? undefined,
    state: isSettled ? shownState(order) : state,
    startupName: order.brief?.startupName,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString(),
  }
}

function shownRefund({ id, source, state, requestedAt, decidedAt, ...refund }: Refund) {
  return {
    ...{ id, source, state },
    amountCents: refund.amountCents ?? undefined,
    credits: refund.credits ?? undefined,
    message: refund.message || undefined,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString(),
  }
}
