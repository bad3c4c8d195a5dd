import { expect, test } from 'vitest'
import { provedUser, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { providerOf } from './provider.ts'
import { findOrder } from './queries.ts'
import type { Order } from './rules.ts'
import { orders } from './tables.ts'
import {
  buildPromo,
  landingForm,
  openCheckout,
  order,
  orderAndPay,
  ordersOf,
  usesOf,
  verify,
} from './testing/checkout.ts'
import { anAddress } from './testing/orders.ts'

const shop = openCheckout()
const sessionAt = (id: string) => providerOf(shop.house()).retrieveSession(id)

test('the landing form becomes an order and a payment page', async () => {
  const formData = landingForm()
  const { status, body, sessionId } = await order(shop.visitor(), { pack: 'fivePack', formData })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, sessionUrl: `http://shop.test/sandbox/checkout/${sessionId}` })
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({
    state: 'open',
    email: formData.email,
    forAddress: true,
    userId: null,
    pack: 'fivePack',
    quantity: 5,
    priceCents: 300,
    payableCents: 300,
    sessionId,
    sessionUrl: body.sessionUrl,
    brief: { startupName: 'Larder & Loaf', fullName: 'Mara Lindqvist', email: formData.email },
    termsAcceptedAt: expect.any(Date),
  })
  expect(await sessionAt(sessionId)).toMatchObject({
    amount_total: 300,
    currency: 'usd',
    client_reference_id: body.orderId,
    customer_email: formData.email,
    metadata: { order: body.orderId, pack: 'fivePack', quantity: '5', payable: '300' },
    success_url: `http://shop.test/success?session_id=${sessionId}`,
    cancel_url: 'http://shop.test/cancel',
  })
})

test('before payment a field takes 8,000 characters, and the name of the startup is one line', async () => {
  for (const [field, name] of [
    ['businessIdea', 'Business idea'],
    ['targetCustomer', 'Target customer'],
    ['additionalContext', 'Additional context'],
  ] as const) {
    const formData = landingForm({ [field]: 'x'.repeat(8_001) })
    expect(await order(shop.visitor(), { pack: 'single', formData })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: `${name} can have at most 8000 characters.` },
    })
  }
  const formData = landingForm({ businessIdea: 'x'.repeat(8_000), startupName: ' Two\r\n lines ' })
  const { body } = await order(shop.visitor(), { pack: 'single', formData })
  expect((await findOrder(shop.db(), body.orderId))?.brief?.startupName).toBe('Two lines')
})

test('a promo code shows as a lower amount, and why', async () => {
  const code = await buildPromo(shop.db())
  const { body, sessionId } = await order(shop.visitor(), {
    pack: 'fivePack',
    promoCode: ` ${code.toLowerCase()} `,
    formData: landingForm(),
  })
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({
    priceCents: 300,
    payableCents: 240,
    promoCode: code,
    promoText: `20% off with ${code}`,
  })
  expect((await sessionAt(sessionId))?.amount_total).toBe(240)
  const page = await shop.visitor({ ip: '127.0.0.1' }).get(`/sandbox/checkout/${sessionId}`)
  expect(page.body).toContain('Starter Pack')
  expect(page.body).toContain(`20% off with ${code}`)
})

test('a code in the form counts as well, and a fixed one is told in dollars', async () => {
  const code = await buildPromo(shop.db(), { discountType: 'fixed', discountValue: 100 })
  const { body } = await order(shop.visitor(), {
    pack: 'tenPack',
    formData: landingForm({ promoCode: code }),
  })
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({
    payableCents: 400,
    promoText: `$1.00 off with ${code}`,
  })
})

test('price, quantity and buyer are not taken from what is sent', async () => {
  const { person, email } = await signedUp(shop)
  const { body, sessionId } = await order(person, {
    pack: 'single',
    price: 1,
    quantity: 100,
    userId: '00000000-0000-4000-8000-000000000000',
    userEmail: anAddress('victim'),
    formData: landingForm({ email: anAddress('victim'), fullName: '' }),
  })
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({
    email,
    forAddress: false,
    quantity: 1,
    payableCents: 99,
    brief: { email, fullName: 'Mara Lindqvist' },
  })
  expect((await sessionAt(sessionId))?.customer_email).toBe(email)
})

test('the credits page needs no form; signed out the payment page asks for the address', async () => {
  const { sessionId, body } = await order(shop.visitor(), { pack: 'tenPack' })
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({
    brief: null,
    email: null,
    forAddress: true,
  })
  expect((await sessionAt(sessionId))?.customer_email).toBeNull()
})

test('the dashboard form needs its own three fields, and no address', async () => {
  const { status, body } = await order(shop.visitor(), {
    pack: 'single',
    blueprintData: { startupName: 'Acme', businessIdea: 'Anvils', targetCustomer: 'Coyotes' },
  })
  expect(status).toBe(200)
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({
    brief: { startupName: 'Acme', email: '' },
  })
})

test.each([
  ['landing', { formData: landingForm({ startupName: ' ' }) }],
  ['landing', { formData: landingForm({ businessIdea: '' }) }],
  ['landing', { formData: landingForm({ fullName: '' }) }],
  ['landing', { formData: landingForm({ email: '' }) }],
  ['landing', { formData: {} }],
  ['dashboard', { blueprintData: { startupName: 'Acme', businessIdea: 'Anvils' } }],
  ['dashboard', { blueprintData: { startupName: 'Acme', targetCustomer: 'Coyotes' } }],
])('what the %s form lacks is asked for', async (_, forms) => {
  const visitor = shop.visitor()
  const { status, body } = await order(visitor, { pack: 'single', ...forms })
  expect({ status, body }).toEqual({
    status: 400,
    body: { success: false, code: 'invalid_input', error: 'Please fill in all required fields' },
  })
})

test.each([
  ['an unknown package', { pack: 'hundredPack' }, 'Please choose a package.'],
  ['no package', {}, 'Please choose a package.'],
  ['a wrong address', { pack: 'single', formData: landingForm({ email: 'not an address' }) }, 'valid email'],
  ['too long a name', { pack: 'single', formData: landingForm({ startupName: 'x'.repeat(201) }) }, '200'],
])('%s is refused', async (_, sent, sentence) => {
  const { status, body } = await order(shop.visitor(), sent)
  expect(status).toBe(400)
  expect(body.error).toContain(sentence)
})

test('the same form sent twice is the same order and the same page', async () => {
  const visitor = shop.visitor()
  const wish = { pack: 'single', formData: landingForm() }
  const first = await order(visitor, wish)
  const second = await order(visitor, wish)
  expect(second.body).toEqual(first.body)
  expect(await ordersOf(shop.db(), wish.formData.email)).toHaveLength(1)
})

test('sent ten times at once it is still one', async () => {
  const visitor = shop.visitor()
  await order(visitor, { pack: 'single' })
  const wish = { pack: 'single', formData: landingForm() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(visitor, wish)))
  expect(new Set(answers.map(({ body }) => body.sessionUrl)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await ordersOf(shop.db(), wish.formData.email)).toHaveLength(1)
})

test('signed in it is one from any tab, also before the browser has its cookie', async () => {
  const { person, email } = await signedUp(shop)
  const answers = await Promise.all([1, 2, 3].map(() => order(person, { pack: 'tenPack' })))
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await ordersOf(shop.db(), email)).toHaveLength(1)
})

test('another form, another browser, another package: another order', async () => {
  const visitor = shop.visitor()
  const formData = landingForm()
  const answers = [
    await order(visitor, { pack: 'single', formData }),
    await order(visitor, { pack: 'fivePack', formData }),
    await order(visitor, { pack: 'single', formData: { ...formData, startupName: 'Other' } }),
    await order(shop.visitor(), { pack: 'single', formData }),
  ]
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(4)
})

test('once it is paid, the same form buys once more', async () => {
  const { person } = await provedUser(shop)
  const first = await orderAndPay(shop, person, { pack: 'single' })
  await verify(person, first.sessionId)
  const second = await orderAndPay(shop, person, { pack: 'single' })
  expect(second.orderId).not.toBe(first.orderId)
  await verify(person, second.sessionId)
  expect((await person.get('/api/dashboard')).body).toMatchObject({ credits: 2, totalPurchased: 2 })
})

test('sent again after paying, before anybody noticed: it is served, and the way leads to the success page', async () => {
  const { person } = await signedUp(shop)
  const { sessionId } = await orderAndPay(shop, person, { pack: 'fivePack' })
  const again = await order(person, { pack: 'fivePack' })
  expect(again.body.sessionUrl).toBe(`http://shop.test/success?session_id=${sessionId}`)
  expect((await person.get('/api/dashboard')).body.credits).toBe(5)
})

test('a page that ran out is replaced by a new order', async () => {
  const visitor = shop.visitor()
  const wish = { pack: 'single', formData: landingForm() }
  const first = await order(visitor, wish)
  shop.cards().switches.lapse(first.sessionId)
  const second = await order(visitor, wish)
  expect(second.status).toBe(200)
  expect(second.sessionId).not.toBe(first.sessionId)
  expect((await findOrder(shop.db(), first.body.orderId))?.state).toBe('expired')
})

test('the answer of the provider is lost for good: the next try gets the very page that was made', async () => {
  const visitor = shop.visitor()
  const wish = { pack: 'single', formData: landingForm() }
  shop.cards().switches.failApi({ fault: 'lose', call: 'sessions.create', times: 3 })
  const lost = await order(visitor, wish)
  expect(lost.status).toBe(502)
  expect(lost.body).toEqual({
    success: false,
    code: 'card_provider',
    error: 'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
  })
  const [kept] = await ordersOf(shop.db(), wish.formData.email)
  expect(kept).toMatchObject({ state: 'open', sessionId: null })
  const again = await order(visitor, wish)
  expect(again.body.orderId).toBe(kept?.id)
  expect(await ordersOf(shop.db(), wish.formData.email)).toHaveLength(1)
  expect(await sessionsOf(kept?.id)).toEqual([again.sessionId])
})

/** Every session of the order that the provider has, paid or not. */
async function sessionsOf(orderId: string | undefined): Promise<string[]> {
  const { apiBase, secretKey } = shop.house().cards
  const answer = await fetch(`${apiBase}/v1/checkout/sessions?limit=100`, {
    headers: { authorization: `Bearer ${secretKey}` },
  })
  const { data } = (await answer.json()) as { data: { id: string; client_reference_id: string }[] }
  return data.filter((one) => one.client_reference_id === orderId).map(({ id }) => id)
}

test('a provider that is down costs nothing: order and place of the code are kept', async () => {
  const visitor = shop.visitor()
  const code = await buildPromo(shop.db(), { maxUses: 1 })
  const wish = { pack: 'tenPack', promoCode: code, formData: landingForm() }
  shop.cards().switches.failApi({ fault: 'cut', call: 'sessions.create' })
  expect((await order(visitor, wish)).status).toBe(502)
  // Somebody else does not get the place meanwhile.
  const other = await order(shop.visitor(), { ...wish, formData: landingForm() })
  expect(other.body).toMatchObject({ code: 'promo_refused', error: 'This promo code has been used up.' })
  shop.cards().switches.reset()
  const { status, body } = await order(visitor, wish)
  expect(status).toBe(200)
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({ payableCents: 400, state: 'open' })
  expect(await ordersOf(shop.db(), wish.formData.email)).toHaveLength(1)
})

/** An order that never heard of its page, and waits since ten minutes. */
async function waiting(visitor: Visitor) {
  const code = await buildPromo(shop.db(), { maxUses: 1 })
  const wish = { pack: 'single', promoCode: code, formData: landingForm() }
  shop.cards().switches.failApi({ fault: 'cut', call: 'sessions.create' })
  await order(visitor, wish)
  shop.cards().switches.reset()
  const [old] = (await ordersOf(shop.db(), wish.formData.email)) as [Order]
  const earlier = (at: Date) => new Date(at.getTime() - 10 * 60_000)
  await shop
    .db()
    .update(orders)
    .set({ createdAt: earlier(old.createdAt), expiresAt: earlier(old.expiresAt) })
    .where(eq(orders.id, old.id))
  return { wish, code, old }
}

test('an order whose page would now end too soon hands its place on to a new one', async () => {
  const visitor = shop.visitor()
  const { wish, code, old } = await waiting(visitor)
  const { status, body } = await order(visitor, wish)
  expect(status).toBe(200)
  expect(body.orderId).not.toBe(old.id)
  expect((await findOrder(shop.db(), old.id))?.state).toBe('expired')
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({ state: 'open', promoCode: code })
  expect(await usesOf(shop.db(), code)).toEqual({ current: 0, reserved: 1 })
})

test('… also when the provider answers its old key with nothing but faults', async () => {
  const visitor = shop.visitor()
  const { wish, code, old } = await waiting(visitor)
  shop.cards().switches.failApi({ fault: 'error', call: 'sessions.create', times: 3 })
  expect((await order(visitor, wish)).status).toBe(502)
  expect((await findOrder(shop.db(), old.id))?.state).toBe('expired')
  expect(await usesOf(shop.db(), code)).toEqual({ current: 0, reserved: 1 })
  const { status, body } = await order(visitor, wish)
  expect(status).toBe(200)
  expect(body.orderId).not.toBe(old.id)
})

test('sent again while the provider is down: the page is known, and told', async () => {
  const visitor = shop.visitor()
  const first = await order(visitor, { pack: 'tenPack' })
  shop.cards().switches.failApi({ fault: 'cut' })
  expect((await order(visitor, { pack: 'tenPack' })).body).toEqual(first.body)
})

test('another site cannot order with a visitor', async () => {
  const { status } = await shop
    .visitor()
    .post('/api/create-checkout', { pack: 'single' }, { 'sec-fetch-site': 'cross-site' })
  expect(status).toBe(403)
})

test('what no database keeps is left out of the form', async () => {
  const formData = landingForm({
    startupName: 'Nul\0l',
    fullName: 'Ma\0ra',
    additionalContext: 'half \ud800 a sign',
  })
  const { status, body } = await order(shop.visitor(), { pack: 'single', formData })
  expect(status).toBe(200)
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({
    fullName: 'Mara',
    brief: { startupName: 'Null', additionalContext: 'half \ufffd a sign' },
  })
})
