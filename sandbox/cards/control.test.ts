// The switches from outside, for drills with several processes.
import { expect, test, vi } from 'vitest'
import { listen, openTestShop, quiet, type TestShop } from './testing/shop.ts'

async function control({ provider }: TestShop, commands?: object, key = provider.secretKey) {
  const answer = await fetch(`${provider.apiBase}/sandbox/control`, {
    headers: { authorization: `Bearer ${key}` },
    ...(commands && { method: 'POST', body: JSON.stringify(commands) }),
  })
  return { status: answer.status, body: await answer.json() }
}

test('how things stand: what was paid, what went back, what nobody has heard', async () => {
  const shop = await openTestShop()
  shop.provider.deliverTo(undefined)
  const [paid] = [await shop.session(), await shop.session()]
  shop.provider.pay(paid)
  const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(paid)
  await shop.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 9 })
  expect(await control(shop)).toEqual({
    status: 200,
    body: { sessions: 2, paid: 1, paidAmount: 79, refundedAmount: 9, waitingWebhooks: 4 },
  })
})

test('every switch', async () => {
  const shop = await openTestShop()
  const [later, disputed, open] = [await shop.session(), await shop.session(), await shop.session()]
  await control(shop, { webhooks: { hold: true, copies: 2 } })
  shop.provider.pay(later, '4000000000007700')
  shop.provider.pay(disputed)
  expect((await control(shop, { settle: { session: later, outcome: 'failed' } })).body).toMatchObject({
    settle: true,
  })
  const { dispute } = (await control(shop, { dispute: { target: disputed } })).body
  expect(dispute).toMatch(/^dp_/)
  expect((await control(shop, { closeDispute: { target: dispute, status: 'lost' } })).body).toMatchObject({
    closeDispute: true,
  })
  expect((await control(shop, { lapse: { session: open } })).body).toMatchObject({ lapse: true })
  await control(shop, { failApi: { call: 'events.list', fault: 'error', times: 1 } })
  await expect(shop.stripe.events.list()).rejects.toMatchObject({ statusCode: 500 })

  await control(shop, { releaseWebhooks: 'shuffled' })
  for (const type of ['async_payment_failed', 'expired', 'completed'] as const)
    await shop.ear.hears(`checkout.session.${type}`, 2)
  await shop.ear.hears('charge.dispute.closed', 2)
  await control(shop, { reset: true })
  await quiet(shop.provider)
  expect((await control(shop)).body.waitingWebhooks).toBe(0)
})

test('a stranger throws no switch, and an unknown one does nothing', async () => {
  const shop = await openTestShop()
  expect(await control(shop, { reset: true }, 'sk_test_stranger')).toMatchObject({ status: 401 })
  expect(await control(shop, { nonsense: true })).toMatchObject({ status: 400 })
  expect(await control(shop, { webhooks: { copies: 'many' } })).toMatchObject({ status: 400 })
})

test('another process of the shop says that it hears, for a while', async () => {
  const shop = await openTestShop()
  shop.provider.deliverTo(undefined)
  const other = await listen()
  await control(shop, { hears: other.url })
  shop.provider.pay(await shop.session())
  await other.hears('checkout.session.completed')
  await quiet(shop.provider)
  // Long after: it has not said so again.
  vi.setSystemTime(Date.now() + 60_000)
  shop.provider.pay(await shop.session())
  vi.useRealTimers()
  expect(shop.provider.waitingWebhooks()).toBe(2)
})
