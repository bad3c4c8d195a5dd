// Money that the owner gives back unasked. What is asked for is in refunds.test.ts.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { adminUser, openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { desc, eq } from '#server/database/sql.ts'
import { payApprovedRefunds } from './pay-refund.ts'
import type { Order } from './rules.ts'
import { refunds } from './tables.ts'
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

const give = ({ id }: Pick<Order, 'id'>, body: object = {}, person = owner) =>
  person.post(`/api/admin/orders/${id}/refund`, { refundedCents: 0, ...body })
const refundsOf = ({ id }: Order) => db().select().from(refunds).where(eq(refunds.orderId, id))
const sent = async ({ paymentIntentId }: Order) =>
  (await till.stripe().refunds.list({ payment_intent: paymentIntentId ?? '' })).data.map(
    ({ amount }) => amount,
  )
const trail = (id: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(desc(auditEntries.id))

test('by the rule unless told otherwise: money, credits, email, and a line in the trail', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'fivePack' })
  await buyer.spend(2)
  const { status, body } = await give(order, { message: 'The webhook was late.' })
  expect([status, body.refund.state]).toEqual([200, 'refunded'])
  expect(await sent(order)).toEqual([180])
  expect(await buyer.credits()).toBe(0)
  expect(await refundsOf(order)).toMatchObject([
    { source: 'owner', state: 'refunded', amountCents: 180, credits: 3 },
  ])
  expect((await shop.mail(buyer.email, 'refund')).text).toContain('The webhook was late.')
  expect(await trail(body.refund.id)).toMatchObject([
    {
      action: 'refund.decide',
      targetKind: 'refund',
      targetLabel: 'Starter Pack for $3.00',
      before: { state: 'requested', source: 'owner', order: order.id },
      after: { state: 'approved', amountCents: 180, hasMessage: true },
      reason: null,
    },
  ])
})

test('a double click gives once; a second gift needs a second look', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'fivePack' })
  const both = await Promise.all([give(order, { amountCents: 100 }), give(order, { amountCents: 100 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await sent(order)).toEqual([100])
  expect(await give(order, { amountCents: 100 })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', error: expect.stringContaining('went back in the meantime') },
  })
  expect((await give(order, { amountCents: 200, refundedCents: 100 })).status).toBe(200)
  expect((await sent(order)).toSorted((a, b) => a - b)).toEqual([100, 200])
  expect(await give(order, { refundedCents: 300 })).toMatchObject({
    status: 409,
    body: { code: 'refund_impossible' },
  })
})

test('credits that were spent since the owner looked stop the refund, asked for or not', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'fivePack' })
  const { id } = (await buyer.person.post(`/api/orders/${order.id}/refund`, {})).body.refund
  const seen = (await owner.get('/api/admin/refunds?state=waiting')).body.refunds.find(
    (one: { id: string }) => one.id === id,
  )
  expect(seen).toMatchObject({ suggestedCents: 300, unspentCredits: 5 })
  await buyer.spend(5)
  const stale = { amountCents: 300, unspentCredits: 5 }
  const approve = (body: object) => owner.post(`/api/admin/refunds/${id}`, { decision: 'approve', ...body })
  for (const refused of [await approve(stale), await give(order, stale)])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', error: expect.stringContaining('look at the amount again') },
    })
  expect(await sent(order)).toEqual([])
  const { body } = await owner.get(`/api/admin/orders/${order.id}`)
  expect(body.order).toMatchObject({ suggestedCents: 0, unspentCredits: 0 })
  // Out of goodwill, with open eyes. The second press is the same decision.
  for (const _ of [1, 2])
    expect((await approve({ amountCents: 60, unspentCredits: 0 })).body.refund.state).toBe('refunded')
  expect(await sent(order)).toEqual([60])
})

test('where the buyer asked, it is the answer to that', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys()
  const { body } = await buyer.person.post(`/api/orders/${order.id}/refund`, {})
  expect((await give(order)).body.refund).toEqual({ id: body.refund.id, state: 'refunded' })
  expect(await refundsOf(order)).toMatchObject([{ source: 'request', amountCents: 99 }])
})

test('while the provider is away it is decided and not lost: no second one can be given meanwhile', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys()
  shop.cards().switches.failApi({ fault: 'error', call: 'refunds.create', times: 20 })
  expect((await give(order)).body.refund.state).toBe('approved')
  expect(await give(order)).toMatchObject({
    status: 409,
    body: { error: 'A refund of this order is on its way already.' },
  })
  shop.cards().switches.reset()
  await payApprovedRefunds(shop.house())
  expect(await sent(order)).toEqual([99])
  expect(await till.fresh(order)).toMatchObject({ refundedCents: 99 })
})

test('of two that wait for a decision, the second cannot be approved while the first is on its way', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'fivePack' })
  const asked = (await buyer.person.post(`/api/orders/${order.id}/refund`, {})).body.refund
  const [refused] = await db()
    .insert(refunds)
    .values({ orderId: order.id, source: 'owner', state: 'failed' })
    .returning()
  const approve = (id: string | undefined, amountCents: number) =>
    owner.post(`/api/admin/refunds/${id}`, { decision: 'approve', amountCents })
  shop.cards().switches.failApi({ fault: 'error', call: 'refunds.create', times: 20 })
  expect((await approve(refused?.id, 200)).body.refund.state).toBe('approved')
  expect(await approve(asked.id, 100)).toMatchObject({
    status: 409,
    body: { error: 'A refund of this order is on its way already.' },
  })
  shop.cards().switches.reset()
  await payApprovedRefunds(shop.house())
  expect(await sent(order)).toEqual([200])
  expect((await approve(asked.id, 100)).status).toBe(200)
})

test('one that the provider refused waits among the requests, and giving it up tells nobody', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys()
  // Nobody told us that it went back already.
  shop.cards().switches.webhooks({ drop: true })
  await till.refundAtProvider(order)
  const { body } = await give(order)
  expect(body.refund.state).toBe('failed')
  const { body: list } = await owner.get('/api/admin/refunds?state=waiting')
  expect(list.refunds[0]).toMatchObject({ id: body.refund.id, state: 'failed' })
  expect(list.waiting).toBeGreaterThan(0)
  await owner.post(`/api/admin/refunds/${body.refund.id}`, { decision: 'decline' })
  expect(await till.mails(buyer.email, 'declined')).toBe(0)
  const { body: decided } = await owner.get('/api/admin/refunds?state=decided')
  expect(decided.refunds[0]).toMatchObject({ id: body.refund.id, state: 'declined' })
})

test('more than was paid, what was never paid, nonsense and strangers', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys()
  expect(await give(order, { amountCents: 100 })).toMatchObject({
    status: 409,
    body: { error: 'At most $0.99 can be refunded.' },
  })
  for (const amountCents of [0, -1, 1.5, '99']) expect((await give(order, { amountCents })).status).toBe(400)
  expect((await give(await till.order())).body.code).toBe('refund_impossible')
  for (const id of [randomUUID(), 'no-id', '%00']) expect((await give({ id })).status).toBe(404)
  for (const [who, status] of [
    [shop.visitor(), 401],
    [buyer.person, 403],
    [(await adminUser(shop)).person, 403],
  ] as const)
    expect((await give(order, {}, who)).status).toBe(status)
  expect(await refundsOf(order)).toEqual([])
})
