import { afterEach, expect, test } from 'vitest'
import { signedUp } from '#features/accounts/server/testing/shop.ts'
import { releaseUse } from '#features/promo-codes/server/public.ts'
import { promoUses } from '#features/promo-codes/server/tables.ts'
import { and, eq, inArray } from '#server/database/sql.ts'
import { findOrder } from './queries.ts'
import { sweep } from './sweep.ts'
import { orders } from './tables.ts'
import {
  buildPromo,
  landingForm,
  openCheckout,
  order,
  orderAndPay,
  usesOf,
  verify,
} from './testing/checkout.ts'

const shop = openCheckout()
const stateOf = async (orderId: string) => (await findOrder(shop.db(), orderId))?.state

/** Of the others in this file nothing is left to sweep. */
afterEach(async () => {
  await shop
    .db()
    .update(orders)
    .set({ state: 'failed', submitKey: null })
    .where(inArray(orders.state, ['open', 'pending']))
})

async function overdue(orderId: string): Promise<void> {
  await shop
    .db()
    .update(orders)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(orders.id, orderId))
}

test('nobody paid in time: the order ends, its page too, and the place of the code is free again', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 1 })
  const { sessionId, body } = await order(shop.visitor(), {
    pack: 'single',
    promoCode,
    formData: landingForm(),
  })
  await sweep(shop.house())
  expect(await stateOf(body.orderId)).toBe('open')
  await overdue(body.orderId)
  await sweep(shop.house())
  expect(await stateOf(body.orderId)).toBe('expired')
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 0, reserved: 0 })
  expect(shop.cards().pay(sessionId)).toMatchObject({ status: 'expired' })
})

test('paid, and nobody noticed: it is served', async () => {
  const { person } = await signedUp(shop)
  const { orderId } = await orderAndPay(shop, person, { pack: 'fivePack' })
  await overdue(orderId)
  await Promise.all([sweep(shop.house()), sweep(shop.house())])
  expect(await stateOf(orderId)).toBe('paid')
  expect((await person.get('/api/dashboard')).body.credits).toBe(5)
})

test('a page that was never heard of, or never made, ends all the same', async () => {
  const [lost, cut] = [landingForm(), landingForm()]
  shop.cards().switches.failApi({ fault: 'lose', call: 'sessions.create', times: 3 })
  await order(shop.visitor(), { pack: 'single', formData: lost })
  shop.cards().switches.failApi({ fault: 'cut', call: 'sessions.create', times: 3 })
  await order(shop.visitor(), { pack: 'single', formData: cut })
  const waiting = await shop
    .db()
    .select()
    .from(orders)
    .where(and(inArray(orders.email, [lost.email, cut.email]), eq(orders.state, 'open')))
  expect(waiting.map(({ sessionId }) => sessionId)).toEqual([null, null])
  for (const { id } of waiting) await overdue(id)
  await sweep(shop.house())
  for (const { id } of waiting) expect(await stateOf(id)).toBe('expired')
})

test('money that comes later is asked about until it comes, or does not', async () => {
  const promise = async (card: string) => {
    const placed = await order(shop.visitor(), { pack: 'single', formData: landingForm() })
    shop.cards().pay(placed.sessionId, card)
    await overdue(placed.body.orderId)
    return { sessionId: placed.sessionId, orderId: placed.body.orderId as string }
  }
  const comes = await promise('4000000000007700')
  const fails = await promise('4000000000008807')
  await sweep(shop.house())
  expect([await stateOf(comes.orderId), await stateOf(fails.orderId)]).toEqual(['pending', 'pending'])
  for (const { sessionId, orderId } of [comes, fails]) {
    shop.cards().switches.settle(sessionId)
    await overdue(orderId)
  }
  await sweep(shop.house())
  expect([await stateOf(comes.orderId), await stateOf(fails.orderId)]).toEqual(['paid', 'failed'])
})

test("a payment that does not match stands in nobody's way", async () => {
  const odd = await orderAndPay(shop, shop.visitor(), { pack: 'single', formData: landingForm() })
  await shop.db().update(orders).set({ payableCents: 500 }).where(eq(orders.id, odd.orderId))
  await overdue(odd.orderId)
  const { body } = await order(shop.visitor(), { pack: 'single', formData: landingForm() })
  await overdue(body.orderId)
  await sweep(shop.house())
  expect([await stateOf(odd.orderId), await stateOf(body.orderId)]).toEqual(['open', 'expired'])
  expect((await findOrder(shop.db(), odd.orderId))?.expiresAt.getTime()).toBeGreaterThan(Date.now())
})

test('while the provider is down nothing ends, and it is said', async () => {
  const placed = await Promise.all(
    [1, 2, 3, 4].map(() => order(shop.visitor(), { pack: 'single', formData: landingForm() })),
  )
  for (const { body } of placed) await overdue(body.orderId)
  shop.cards().switches.failApi({ fault: 'cut' })
  await expect(sweep(shop.house())).rejects.toMatchObject({ code: 'card_provider' })
  for (const { body } of placed) expect(await stateOf(body.orderId)).toBe('open')
})

test('paid after it ended: it is served all the same', async () => {
  const { person } = await signedUp(shop)
  const { sessionId, orderId } = await orderAndPay(shop, person, { pack: 'tenPack' })
  await shop.db().update(orders).set({ state: 'expired' }).where(eq(orders.id, orderId))
  expect((await verify(person, sessionId)).status).toBe(200)
  expect(await stateOf(orderId)).toBe('paid')
  expect((await person.get('/api/dashboard')).body.credits).toBe(10)
})

test('what nobody paid is deleted 30 days later, with its name, address and idea; what was paid stays', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 5 })
  const ended = async (days: number, state: 'expired' | 'failed' | 'paid') => {
    const wish = { pack: 'single', promoCode, formData: landingForm() }
    const { body } = await order(shop.visitor(), wish)
    await shop.db().transaction((tx) => releaseUse(tx, body.orderId))
    const expiresAt = new Date(Date.now() - days * 86_400_000)
    await shop
      .db()
      .update(orders)
      .set({ state, expiresAt, submitKey: null })
      .where(eq(orders.id, body.orderId))
    return body.orderId as string
  }
  const [old, failed] = [await ended(31, 'expired'), await ended(31, 'failed')]
  const kept = [await ended(29, 'expired'), await ended(31, 'paid')]
  await Promise.all([sweep(shop.house()), sweep(shop.house())])
  for (const id of [old, failed]) {
    expect(await findOrder(shop.db(), id)).toBeUndefined()
    expect(await shop.db().$count(promoUses, eq(promoUses.orderId, id))).toBe(0)
  }
  for (const id of kept) expect(await findOrder(shop.db(), id)).toBeDefined()
})

test('paid after it was deleted: the credits are served from what the provider knows', async () => {
  const { person } = await signedUp(shop)
  const { sessionId, orderId } = await orderAndPay(shop, person, { pack: 'tenPack' })
  const expiresAt = new Date(Date.now() - 31 * 86_400_000)
  await shop.db().update(orders).set({ state: 'expired', expiresAt }).where(eq(orders.id, orderId))
  await sweep(shop.house())
  expect(await findOrder(shop.db(), orderId)).toBeUndefined()
  expect((await verify(person, sessionId)).status).toBe(200)
  expect(await stateOf(orderId)).toBe('paid')
  expect((await person.get('/api/dashboard')).body.credits).toBe(10)
})

test('asking about an unpaid page of an order that was deleted makes no new order', async () => {
  const { body, sessionId } = await order(shop.visitor(), { pack: 'single', formData: landingForm() })
  await shop.db().delete(orders).where(eq(orders.id, body.orderId))
  expect((await verify(shop.visitor(), sessionId)).status).toBe(404)
  expect(await findOrder(shop.db(), body.orderId)).toBeUndefined()
})
