// Promo codes between the form and the payment: places are kept, given back, and never given twice.
import { expect, test } from 'vitest'
import { provedUser, randomAddress, signedUp } from '#features/accounts/server/testing/shop.ts'
import { fulfil } from './fulfil.ts'
import { placeFreeOrder } from './place-free-order.ts'
import { providerOf } from './provider.ts'
import { findOrder } from './queries.ts'
import {
  buildPromo,
  landingForm,
  openCheckout,
  order,
  orderAndPay,
  usesOf,
  verify,
} from './testing/checkout.ts'
import { aBrief, anAddress, someId } from './testing/orders.ts'

const shop = openCheckout()
const stateOf = async (orderId: string) => (await findOrder(shop.db(), orderId))?.state

test('a refused code says why, and no order is left behind', async () => {
  const promoCode = await buildPromo(shop.db(), { validUntil: '2020-01-01' })
  const { status, body } = await order(shop.visitor(), { pack: 'single', promoCode, formData: landingForm() })
  expect(status).toBe(400)
  expect(body).toEqual({ success: false, code: 'promo_refused', error: 'This promo code has expired.' })
})

test('the place is kept while the order is open, and counted once it is paid', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 3 })
  const visitor = shop.visitor()
  const { sessionId } = await orderAndPay(shop, visitor, {
    pack: 'tenPack',
    promoCode,
    formData: landingForm(),
  })
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 0, reserved: 1 })
  await verify(visitor, sessionId)
  await verify(visitor, sessionId)
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 1, reserved: 0 })
})

test('a hundred at once for ten places: ten get one', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 10 })
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      order(shop.visitor(), { pack: 'fivePack', promoCode, formData: landingForm() }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBe(10)
  expect(new Set(refused.map(({ body }) => body.error))).toEqual(
    new Set(['This promo code has been used up.']),
  )
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 0, reserved: 10 })
})

test('… also when it is free', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 10, discountValue: 100 })
  const wish = () => {
    const formData = landingForm()
    const brief = { ...aBrief(), email: formData.email }
    const buyer = { email: formData.email, fullName: 'Mara', proved: true }
    return { pack: 'single' as const, code: promoCode, brief, buyer }
  }
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () =>
      placeFreeOrder(shop.house(), wish(), { browserHash: 'none', network: someId() }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 10, reserved: 0 })
})

test('one account keeps few places of a limited code, and none that is paid is lost', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 20 })
  const { person } = await provedUser(shop)
  const begin = (startupName: string) =>
    order(person, { pack: 'fivePack', promoCode, formData: landingForm({ startupName }) })
  const reserved = async () => (await usesOf(shop.db(), promoCode)).reserved
  await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(begin))
  expect(await reserved()).toBeLessThanOrEqual(3)
  const { status, sessionId } = await begin('I')
  expect(status).toBe(200)
  // Paid in another window, and not told yet: it is served, not given up.
  shop.cards().pay(sessionId)
  for (const name of ['J', 'K', 'L', 'M']) {
    await begin(name)
    expect(await reserved()).toBeLessThanOrEqual(3)
  }
  await verify(person, sessionId)
  expect((await usesOf(shop.db(), promoCode)).current).toBe(1)
  expect((await begin('N')).status).toBe(200)
})

test('limits per person hold by address, however it is spelled and whatever the browser', async () => {
  const promoCode = await buildPromo(shop.db(), { usageLimit: 1 })
  const name = `mara-${someId()}`
  const { person } = await provedUser(shop, `${name}@example.com`)
  const { sessionId } = await orderAndPay(shop, person, { pack: 'fivePack', promoCode })
  await verify(person, sessionId)
  const { person: alias } = await provedUser(shop, `${name}+again@example.com`)
  const again = await order(alias, { pack: 'tenPack', promoCode })
  expect(again.body).toMatchObject({ code: 'promo_refused', error: 'You have already used this promo code.' })
})

test.each([{ usageLimit: 1 }, { allowedEmails: ['ada@example.com'] }])(
  'a code that is not for everybody wants a proved address, and says the same to whoever only types one (%#)',
  async (limit) => {
    const promoCode = await buildPromo(shop.db(), limit)
    const { person, email } = await provedUser(shop)
    await order(person, { pack: 'tenPack', promoCode })
    for (const typed of [email, 'ada@example.com', anAddress(), undefined]) {
      const formData = typed && { formData: landingForm({ email: typed }) }
      const { status, body } = await order(shop.visitor(), { pack: 'tenPack', promoCode, ...formData })
      expect(status).toBe(400)
      expect(body.error).toBe('Please sign in with a confirmed email address to use this promo code.')
    }
    const anybody = await buildPromo(shop.db())
    expect((await order(shop.visitor(), { pack: 'tenPack', promoCode: anybody })).status).toBe(200)
  },
)

test('one network keeps few places of a limited code: who pays makes room, who is proved needs none', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 20 })
  const ip = randomAddress()
  const begin = (visitor = shop.visitor({ ip })) =>
    order(visitor, { pack: 'fivePack', promoCode, formData: landingForm() })
  const answers = await Promise.all(Array.from({ length: 12 }, () => begin()))
  const kept = answers.filter(({ status }) => status === 200)
  expect(kept).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    code: 'promo_refused',
    error: expect.stringMatching(/^Several orders with this promo code from your network are not paid yet/),
  })
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 0, reserved: 5 })
  expect((await begin(shop.visitor())).status).toBe(200)
  const { person } = await provedUser(shop)
  expect((await begin(person)).status).toBe(200)
  shop.cards().pay(kept[0]?.sessionId ?? '')
  await verify(shop.visitor(), kept[0]?.sessionId ?? '')
  expect((await begin()).status).toBe(200)
  expect((await begin()).status).toBe(400)
  // A code without a limit has places for all.
  const unlimited = await buildPromo(shop.db())
  const many = Array.from({ length: 7 }, () =>
    order(shop.visitor({ ip }), { pack: 'fivePack', promoCode: unlimited, formData: landingForm() }),
  )
  for (const { status } of await Promise.all(many)) expect(status).toBe(200)
})

test('guessing codes by ordering is slowed down like guessing them in the field', async () => {
  const ip = randomAddress()
  const guess = (promoCode: string) =>
    order(shop.visitor({ ip }), { pack: 'tenPack', promoCode, formData: landingForm() })
  const wrong = await Promise.all(Array.from({ length: 32 }, (_, i) => guess(`GUESS-${i}`)))
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(30)
  const right = await guess(await buildPromo(shop.db()))
  expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('a code for certain addresses wants the address proved', async () => {
  const { person, email } = await signedUp(shop)
  const { person: proved, email: provedEmail } = await provedUser(shop)
  const promoCode = await buildPromo(shop.db(), { allowedEmails: [email, provedEmail] })
  const refused = await order(person, { pack: 'tenPack', promoCode })
  expect(refused.body.error).toBe('Please confirm your email address to use this promo code.')
  expect((await order(proved, { pack: 'tenPack', promoCode })).status).toBe(200)
})

test("the buyer's own earlier try gives way: by browser", async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 1 })
  const visitor = shop.visitor()
  const first = await order(visitor, { pack: 'fivePack', promoCode, formData: landingForm() })
  const second = await order(visitor, { pack: 'tenPack', promoCode, formData: landingForm() })
  expect(second.status).toBe(200)
  expect(await stateOf(first.body.orderId)).toBe('expired')
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 0, reserved: 1 })
  // Its page is over at the provider, too.
  expect(shop.cards().pay(first.sessionId)).toMatchObject({ status: 'expired' })
})

test("the buyer's own earlier try gives way: by proved address, from another browser", async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 1 })
  const { person, email } = await provedUser(shop)
  const first = await order(shop.visitor(), { pack: 'fivePack', promoCode, formData: landingForm({ email }) })
  expect((await order(person, { pack: 'tenPack', promoCode })).status).toBe(200)
  expect(await stateOf(first.body.orderId)).toBe('expired')
})

test('who only types an address ends nobody’s order: the place is free again when that one is over', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 1 })
  const formData = landingForm()
  const first = await order(shop.visitor(), { pack: 'fivePack', promoCode, formData })
  const { person } = await signedUp(shop, formData.email)
  for (const stranger of [shop.visitor(), person]) {
    const refused = await order(stranger, { pack: 'tenPack', promoCode, formData })
    expect(refused.body).toMatchObject({
      code: 'promo_refused',
      error: 'This promo code has been used up.',
    })
  }
  expect(await stateOf(first.body.orderId)).toBe('open')
  expect(shop.cards().pay(first.sessionId)).toMatchObject({ status: 'paid' })
})

test("the buyer's own earlier try gives way: by account", async () => {
  const promoCode = await buildPromo(shop.db(), { usageLimit: 1 })
  const { person } = await provedUser(shop)
  const one = await order(person, { pack: 'fivePack', promoCode })
  const two = await order(person, { pack: 'tenPack', promoCode })
  expect(two.status).toBe(200)
  expect(await stateOf(one.body.orderId)).toBe('expired')
})

test("a stranger's open order does not give way", async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 1 })
  const theirs = await order(shop.visitor(), { pack: 'fivePack', promoCode, formData: landingForm() })
  const mine = await order(shop.visitor(), { pack: 'fivePack', promoCode, formData: landingForm() })
  expect(mine.body.error).toBe('This promo code has been used up.')
  expect(await stateOf(theirs.body.orderId)).toBe('open')
})

test('an earlier try that was paid meanwhile is served instead', async () => {
  const promoCode = await buildPromo(shop.db(), { usageLimit: 1 })
  const { person } = await provedUser(shop)
  const first = await orderAndPay(shop, person, { pack: 'fivePack', promoCode })
  const second = await order(person, { pack: 'tenPack', promoCode })
  expect(second.body.error).toBe('You have already used this promo code.')
  expect(await stateOf(first.orderId)).toBe('paid')
  expect((await person.get('/api/dashboard')).body.credits).toBe(5)
})

test('an earlier try whose page was never heard of gives way as well', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 1 })
  const visitor = shop.visitor()
  shop.cards().switches.failApi({ fault: 'lose', call: 'sessions.create', times: 3 })
  const lost = await order(visitor, { pack: 'fivePack', promoCode, formData: landingForm() })
  expect(lost.status).toBe(502)
  const second = await order(visitor, { pack: 'tenPack', promoCode, formData: landingForm() })
  expect(second.status).toBe(200)
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 0, reserved: 1 })
})

test('paid after it was given up and the place went to another: both are served', async () => {
  const promoCode = await buildPromo(shop.db(), { maxUses: 1 })
  const visitor = shop.visitor()
  const first = await order(visitor, { pack: 'fivePack', promoCode, formData: landingForm() })
  const provider = providerOf(shop.house())
  const open = await provider.retrieveSession(first.sessionId)
  const second = await order(visitor, { pack: 'tenPack', promoCode, formData: landingForm() })
  shop.cards().pay(second.sessionId)
  await verify(visitor, second.sessionId)
  // As if the provider had taken the money in the very moment in which it was told to end the page.
  if (!open) throw new Error('The session went away.')
  const late = await fulfil(shop.house(), { ...open, status: 'complete', payment_status: 'paid' })
  expect(late.outcome).toBe('served')
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 1, reserved: 0 })
})
