// The owner's calls about webhooks, recovery and orders, at the sandbox's card provider.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adminUser, openShop, provedUser, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { desc, eq } from '#server/database/sql.ts'
import { moneyJobs } from './money-jobs.ts'
import type { Order } from './rules.ts'
import { recoveryRuns, refunds, webhookDeliveries } from './tables.ts'
import { accountOf, anAddress, buildOrder } from './testing/orders.ts'
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

const creditsOf = async ({ email }: Order) => (await accountOf(db(), email ?? '')).totals.credits
const trail = (targetId: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.targetId, targetId)).orderBy(desc(auditEntries.id))
const newest = async (action: string) =>
  (
    await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, action))
      .orderBy(desc(auditEntries.id))
  )[0]

describe('webhook health', () => {
  const health = async () => (await owner.get('/api/admin/webhook-health')).body
  const process = (eventId: string) => owner.post(`/api/admin/webhook-health/${eventId}/process`)
  /** The event of a payment that could not be dealt with when it came. */
  async function failedEvent() {
    const order = await till.order({ pack: 'fivePack' })
    shop.cards().switches.webhooks({ drop: true })
    till.pay(order)
    await till.quiet()
    const types = ['checkout.session.completed']
    const all = (await till.stripe().events.list({ types })).data
    const event = all.find(({ data }) => 'id' in data.object && data.object.id === order.sessionId)
    const eventId = event?.id ?? ''
    await db()
      .insert(webhookDeliveries)
      .values({ eventId, type: types[0] ?? '', status: 'failed', message: 'No' })
    return { order, eventId }
  }

  test('what failed is dealt with again: served once, however often it is pressed', async () => {
    const { order, eventId } = await failedEvent()
    expect(
      (await health()).deliveries.find((one: { eventId: string }) => one.eventId === eventId),
    ).toMatchObject({
      status: 'failed',
      deliveries: 1,
    })
    const both = await Promise.all([process(eventId), process(eventId)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await creditsOf(order)).toBe(5)
    expect((await process(eventId)).body.delivery).toMatchObject({
      status: 'success',
      message: 'The order was served before.',
      deliveries: 1,
      metadata: { order: order.id },
    })
    expect(await creditsOf(order)).toBe(5)
    expect(await trail(eventId)).toHaveLength(3)
    expect((await trail(eventId))[2]).toMatchObject({
      action: 'webhook.process',
      targetLabel: 'checkout.session.completed',
      before: { status: 'failed' },
    })
  })

  test('while the provider is away it stays as it was, and nothing is said to be done', async () => {
    const { order, eventId } = await failedEvent()
    shop.cards().switches.failApi({ fault: 'error', call: 'sessions.retrieve', times: 20 })
    expect(await process(eventId)).toMatchObject({
      status: 500,
      body: { error: expect.stringContaining('It failed again.') },
    })
    expect((await till.fresh(order)).state).toBe('open')
    expect(await till.delivery(eventId)).toMatchObject({ status: 'failed', message: 'No' })
    expect((await trail(eventId))[0]).toMatchObject({ after: { failed: true } })
    shop.cards().switches.reset()
    expect((await process(eventId)).body.delivery.status).toBe('success')
  })

  test('what the provider has forgotten, what we never heard of, and nonsense', async () => {
    const eventId = `evt_${randomUUID().replaceAll('-', '')}`
    expect((await process(eventId)).status).toBe(404)
    await db().insert(webhookDeliveries).values({ eventId, type: 'x', status: 'failed', message: 'No' })
    expect(await process(eventId)).toMatchObject({
      status: 404,
      body: { error: 'The card provider keeps events for 30 days, and no longer has this one.' },
    })
    expect((await process('cs_test')).status).toBe(404)
    expect(await trail(eventId)).toEqual([])
  })
})

describe('recovery', () => {
  const recover = (query = '') => owner.post(`/api/recover-missing-purchases${query}`)
  const runs = async () => (await owner.get('/api/admin/recovery-runs')).body
  const byItself = () => {
    const job = moneyJobs(shop.house()).find(({ queue }) => queue.name === 'recover-purchases')
    return job?.run({}, { jobId: '', signal: new AbortController().signal, isLast: false })
  }
  async function unheard() {
    shop.cards().switches.webhooks({ drop: true })
    const order = await till.order()
    till.pay(order)
    await till.quiet()
    return order
  }

  test('by hand: each purchase says what became of it, and the run is kept and in the trail; a dry run is neither', async () => {
    const order = await unheard()
    const before = await db().$count(recoveryRuns)
    expect((await recover('?dryRun=true')).body.missingSessions).toEqual([
      { email: order.email, pack: 'single', amount: 99, created: expect.any(Number) },
    ])
    expect(await db().$count(recoveryRuns)).toBe(before)
    expect((await recover()).body).toMatchObject({
      recovered: 1,
      missingSessions: [{ served: true, outcome: 'The order was paid, and is served.' }],
    })
    expect((await runs()).byHand).toMatchObject({ found: 1, recovered: 1, failed: false })
    const deed = await newest('purchases.recover')
    expect(deed).toMatchObject({ after: { found: 1, recovered: 1, failed: false } })
    expect(JSON.stringify(deed)).not.toContain(order.email)
  })

  test('by itself: the last one shows, also when it failed', async () => {
    await unheard()
    await byItself()
    expect((await runs()).automatic).toMatchObject({ found: 1, recovered: 1, failed: false })
    shop.cards().switches.failApi({ fault: 'error', call: 'sessions.list', times: 20 })
    await expect(byItself()).rejects.toThrow()
    expect((await runs()).automatic).toMatchObject({ found: 0, recovered: 0, failed: true })
    expect((await runs()).byHand).toMatchObject({ failed: false })
  })

  test('old runs are forgotten', async () => {
    const startedAt = new Date(Date.now() - 91 * 86_400_000)
    const run = { byHand: true, startedAt, finishedAt: startedAt, found: 0, recovered: 0, failed: false }
    const [old] = await db().insert(recoveryRuns).values(run).returning()
    await recover()
    expect(await db().$count(recoveryRuns, eq(recoveryRuns.id, old?.id ?? ''))).toBe(0)
  })
})

describe('orders', () => {
  const search = async (query: string) => {
    const { body } = await owner.get(`/api/admin/orders?${query}`)
    return body.orders.map(({ id }: Order) => id)
  }

  test('are found by address, promo code and every id', async () => {
    const address = anAddress('find_me%')
    const order = await buildOrder(db(), {
      email: address,
      state: 'paid',
      amountPaidCents: 99,
      paymentIntentId: `pi_${randomUUID()}`,
    })
    await db()
      .insert(refunds)
      .values({ orderId: order.id, state: 'refunded', providerRefundId: `re_${order.id}` })
    const words = [
      address,
      address.slice(0, 12).toUpperCase(),
      order.id,
      order.sessionId,
      order.paymentIntentId,
    ]
    for (const word of [...words, `re_${order.id}`])
      expect(await search(`search=${encodeURIComponent(word ?? '')}`), `${word}`).toEqual([order.id])
    // Neither a percent sign nor an underscore stands for anything but itself.
    expect(await search(`search=${encodeURIComponent('%')}`)).toEqual([])
    expect(await search('search=findxme')).toEqual([])
    for (const nonsense of [randomUUID(), 'cs_none', "'; drop table orders --"])
      expect(await search(`search=${encodeURIComponent(nonsense)}`)).toEqual([])
  })

  test('by what became of them', async () => {
    const email = anAddress('states')
    const build = async (order: Partial<Order>) => (await buildOrder(db(), { email, ...order })).id
    const paid = await build({ state: 'paid', amountPaidCents: 99 })
    const refunded = await build({ state: 'paid', amountPaidCents: 99, refundedCents: 99 })
    const disputed = await build({ state: 'paid', amountPaidCents: 99, dispute: 'open' })
    const [open, expired, free] = [
      await build({}),
      await build({ state: 'expired' }),
      await build({ state: 'free' }),
    ]
    const all = (state: string) => search(`search=${email}&state=${state}`)
    expect(await all('paid')).toEqual([disputed, refunded, paid])
    expect(await all('refunded')).toEqual([refunded])
    expect(await all('disputed')).toEqual([disputed])
    expect(await all('waiting')).toEqual([open])
    expect(await all('unpaid')).toEqual([expired])
    expect(await all('free')).toEqual([free])
    const { body } = await owner.get(`/api/admin/orders?search=${email}`)
    expect(body.orders.map(({ state }: Order) => state)).toEqual([
      ...['free', 'expired', 'open', 'disputed', 'refunded', 'paid'],
    ])
  })

  test('come in pages, newest first, without gaps', async () => {
    const email = anAddress('pages')
    for (let i = 0; i < 52; i++) await buildOrder(db(), { email })
    const first = (await owner.get(`/api/admin/orders?search=${email}`)).body
    const second = (await owner.get(`/api/admin/orders?search=${email}&cursor=${first.nextCursor}`)).body
    expect([first.orders.length, second.orders.length, second.nextCursor]).toEqual([50, 2, undefined])
    expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(52)
    expect((await owner.get('/api/admin/orders?cursor=nowhere')).status).toBe(400)
  })

  test('one of them, with its refunds, and how it stands at the provider', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys({ pack: 'fivePack' })
    await till.refundAtProvider(order, 60)
    await till.quiet()
    const { body } = await owner.get(`/api/admin/orders/${order.id}`)
    expect(body.order).toMatchObject({
      ...{ email: buyer.email, packName: 'Starter Pack', state: 'partly refunded' },
      ...{ paidCents: 300, refundedCents: 60, leftCents: 240, suggestedCents: 240 },
      ...{ sessionId: order.sessionId, paymentId: order.paymentIntentId },
      refunds: [{ source: 'provider', state: 'refunded', amountCents: 60, credits: 1 }],
    })
    const provider = `/api/admin/orders/${order.id}/provider`
    expect((await owner.get(provider)).body).toEqual({
      session: 'complete',
      payment: 'paid',
      refunds: [
        {
          id: expect.stringMatching(/^re_/),
          status: 'succeeded',
          amountCents: 60,
          createdAt: expect.any(String),
        },
      ],
    })
    shop.cards().switches.failApi({ fault: 'error', call: 'sessions.retrieve', times: 20 })
    expect(await owner.get(provider)).toMatchObject({ status: 502, body: { code: 'card_provider' } })
  })

  test('a free one is not known to the provider', async () => {
    const order = await buildOrder(db(), { state: 'free', sessionId: null })
    expect((await owner.get(`/api/admin/orders/${order.id}/provider`)).body).toEqual({ refunds: [] })
    expect((await owner.get(`/api/admin/orders/${order.id}`)).body.order).toMatchObject({ leftCents: 0 })
  })
})

test('only the owner; what is no order is not found', async () => {
  const { id } = await buildOrder(db(), { state: 'paid', amountPaidCents: 99 })
  const asked = [
    ...['webhook-health', 'recovery-runs', 'orders', `orders/${id}`, `orders/${id}/provider`],
    ...['refunds'],
  ]
  const people = [shop.visitor(), (await provedUser(shop)).person, (await adminUser(shop)).person]
  for (const [i, status] of [401, 403, 403].entries())
    for (const path of asked) expect((await people[i]?.get(`/api/admin/${path}`))?.status, path).toBe(status)
  for (const nobody of [randomUUID(), 'no-id', '%00'])
    for (const path of [`orders/${nobody}`, `orders/${nobody}/provider`])
      expect((await owner.get(`/api/admin/${path}`)).status).toBe(404)
})
