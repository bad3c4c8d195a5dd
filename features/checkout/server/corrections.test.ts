// What a buyer corrected of our reading goes with the order, by whichever road it becomes a blueprint.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openShop, signedUp } from '#features/accounts/server/testing/shop.ts'
import {
  CORRECTIONS,
  expectAsRead,
  expectCorrected,
  LOAVES,
  PRICE_IS_COST,
} from '#features/generation/server/testing/corrected.ts'
import { makeSmall } from '#features/generation/server/testing/small-press.ts'
import { eq } from '#server/database/sql.ts'
import { checkoutFeature } from './feature.ts'
import { findOrder } from './queries.ts'
import { recoverMissingPurchases } from './recover.ts'
import { freeOrderRequests } from './tables.ts'
import {
  buildPromo,
  confirmFree,
  landingForm,
  order,
  orderFree,
  ordersOf,
  verify,
} from './testing/checkout.ts'
import { accountOf } from './testing/orders.ts'
import { openTill } from './testing/till.ts'

const shop = openShop({ cards: true })
const till = openTill(shop)
const db = () => shop.house().db

const formOf = (form: object = {}) => landingForm({ ...LOAVES, corrections: CORRECTIONS, ...form })

/** Of the order's own blueprint. */
async function makeOrdered(orderId: string): Promise<string> {
  const { blueprintId } = (await findOrder(db(), orderId)) ?? {}
  if (!blueprintId) throw new Error('The order made no blueprint.')
  await makeSmall(shop.house(), blueprintId)
  return blueprintId
}

describe('paid', () => {
  const pay = (sessionId: string) => shop.cards().pay(sessionId, '4242424242424242')

  test('the webhook alone makes the plan with them, in every pack and shape of the form', async () => {
    const { buyer } = till
    const bodies = [
      [shop.visitor(), { pack: 'single', formData: formOf() }],
      [(await buyer()).person, { pack: 'fivePack', blueprintData: formOf() }],
    ] as const
    for (const [visitor, body] of bodies) {
      const placed = await order(visitor, body)
      pay(placed.sessionId)
      await till.quiet()
      await expectCorrected(shop.house(), await makeOrdered(placed.body.orderId))
    }
  })

  test('without events the return of the buyer does, and for who does not come back recovery', async () => {
    shop.cards().switches.webhooks({ drop: true })
    const visitor = shop.visitor()
    const returned = await order(visitor, { pack: 'single', formData: formOf() })
    const gone = await order(shop.visitor(), { pack: 'single', formData: formOf() })
    for (const { sessionId } of [returned, gone]) pay(sessionId)
    await Promise.all([verify(visitor, returned.sessionId), verify(visitor, returned.sessionId)])
    await recoverMissingPurchases(shop.house(), { dryRun: false })
    shop.cards().switches.reset()
    for (const { body } of [returned, gone])
      await expectCorrected(shop.house(), await makeOrdered(body.orderId))
  })

  test('the same form twice is one order; with other corrections it is another', async () => {
    const visitor = shop.visitor()
    const formData = formOf()
    const place = async (corrections?: object) =>
      (await order(visitor, { pack: 'single', formData: { ...formData, corrections } })).body.orderId
    const first = await place(CORRECTIONS)
    const same = [first, ...(await Promise.all([place(CORRECTIONS), place(CORRECTIONS)]))]
    expect(new Set(same).size).toBe(1)
    const others = [await place(), await place({}), await place({ reading: PRICE_IS_COST })]
    expect(new Set([...same, ...others]).size).toBe(3)
    expect((await findOrder(db(), others[1]))?.corrections).toBeNull()
  })

  test('a stranger’s order of the same text is made as it reads', async () => {
    const one = await order(shop.visitor(), { pack: 'single', formData: formOf() })
    const other = await order(shop.visitor(), {
      pack: 'single',
      formData: formOf({ corrections: undefined }),
    })
    for (const { sessionId } of [one, other]) pay(sessionId)
    await till.quiet()
    await expectAsRead(shop.house(), await makeOrdered(other.body.orderId))
    await expectCorrected(shop.house(), await makeOrdered(one.body.orderId))
  })

  test('corrections that cannot be are paid for like every order, and lose nothing', async () => {
    const corrections = { reading: { payer: '...', country: 'ZZ' }, answers: { 'no-such-number': 1 } }
    const placed = await order(shop.visitor(), { pack: 'single', formData: formOf({ corrections }) })
    pay(placed.sessionId)
    await till.quiet()
    await expectAsRead(shop.house(), await makeOrdered(placed.body.orderId))
  })
})

describe('free', () => {
  let promoCode: string
  beforeAll(async () => {
    promoCode = await buildPromo(db(), { discountValue: 100 })
  })

  test('at once for a proved address, by either call', async () => {
    const one = await till.buyer()
    const body = { pack: 'single', promoCode, blueprintData: formOf() }
    const placed = await order(one.person, body)
    expect(placed.body).toMatchObject({ freeBlueprint: true })
    expect((await order(one.person, body)).body.blueprintId).toBe(placed.body.blueprintId)
    await expectCorrected(shop.house(), await makeOrdered(placed.body.orderId))
    const other = await till.buyer()
    const wish = { ...LOAVES, corrections: CORRECTIONS, promoCode }
    const { blueprintId } = (await other.person.post('/api/generate-blueprint', wish)).body
    await makeSmall(shop.house(), blueprintId)
    await expectCorrected(shop.house(), blueprintId)
  })

  test('by the emailed link, also when its button is pressed twice', async () => {
    const formData = formOf()
    const visitor = shop.visitor()
    const made = await orderFree(shop, visitor, { pack: 'single', promoCode, formData })
    expect((await confirmFree(visitor, made.token)).body.blueprintId).toBe(made.body.blueprintId)
    await makeSmall(shop.house(), made.body.blueprintId)
    await expectCorrected(shop.house(), made.body.blueprintId)
    expect(await ordersOf(db(), formData.email)).toMatchObject([{ corrections: CORRECTIONS }])
  })
})

test('what has not the form is refused before anything is written down', async () => {
  const formData = formOf({ corrections: { reading: { country: 'Ireland' } } })
  const { status, body } = await order(shop.visitor(), { pack: 'single', formData })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(body.error).toMatch(/"Ireland" is not a country/)
  expect(await ordersOf(db(), formData.email)).toEqual([])
})

test('the export has them, and nothing of them is left of who leaves', async () => {
  const { email } = await signedUp(shop)
  const { user } = await accountOf(db(), email)
  const promoCode = await buildPromo(db(), { discountValue: 100 })
  const visitor = shop.visitor()
  const placed = await order(visitor, { pack: 'single', formData: formOf({ email }) })
  await order(visitor, { pack: 'single', promoCode, formData: formOf({ email, startupName: 'Other' }) })
  const waiting = () => db().select().from(freeOrderRequests).where(eq(freeOrderRequests.email, email))
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ corrections: CORRECTIONS }]))
  const person = { id: user.id, email }
  expect(await checkoutFeature.exportData?.(db(), person)).toMatchObject([
    { corrections: CORRECTIONS },
    { corrections: CORRECTIONS },
  ])
  await db().transaction(async (tx) => checkoutFeature.erase?.(tx, person, shop.house()))
  expect(await findOrder(db(), placed.body.orderId)).toMatchObject({ brief: null, corrections: null })
  expect(await waiting()).toEqual([])
})
