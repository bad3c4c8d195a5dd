import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { provedUser, signedUp } from '#features/accounts/server/testing/shop.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { eq } from '#server/database/sql.ts'
import { fulfil } from './fulfil.ts'
import { providerOf } from './provider.ts'
import { findBySession, findOrder } from './queries.ts'
import { orders } from './tables.ts'
import { landingForm, openCheckout, order, orderAndPay, verify } from './testing/checkout.ts'
import { accountOf, anAddress } from './testing/orders.ts'

const shop = openCheckout()

test('the buyer comes back: the order is served, and the browser that paid hears of it', async () => {
  const visitor = shop.visitor()
  const formData = landingForm()
  const { sessionId } = await orderAndPay(shop, visitor, { pack: 'fivePack', formData })
  const { status, body } = await verify(visitor, sessionId)
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    session: {
      id: sessionId,
      payment_status: 'paid',
      amount_total: 300,
      customer_email: formData.email,
      pack: 'fivePack',
      quantity: 5,
      makesBlueprint: true,
      startupName: 'Larder & Loaf',
      blueprintId: expect.any(String),
    },
  })
  expect((await accountOf(shop.db(), formData.email)).totals).toEqual({
    credits: 4,
    totalUsed: 1,
    totalPurchased: 5,
  })
  expect(await findBySession(shop.db(), sessionId)).toMatchObject({
    state: 'paid',
    blueprintId: body.session.blueprintId,
    paymentIntentId: expect.stringMatching(/^pi_/),
    receiptUrl: expect.stringContaining('http'),
  })
})

test('page, webhook and recovery at once, five of each: one grant, one email', async () => {
  const visitor = shop.visitor()
  const formData = landingForm()
  const { sessionId } = await orderAndPay(shop, visitor, { pack: 'tenPack', formData })
  const session = await providerOf(shop.house()).retrieveSession(sessionId)
  if (!session) throw new Error('The session went away.')
  await Promise.all(
    Array.from({ length: 5 }, () => [
      verify(visitor, sessionId),
      verify(shop.visitor(), sessionId),
      fulfil(shop.house(), session),
    ]).flat(),
  )
  expect((await accountOf(shop.db(), formData.email)).totals).toEqual({
    credits: 9,
    totalUsed: 1,
    totalPurchased: 10,
  })
  await shop.mail(formData.email, 'Your order: Entrepreneur Pack')
  expect(await shop.house().mailbox.list({ to: formData.email })).toHaveLength(1)
})

test('a stranger with the address of the page learns only that it was paid', async () => {
  const { sessionId } = await orderAndPay(shop, shop.visitor(), { pack: 'single', formData: landingForm() })
  const stranger = shop.visitor()
  // Somebody who has a cookie of a checkout of their own.
  await order(stranger, { pack: 'single' })
  const { body } = await verify(stranger, sessionId)
  expect(body.session).toEqual({
    id: sessionId,
    payment_status: 'paid',
    amount_total: 99,
    pack: 'single',
    quantity: 1,
    makesBlueprint: true,
  })
})

test('the signed-in owner hears of it in any browser; who planted an account with the address does not', async () => {
  const { person, email } = await provedUser(shop)
  const own = await orderAndPay(shop, shop.visitor(), { pack: 'single', formData: landingForm({ email }) })
  expect((await verify(person, own.sessionId)).body.session.customer_email).toBe(email)

  const planted = await signedUp(shop)
  const { sessionId } = await orderAndPay(shop, shop.visitor(), {
    pack: 'fivePack',
    formData: landingForm({ email: planted.email }),
  })
  expect((await verify(planted.person, sessionId)).body.session.customer_email).toBeUndefined()
  const dashboard = (await planted.person.get('/api/dashboard')).body
  expect(dashboard).toMatchObject({ credits: 0, totalPurchased: 0, blueprints: [] })
  const { user, totals } = await accountOf(shop.db(), planted.email)
  expect(totals.credits).toBe(4)
  const spending = shop
    .db()
    .transaction((tx) =>
      writeEntry(tx, { userId: user.id, kind: 'spend', amount: -1, cause: randomUUID(), unproved: true }),
    )
  await expect(spending).rejects.toMatchObject({ code: 'no_credits' })
})

test('bought without naming an address: it belongs to the one that the payment page was told', async () => {
  const visitor = shop.visitor()
  const email = anAddress()
  const { sessionId, orderId } = await orderAndPay(shop, visitor, { pack: 'tenPack' }, email.toUpperCase())
  expect((await verify(visitor, sessionId)).body.session.customer_email).toBe(email)
  expect((await accountOf(shop.db(), email)).totals.credits).toBe(10)
  expect(await findOrder(shop.db(), orderId)).toMatchObject({ email, forAddress: true, madeAccount: true })
})

test('what is not paid is not served', async () => {
  const visitor = shop.visitor()
  const formData = landingForm()
  const { sessionId, body } = await order(visitor, { pack: 'single', formData })
  const unpaid = await verify(visitor, sessionId)
  expect(unpaid.status).toBe(402)
  expect(unpaid.body.code).toBe('not_paid')
  shop.cards().pay(sessionId, '4000000000000002')
  expect((await verify(visitor, sessionId)).status).toBe(402)
  shop.cards().switches.lapse(sessionId)
  expect((await verify(visitor, sessionId)).status).toBe(402)
  expect((await findOrder(shop.db(), body.orderId))?.state).toBe('expired')
  await expect(accountOf(shop.db(), formData.email)).rejects.toThrow('no account')
})

test('an order of credits alone makes no blueprint, for whoever asks', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await orderAndPay(shop, visitor, { pack: 'fivePack' }, anAddress())
  for (const browser of [visitor, shop.visitor()])
    expect((await verify(browser, sessionId)).body.session.makesBlueprint).toBe(false)
})

test('money that comes later: the buyer is told so, and served when it comes', async () => {
  const visitor = shop.visitor()
  const { sessionId, body } = await order(visitor, { pack: 'single', formData: landingForm() })
  shop.cards().pay(sessionId, '4000000000007700')
  const waiting = await verify(visitor, sessionId)
  expect(waiting.status).toBe(200)
  expect(waiting.body.session.payment_status).toBe('unpaid')
  expect(waiting.body.session.blueprintId).toBeUndefined()
  expect((await findOrder(shop.db(), body.orderId))?.state).toBe('pending')
  expect((await visitor.post('/api/session-auth', { sessionId })).status).toBe(402)
  shop.cards().switches.settle(sessionId)
  expect((await verify(visitor, sessionId)).body.session.payment_status).toBe('paid')
})

test('the same form again, while the money is on its way, leads to what is known of it and costs nothing', async () => {
  const visitor = shop.visitor()
  const wish = { pack: 'single', formData: landingForm() }
  const { sessionId, body } = await order(visitor, wish)
  shop.cards().pay(sessionId, '4000000000007700')
  await verify(visitor, sessionId)
  const known = { orderId: body.orderId, sessionUrl: `http://shop.test/success?session_id=${sessionId}` }
  expect((await order(visitor, wish)).body).toMatchObject(known)
  // The provider may be down: our books know it, too.
  shop.cards().switches.failApi({ fault: 'error', call: 'sessions.retrieve', times: 3 })
  expect((await order(visitor, wish)).body).toMatchObject(known)
  shop.cards().switches.settle(sessionId)
  await verify(visitor, sessionId)
  expect((await order(visitor, wish)).body.orderId).not.toBe(body.orderId)
})

test('money that was to come later and did not', async () => {
  const visitor = shop.visitor()
  const { sessionId, body } = await order(visitor, { pack: 'single', formData: landingForm() })
  shop.cards().pay(sessionId, '4000000000008807')
  await verify(visitor, sessionId)
  shop.cards().switches.settle(sessionId)
  expect((await verify(visitor, sessionId)).status).toBe(402)
  expect((await findOrder(shop.db(), body.orderId))?.state).toBe('failed')
})

test('paid too little: nothing is granted, and the buyer is told whom to ask', async () => {
  const visitor = shop.visitor()
  const { sessionId, body } = await order(visitor, { pack: 'single', formData: landingForm() })
  await shop.db().update(orders).set({ payableCents: 500 }).where(eq(orders.id, body.orderId))
  shop.cards().pay(sessionId)
  const answer = await verify(visitor, sessionId)
  expect(answer.status).toBe(402)
  expect(answer.body.error).toContain('support@example.com')
  expect((await findOrder(shop.db(), body.orderId))?.state).toBe('open')
})

test('payments that are not ours are not there', async () => {
  const { apiBase, secretKey } = shop.house().cards
  const made = await fetch(`${apiBase}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://elsewhere.test/',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '99',
      'line_items[0][price_data][product_data][name]': 'Something else',
    }),
  })
  const foreign = ((await made.json()) as { id: string }).id
  shop.cards().pay(foreign, '4242424242424242', anAddress())
  const visitor = shop.visitor()
  for (const sessionId of [
    foreign,
    'cs_test_nothing',
    'nonsense',
    '../v1/refunds',
    '{CHECKOUT_SESSION_ID}',
  ]) {
    const { status, body } = await verify(visitor, sessionId)
    expect({ sessionId, status, code: body.code }).toEqual({ sessionId, status: 404, code: 'not_found' })
  }
  expect((await visitor.post('/api/verify-session', {})).status).toBe(400)
})

test('guessing is limited; right ones are not', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await orderAndPay(shop, visitor, { pack: 'single', formData: landingForm() })
  for (let i = 0; i < 30; i++) expect((await verify(visitor, `cs_test_guess${i}`)).status).toBe(404)
  expect((await verify(visitor, 'cs_test_guess')).status).toBe(429)
  for (let i = 0; i < 70; i++) expect((await verify(visitor, sessionId)).status).toBe(200)
})

test('the provider is not asked without end about one unpaid page', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await order(visitor, { pack: 'single', formData: landingForm() })
  for (let i = 0; i < 60; i++) expect((await verify(visitor, sessionId)).status).toBe(402)
  expect((await verify(shop.visitor(), sessionId)).status).toBe(429)
})

test('while the provider is down, what is in our books is told from there', async () => {
  const visitor = shop.visitor()
  const paid = await orderAndPay(shop, visitor, { pack: 'single', formData: landingForm() })
  await verify(visitor, paid.sessionId)
  const other = await orderAndPay(shop, visitor, { pack: 'fivePack', formData: landingForm() })
  shop.cards().switches.failApi({ fault: 'cut' })
  expect((await verify(visitor, paid.sessionId)).body.session.payment_status).toBe('paid')
  expect((await verify(visitor, other.sessionId)).status).toBe(502)
  shop.cards().switches.reset()
  expect((await verify(visitor, other.sessionId)).status).toBe(200)
})

test('the page was paid although its name never reached us: it is served, to the browser that ordered', async () => {
  const visitor = shop.visitor()
  const { sessionId, orderId } = await orderAndPay(shop, visitor, { pack: 'single', formData: landingForm() })
  await shop.db().update(orders).set({ sessionId: null, sessionUrl: null }).where(eq(orders.id, orderId))
  const { body } = await verify(visitor, sessionId)
  expect(body.session).toMatchObject({ payment_status: 'paid', blueprintId: expect.any(String) })
  expect((await findOrder(shop.db(), orderId))?.sessionId).toBe(sessionId)
})

test('an order that a backup did not know is rebuilt from the payment, and served once', async () => {
  const visitor = shop.visitor()
  const formData = landingForm()
  const { sessionId, orderId } = await orderAndPay(shop, visitor, { pack: 'fivePack', formData })
  await shop.db().delete(orders).where(eq(orders.id, orderId))
  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(visitor, sessionId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // The form is gone; the credits are all there.
  expect((await accountOf(shop.db(), formData.email)).totals.credits).toBe(5)
  expect(await findOrder(shop.db(), orderId)).toMatchObject({
    state: 'paid',
    forAddress: true,
    payableCents: 300,
  })
})

test('… to the account that ordered it, when that is known', async () => {
  const { person, email } = await signedUp(shop)
  const { sessionId, orderId } = await orderAndPay(shop, person, { pack: 'tenPack' })
  await shop.db().delete(orders).where(eq(orders.id, orderId))
  expect((await verify(person, sessionId)).body.session.customer_email).toBe(email)
  expect((await person.get('/api/dashboard')).body.credits).toBe(10)
})
