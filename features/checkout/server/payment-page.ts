// From an order to its payment page, and the end of pages that nobody needs any more.
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { PACKS } from '../prices.ts'
import { providerOf, type Session, type SessionWish } from './provider.ts'
import { changeOrder, lockOrder } from './queries.ts'
import { metadataOf, type Order } from './rules.ts'
import { endOrder, settle } from './settle.ts'

export const successUrl = (house: House, sessionId: string) =>
  `${house.config.publicUrl}/success?session_id=${sessionId}`

/**
 * The page of the order. Repeated after a crash or a lost answer, it is the same page. Undefined when the provider will
 * not make it any more.
 */
export async function openPage(house: House, order: Order): Promise<string | undefined> {
  const session = await providerOf(house).createSession(sessionWish(house, order))
  if (!session) return undefined
  if (!session.url) throw new Failure('card_provider')
  const { id, url } = session
  await house.db.transaction(async (tx) => {
    const now = await lockOrder(tx, order.id)
    if (now && (now.sessionId ?? id) === id)
      await changeOrder(tx, order.id, { sessionId: id, sessionUrl: url })
  })
  return url
}

/** All of it from the order's row, so that it is the same each time. */
function sessionWish(house: House, order: Order): SessionWish {
  const { publicUrl } = house.config
  return {
    orderId: order.id,
    name: PACKS[order.pack].name,
    description: order.promoText ?? undefined,
    cents: order.payableCents,
    email: order.email ?? undefined,
    expiresAt: order.expiresAt,
    successUrl: successUrl(house, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${publicUrl}/cancel`,
    metadata: metadataOf(order, publicUrl),
  }
}

/** Ends the order, unless it was paid a moment before: then it is served. */
export async function giveUp(house: House, order: Order): Promise<void> {
  const session = await endPage(house, order)
  if (session) {
    await settle(house, session)
    return
  }
  await house.db.transaction(async (tx) => {
    const now = await lockOrder(tx, order.id)
    if (now?.state === 'open' && now.sessionId === order.sessionId) await endOrder(tx, now, 'expired')
  })
}

async function endPage(house: House, order: Order): Promise<Session | undefined> {
  const provider = providerOf(house)
  // The answer that named the page may have been lost: asking again names it.
  const id = order.sessionId ?? (await provider.createSession(sessionWish(house, order)))?.id
  return id ? provider.expireSession(id) : undefined
}
