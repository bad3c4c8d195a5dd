// Money that goes back, and a credit that comes back: in either order, nobody has both, and nobody loses both.
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { CREDIT_FORM } from '#features/generation/server/testing/founders.ts'
import { deliver, fail } from '#features/generation/server/testing/paid.ts'
import { PACKS } from '../prices.ts'
import { recordRefunds } from './record-refund.ts'
import type { Order } from './rules.ts'
import { aBrief } from './testing/orders.ts'
import { OWNED, openTill } from './testing/till.ts'

const shop = openShop({ cards: true, env: OWNED })
const till = openTill(shop)
const switches = () => shop.cards().switches
let owner: Visitor
beforeAll(async () => {
  owner = (await till.owner()).person
})
afterEach(async () => {
  switches().reset()
  await till.quiet()
})

/** With a form: one of its credits is on its way to be a blueprint. */
async function bought(wish: Partial<Order> = {}) {
  const buyer = await till.buyer()
  const order = await buyer.buys({ brief: aBrief(), ...wish })
  return { buyer, order }
}
type Bought = Awaited<ReturnType<typeof bought>>

const givenUp = ({ order }: Bought) => fail(shop.house(), order.blueprintId ?? '')

async function refunded({ buyer, order }: Bought, more: object = {}) {
  const { body } = await buyer.person.post(`/api/orders/${order.id}/refund`, {})
  const decision = { decision: 'approve', ...more }
  const decided = await owner.post(`/api/admin/refunds/${body.refund.id}`, decision)
  expect(decided.body.refund.state).toBe('refunded')
  await till.quiet()
}

async function refundedAtProvider({ order }: Bought) {
  await till.refundAtProvider(order)
  await till.quiet()
}

async function disputed({ order }: Bought): Promise<string> {
  const id = switches().dispute(order.paymentIntentId ?? '') ?? ''
  await till.quiet()
  return id
}

const RETURNS: [string, (one: Bought) => Promise<unknown>][] = [
  ['a refund', refunded],
  ["a refund at the provider's page", refundedAtProvider],
  ['a dispute', disputed],
]

describe.each(RETURNS)('%s and a making that fails leave no credit', (_, goBack) => {
  test('money first', async () => {
    const one = await bought()
    await goBack(one)
    await givenUp(one)
    expect(await one.buyer.credits()).toBe(0)
    const { text } = await shop.mail(one.buyer.email, 'could not be made')
    expect(text).toContain('Its payment went back before')
    expect(text).not.toContain('restored')
  })

  test('credit first', async () => {
    const one = await bought()
    await givenUp(one)
    expect(await one.buyer.credits()).toBe(1)
    await goBack(one)
    expect(await one.buyer.credits()).toBe(0)
  })

  test('at the same time', async () => {
    const one = await bought()
    await Promise.all([goBack(one), givenUp(one)])
    expect(await one.buyer.credits()).toBe(0)
  })

  test('although the credit was spent from the dashboard', async () => {
    const one = await bought({ brief: null })
    const { body } = await one.buyer.person.post('/api/generate-blueprint', CREDIT_FORM)
    await goBack(one)
    await fail(shop.house(), body.blueprintId)
    expect(await one.buyer.credits()).toBe(0)
  })

  test('and take none of a later purchase', async () => {
    const one = await bought()
    await deliver(shop.house(), one.order.blueprintId ?? '')
    await goBack(one)
    const later = { ...one, order: await one.buyer.buys({ brief: aBrief({ startupName: 'Later' }) }) }
    await givenUp(later)
    expect(await one.buyer.credits()).toBe(1)
  })
})

test('of a pack, what was not paid back stays: the credit of a making that failed is among it', async () => {
  const one = await bought({ pack: 'fivePack' })
  await refunded(one)
  expect(await till.fresh(one.order)).toMatchObject({ refundedCents: 240 })
  await givenUp(one)
  expect(await one.buyer.credits()).toBe(1)
})

test('a pack that was paid back whole leaves nothing', async () => {
  const one = await bought({ pack: 'fivePack' })
  await refunded(one, { amountCents: PACKS.fivePack.priceCents })
  await givenUp(one)
  expect(await one.buyer.credits()).toBe(0)
})

test('a dispute that is won gives back what it took later, too', async () => {
  const one = await bought()
  const id = await disputed(one)
  await givenUp(one)
  switches().closeDispute(id, 'won')
  await till.quiet()
  expect(await one.buyer.credits()).toBe(1)
})

test('a refund that fails after all gives back what it took later, too', async () => {
  const one = await bought()
  await refunded(one)
  await givenUp(one)
  const { data } = await till.stripe().refunds.list({ payment_intent: one.order.paymentIntentId ?? '' })
  await recordRefunds(
    shop.house(),
    one.order.id,
    data.map((refund) => ({ ...refund, status: 'failed' })),
  )
  expect(await one.buyer.credits()).toBe(1)
})
