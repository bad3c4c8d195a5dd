import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { addBlueprint } from '#features/blueprints/server/public.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import type { Order } from './rules.ts'
import { orders, refunds } from './tables.ts'
import { aBrief, accountOf } from './testing/orders.ts'
import { OWNED, openTill } from './testing/till.ts'

const shop = openShop({ cards: true, env: OWNED })
const till = openTill(shop)
const db = () => shop.house().db
let owner: Visitor
beforeAll(async () => {
  owner = (await till.owner()).person
})
afterEach(async () => {
  shop.cards().switches.reset()
  await till.quiet()
})

const DAY_MS = 86_400_000
const ask = (person: Visitor, { id }: Pick<Order, 'id'>, reason?: string) =>
  person.post(`/api/orders/${id}/refund`, reason === undefined ? {} : { reason })
const decide = (id: string, decision: object, person = owner) =>
  person.post(`/api/admin/refunds/${id}`, decision)
const approve = (id: string, more: object = {}) => decide(id, { decision: 'approve', ...more })
const requestOf = async ({ id }: Order) =>
  (await db().select().from(refunds).where(eq(refunds.orderId, id)))[0]
const isLong = (days: number) => new Date(Date.now() - days * DAY_MS)
async function asked(wish: Partial<Order> = {}) {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'fivePack', ...wish })
  const { body } = await ask(buyer.person, order)
  return { buyer, order, id: body.refund.id as string }
}

describe('asking for a refund', () => {
  test('within seven days, and buyer and owner get an email', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys({ pack: 'fivePack' })
    const { status, body } = await ask(buyer.person, order, 'I bought the wrong pack.')
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, refund: { id: expect.any(String), state: 'requested' } })
    const received = await shop.mail(buyer.email, 'We received your refund request')
    expect(received.text).toContain('Starter Pack for $3.00')
    expect(received.text).toContain('48 business hours')
    const told = await shop.mail(OWNED.OWNER_EMAIL, 'A refund was requested')
    expect(told.text).toContain('I bought the wrong pack.')
    expect(told.text).toContain(buyer.email)
  })

  test('a second request answers the first, also in the same moment and after the decision', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys()
    const both = await Promise.all(Array.from({ length: 5 }, () => ask(buyer.person, order)))
    const ids = new Set(both.map(({ body }) => body.refund.id))
    expect(ids.size).toBe(1)
    await decide([...ids][0] ?? '', { decision: 'decline' })
    const { status, body } = await ask(buyer.person, order)
    expect([status, body.refund]).toEqual([200, { id: [...ids][0], state: 'declined' }])
    expect(await till.mails(buyer.email, 'We received')).toBe(1)
  })

  test('later than seven days it is too late', async () => {
    const buyer = await till.buyer()
    const [old, young] = [await buyer.buys(), await buyer.buys()]
    await db()
      .update(orders)
      .set({ paidAt: isLong(7.001) })
      .where(eq(orders.id, old.id))
    await db()
      .update(orders)
      .set({ paidAt: isLong(6.999) })
      .where(eq(orders.id, young.id))
    expect(await ask(buyer.person, old)).toMatchObject({
      status: 409,
      body: { code: 'refund_too_late', error: 'Refunds can be requested within 7 days of the purchase.' },
    })
    expect((await ask(buyer.person, young)).status).toBe(200)
  })

  test('a stranger, a wrong id and a visitor learn nothing', async () => {
    const { order } = await asked()
    const { person: stranger } = await till.buyer()
    for (const id of [order.id, randomUUID(), 'no-id', '%00'])
      expect(await ask(stranger, { id })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await ask(shop.visitor(), order)).toMatchObject({ status: 401 })
  })

  test('what was not paid, was free or went back already is refused', async () => {
    const buyer = await till.buyer()
    const [open, back] = [await till.order(buyer.mine), await buyer.buys()]
    const free = await buyer.buys()
    await db().update(orders).set({ state: 'free', amountPaidCents: null }).where(eq(orders.id, free.id))
    await till.refundAtProvider(back)
    await till.quiet()
    for (const order of [open, free, back])
      expect(await ask(buyer.person, order)).toMatchObject({
        status: 409,
        body: { code: 'refund_impossible', error: 'There is nothing left to refund for this order.' },
      })
  })

  test('what was bought signed out needs a session that proved the address', async () => {
    // Somebody planted an account with the buyer's address.
    const planted = await signedUp(shop)
    const order = await till.paidOrder({ email: planted.email })
    expect(order).toMatchObject({ state: 'paid', forAddress: true })
    expect((await ask(planted.person, order)).status).toBe(404)
    const { token } = await shop.mail(planted.email, 'Confirm your email')
    await planted.person.post('/api/auth/verify-email', { token })
    expect((await ask(planted.person, order)).status).toBe(200)
  })

  test('the session of the order alone is not enough', async () => {
    const browser = shop.visitor()
    const formData = { ...aBrief({ email: `buyer-${randomUUID()}@example.com` }) }
    const { body } = await browser.post('/api/create-checkout', { pack: 'single', formData })
    const sessionId = body.sessionUrl.split('/').pop()
    shop.cards().pay(sessionId)
    await till.quiet()
    expect((await browser.post('/api/session-auth', { sessionId })).status).toBe(200)
    expect(await ask(browser, { id: body.orderId })).toMatchObject({
      status: 403,
      body: { code: 'prove_address' },
    })
  })

  test('nonsense is refused', async () => {
    const { buyer, order } = await asked()
    const { status } = await buyer.person.post(`/api/orders/${order.id}/refund`, {
      reason: 'x'.repeat(50_001),
    })
    expect(status).toBe(400)
    expect((await buyer.person.post(`/api/orders/${order.id}/refund`, { reason: 7 })).status).toBe(400)
  })
})

describe('approving', () => {
  test('sends the price of what is unspent, takes those credits, and says so', async () => {
    const { buyer, order, id } = await asked()
    await buyer.spend(2)
    expect((await approve(id, { message: 'Come back soon.' })).body.refund).toEqual({ id, state: 'refunded' })
    expect(await buyer.credits()).toBe(0)
    expect(await till.fresh(order)).toMatchObject({ state: 'paid', refundedCents: 180 })
    expect(await requestOf(order)).toMatchObject({ state: 'refunded', amountCents: 180, credits: 3 })
    const { data } = await till.stripe().refunds.list({ payment_intent: order.paymentIntentId ?? '' })
    expect(data).toMatchObject([{ amount: 180, metadata: { refund: id, order: order.id } }])
    const { text } = await shop.mail(buyer.email, 'Your refund of $1.80 is on its way')
    for (const part of ['$1.80 of your Starter Pack', '3 unspent credits were taken back', 'Come back soon.'])
      expect(text).toContain(part)
  })

  test('a single goes back in full though its credit was spent, and its files stay', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys({ brief: aBrief() })
    await buyer.buys({ pack: 'fivePack' })
    const { body } = await ask(buyer.person, order)
    await approve(body.refund.id)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 99, blueprintId: order.blueprintId })
    // The other order's credits are untouched.
    expect(await buyer.credits()).toBe(5)
    expect(await requestOf(order)).toMatchObject({ state: 'refunded', credits: 0 })
  })

  test('the blueprint that was bought with it has cost one, unless making it failed', async () => {
    const { buyer, order, id } = await asked()
    const suggested = async () => {
      const { refunds } = (await owner.get('/api/admin/refunds')).body
      return refunds.find((one: { id: string }) => one.id === id).suggestedCents
    }
    // More than enough in the purse, so that only the blueprint counts.
    await buyer.buys({ pack: 'tenPack' })
    expect(await suggested()).toBe(300)
    const blueprintId = randomUUID()
    await db().transaction((tx) =>
      addBlueprint(tx, { ...buyer.mine, ...aBrief(), id: blueprintId, name: 'Larder & Loaf' }),
    )
    await db().update(orders).set({ blueprintId }).where(eq(orders.id, order.id))
    const attempt = (status: 'complete' | 'error') =>
      db()
        .insert(generations)
        .values({ id: randomUUID(), blueprintId, cause: randomUUID(), brief: aBrief(), status })
    await attempt('error')
    expect(await suggested()).toBe(300)
    await attempt('complete')
    expect(await suggested()).toBe(240)
    await db().delete(blueprints).where(eq(blueprints.id, blueprintId))
    expect(await suggested()).toBe(240)
  })

  test('the owner may choose another amount, up to what was paid', async () => {
    const { order, id, buyer } = await asked()
    await buyer.spend(5)
    expect(await approve(id)).toMatchObject({
      status: 409,
      body: { code: 'refund_impossible', error: expect.stringContaining('say how much') },
    })
    expect(await approve(id, { amountCents: 301 })).toMatchObject({
      status: 409,
      body: { error: 'At most $3.00 can be refunded.' },
    })
    for (const amountCents of [0, -5, 1.5, '300', null])
      expect((await approve(id, { amountCents })).status).toBe(400)
    expect((await approve(id, { amountCents: 300 })).body.refund.state).toBe('refunded')
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 300 })
    expect(await buyer.credits()).toBe(0)
  })

  test('not more than is left after a refund at the provider', async () => {
    const { order, id } = await asked()
    await till.refundAtProvider(order, 100)
    await till.quiet()
    expect(await approve(id, { amountCents: 250 })).toMatchObject({
      body: { error: 'At most $2.00 can be refunded.' },
    })
    expect((await approve(id)).body.refund.state).toBe('refunded')
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 280 })
  })

  test('only the owner decides, and sees the list', async () => {
    const { buyer, id } = await asked()
    const { person: stranger } = await till.buyer()
    for (const person of [buyer.person, stranger]) {
      expect((await decide(id, { decision: 'approve' }, person)).status).toBe(403)
      expect((await person.get('/api/admin/refunds')).status).toBe(403)
    }
    expect((await decide(id, { decision: 'approve' }, shop.visitor())).status).toBe(401)
    expect((await shop.visitor().get('/api/admin/refunds')).status).toBe(401)
  })

  test('what does not exist, and what is no decision, is refused', async () => {
    const { id } = await asked()
    for (const unknown of [randomUUID(), 'no-id']) expect((await approve(unknown)).status).toBe(404)
    for (const decision of [{}, { decision: 'maybe' }, { decision: 'approve', message: 'x'.repeat(2_001) }])
      expect((await decide(id, decision)).status).toBe(400)
  })

  test('two owners press at once: one refund, and both hear of it', async () => {
    const { buyer, order, id } = await asked()
    const both = await Promise.all(Array.from({ length: 4 }, () => approve(id)))
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await till.quiet()
    expect(
      (await till.stripe().refunds.list({ payment_intent: order.paymentIntentId ?? '' })).data,
    ).toHaveLength(1)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 300 })
    expect(await buyer.credits()).toBe(0)
    expect(await till.mails(buyer.email, 'Your refund of')).toBe(1)
  })

  test('one approves and one declines at once: one of them hears that it was decided', async () => {
    const { order, id } = await asked()
    const both = await Promise.all([approve(id), decide(id, { decision: 'decline' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('already_decided')
    await till.quiet()
    const { refundedCents } = await till.fresh(order)
    expect(refundedCents).toBe(both[0]?.status === 200 ? 300 : 0)
  })

  test('approving again with another amount is another decision, and refused', async () => {
    const { id } = await asked()
    await approve(id, { amountCents: 100 })
    expect((await approve(id, { amountCents: 100 })).body.refund.state).toBe('refunded')
    expect(await approve(id, { amountCents: 200 })).toMatchObject({ status: 409 })
  })
})

describe('declining', () => {
  test('changes nothing but the request, and the buyer hears why', async () => {
    const { buyer, order, id } = await asked()
    const { body } = await decide(id, { decision: 'decline', message: 'The blueprint was used.' })
    expect(body.refund).toEqual({ id, state: 'declined' })
    expect((await decide(id, { decision: 'decline' })).status).toBe(200)
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'already_decided' } })
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 0 })
    expect(await buyer.credits()).toBe(5)
    const { text } = await shop.mail(buyer.email, 'Your refund request was declined')
    expect(text).toContain('The blueprint was used.')
    expect(await till.mails(buyer.email, 'declined')).toBe(1)
  })
})

describe("the owner's list", () => {
  test('shows what is asked, by whom, and what the rule would give', async () => {
    const { buyer, order, id } = await asked()
    await buyer.spend(3)
    const { body } = await owner.get('/api/admin/refunds?state=requested')
    expect(body.refunds[0]).toEqual({
      id,
      orderId: order.id,
      email: buyer.email,
      pack: 'fivePack',
      packName: 'Starter Pack',
      leftCents: 300,
      paidCents: 300,
      reason: '',
      state: 'requested',
      suggestedCents: 120,
      unspentCredits: 2,
      requestedAt: expect.any(String),
    })
    await approve(id, { amountCents: 50, message: 'As agreed.' })
    const { body: later } = await owner.get('/api/admin/refunds')
    expect(later.refunds[0]).toMatchObject({
      id,
      state: 'refunded',
      amountCents: 50,
      suggestedCents: 50,
      message: 'As agreed.',
      decidedAt: expect.any(String),
    })
  })

  test('comes in pages, newest first, without gaps', async () => {
    const buyer = await till.buyer()
    const base = await buyer.buys()
    const ids: string[] = Array.from({ length: 55 }, () => randomUUID())
    const { sessionId, paymentIntentId, ...copy } = base
    await db()
      .insert(orders)
      .values(ids.map((id) => ({ ...copy, id })))
    // All in one moment: the order among them must still be certain.
    await db()
      .insert(refunds)
      .values(ids.map((orderId) => ({ orderId, state: 'requested' as const })))
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await owner.get(`/api/admin/refunds?state=requested${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.refunds.map((one: { orderId: string }) => one.orderId))
      cursor = body.nextCursor ?? ''
    } while (cursor)
    expect(seen.filter((id) => ids.includes(id)).sort()).toEqual(ids.sort())
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.slice(0, 55).sort()).toEqual(ids)
    expect((await owner.get('/api/admin/refunds?cursor=nonsense')).status).toBe(400)
    expect((await owner.get('/api/admin/refunds?state=nonsense')).status).toBe(400)
  })
})

test('a deleted person leaves the books, and not their words', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys()
  await ask(buyer.person, order, 'My name is Mara and I changed my mind.')
  const { body } = await buyer.person.post('/api/settings/delete-account', {})
  expect(body.success).toBe(true)
  expect(await requestOf(order)).toMatchObject({ state: 'requested', reason: '' })
  await expect(accountOf(db(), buyer.email)).rejects.toThrow('no account')
  // And the owner can still decide it.
  const { id = '' } = (await requestOf(order)) ?? {}
  expect((await approve(id)).body.refund.state).toBe('refunded')
  expect(await till.fresh(order)).toMatchObject({ refundedCents: 99, email: null, userId: null })
})
