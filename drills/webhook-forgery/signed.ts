// Events with a right signature that must not be taken at their word. Answers what is wrong, if anything.

import { orders } from '#features/checkout/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import type { Market } from '../market/market.ts'
import { payOtherSession } from '../market/other-session.ts'
import { type Forger, loot } from './forgery.ts'

export type Trick = (forger: Forger) => Promise<string | undefined>

const COPIES = 20
const DECLINED = { card: '4000000000000002', email: 'forger@example.com' }

export const SIGNED: Record<string, Trick> = {
  async 'twenty copies of a right one'({ paidOrder, post, market, stateOf }) {
    const { purchase, body } = await paidOrder()
    const headers = market.provider.signed(body)
    const first = await post(body, headers)
    const before = await loot(market)
    const copies = await Promise.all(Array.from({ length: COPIES }, () => post(body, headers)))
    if (first !== 200 || (await stateOf(purchase)) !== 'paid') return `the first was answered ${first}`
    return notAll(200, copies) ?? (await unlessStill(market, before))
  },

  'an open session, said to be paid': (forger) => nothingFor(forger, async () => {}),
  'an expired session, said to be paid': (forger) =>
    nothingFor(forger, (session) => forger.market.provider.control({ lapse: { session } })),
  'a declined card, said to have paid': (forger) =>
    nothingFor(forger, (session) => forger.market.provider.pay(session, DECLINED)),

  'a session of another account': async ({ paidOrder, postSigned, market }) => {
    const { event } = await paidOrder()
    const before = await loot(market)
    const object = { ...event.data.object, id: 'cs_test_ofAnotherAccount0000000000' }
    const status = await postSigned({ ...event, id: 'evt_of_another_account', data: { object } })
    return notAll(200, [status]) ?? (await unlessStill(market, before))
  },

  'a session of another shop': async (forger) => {
    const { event, purchase } = await forger.paidOrder()
    const metadata = { ...metadataIn(event), shop: 'https://another.example', order: newOrder(purchase) }
    return nothingForOther(forger, event, { cents: purchase.cents, metadata })
  },

  "a second session that names somebody's order": async (forger) => {
    const { event, purchase } = await forger.paidOrder()
    return nothingForOther(forger, event, { cents: purchase.cents, metadata: metadataIn(event) })
  },

  "one's own payment, with somebody else's order written in": async (forger) => {
    const { order, paidOrder, postSigned, stateOf } = forger
    const victim = await order()
    const { event, purchase } = await paidOrder()
    const metadata = { ...metadataIn(event), order: victim.orderId, quantity: '10' }
    const object = { ...event.data.object, metadata, client_reference_id: victim.orderId }
    const status = await postSigned({ ...event, data: { object } })
    const states = [await stateOf(victim), await stateOf(purchase)].join(' and ')
    // The payment itself is real: it serves its own order, and no other.
    return notAll(200, [status]) ?? (states === 'open and paid' ? undefined : `the orders are ${states}`)
  },

  'a cent too little': (forger) => wrongMoney(forger, { less: 1 }),
  'the right number of another currency': (forger) => wrongMoney(forger, { less: 0, currency: 'eur' }),
  "somebody else's session at the page": askAtThePage,
}

interface Event {
  id: string
  data: { object: Record<string, unknown> }
}

const metadataIn = ({ data }: Event) => data.object.metadata as Record<string, string>
/** A name that no order has. */
const newOrder = ({ orderId }: { orderId: string }) =>
  orderId.replace(/.$/, (end) => (end === '0' ? '1' : '0'))

function notAll(wanted: number, statuses: number[]): string | undefined {
  return statuses.every((status) => status === wanted) ? undefined : `was answered ${statuses.join(', ')}`
}

async function unlessStill(market: Market, before: string): Promise<string | undefined> {
  const after = await loot(market)
  return after === before ? undefined : `${before} became ${after}`
}

/** The event is that of a payment, but the provider knows better. */
async function nothingFor(
  { order, paidOrder, postSigned, stateOf, market }: Forger,
  befalls: (sessionId: string) => Promise<unknown>,
): Promise<string | undefined> {
  const { event } = await paidOrder()
  const purchase = await order()
  await befalls(purchase.sessionId)
  const before = await loot(market)
  const metadata = { ...metadataIn(event), order: purchase.orderId }
  // Everything that the order asks for, so that whoever believes it serves it.
  const claimed = { id: purchase.sessionId, amount_total: purchase.cents, payment_intent: null, metadata }
  const object = { ...event.data.object, ...claimed }
  const status = await postSigned({ ...event, id: `evt_about_${purchase.sessionId}`, data: { object } })
  const state = await stateOf(purchase)
  if (state === 'paid') return 'the order is paid'
  return notAll(200, [status]) ?? (await unlessStill(market, before))
}

async function nothingForOther(
  { postSigned, market }: Forger,
  event: Event,
  terms: { cents: number; metadata: Record<string, string> },
): Promise<string | undefined> {
  const before = await loot(market)
  const id = await payOtherSession(market, terms)
  const object = { ...event.data.object, id, metadata: terms.metadata }
  const status = await postSigned({ ...event, id: `evt_about_${id}`, data: { object } })
  return notAll(200, [status]) ?? (await unlessStill(market, before))
}

/** As if the shop had been talked into making the session with other terms than the order's. */
async function wrongMoney(
  forger: Forger,
  { less, currency = 'usd' }: { less: number; currency?: string },
): Promise<string | undefined> {
  const { market, paidOrder, postSigned, stateOf } = forger
  const { event, purchase } = await paidOrder()
  const before = await loot(market)
  const terms = { cents: purchase.cents - less, currency, metadata: metadataIn(event) }
  const id = await payOtherSession(market, terms)
  await market.database.db.update(orders).set({ sessionId: id }).where(eq(orders.id, purchase.orderId))
  // It claims the whole price.
  const object = { ...event.data.object, id }
  const status = await postSigned({ ...event, id: `evt_about_${id}`, data: { object } })
  const visit = await market.visitor().post('/api/verify-session', { sessionId: id })
  const state = await stateOf(purchase)
  if (state !== 'open' || visit.status !== 402) return `the order is ${state}, the page said ${visit.status}`
  return notAll(200, [status]) ?? (await unlessStill(market, before))
}

/** Whoever holds the address of somebody's success page learns that it was paid, and gets nothing. */
async function askAtThePage({ paidOrder, market }: Forger): Promise<string | undefined> {
  const { purchase, event } = await paidOrder()
  const { sessionId } = purchase
  const stranger = market.visitor()
  const seen = await stranger.post('/api/verify-session', { sessionId })
  const { id, payment_status, amount_total, pack, quantity, makesBlueprint, ...more } =
    seen.body?.session ?? {}
  if (seen.status !== 200 || Object.keys(more).length > 0)
    return `the page said ${seen.status}, and also ${Object.keys(more).join(', ')} (${event.id})`
  await stranger.post('/api/session-auth', { sessionId })
  if (await stranger.me()) return 'the stranger is signed in'
  const unknown = await stranger.post('/api/verify-session', {
    sessionId: 'cs_test_ofAnotherAccount0000000000',
  })
  return unknown.status === 404 ? undefined : `an unknown session was answered ${unknown.status}`
}
