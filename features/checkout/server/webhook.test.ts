import { Readable } from 'node:stream'
import { pino } from 'pino'
import Stripe from 'stripe'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { reserveUse } from '#features/promo-codes/server/public.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import { buildApp } from '#server/app.ts'
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { webhookHealth } from './deliveries.ts'
import { moneyRoutes } from './money-routes.ts'
import type { Order } from './rules.ts'
import { webhookDeliveries } from './tables.ts'
import { accountOf, someId } from './testing/orders.ts'
import { anEvent, openTill } from './testing/till.ts'
import { readEvent } from './webhook.ts'

// So low that a storm of events would be turned away, were they counted.
const shop = openShop({ cards: true, env: { RATE_LIMIT_PER_MINUTE: '20' } })
const till = openTill(shop)
const db = () => shop.house().db
afterEach(async () => {
  shop.cards().switches.reset()
  await till.quiet()
})

const creditsOf = async ({ email }: Order) => (await accountOf(db(), email ?? '')).totals.credits
const recorded = () => db().$count(webhookDeliveries)
/** Signed as it should be, about a session. */
const told = (type: string, session: object) => anEvent(`checkout.session.${type}`, session)

describe('a payment', () => {
  test('the webhook alone serves the order, and is recorded', async () => {
    const order = await till.paidOrder({ pack: 'fivePack' })
    expect(order).toMatchObject({ state: 'paid', amountPaidCents: 300 })
    expect(await creditsOf(order)).toBe(5)
    const { deliveries, stats } = await webhookHealth(db())
    expect(stats.failed).toBe(0)
    const [completed] = deliveries.filter(({ type }) => type === 'checkout.session.completed')
    expect(completed).toMatchObject({
      status: 'success',
      message: 'The order was paid, and is served.',
      deliveries: 1,
      metadata: { order: order.id, session: order.sessionId, amount: 300, payment: 'paid' },
    })
    // The record outlives the person.
    expect(JSON.stringify(deliveries)).not.toContain(order.email)
  })

  test('ten copies of every event at once, more than the general limit allows, serve it once', async () => {
    shop.cards().switches.webhooks({ copies: 10 })
    const orders = await Promise.all(Array.from({ length: 4 }, () => till.order({ pack: 'tenPack' })))
    for (const order of orders) till.pay(order)
    await till.quiet()
    for (const order of orders) expect(await creditsOf(order)).toBe(10)
    const { deliveries } = await webhookHealth(db())
    const completed = deliveries.filter(({ metadata }) => orders.some(({ id }) => metadata.order === id))
    expect(completed.map(({ deliveries }) => deliveries)).toEqual([10, 10, 10, 10])
  })

  test('an event that says paid about a session that is not is not believed', async () => {
    const order = await till.order()
    const lie = told('completed', { id: order.sessionId, payment_status: 'paid', status: 'complete' })
    expect(await till.deliver(lie)).toMatchObject({ status: 200, body: { received: true } })
    expect((await till.fresh(order)).state).toBe('open')
    expect(await till.delivery(lie.id)).toMatchObject({
      status: 'success',
      message: 'Nothing was paid yet, so nothing is granted.',
    })
  })

  test('money that comes later is waited for, and served when it comes', async () => {
    const order = await till.paidOrder({}, '4000000000007700')
    expect(order.state).toBe('pending')
    shop.cards().switches.settle(order.sessionId ?? '', 'succeeded')
    await till.quiet()
    expect((await till.fresh(order)).state).toBe('paid')
    expect(await creditsOf(order)).toBe(1)
  })

  test('the end of a payment heard before its beginning comes to the same', async () => {
    shop.cards().switches.webhooks({ hold: true })
    const [good, bad] = [await till.order(), await till.order()]
    till.pay(good, '4000000000007700')
    till.pay(bad, '4000000000008807')
    shop.cards().switches.settle(good.sessionId ?? '', 'succeeded')
    shop.cards().switches.settle(bad.sessionId ?? '', 'failed')
    shop.cards().switches.releaseWebhooks('reversed')
    await till.quiet()
    expect((await till.fresh(good)).state).toBe('paid')
    expect(await creditsOf(good)).toBe(1)
    expect((await till.fresh(bad)).state).toBe('failed')
  })
})

describe('no payment', () => {
  async function withPromo(order: Order) {
    const code = `CODE${someId().toUpperCase()}`
    await db().insert(promoCodes).values({ code, discountValue: 20, maxUses: 1 })
    const buyer = { email: order.email ?? undefined }
    await db().transaction((tx) => reserveUse(tx, { code, orderId: order.id, buyer }, shop.house().cards))
    return async () => {
      const [row] = await db().select().from(promoCodes).where(eq(promoCodes.code, code))
      return { reserved: row?.reservedUses, used: row?.currentUses }
    }
  }

  test('that failed later ends the order and gives the place of its promo code back', async () => {
    const order = await till.order()
    const promo = await withPromo(order)
    till.pay(order, '4000000000008807')
    await till.quiet()
    expect((await till.fresh(order)).state).toBe('pending')
    expect(await promo()).toEqual({ reserved: 1, used: 0 })
    shop.cards().switches.settle(order.sessionId ?? '', 'failed')
    await till.quiet()
    expect((await till.fresh(order)).state).toBe('failed')
    expect(await promo()).toEqual({ reserved: 0, used: 0 })
  })

  test('in time ends the order and gives the place back', async () => {
    const order = await till.order()
    const promo = await withPromo(order)
    shop.cards().switches.lapse(order.sessionId ?? '')
    await till.quiet()
    expect((await till.fresh(order)).state).toBe('expired')
    expect(await promo()).toEqual({ reserved: 0, used: 0 })
  })

  test('is no news about an order that was paid', async () => {
    const order = await till.paidOrder()
    for (const type of ['expired', 'async_payment_failed']) {
      const late = told(type, { id: order.sessionId, status: 'expired', payment_status: 'unpaid' })
      expect((await till.deliver(late)).status).toBe(200)
      expect(await till.delivery(late.id)).toMatchObject({ message: 'The order was served before.' })
    }
    expect((await till.fresh(order)).state).toBe('paid')
    expect(await creditsOf(order)).toBe(1)
  })
})

describe('what did not come from the provider', () => {
  const REFUSED = { status: 400, body: { success: false, code: 'bad_signature' } }
  const now = () => Math.floor(Date.now() / 1000)

  async function paidUnheard() {
    shop.cards().switches.webhooks({ drop: true })
    const order = await till.order()
    till.pay(order)
    await till.quiet()
    return { order, event: told('completed', { id: order.sessionId }) }
  }

  test('is refused, leaves no record and grants nothing', async () => {
    const { order, event } = await paidUnheard()
    const before = await recorded()
    const payload = JSON.stringify(event)
    const { webhookSecret: secret } = shop.house().cards
    const right = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const [time, mac] = right.split(',')

    expect(await till.deliver(event, { secret: 'whsec_of_somebody_else' })).toMatchObject(REFUSED)
    expect(await till.deliver(event, { timestamp: now() - 302 })).toMatchObject(REFUSED)
    const changed = payload.replace('completed', 'completes')
    expect(await till.post(changed, { 'stripe-signature': right })).toMatchObject(REFUSED)
    expect(await till.post(`${payload} `, { 'stripe-signature': right })).toMatchObject(REFUSED)
    const newer = `t=${now() + 5},${mac}`
    expect(await till.post(payload, { 'stripe-signature': newer })).toMatchObject(REFUSED)
    const unsigned = [time, 't=,v1=', 'v1=', '', ', '.repeat(1000), `${time},v0=${mac?.slice(3)}`]
    for (const header of unsigned)
      expect(await till.post(payload, { 'stripe-signature': header ?? '' })).toMatchObject(REFUSED)
    expect(await till.post(payload, {})).toMatchObject(REFUSED)
    expect(await till.post('', { 'stripe-signature': right })).toMatchObject(REFUSED)

    expect(await recorded()).toBe(before)
    expect((await till.fresh(order)).state).toBe('open')
    // And the very same, signed as it should be, is heard.
    expect((await till.post(payload, { 'stripe-signature': right })).status).toBe(200)
    expect((await till.fresh(order)).state).toBe('paid')
  })

  test('signed almost 300 seconds ago is still heard, and a replay of it does nothing', async () => {
    const { order, event } = await paidUnheard()
    const early = { timestamp: now() - 298 }
    expect((await till.deliver(event, early)).status).toBe(200)
    expect((await till.deliver(event, early)).status).toBe(200)
    expect(await creditsOf(order)).toBe(1)
    expect(await till.delivery(event.id)).toMatchObject({ status: 'success', deliveries: 2 })
  })

  test('is logged, without a word of what it said', async () => {
    const lines: unknown[][] = []
    const log = { ...shop.house().log, warn: (...line: unknown[]) => void lines.push(line) } as House['log']
    const read = () => readEvent({ ...shop.house(), log }, Buffer.from('{"a":"secret"}'), 't=1,v1=00')
    expect(read).toThrow('The signature of this event is not right.')
    expect(lines).toMatchObject([[{ bytes: 14 }, 'a webhook without a right signature']])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  test('without a signature of the right form it is refused before it is read, and is not logged', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const house = { ...shop.house(), log }
    const app = await buildApp({ house, routes: moneyRoutes(house) })
    onTestFinished(() => app.close())
    const post = (signature: string | undefined, payload: string | Readable) =>
      app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
        payload,
      })
    const mac = 'a'.repeat(64)
    for (const signature of [undefined, 'trust me', 't=1', `v1=${mac}`, `t=1,v1=${mac}0`, `t=x,v1=${mac}`]) {
      const body = new Readable({ read: () => expect.unreachable('the body was read') })
      expect((await post(signature, body)).json(), signature).toMatchObject({ code: 'bad_signature' })
    }
    expect(lines).toEqual([])
    // Of the right form, but wrong: the owner wants to hear of it.
    expect((await post(`t=1,v1=${mac}`, '{}')).json()).toMatchObject({ code: 'bad_signature' })
    expect(lines.join()).not.toEqual('')
  })

  test('over 64 KB nothing is read, whatever its signature', async () => {
    const payload = JSON.stringify({ padding: 'x'.repeat(64 * 1024) })
    const secret = shop.house().cards.webhookSecret
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    expect(await till.post(payload, { 'stripe-signature': signature })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', error: 'The request is too large. The limit is 64 KB.' },
    })
  })

  test('bytes that are signed but no event are refused', async () => {
    const { webhookSecret: secret } = shop.house().cards
    for (const payload of ['not json', '[]', 'null', '{}']) {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
      expect((await till.post(payload, { 'stripe-signature': signature })).status).toBe(400)
    }
  })
})

describe('what is not about our orders', () => {
  test('a session that the provider does not know is not ours', async () => {
    for (const id of ['cs_test_somebody_elses', 'cs_test_../refunds', 'ch_1', '']) {
      const event = told('completed', { id, payment_status: 'paid' })
      expect((await till.deliver(event)).status).toBe(200)
      expect(await till.delivery(event.id)).toMatchObject({
        status: 'success',
        message: 'Not ours: no order of this shop belongs to it.',
      })
    }
  })

  test('nor is a paid session of another shop with the same provider', async () => {
    const session = await till.stripe().checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 99, product_data: { name: 'A book' } } },
      ],
      customer_email: 'reader@example.com',
      success_url: 'http://books.test/',
    })
    const before = await recorded()
    shop.cards().pay(session.id)
    await till.quiet()
    const refund = await till.stripe().checkout.sessions.retrieve(session.id)
    await till.stripe().refunds.create({ payment_intent: refund.payment_intent as string })
    await till.quiet()
    const { deliveries } = await webhookHealth(db())
    const news = deliveries.slice(0, (await recorded()) - before)
    expect(news.map(({ status }) => new Set([status]))).toEqual(news.map(() => new Set(['success'])))
    const heard = news.filter(({ message }) => message.startsWith('Not ours'))
    expect(heard.map(({ type }) => type).sort()).toEqual(['charge.refunded', 'checkout.session.completed'])
    await expect(accountOf(db(), 'reader@example.com')).rejects.toThrow('no account')
  })

  test('a kind of event that we do not know is recorded and ignored', async () => {
    const event = anEvent('invoice.finalized', { id: 'in_1' })
    expect((await till.deliver(event)).status).toBe(200)
    expect(await till.delivery(event.id)).toMatchObject({
      type: 'invoice.finalized',
      status: 'success',
      message: 'Ignored: nothing depends on this kind of event.',
    })
  })

  test('a refund or dispute of a payment that no order led to is not ours', async () => {
    for (const type of ['charge.refunded', 'charge.dispute.created']) {
      for (const payment_intent of ['pi_somebody_elses', null]) {
        const event = anEvent(type, { id: 'x', payment_intent, status: 'needs_response', amount: 99 })
        expect((await till.deliver(event)).status).toBe(200)
        expect((await till.delivery(event.id))?.message).toMatch(/^Not ours/)
      }
    }
  })
})

describe('when we cannot deal with an event', () => {
  test('it is recorded as failed, and sent again until it works', async () => {
    const order = await till.order()
    const { switches } = shop.cards()
    // As often as the SDK tries by itself.
    switches.failApi({ fault: 'error', call: 'sessions.retrieve', times: 3 })
    const event = told('completed', { id: order.sessionId })
    expect(await till.deliver(event)).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(await till.delivery(event.id)).toMatchObject({
      status: 'failed',
      message: 'The card provider did not answer when asked for details. It will send this event again.',
      deliveries: 1,
    })
    expect((await till.deliver(event)).status).toBe(200)
    expect(await till.delivery(event.id)).toMatchObject({ status: 'success', deliveries: 2 })
  })

  test('the provider tries by itself until the order is served', async () => {
    const order = await till.order()
    shop.cards().switches.failApi({ fault: 'cut', call: 'sessions.retrieve', times: 4 })
    till.pay(order)
    await till.quiet()
    expect((await till.fresh(order)).state).toBe('paid')
    const { deliveries } = await webhookHealth(db())
    const [completed] = deliveries.filter(({ metadata }) => metadata.order === order.id)
    expect(completed).toMatchObject({ status: 'success', deliveries: 2 })
  })
})
