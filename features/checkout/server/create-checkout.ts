// From the form to the payment page, or straight to the blueprint when there is nothing to pay.
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { type Browser, holdBuyer, openOrder, quote } from './open-order.ts'
import { giveUp, openPage, successUrl } from './payment-page.ts'
import { placeFreeOrder } from './place-free-order.ts'
import { providerOf } from './provider.ts'
import { findFreeOrder, findSubmitted, lockOrder, openOrdersWith } from './queries.ts'
import { type Order, standingOf } from './rules.ts'
import { endOrder, settle } from './settle.ts'
import { submitKeyOf, type Wish } from './wish.ts'

interface Placed {
  orderId: string
  freeBlueprint?: true
  /** It is made once the link that was sent to the address is used. */
  confirmEmail?: true
  blueprintId?: string
  sessionUrl?: string
}

/** An order without a page after this long gets another key: the provider may answer the old one with its old fault for ever. */
const FRESH_MS = 4 * 60_000

export async function placeOrder(house: House, wish: Wish, browser: Browser): Promise<Placed> {
  const known = await findSubmitted(house.db, submitKeyOf(wish, browser.browserHash))
  const resumed = known && (await resume(house, wish, browser, known))
  if (resumed) return resumed
  try {
    return await place(house, wish, browser)
  } catch (error) {
    // Perhaps it is only the buyer's own earlier try that stands in the way.
    if (!isRefusedCode(error) || !(await giveUpEarlier(house, wish, browser))) throw error
    return place(house, wish, browser)
  }
}

async function place(house: House, wish: Wish, browser: Browser): Promise<Placed> {
  const made = await madeForFree(house, wish)
  if (made) return { freeBlueprint: true, ...made }
  const { cents } = await quote(house, wish, browser)
  if (cents === 0) return placeFreeOrder(house, wish, browser)
  const order = await house.db.transaction((tx) => openOrder(house, tx, wish, browser))
  if (order) return pageOf(house, wish, browser, order)
  // The same form, sent twice at once: the other one's order is there now.
  const other = await findSubmitted(house.db, submitKeyOf(wish, browser.browserHash))
  if (!other) throw new Failure('overloaded')
  return pageOf(house, wish, browser, other)
}

/** Before the code is looked at: it may have been good for once only, and this was it. Others' orders are named to nobody. */
async function madeForFree({ db }: House, { code, brief, pack, buyer: { email, proved } }: Wish) {
  if (!code || !brief || !email || !proved) return undefined
  return findFreeOrder(db, { code, email, startupName: brief.startupName, pack })
}

/** The same form was sent before. Undefined when what came of it is over. */
async function resume(house: House, wish: Wish, browser: Browser, order: Order): Promise<Placed | undefined> {
  if (!order.sessionId) return pageOf(house, wish, browser, order)
  const session = await providerOf(house)
    .retrieveSession(order.sessionId)
    .catch((error) => {
      // Not knowing, the page itself will tell, or what is in our books.
      if (error instanceof Failure) return undefined
      throw error
    })
  const standing = session ? standingOf(session) : order.state === 'pending' ? 'pending' : 'open'
  if (standing === 'open')
    return order.sessionUrl
      ? { orderId: order.id, sessionUrl: order.sessionUrl }
      : pageOf(house, wish, browser, order)
  if (session) await settle(house, session)
  return standing === 'paid' || standing === 'pending'
    ? { orderId: order.id, sessionUrl: successUrl(house, order.sessionId) }
    : undefined
}

async function pageOf(house: House, wish: Wish, browser: Browser, order: Order): Promise<Placed> {
  try {
    const sessionUrl = await openPage(house, order)
    if (sessionUrl) return { orderId: order.id, sessionUrl }
  } catch (error) {
    if (error instanceof Failure && isStale(order)) await replace(house, wish, browser, order)
    throw error
  }
  // The provider will not make this page any more. A new order gets a new one.
  const next = await replace(house, wish, browser, order)
  const sessionUrl = next && (await openPage(house, next))
  if (!sessionUrl) throw new Failure('card_provider')
  return { orderId: next.id, sessionUrl }
}

const isStale = ({ createdAt }: Order) => Date.now() - createdAt.getTime() > FRESH_MS

/** In one step, so that the place of a promo code goes from the old order to the new one. */
async function replace(
  house: House,
  wish: Wish,
  browser: Browser,
  { id }: Order,
): Promise<Order | undefined> {
  return house.db.transaction(async (tx) => {
    const old = await lockOrder(tx, id)
    if (old?.state !== 'open' || old.sessionId) return old
    await holdBuyer(tx, wish)
    await endOrder(tx, old, 'expired')
    return openOrder(house, tx, wish, browser)
  })
}

/** Answers whether there was one: then its place is free now, or it was paid. An address that somebody only typed may be another buyer's: it ends nobody's order. */
async function giveUpEarlier(
  house: House,
  { code, buyer }: Wish,
  { browserHash }: Browser,
): Promise<boolean> {
  if (!code) return false
  const { userId, email, proved } = buyer
  const person = { userId, email: proved ? email : undefined, browserHash }
  const earlier = await openOrdersWith(house.db, code, person)
  for (const order of earlier) await giveUp(house, order)
  return earlier.length > 0
}

const isRefusedCode = (error: unknown) => error instanceof Failure && error.code === 'promo_refused'
