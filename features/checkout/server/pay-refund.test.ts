import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import { eq } from '#server/database/sql.ts'
import { payApprovedRefunds, payRefund } from './pay-refund.ts'
import { recordRefunds } from './record-refund.ts'
import type { Order } from './rules.ts'
import { refunds } from './tables.ts'
import { accountOf, someId } from './testing/orders.ts'
import { anEvent, OWNED, openTill } from './testing/till.ts'

const shop = openShop({ cards: true, env: OWNED })
const till = openTill(shop)
const house = () => shop.house()
const db = () => house().db
const switches = () => shop.cards().switches
let owner: Visitor
beforeAll(async () => {
  owner = (await till.owner()).person
})
afterEach(async () => {
  switches().reset()
  await till.quiet()
})

const refundsOf = ({ id }: Order) => db().select().from(refunds).where(eq(refunds.orderId, id))
const sentBack = async ({ paymentIntentId }: Order) =>
  (await till.stripe().refunds.list({ payment_intent: paymentIntentId ?? '' })).data
const approve = async (id: string, more: object = {}) =>
  (await owner.post(`/api/admin/refunds/${id}`, { decision: 'approve', ...more })).body

async function asked(wish: Partial<Order> = {}) {
  const buyer = await till.buyer()
  const order = await buyer.buys({ pack: 'fivePack', ...wish })
  const { body } = await buyer.person.post(`/api/orders/${order.id}/refund`, {})
  return { buyer, order, id: body.refund.id as string }
}

/** As if the process had died right after the decision. */
async function approvedOnly() {
  const known = await asked()
  const approved = { state: 'approved', amountCents: 300, decidedAt: new Date() } as const
  await db().update(refunds).set(approved).where(eq(refunds.id, known.id))
  return known
}

/** Refunded exactly once, whatever happened. */
async function expectRefunded({ buyer, order, id }: Awaited<ReturnType<typeof asked>>) {
  await till.quiet()
  expect(await sentBack(order)).toMatchObject([{ amount: 300 }])
  expect(await refundsOf(order)).toMatchObject([{ id, state: 'refunded', amountCents: 300, credits: 5 }])
  expect(await till.fresh(order)).toMatchObject({ refundedCents: 300 })
  expect(await buyer.credits()).toBe(0)
  expect(await till.mails(buyer.email, 'Your refund of')).toBe(1)
}

describe('an approved refund is paid once', () => {
  test('although the provider was down: it stays approved, takes nothing, and is paid when it is back', async () => {
    const known = await asked()
    switches().failApi({ fault: 'error', call: 'refunds.create' })
    expect((await approve(known.id)).refund.state).toBe('approved')
    await expect(payApprovedRefunds(house())).rejects.toThrow('1 of 1 approved refunds wait')
    expect(await known.buyer.credits()).toBe(5)
    expect(await till.mails(known.buyer.email, 'Your refund of')).toBe(0)
    switches().reset()
    await payApprovedRefunds(house())
    await expectRefunded(known)
  })

  test('although a failure sticks to the key: another one gets past it, in an hour', async () => {
    const known = await asked()
    switches().failApi({ fault: 'error-kept', call: 'refunds.create', times: 1 })
    expect((await approve(known.id)).refund.state).toBe('approved')
    await expect(payApprovedRefunds(house())).rejects.toThrow('1 of 1')
    await payApprovedRefunds(house(), new Date(Date.now() + 61 * 60_000))
    await expectRefunded(known)
  })

  test('although the answer got lost: the webhook alone completes it', async () => {
    const known = await asked()
    switches().failApi({ fault: 'lose', call: 'refunds.create' })
    await approve(known.id)
    await expectRefunded(known)
  })

  test('although answer and webhook got lost, and the provider forgot the key: it is found again by its name', async () => {
    const known = await asked()
    switches().webhooks({ drop: true })
    switches().failApi({ fault: 'lose', call: 'refunds.create' })
    expect((await approve(known.id)).refund.state).toBe('approved')
    switches().reset()
    // Nothing is to be made: what was sent is there.
    switches().failApi({ fault: 'error', call: 'refunds.create' })
    await payApprovedRefunds(house())
    await expectRefunded(known)
  })

  test('although one answer got lost: the same call again gets the same refund', async () => {
    const known = await asked()
    switches().webhooks({ drop: true })
    switches().failApi({ fault: 'lose', call: 'refunds.create', times: 1 })
    expect((await approve(known.id)).refund.state).toBe('refunded')
    await expectRefunded(known)
  })

  test('although the process died right after the decision', async () => {
    const known = await approvedOnly()
    await payApprovedRefunds(house())
    await expectRefunded(known)
  })

  test('although the process died right after the provider took it', async () => {
    const known = await approvedOnly()
    switches().webhooks({ drop: true })
    await till.stripe().refunds.create({
      payment_intent: known.order.paymentIntentId ?? '',
      metadata: { refund: known.id, order: known.order.id },
    })
    await payApprovedRefunds(house())
    await expectRefunded(known)
  })

  test('although many pay it at once, with copies of the webhook in between', async () => {
    const known = await approvedOnly()
    switches().webhooks({ copies: 5 })
    const paying = Array.from({ length: 6 }, () => payRefund(house(), known.id).catch(() => undefined))
    await Promise.all(paying)
    await payApprovedRefunds(house())
    await expectRefunded(known)
  })

  test('one that fails keeps no other from being paid', async () => {
    const [first, second] = [await approvedOnly(), await approvedOnly()]
    switches().failApi({ fault: 'error', call: 'refunds.create', times: 3 })
    await expect(payApprovedRefunds(house())).rejects.toThrow('1 of 2')
    await payApprovedRefunds(house())
    await expectRefunded(first)
    await expectRefunded(second)
  })

  test('by itself, every few minutes', async () => {
    const known = await approvedOnly()
    const job = house()
      .features.flatMap((feature) => feature.jobs?.(house()) ?? [])
      .find(({ queue }) => queue.name === 'pay-refunds')
    expect(job?.queue.schedule).toBe('*/5 * * * *')
    await job?.run({}, { jobId: '', signal: new AbortController().signal, isLast: false })
    await expectRefunded(known)
  })

  test('with what is unspent when the money goes: credits may have been spent since the decision', async () => {
    const { buyer, order, id } = await approvedOnly()
    await buyer.spend(4)
    await payApprovedRefunds(house())
    expect(await refundsOf(order)).toMatchObject([{ id, state: 'refunded', credits: 1 }])
    expect(await buyer.credits()).toBe(0)
  })
})

describe('what the provider will not refund', () => {
  test('fails, is told to the owner, and can be decided again', async () => {
    const { buyer, order, id } = await asked()
    switches().webhooks({ drop: true })
    switches().dispute(order.paymentIntentId ?? '')
    expect((await approve(id)).refund.state).toBe('failed')
    expect(await refundsOf(order)).toMatchObject([{ state: 'failed' }])
    expect(await buyer.credits()).toBe(5)
    const { text } = await shop.mail(OWNED.OWNER_EMAIL, 'A refund of $3.00 did not go through')
    expect(text).toContain(buyer.email)

    switches().closeDispute(order.paymentIntentId ?? '', 'won')
    expect((await approve(id, { amountCents: 240 })).refund.state).toBe('refunded')
    expect(await sentBack(order)).toMatchObject([{ amount: 240 }])
    expect(await buyer.credits()).toBe(1)
  })

  test('because it was refunded there already: that is recorded when it is heard of', async () => {
    const { buyer, order, id } = await asked()
    switches().webhooks({ drop: true })
    await till.refundAtProvider(order)
    expect((await approve(id)).refund.state).toBe('failed')
    const { paymentIntentId: payment_intent } = order
    await till.deliver(anEvent('charge.refunded', { id: 'ch_1', payment_intent }))
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 300 })
    expect(await buyer.credits()).toBe(0)
    expect((await approve(id)).code).toBe('refund_impossible')
  })
})

describe("a refund made at the provider's own page", () => {
  test('takes back the unspent credits in proportion, and the buyer hears of it', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys({ pack: 'tenPack' })
    await till.refundAtProvider(order, 150)
    await till.quiet()
    expect(await buyer.credits()).toBe(7)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 150 })
    const { text } = await shop.mail(buyer.email, 'Your refund of $1.50')
    expect(text).toContain('3 unspent credits were taken back')
    await till.refundAtProvider(order, 50)
    await till.refundAtProvider(order)
    await till.quiet()
    expect(await buyer.credits()).toBe(0)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 500 })
    expect((await refundsOf(order)).map(({ credits }) => credits)).toEqual([3, 1, 6])
  })

  for (const type of ['charge.refunded', 'charge.refund.updated', 'refund.updated', 'refund.failed']) {
    test(`is heard of by ${type}`, async () => {
      const buyer = await till.buyer()
      const order = await buyer.buys()
      switches().webhooks({ drop: true })
      await till.refundAtProvider(order)
      const event = anEvent(type, { payment_intent: order.paymentIntentId })
      expect((await till.deliver(event)).status).toBe(200)
      expect(await till.delivery(event.id)).toMatchObject({
        message: 'Refunds of the order are recorded.',
        metadata: { order: order.id, payment: order.paymentIntentId, amount: 99 },
      })
      expect(await buyer.credits()).toBe(0)
    })
  }

  test('takes at most what the purse holds, and not what other orders brought', async () => {
    const buyer = await till.buyer()
    const [five, ten] = [await buyer.buys({ pack: 'fivePack' }), await buyer.buys({ pack: 'tenPack' })]
    await till.refundAtProvider(five)
    await till.quiet()
    expect(await buyer.credits()).toBe(10)
    await buyer.spend(8)
    await till.refundAtProvider(ten)
    await till.quiet()
    expect(await buyer.credits()).toBe(0)
  })

  test('copies and shuffled events take them once', async () => {
    const buyer = await till.buyer()
    const order = await buyer.buys({ pack: 'tenPack' })
    switches().webhooks({ hold: true, copies: 5 })
    for (let n = 0; n < 4; n++) await till.refundAtProvider(order, 50)
    switches().releaseWebhooks('shuffled')
    await till.quiet()
    expect(await buyer.credits()).toBe(6)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 200 })
    expect(await refundsOf(order)).toHaveLength(4)
  })

  test('heard of before the payment itself: the payment is served first', async () => {
    const buyer = await till.buyer()
    switches().webhooks({ hold: true })
    const order = await till.order({ ...buyer.mine, pack: 'fivePack' })
    till.pay(order)
    const session = await till.stripe().checkout.sessions.retrieve(order.sessionId ?? '')
    await till.stripe().refunds.create({ payment_intent: session.payment_intent as string, amount: 120 })
    switches().releaseWebhooks('reversed')
    await till.quiet()
    expect(await till.fresh(order)).toMatchObject({ state: 'paid', refundedCents: 120 })
    expect(await buyer.credits()).toBe(3)
  })

  test('whole, before the payment was heard of: nothing is granted', async () => {
    const buyer = await till.buyer()
    switches().webhooks({ hold: true })
    const order = await till.order({ ...buyer.mine, pack: 'fivePack' })
    till.pay(order)
    const session = await till.stripe().checkout.sessions.retrieve(order.sessionId ?? '')
    await till.stripe().refunds.create({ payment_intent: session.payment_intent as string })
    switches().releaseWebhooks('reversed')
    await till.quiet()
    expect(await till.fresh(order)).toMatchObject({ state: 'failed', refundedCents: 0 })
    expect(await buyer.credits()).toBe(0)
  })

  test('beside an approved one of ours: both are kept apart', async () => {
    const { buyer, order, id } = await asked()
    await till.refundAtProvider(order, 60)
    await till.quiet()
    expect((await approve(id)).refund.state).toBe('refunded')
    await till.quiet()
    const both = await refundsOf(order)
    expect(both.map(({ source, amountCents, credits }) => [source, amountCents, credits]).sort()).toEqual([
      ['provider', 60, 1],
      ['request', 240, 4],
    ])
    expect(await buyer.credits()).toBe(0)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 300 })
  })

  test('that names a request which was paid by another one is counted for itself', async () => {
    const { buyer, order, id } = await asked()
    await approve(id, { amountCents: 120 })
    const metadata = { refund: id, order: order.id }
    await till.stripe().refunds.create({ payment_intent: order.paymentIntentId ?? '', amount: 60, metadata })
    await till.quiet()
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 180 })
    expect(await buyer.credits()).toBe(2)
  })

  test('that names a request of another order is not taken for it', async () => {
    const [mine, theirs] = [await asked(), await asked()]
    await till.stripe().refunds.create({
      payment_intent: mine.order.paymentIntentId ?? '',
      metadata: { refund: theirs.id },
    })
    await till.quiet()
    expect(await till.fresh(mine.order)).toMatchObject({ refundedCents: 300 })
    expect(await refundsOf(theirs.order)).toMatchObject([{ state: 'requested' }])
  })
})

describe('a refund that fails after it was sent', () => {
  const failed = (one: { id: string; amount: number; metadata: Record<string, string> | null }) => ({
    ...one,
    status: 'failed',
  })

  test('gives the credits back, and can be decided again', async () => {
    const known = await asked()
    const { buyer, order, id } = known
    await approve(id)
    await till.quiet()
    const [sent] = await sentBack(order)
    if (!sent) throw new Error('Nothing was sent.')
    const story = [failed(sent), failed(sent), sent]
    for (const told of story) await recordRefunds(house(), order.id, [told])
    expect(await buyer.credits()).toBe(5)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 0 })
    expect(await refundsOf(order)).toMatchObject([{ state: 'failed' }])
    await shop.mail(OWNED.OWNER_EMAIL, 'did not go through')

    const again = { ...sent, id: `re_${someId()}`, amount: 240 }
    await approve(id, { amountCents: 240 })
    for (const told of [failed(sent), again, again]) await recordRefunds(house(), order.id, [told])
    expect(await buyer.credits()).toBe(1)
    expect(await till.fresh(order)).toMatchObject({ refundedCents: 240 })
  })

  test('before it was ever heard of is no news', async () => {
    const { buyer, order } = await asked()
    const told = failed({ id: `re_${someId()}`, amount: 300, metadata: null })
    expect(await recordRefunds(house(), order.id, [told])).toBe(0)
    expect(await buyer.credits()).toBe(5)
  })
})

test('until the address is proved, a refund takes from the purse that the order filled', async () => {
  // Somebody planted an account with the buyer's address, and bought something themselves.
  const planted = await signedUp(shop)
  const { user } = await accountOf(db(), planted.email)
  const mine = { userId: user.id, email: planted.email, forAddress: false }
  const own = await till.paidOrder(mine)
  const forAddress = await till.paidOrder({ email: planted.email, pack: 'fivePack' })
  const purses = async () => ({
    own: (await totalsOf(db(), user.id, { proved: false })).credits,
    all: (await totalsOf(db(), user.id, { proved: true })).credits,
  })
  expect(await purses()).toEqual({ own: 1, all: 6 })
  await till.refundAtProvider(forAddress, 240)
  await till.quiet()
  expect(await purses()).toEqual({ own: 1, all: 2 })
  await till.refundAtProvider(own)
  await till.quiet()
  expect(await purses()).toEqual({ own: 0, all: 1 })
})
