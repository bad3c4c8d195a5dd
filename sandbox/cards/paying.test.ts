// Every test card, and what cannot be paid.
import { expect, test } from 'vitest'
import { openTestShop } from './testing/shop.ts'

test('a card that declines leaves the session open, and another may pay it', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  const id = await session()
  expect(provider.pay(id, '4000 0000 0000 0002')).toEqual({
    status: 'declined',
    message: 'Your card was declined.',
  })
  expect(provider.pay(id, '4000000000009995')).toEqual({
    status: 'declined',
    message: 'Your card has insufficient funds.',
  })
  expect(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    },
  })
  expect(provider.pay(id)).toMatchObject({ status: 'paid' })
  await ear.hears('checkout.session.completed')
  expect((await stripe.events.list({ type: 'payment_intent.payment_failed' })).data).toHaveLength(2)
})

test('nothing is charged twice', async () => {
  const { provider, stripe, session } = await openTestShop()
  const id = await session()
  const { url } = provider.pay(id) as { url: string }
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id)
  for (const card of ['4242424242424242', '4000000000000002', '4000002760003184'])
    expect(provider.pay(id, card)).toEqual({ status: 'already paid', url })
  expect((await stripe.checkout.sessions.retrieve(id)).payment_intent).toBe(payment_intent)
  expect((await stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1)
})

test('a session whose time ran out cannot be paid, and says so once', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  const id = await session()
  expect(provider.switches.lapse(id)).toBe(true)
  expect(provider.switches.lapse(id)).toBe(false)
  expect(provider.pay(id)).toMatchObject({ status: 'expired' })
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'expired',
    payment_status: 'unpaid',
    payment_intent: null,
  })
  await ear.hears('checkout.session.expired')
  expect((await stripe.events.list()).data).toHaveLength(1)
})

test('a card that asks is paid when the buyer agrees, and not before', async () => {
  const { provider, stripe, session } = await openTestShop()
  const id = await session()
  expect(provider.pay(id, '4000002760003184')).toMatchObject({ status: 'asks' })
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
  expect(provider.confirm(id, false)).toMatchObject({
    status: 'declined',
    message: expect.stringContaining('unable to authenticate'),
  })
  expect(provider.confirm(id, true)).toMatchObject({
    status: 'declined',
    message: expect.stringContaining('nothing to confirm'),
  })
  provider.pay(id, '4000002760003184')
  expect(provider.confirm(id, true)).toMatchObject({ status: 'paid' })
  expect(provider.confirm(id, true)).toMatchObject({ status: 'already paid' })
})

test('a payment that comes later: first promised, then there', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  const id = await session()
  expect(provider.pay(id, '4000000000007700')).toMatchObject({ status: 'pending' })
  expect((await ear.hears('checkout.session.completed')).data.object).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  })
  expect(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })).toMatchObject({
    payment_intent: { status: 'processing' },
  })
  expect(provider.switches.settle(id)).toBe(true)
  expect(provider.switches.settle(id)).toBe(false)
  expect((await ear.hears('checkout.session.async_payment_succeeded')).data.object).toMatchObject({
    id,
    payment_status: 'paid',
  })
  const expand = ['payment_intent.latest_charge']
  expect(await stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
    payment_intent: { status: 'succeeded', latest_charge: { paid: true } },
  })
})

test('a payment that was promised and fails', async () => {
  const { provider, session, ear } = await openTestShop()
  const [promised, changed] = [await session(), await session()]
  provider.pay(promised, '4000000000008807')
  provider.switches.settle(promised)
  expect((await ear.hears('checkout.session.async_payment_failed')).data.object).toMatchObject({
    id: promised,
    status: 'complete',
    payment_status: 'unpaid',
  })
  // Whatever the card promised, the switch decides.
  provider.pay(changed, '4000000000007700')
  expect(provider.switches.settle(changed, 'failed')).toBe(true)
  await ear.hears('checkout.session.async_payment_failed', 2)
})

test('a promised payment comes by itself', async () => {
  const { provider, session, ear } = await openTestShop({ settleAfterMs: 1 })
  const id = await session()
  provider.pay(id, '4000000000007700')
  expect((await ear.hears('checkout.session.async_payment_succeeded')).data.object).toMatchObject({ id })
})

test('a card that is disputed afterwards; and the dispute is won', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  const id = await session()
  provider.pay(id, '4000000000000259')
  const dispute = (await ear.hears('charge.dispute.created')).data.object as { id: string; charge: string }
  expect(dispute).toMatchObject({ id: expect.stringMatching(/^dp_/), amount: 79, status: 'needs_response' })
  expect(await stripe.charges.retrieve(dispute.charge)).toMatchObject({ disputed: true })
  await expect(stripe.refunds.create({ charge: dispute.charge })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  expect(provider.switches.closeDispute(dispute.id, 'won')).toBe(true)
  expect((await ear.hears('charge.dispute.closed')).data.object).toMatchObject({ status: 'won' })
  await ear.hears('charge.dispute.funds_reinstated')
  expect(await stripe.refunds.create({ charge: dispute.charge })).toMatchObject({ amount: 79 })
})

test('any payment can be disputed once, by session, payment or charge; what is decided stands', async () => {
  const { provider, stripe, session, ear } = await openTestShop()
  const id = await session()
  expect(provider.switches.dispute(id)).toBeUndefined()
  provider.pay(id)
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id)
  const dispute = provider.switches.dispute(id)
  expect(provider.switches.dispute(String(payment_intent))).toBe(dispute)
  provider.switches.closeDispute(id, 'lost')
  provider.switches.closeDispute(id, 'won')
  await ear.hears('charge.dispute.closed')
  expect(await stripe.disputes.retrieve(dispute ?? '')).toMatchObject({ status: 'lost', payment_intent })
  expect((await stripe.disputes.list({ payment_intent: String(payment_intent) })).data).toHaveLength(1)
  expect(provider.switches.closeDispute('dp_none', 'won')).toBe(false)
})

test('an email of the page is the buyer', async () => {
  const { provider, stripe, session } = await openTestShop()
  const id = await session({ customer_email: undefined })
  provider.pay(id, undefined, 'ada@example.com')
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    customer_email: null,
    customer_details: { email: 'ada@example.com' },
  })
})

test('a card that nobody knows, a session that nobody knows', async () => {
  const { provider, session } = await openTestShop()
  const id = await session()
  expect(() => provider.pay(id, '4111111111111111')).toThrow('no test card')
  expect(() => provider.pay('cs_test_none')).toThrow('no session')
})
