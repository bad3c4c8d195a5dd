// Events come in any order and more than once. Whatever happens, the ledger is what was paid.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditAccounts, creditEntries } from '#features/credits/server/tables.ts'
import { reserveUse } from '#features/promo-codes/server/public.ts'
import { eq } from '#server/database/sql.ts'
import { features } from '#server/features.ts'
import { testHouse } from '#server/testing/house.ts'
import type { Pack } from '../prices.ts'
import { fulfil } from './fulfil.ts'
import { findOrder } from './queries.ts'
import type { Order } from './rules.ts'
import { orderExpired, orderFailed, orderPending, settle } from './settle.ts'
import { buildPromo, usesOf } from './testing/checkout.ts'
import { accountOf, anAddress, buildOrder, paidSession } from './testing/orders.ts'

const house = testHouse({ features })
const db = () => house().db
const stateOf = async ({ id }: Order) => (await findOrder(db(), id))?.state

const unpaid = (order: Order, status: 'open' | 'complete' | 'expired', intent = 'processing') =>
  paidSession(order, { status, payment_status: 'unpaid', payment_intent: { id: 'pi_x', status: intent } })

test.each([
  ['open', unpaid, 'open', 'open'],
  ['expired', unpaid, 'expired', 'expired'],
  ['complete', unpaid, 'complete', 'pending'],
] as const)('an unpaid session that is %s', async (_, sessionOf, status, state) => {
  const order = await buildOrder(db())
  expect((await settle(house(), sessionOf(order, status))).outcome).toBe('unpaid')
  expect(await stateOf(order)).toBe(state)
})

test('a payment that was refused later', async () => {
  const order = await buildOrder(db(), { state: 'pending' })
  await settle(house(), unpaid(order, 'complete', 'requires_payment_method'))
  expect(await stateOf(order)).toBe('failed')
})

test('money that went back whole before anybody served it buys nothing', async () => {
  const order = await buildOrder(db())
  const returned = paidSession(order, {
    payment_intent: { id: 'pi_back', status: 'succeeded', latest_charge: { id: 'ch_back', refunded: true } },
  })
  expect((await settle(house(), returned)).outcome).toBe('returned')
  expect(await stateOf(order)).toBe('failed')
})

test('old news ends nothing that is paid', async () => {
  const order = await buildOrder(db())
  await fulfil(house(), paidSession(order))
  await orderExpired(house(), unpaid(order, 'expired'))
  await orderFailed(house(), unpaid(order, 'complete'))
  await orderPending(house(), unpaid(order, 'complete'))
  expect(await stateOf(order)).toBe('paid')
})

test("news of another session, or of nobody's, change nothing", async () => {
  const order = await buildOrder(db())
  await orderExpired(house(), { ...unpaid(order, 'expired'), id: 'cs_test_other' })
  await orderExpired(house(), { ...unpaid(order, 'expired'), metadata: {} })
  expect(await stateOf(order)).toBe('open')
})

test('paid by somebody who told no address: it waits for the owner, and nothing is granted', async () => {
  const order = await buildOrder(db(), { email: null, brief: null })
  const { outcome } = await fulfil(house(), paidSession(order, { customer_details: null }))
  expect(outcome).toBe('no address')
  expect(await stateOf(order)).toBe('open')
})

test('a payment of another shop is not rebuilt here', async () => {
  const order = await buildOrder(db())
  const lost = { ...order, id: '3f2d6a52-6a2e-4f0c-9a53-0c8a2f6d9b11' }
  const { metadata } = paidSession(lost)
  const foreign = paidSession(lost, { metadata: { ...metadata, shop: 'http://elsewhere.test' } })
  expect((await fulfil(house(), foreign)).outcome).toBe('unknown')
  const inflated = paidSession(lost, { metadata: { ...metadata, quantity: '1000' } })
  expect((await fulfil(house(), inflated)).outcome).toBe('unknown')
})

type News = 'paid' | 'expired' | 'failed' | 'pending' | 'settled' | 'underpaid'

function tell(order: Order, news: News): Promise<unknown> {
  switch (news) {
    case 'paid':
      return fulfil(house(), paidSession(order))
    case 'expired':
      return orderExpired(house(), unpaid(order, 'expired'))
    case 'failed':
      return orderFailed(house(), unpaid(order, 'complete'))
    case 'pending':
      return orderPending(house(), unpaid(order, 'complete'))
    case 'settled':
      return settle(house(), paidSession(order))
    case 'underpaid':
      return fulfil(house(), paidSession(order, { amount_total: order.payableCents - 1 }))
  }
}

const news = fc.constantFrom<News[]>('paid', 'expired', 'failed', 'pending', 'settled', 'underpaid')
const story = fc.record({
  pack: fc.constantFrom<Pack[]>('single', 'fivePack', 'tenPack'),
  withForm: fc.boolean(),
  withCode: fc.boolean(),
  /** Told one after the other, and those of one step at once. */
  steps: fc.array(fc.array(news, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
})

test('whatever is told, how often, and in which order: the ledger equals what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 4 }), async (stories) => {
      const email = anAddress()
      const code = await buildPromo(db())
      const told = await Promise.all(
        stories.map(async ({ pack, withForm, withCode, steps }) => {
          const order = await buildOrder(db(), { email, pack, ...(withForm ? {} : { brief: null }) })
          if (withCode)
            await db().transaction((tx) =>
              reserveUse(tx, { code, orderId: order.id, buyer: { email } }, house().cards),
            )
          for (const step of steps) await Promise.all(step.map((one) => tell(order, one)))
          const isPaid = steps.flat().some((one) => one === 'paid' || one === 'settled')
          return { order, withForm, withCode, isPaid, last: (await findOrder(db(), order.id))?.state }
        }),
      )
      const paid = told.filter(({ isPaid }) => isPaid)
      expect(paid.every(({ last }) => last === 'paid')).toBe(true)
      expect(told.filter(({ last }) => last === 'paid')).toHaveLength(paid.length)
      const held = told.filter(({ withCode, last }) => withCode && (last === 'open' || last === 'pending'))
      expect(await usesOf(db(), code)).toEqual({
        current: paid.filter(({ withCode }) => withCode).length,
        reserved: held.length,
      })
      if (paid.length > 0) expect(await ledgerOf(email)).toEqual(paid.flatMap(entriesOf).sort())
    }),
    { numRuns: 25 },
  )
})

function entriesOf({ order, withForm }: { order: Order; withForm: boolean }): string[] {
  const grant = `purchase ${order.quantity} order:${order.id}`
  return withForm ? [grant, `spend -1 generation:order:${order.id}`] : [grant]
}

async function ledgerOf(email: string): Promise<string[]> {
  const { user, totals } = await accountOf(db(), email)
  const entries = await db()
    .select({ kind: creditEntries.kind, amount: creditEntries.amount, cause: creditEntries.cause })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(eq(creditAccounts.userId, user.id))
  expect(totals.credits).toBe(entries.reduce((sum, { amount }) => sum + amount, 0))
  return entries.map(({ kind, amount, cause }) => `${kind} ${amount} ${cause}`).sort()
}
