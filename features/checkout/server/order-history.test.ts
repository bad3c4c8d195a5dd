import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, provedUser, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import type { Order } from './rules.ts'
import { orders } from './tables.ts'
import { aBrief, accountOf } from './testing/orders.ts'
import { OWNED, openTill } from './testing/till.ts'

const shop = openShop({ cards: true, env: OWNED })
const till = openTill(shop)
const db = () => shop.house().db
let owner: Visitor
beforeAll(async () => {
  owner = (await till.owner()).person
})
afterEach(() => shop.cards().switches.reset())

const ordersOf = async (person: Visitor, cursor?: string) =>
  (await person.get(`/api/orders${cursor ? `?cursor=${cursor}` : ''}`)).body
const idsOf = async (person: Visitor) => (await ordersOf(person)).orders.map(({ id }: Order) => id)
const firstOf = async (person: Visitor) => (await ordersOf(person)).orders[0]
const DAY_MS = 86_400_000

test('an order with everything that the buyer may know', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys({
    pack: 'fivePack',
    payableCents: 240,
    promoCode: 'DRAFT20',
    brief: aBrief(),
  })
  const { paidAt, blueprintId, createdAt } = order
  const body = await ordersOf(buyer.person)
  expect(body).toEqual({
    orders: [
      {
        id: order.id,
        pack: 'fivePack',
        packName: 'Starter Pack',
        quantity: 5,
        priceCents: 300,
        paidCents: 240,
        promoCode: 'DRAFT20',
        state: 'paid',
        startupName: 'Larder & Loaf',
        blueprintId,
        receiptUrl: expect.stringContaining('/sandbox/checkout/receipts/'),
        createdAt: createdAt.toISOString(),
        refundableUntil: new Date((paidAt?.getTime() ?? 0) + 7 * DAY_MS).toISOString(),
      },
    ],
  })
  expect(blueprintId).toEqual(expect.any(String))
  const { receiptUrl } = body.orders[0]
  expect((await shop.app().inject(new URL(receiptUrl).pathname)).statusCode).toBe(200)
})

describe('its state', () => {
  const stateOf = async (person: Visitor) => {
    const { state, refundableUntil, refund } = await firstOf(person)
    return { state, refundable: refundableUntil !== undefined, refund: refund?.state }
  }

  test('from the request to the refund', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys({ pack: 'fivePack' })
    expect(await stateOf(buyer.person)).toEqual({ state: 'paid', refundable: true, refund: undefined })
    const { body } = await buyer.person.post(`/api/orders/${order.id}/refund`, {})
    expect(await stateOf(buyer.person)).toEqual({ state: 'paid', refundable: false, refund: 'requested' })
    const decision = { decision: 'approve', amountCents: 100 }
    await owner.post(`/api/admin/refunds/${body.refund.id}`, decision)
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'partly refunded', refund: 'refunded' })
    expect((await firstOf(buyer.person)).refund).toEqual({ state: 'refunded', amountCents: 100 })
    await till.refundAtProvider(order)
    await till.quiet()
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'refunded', refundable: false })
  })

  test('disputed, won and lost', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys()
    const { switches } = shop.cards()
    switches.dispute(order.sessionId ?? '')
    await till.quiet()
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'disputed', refundable: false })
    switches.closeDispute(order.sessionId ?? '', 'won')
    await till.quiet()
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'paid', refundable: true })
    const other = await buyer.buys()
    switches.dispute(other.sessionId ?? '')
    switches.closeDispute(other.sessionId ?? '', 'lost')
    await till.quiet()
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'disputed', refundable: false })
  })

  test('after seven days it is no longer refundable', async () => {
    const buyer = await till.buyer()
    const { id } = await buyer.buys()
    const weekAgo = new Date(Date.now() - 7 * DAY_MS - 1000)
    await db().update(orders).set({ paidAt: weekAgo }).where(eq(orders.id, id))
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'paid', refundable: false })
  })

  test('money that comes later is pending; what was never paid does not show', async () => {
    const buyer = await till.buyer()
    const later = await buyer.buys({}, '4000000000007700')
    const open = await till.order(buyer.mine)
    expect(await idsOf(buyer.person)).toEqual([later.id])
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'pending', refundable: false })
    for (const state of ['expired', 'failed'] as const) {
      await db().update(orders).set({ state }).where(eq(orders.id, open.id))
      expect(await idsOf(buyer.person)).toEqual([later.id])
    }
    const free = { state: 'free', payableCents: 0, quantity: 1 } as const
    await db().update(orders).set(free).where(eq(orders.id, open.id))
    expect(await stateOf(buyer.person)).toMatchObject({ state: 'free', refundable: false })
  })
})

describe('who sees it', () => {
  test('only its owner', async () => {
    const [buyer, stranger] = [await till.buyer(), await till.buyer()]
    await buyer.buys()
    expect(await idsOf(stranger.person)).toEqual([])
    expect((await shop.visitor().get('/api/orders')).status).toBe(401)
  })

  test('bought signed out, it shows only to who proved the address', async () => {
    // Somebody planted an account with the buyer's address, and bought something themselves.
    const planted = await signedUp(shop)
    const { user } = await accountOf(db(), planted.email)
    const own = await till.paidOrder({ userId: user.id, email: planted.email, forAddress: false })
    const bought = await till.paidOrder({ email: planted.email })
    expect(await idsOf(planted.person)).toEqual([own.id])
    const { token } = await shop.mail(planted.email, 'Confirm your email')
    await planted.person.post('/api/auth/verify-email', { token })
    expect(await idsOf(planted.person)).toEqual([bought.id, own.id])
  })

  test('the session of an order sees that order and no other of the address', async () => {
    const browser = shop.visitor()
    const formData = aBrief({ email: `buyer-${randomUUID()}@example.com` })
    const { body } = await browser.post('/api/create-checkout', { pack: 'single', formData })
    const sessionId = body.sessionUrl.split('/').pop()
    shop.cards().pay(sessionId)
    await till.quiet()
    await till.paidOrder({ email: formData.email })
    expect((await browser.post('/api/session-auth', { sessionId })).status).toBe(200)
    expect(await idsOf(browser)).toEqual([body.orderId])
  })
})

describe('pages', () => {
  test('follow each other without gaps or repeats, newest first, also for orders of one moment', async () => {
    const buyer = await till.buyer()
    const { sessionId, paymentIntentId, ...base } = await buyer.buys()
    // Finer than our own clock counts: a thousandth of a millisecond apart, and pairs of the very same moment.
    const copies = Array.from({ length: 46 }, (_, n) => ({ ...base, id: randomUUID(), n }))
    for (const { n, ...copy } of copies) await db().insert(orders).values(copy)
    const moments = copies.map(({ id, n }) => ({
      id,
      at: `2026-01-01 00:00:00.1234${String(n >> 1).padStart(2, '0')}Z`,
    }))
    for (const { id, at } of moments)
      await shop.house().database.pool.query('update orders set created_at = $1 where id = $2', [at, id])

    const expected = moments
      .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
      .map(({ id }) => id)
    const seen: string[] = []
    const sizes: number[] = []
    let cursor: string | undefined
    do {
      const page = await ordersOf(buyer.person, cursor)
      seen.push(...page.orders.map(({ id }: Order) => id))
      sizes.push(page.orders.length)
      cursor = page.nextCursor
      // What comes in front meanwhile moves nothing.
      await db()
        .insert(orders)
        .values({ ...base, id: randomUUID(), createdAt: new Date() })
    } while (cursor)
    expect(sizes).toEqual([20, 20, 7])
    expect(seen).toEqual([base.id, ...expected])
  })

  test("somebody else's order, or nonsense, is no place in the list", async () => {
    const [buyer, stranger] = [await till.buyer(), await till.buyer()]
    await buyer.buys()
    const theirs = await stranger.buys()
    expect((await ordersOf(buyer.person, theirs.id)).orders).toEqual([])
    for (const cursor of ['nonsense', "'; drop table orders; --", '%00'])
      expect((await buyer.person.get(`/api/orders?cursor=${cursor}`)).status).toBe(400)
  })
})

test('a person who is exported gets their words about refunds', async () => {
  const { person, email } = await provedUser(shop)
  const { user } = await accountOf(db(), email)
  const order = await till.paidOrder({ userId: user.id, email, forAddress: false })
  await person.post(`/api/orders/${order.id}/refund`, { reason: 'I changed my mind.' })
  const { exportData } = shop.house().features.find(({ name }) => name === 'orders') ?? {}
  const exported = await exportData?.(db(), { id: user.id, email })
  expect(exported).toMatchObject([{ id: order.id, refund: { reason: 'I changed my mind.' } }])
})
