// The provider as the official SDK sees it.
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openTestShop, PAGES, wishes } from './testing/shop.ts'

test('a session is made, paid on the spot, and told about with a right signature', async () => {
  const { provider, ear, stripe } = await openTestShop()
  const made = await stripe.checkout.sessions.create(wishes())
  expect(made).toMatchObject({
    id: expect.stringMatching(/^cs_test_/),
    amount_total: 79,
    currency: 'usd',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    url: `${PAGES}/sandbox/checkout/${made.id}`,
    success_url: `${PAGES}/success?session_id=${made.id}`,
    customer_email: 'mara@example.com',
    client_reference_id: 'order-1',
    metadata: { order: 'order-1', pack: 'single' },
    livemode: false,
  })
  expect(made.lastResponse.requestId).toMatch(/^req_/)
  expect(provider.pay(made.url ?? '')).toEqual({ status: 'paid', url: made.success_url })

  const event = await ear.hears('checkout.session.completed')
  expect(event.data.object).toMatchObject({ id: made.id, payment_status: 'paid', status: 'complete' })
  const told = ear.heard.find((one) => one.event.id === event.id)
  const checked = stripe.webhooks.constructEvent(
    told?.body ?? '',
    told?.signature ?? '',
    provider.webhookSecret,
  )
  expect(checked).toMatchObject({ object: 'event', type: 'checkout.session.completed', livemode: false })
  expect(() =>
    stripe.webhooks.constructEvent(`${told?.body} `, told?.signature ?? '', provider.webhookSecret),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError)
  await ear.hears('payment_intent.succeeded')
})

test('a session is seen with its payment, its charge and what was bought', async () => {
  const { provider, stripe } = await openTestShop()
  const { id } = await stripe.checkout.sessions.create(wishes())
  provider.pay(id)
  const seen = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  })
  expect(seen).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'mara@example.com' },
    payment_intent: {
      id: expect.stringMatching(/^pi_/),
      status: 'succeeded',
      amount_received: 79,
      latest_charge: { id: expect.stringMatching(/^ch_/), paid: true, amount: 79 },
    },
    line_items: { data: [{ description: 'Single Blueprint', amount_total: 79 }] },
  })
})

test('money goes back in parts, and never more than there was', async () => {
  const { provider, ear, stripe } = await openTestShop()
  const { id } = await stripe.checkout.sessions.create(wishes())
  provider.pay(id)
  const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
  const part = await stripe.refunds.create({ payment_intent: intent, amount: 30, metadata: { refund: 'r1' } })
  expect(part).toMatchObject({ id: expect.stringMatching(/^re_/), amount: 30, status: 'succeeded' })
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 50 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  })
  await stripe.refunds.create({ payment_intent: intent })
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await ear.hears('charge.refunded', 2)).data.object).toMatchObject({
    amount_refunded: 79,
    refunded: true,
  })
  const all = await stripe.refunds.list({ payment_intent: intent })
  expect(all.data.map(({ amount }) => amount)).toEqual([49, 30])
})
