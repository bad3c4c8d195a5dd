import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { creditEntries } from '#features/credits/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { recordDispute } from './disputes.ts'
import { recordRefunds } from './record-refund.ts'
import type { Order } from './rules.ts'
import { disputes } from './tables.ts'
import { someId } from './testing/orders.ts'
import { OWNED, openTill } from './testing/till.ts'

const shop = openShop({ cards: true, env: OWNED })
const till = openTill(shop)
const house = () => shop.house()
const switches = () => shop.cards().switches
let owner: Visitor
beforeAll(async () => {
  owner = (await till.owner()).person
})
afterEach(async () => {
  switches().reset()
  await till.quiet()
})

const DISPUTED_CARD = '4000000000000259'
const markOf = async (order: Order) => (await till.fresh(order)).dispute
const disputesOf = ({ id }: Order) => house().db.select().from(disputes).where(eq(disputes.orderId, id))
const entriesFor = (cause: string) =>
  house().db.select().from(creditEntries).where(eq(creditEntries.cause, cause))

async function disputed(spent = 0) {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'fivePack' })
  if (spent > 0) await buyer.spend(spent)
  const id = switches().dispute(order.paymentIntentId ?? '') ?? ''
  await till.quiet()
  return { buyer, order, id }
}

test('a dispute marks the order, holds its unspent credits, and the owner hears of it', async () => {
  const { buyer, order, id } = await disputed(2)
  expect(await markOf(order)).toBe('open')
  expect(await buyer.credits()).toBe(0)
  expect(await entriesFor(`dispute:${id}:hold`)).toMatchObject([{ kind: 'adjustment', amount: -3 }])
  expect(await disputesOf(order)).toMatchObject([{ id, state: 'open', credits: 3, amountCents: 300 }])
  const { text } = await shop.mail(OWNED.OWNER_EMAIL, 'A buyer disputes a payment')
  for (const part of [order.id, buyer.email, '$3.00', '3 unspent credits are held'])
    expect(text).toContain(part)
})

test('credits of other orders are not held', async () => {
  const buyer = await till.buyer()
  await buyer.buys({ pack: 'tenPack' })
  const single = await buyer.buys()
  switches().dispute(single.paymentIntentId ?? '')
  await till.quiet()
  expect(await buyer.credits()).toBe(10)
})

test('won: exactly what was held comes back', async () => {
  const { buyer, order, id } = await disputed(2)
  // What came in the meantime has nothing to do with it.
  await buyer.buys({ pack: 'tenPack' })
  switches().closeDispute(id, 'won')
  await till.quiet()
  expect(await markOf(order)).toBe('won')
  expect(await buyer.credits()).toBe(13)
  expect(await entriesFor(`dispute:${id}:release`)).toMatchObject([{ kind: 'adjustment', amount: 3 }])
  expect(await till.mails(OWNED.OWNER_EMAIL, 'A disputed payment was won')).toBe(1)
})

test('lost: they stay taken', async () => {
  const { buyer, order, id } = await disputed(2)
  switches().closeDispute(id, 'lost')
  await till.quiet()
  expect(await markOf(order)).toBe('lost')
  expect(await buyer.credits()).toBe(0)
  expect(await disputesOf(order)).toMatchObject([{ state: 'lost', credits: 3, closedAt: expect.any(Date) }])
  expect(await till.mails(OWNED.OWNER_EMAIL, 'A disputed payment was lost')).toBe(1)
})

test('a card that is disputed at once: the credits are held before anybody can spend them', async () => {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'tenPack' }, DISPUTED_CARD)
  expect(order).toMatchObject({ state: 'paid', dispute: 'open' })
  expect(await buyer.credits()).toBe(0)
})

describe('any order of events, and repeats', () => {
  for (const status of ['won', 'lost'] as const) {
    test(`payment, dispute and its end, backwards and in copies: ${status}`, async () => {
      const buyer = await till.buyer()
      switches().webhooks({ hold: true, copies: 4 })
      const order = await till.order({ ...buyer.mine, pack: 'fivePack' })
      till.pay(order, DISPUTED_CARD)
      switches().closeDispute(order.sessionId ?? '', status)
      switches().releaseWebhooks('reversed')
      await till.quiet()
      expect(await till.fresh(order)).toMatchObject({ state: 'paid', dispute: status })
      expect(await buyer.credits()).toBe(status === 'won' ? 5 : 0)
    })
  }

  test('the same state told ten times at once is held once, and released once', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys({ pack: 'fivePack' })
    const id = `dp_${someId()}`
    const tell = (status: string) => recordDispute(house(), order.id, { id, status, amount: 300 })
    const opened = await Promise.all(Array.from({ length: 10 }, () => tell('needs_response')))
    expect(opened.filter(Boolean)).toHaveLength(1)
    expect(await buyer.credits()).toBe(0)
    await Promise.all(Array.from({ length: 10 }, () => tell('won')))
    expect(await tell('lost')).toBe(false)
    expect(await tell('needs_response')).toBe(false)
    expect(await buyer.credits()).toBe(5)
    expect(await markOf(order)).toBe('won')
  })

  test('a lost one that is won on appeal gives back what it took', async () => {
    const { buyer, order, id } = await disputed()
    const tell = (status: string) => recordDispute(house(), order.id, { id, status, amount: 300 })
    await tell('lost')
    await tell('appeal_under_review')
    expect([await markOf(order), await buyer.credits()]).toEqual(['lost', 0])
    await tell('won')
    expect([await markOf(order), await buyer.credits()]).toEqual(['won', 5])
  })

  test('nothing was there to hold: what is bought later is not taken by a repeat', async () => {
    const { buyer, order, id } = await disputed(5)
    await buyer.buys({ pack: 'tenPack' })
    await recordDispute(house(), order.id, { id, status: 'under_review', amount: 300 })
    await recordDispute(house(), order.id, { id, status: 'lost', amount: 300 })
    expect(await buyer.credits()).toBe(10)
  })
})

describe('refunds and disputes of the same order', () => {
  test('while it is disputed, or lost, it cannot be refunded here', async () => {
    const { buyer, order, id } = await disputed()
    const ask = () => buyer.person.post(`/api/orders/${order.id}/refund`, {})
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'refund_disputed' } })
    switches().closeDispute(id, 'won')
    await till.quiet()
    const { body } = await ask()
    expect(body.refund.state).toBe('requested')
    await recordDispute(house(), order.id, { id: `dp_${someId()}`, status: 'needs_response', amount: 300 })
    const approving = await owner.post(`/api/admin/refunds/${body.refund.id}`, { decision: 'approve' })
    expect(approving).toMatchObject({ status: 409, body: { code: 'refund_disputed' } })
  })

  const refund = { id: '', amount: 180, status: 'succeeded', metadata: null }
  const steps = {
    refund: (order: Order) => recordRefunds(house(), order.id, [{ ...refund, id: `re_${order.id}` }]),
    open: (order: Order) =>
      recordDispute(house(), order.id, { id: `dp_${order.id}`, status: 'needs_response', amount: 120 }),
    won: (order: Order) =>
      recordDispute(house(), order.id, { id: `dp_${order.id}`, status: 'won', amount: 120 }),
  }
  const ways: (keyof typeof steps)[][] = [
    ['refund', 'open', 'won'],
    ['open', 'refund', 'won'],
    ['open', 'won', 'refund'],
    ['won', 'refund', 'open'],
  ]
  for (const way of ways) {
    test(`whichever comes first, the buyer keeps what was not refunded: ${way.join(', ')}`, async () => {
      const buyer = await till.buyer()
      const order = await buyer.buys({ pack: 'fivePack' })
      for (const step of way) await steps[step](order)
      expect(await buyer.credits()).toBe(2)
    })
  }
})
