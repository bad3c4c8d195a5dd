// The same key, the same answer: whatever got lost on the way.
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openProvider, openTestShop, sdk, temporaryFolder, wishes } from './testing/shop.ts'

const count = async (stripe: Stripe) => (await stripe.checkout.sessions.list({ limit: 100 })).data.length

test('a call repeated with its key is done once, also many at a time', async () => {
  const { stripe } = await openTestShop()
  const create = () => stripe.checkout.sessions.create(wishes(), { idempotencyKey: 'order-1' })
  const made = await Promise.all(Array.from({ length: 10 }, create))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await count(stripe)).toBe(1)
})

test('the answer is the first one, whatever happened since', async () => {
  const { provider, stripe } = await openTestShop()
  const create = () => stripe.checkout.sessions.create(wishes(), { idempotencyKey: 'order-1' })
  const { id } = await create()
  provider.pay(id)
  expect(await create()).toMatchObject({ id, status: 'open', payment_status: 'unpaid' })
})

test('the key with something else is a mistake', async () => {
  const { stripe } = await openTestShop()
  await stripe.checkout.sessions.create(wishes(), { idempotencyKey: 'order-1' })
  const other = stripe.checkout.sessions.create(wishes({ client_reference_id: 'order-2' }), {
    idempotencyKey: 'order-1',
  })
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  await expect(other).rejects.toMatchObject({ statusCode: 400 })
  expect(await count(stripe)).toBe(1)
})

test('a call that was refused can be put right under its key', async () => {
  const { stripe } = await openTestShop()
  const options = { idempotencyKey: 'order-1' }
  await expect(stripe.checkout.sessions.create(wishes({ success_url: 'x' }), options)).rejects.toThrow()
  await expect(stripe.checkout.sessions.create(wishes(), options)).resolves.toMatchObject({ status: 'open' })
})

test('a lost answer: the SDK repeats the call by itself, and it was done once', async () => {
  const { provider, stripe } = await openTestShop()
  provider.switches.failApi({ call: 'sessions.create', fault: 'lose', times: 2 })
  const patient = sdk(provider, { maxNetworkRetries: 3 })
  const made = await patient.checkout.sessions.create(wishes(), { idempotencyKey: 'order-1' })
  expect(made.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
  expect(await count(stripe)).toBe(1)
})

test('a lost answer, a new process, the same key: the same session', async () => {
  const folder = temporaryFolder()
  const before = await openProvider({ folder })
  before.switches.failApi({ call: 'sessions.create', fault: 'lose' })
  const options = { idempotencyKey: 'order-1' }
  await expect(sdk(before).checkout.sessions.create(wishes(), options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  )
  await before.close()
  const stripe = sdk(await openProvider({ folder }))
  const again = await stripe.checkout.sessions.create(wishes(), options)
  expect((await stripe.checkout.sessions.list()).data).toMatchObject([{ id: again.id }])
})

test('a refund whose answer got lost is made once', async () => {
  const { provider, stripe, session } = await openTestShop()
  const id = await session()
  provider.pay(id)
  const payment_intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
  provider.switches.failApi({ call: 'refunds.create', fault: 'lose', times: 2 })
  const refund = () => stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-1' })
  await expect(refund()).rejects.toThrow()
  expect(await refund()).toMatchObject({ amount: 79 })
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1)
})
