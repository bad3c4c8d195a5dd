// What the real provider refuses, the sandbox refuses in the same shape.
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { now } from './objects/ids.ts'
import { openTestShop, sdk, wishes } from './testing/shop.ts'

const item = (price: object, quantity = 1) => ({
  line_items: [
    {
      quantity,
      price_data: { currency: 'usd', unit_amount: 99, product_data: { name: 'Blueprint' }, ...price },
    },
  ],
})

test.each<[string, object, object]>([
  ['a total under 50 cents', item({ unit_amount: 49 }), { code: 'amount_too_small' }],
  [
    'an amount that is no whole number',
    item({ unit_amount: 9.5 }),
    { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
  ],
  ['nothing to buy', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
  [
    'no address to return to',
    { success_url: undefined },
    { code: 'parameter_missing', param: 'success_url' },
  ],
  ['an address that is none', { success_url: 'here' }, { param: 'success_url' }],
  ['a parameter of its own', { nonsense: 1 }, { code: 'parameter_unknown', param: 'nonsense' }],
  ['a broken email address', { customer_email: 'ada@' }, { code: 'email_invalid', param: 'customer_email' }],
  ['half an hour that is not one', { expires_at: now() + 20 * 60 }, { param: 'expires_at' }],
  ['more than a day', { expires_at: now() + 25 * 3600 }, { param: 'expires_at' }],
  ['subscriptions', { mode: 'subscription' }, { param: 'mode' }],
  ['too much metadata', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
])('a session with %s', async (_, more, expected) => {
  const { stripe } = await openTestShop()
  const attempt = stripe.checkout.sessions.create(
    wishes(more as Partial<Stripe.Checkout.SessionCreateParams>),
  )
  await expect(attempt).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  await expect(attempt).rejects.toMatchObject({ statusCode: 400, ...expected })
  expect((await stripe.checkout.sessions.list()).data).toEqual([])
})

test('half an hour and a day are just right, and several things add up', async () => {
  const { stripe } = await openTestShop()
  for (const expires_at of [now() + 1800, now() + 24 * 3600]) {
    const more = { expires_at, ...item({ unit_amount: 25 }, 2) }
    expect(await stripe.checkout.sessions.create(wishes(more))).toMatchObject({
      expires_at,
      amount_total: 50,
    })
  }
})

test('a wrong key is told apart from none, and neither sees anything', async () => {
  const { provider } = await openTestShop()
  const stranger = sdk({ ...provider, secretKey: 'sk_test_stranger' })
  await expect(stranger.checkout.sessions.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  )
  const answer = await fetch(`${provider.apiBase}/v1/checkout/sessions`)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test('the key may also come as the name of basic authentication', async () => {
  const { provider } = await openTestShop()
  const authorization = `Basic ${Buffer.from(`${provider.secretKey}:`).toString('base64')}`
  const answer = await fetch(`${provider.apiBase}/v1/events`, { headers: { authorization } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('request-id')).toMatch(/^req_/)
})

test('what is not there is said to be missing', async () => {
  const { stripe } = await openTestShop()
  const lookups = [
    stripe.checkout.sessions.retrieve('cs_test_none'),
    stripe.checkout.sessions.expire('cs_test_none'),
    stripe.paymentIntents.retrieve('pi_none'),
    stripe.charges.retrieve('ch_none'),
    stripe.refunds.retrieve('re_none'),
    stripe.disputes.retrieve('dp_none'),
    stripe.events.retrieve('evt_none'),
    stripe.refunds.create({ payment_intent: 'pi_none' }),
    stripe.refunds.create({ charge: 'ch_none' }),
  ]
  for (const lookup of lookups)
    await expect(lookup).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
})

test('a call that the sandbox does not know', async () => {
  const { stripe } = await openTestShop()
  await expect(stripe.customers.create({})).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL'),
  })
})

test('only open sessions expire, and once', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  const [open, paid] = [await session(), await session()]
  provider.pay(paid)
  expect(await stripe.checkout.sessions.expire(open)).toMatchObject({ status: 'expired', url: null })
  expect((await ear.hears('checkout.session.expired')).data.object).toMatchObject({ id: open })
  for (const id of [open, paid])
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  expect(await stripe.checkout.sessions.retrieve(paid)).toMatchObject({ status: 'complete' })
})

test('what cannot be expanded is said', async () => {
  const { stripe, session } = await openTestShop()
  const id = await session()
  await expect(stripe.checkout.sessions.retrieve(id, { expand: ['nonsense'] })).rejects.toMatchObject({
    statusCode: 400,
    param: 'expand',
  })
  // A session that nobody paid has no payment to expand.
  const expand = ['payment_intent.latest_charge']
  expect(await stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({ payment_intent: null })
})

test('an amount that is nothing, a payment that is not made yet', async () => {
  const { provider, stripe, session } = await openTestShop()
  const [paid, promised] = [await session(), await session()]
  provider.pay(paid)
  provider.pay(promised, '4000000000007700')
  const intent = async (id: string) => String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
  await expect(
    stripe.refunds.create({ payment_intent: await intent(paid), amount: 0 }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'amount' })
  await expect(stripe.refunds.create({ payment_intent: await intent(promised) })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 })
})
