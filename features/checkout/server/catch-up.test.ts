// No event of the provider arrives: the hourly job finds out all the same.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { catchUpMoneyBack } from './catch-up.ts'
import { recoverMissingPurchases } from './recover.ts'
import { disputes, orders, refunds } from './tables.ts'
import { OWNED, openTill } from './testing/till.ts'

const shop = openShop({ cards: true, env: OWNED })
const till = openTill(shop)
const house = () => shop.house()
const switches = () => shop.cards().switches
beforeEach(() => switches().webhooks({ drop: true }))
afterEach(async () => {
  switches().reset()
  await till.quiet()
})

async function bought() {
  const buyer = await till.buyer()
  const order = await till.order({ ...buyer.mine, pack: 'fivePack' })
  till.pay(order)
  await recoverMissingPurchases(house(), { dryRun: false })
  return { buyer, order: await till.fresh(order) }
}

async function hour() {
  const job = house()
    .features.flatMap((feature) => feature.jobs?.(house()) ?? [])
    .find(({ queue }) => queue.name === 'recover-purchases')
  await job?.run({}, { jobId: '', signal: new AbortController().signal, isLast: false })
}

test('refunds made at the provider’s page are recorded, once', async () => {
  const { buyer, order } = await bought()
  await till.refundAtProvider(order, 60)
  await till.refundAtProvider(order, 120)
  await hour()
  await hour()
  expect(await buyer.credits()).toBe(2)
  expect(await till.fresh(order)).toMatchObject({ refundedCents: 180 })
  expect(await till.mails(buyer.email, 'Your refund of')).toBe(2)
  expect(await house().db.$count(refunds, eq(refunds.orderId, order.id))).toBe(2)
})

test('a dispute is recorded, and so is its end', async () => {
  const { buyer, order } = await bought()
  const id = switches().dispute(order.paymentIntentId ?? '') ?? ''
  await hour()
  expect(await buyer.credits()).toBe(0)
  switches().closeDispute(id, 'won')
  await hour()
  await hour()
  expect(await buyer.credits()).toBe(5)
  expect(await house().db.select().from(disputes).where(eq(disputes.id, id))).toMatchObject([
    { state: 'won' },
  ])
})

test('a refund that no order is known of stops no other', async () => {
  const [lost, kept] = [await bought(), await bought()]
  for (const { order } of [lost, kept]) await till.refundAtProvider(order)
  await house()
    .db.update(orders)
    .set({ paymentIntentId: null, sessionId: null })
    .where(eq(orders.id, lost.order.id))
  switches().failApi({ fault: 'error', call: 'sessions.list', times: 3 })
  await catchUpMoneyBack(house())
  expect(await kept.buyer.credits()).toBe(0)
})

test('a provider that is down fails the job, so that it is tried again', async () => {
  switches().failApi({ fault: 'error', call: 'disputes.list' })
  await expect(catchUpMoneyBack(house())).rejects.toMatchObject({ code: 'card_provider' })
})
