// The API as it is on its bad days.
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openTestShop, sdk, wishes } from './testing/shop.ts'

test('500 and 429, for so many calls of a kind; nothing was done', async () => {
  const { provider, stripe } = await openTestShop()
  provider.switches.failApi({ call: 'sessions.create', fault: 'error', times: 1 })
  provider.switches.failApi({ call: 'sessions.create', fault: 'rate-limit', times: 2 })
  const create = () => stripe.checkout.sessions.create(wishes())
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError)
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError)
  expect((await stripe.checkout.sessions.list()).data).toEqual([])
  await expect(create()).rejects.toMatchObject({ statusCode: 429 })
  await expect(create()).resolves.toMatchObject({ status: 'open' })
})

test('a failure that sticks to its key: only another key gets past it', async () => {
  const { provider, stripe } = await openTestShop()
  provider.switches.failApi({ call: 'sessions.create', fault: 'error-kept', times: 1 })
  const create = (idempotencyKey: string) => stripe.checkout.sessions.create(wishes(), { idempotencyKey })
  await expect(create('order-1')).rejects.toMatchObject({ statusCode: 500 })
  await expect(create('order-1')).rejects.toMatchObject({ statusCode: 500 })
  await expect(create('order-1-again')).resolves.toMatchObject({ status: 'open' })
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
})

test('a call that hangs, until the caller has had enough', async () => {
  const { provider, session } = await openTestShop()
  const id = await session()
  provider.switches.failApi({ call: 'sessions.retrieve', fault: 'hang', times: 1 })
  const impatient = sdk(provider, { timeout: 100 })
  await expect(impatient.checkout.sessions.retrieve(id)).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  )
  await expect(impatient.checkout.sessions.retrieve(id)).resolves.toMatchObject({ id })
})

test('cut off before anything was done; and cut off after', async () => {
  const { provider, stripe, session } = await openTestShop()
  const id = await session()
  // The SDK itself tries a second time when a connection ends.
  provider.switches.failApi({ call: 'sessions.expire', fault: 'cut', times: 2 })
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow()
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
  provider.switches.failApi({ call: 'sessions.expire', fault: 'lose', times: 2 })
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow()
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' })
})

test('every call, until told otherwise', async () => {
  const { provider, stripe } = await openTestShop()
  provider.switches.failApi({ fault: 'error' })
  for (const attempt of [stripe.checkout.sessions.list(), stripe.events.list(), stripe.refunds.list()])
    await expect(attempt).rejects.toMatchObject({ statusCode: 500 })
  provider.switches.reset()
  await expect(stripe.events.list()).resolves.toMatchObject({ data: [] })
})
