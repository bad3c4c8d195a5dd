// The provider alone, as drills run it.
import { expect, test } from 'vitest'
import { listen, PAGES, sdk, temporaryFolder, wishes } from './testing/shop.ts'
import { startMain } from './testing/start-main.ts'

test('says where it is and with which keys, spreads its events, and ends when told', async () => {
  const [one, other] = [await listen(), await listen()]
  const running = await startMain({
    FOLDER: temporaryFolder(),
    PAGES_URL: `${PAGES}/`,
    WEBHOOK_URLS: `${one.url}, ${other.url}`,
    SECRET_KEY: 'sk_test_given',
    WEBHOOK_SECRET: 'whsec_given',
  })
  expect(JSON.parse(running.line)).toEqual({
    apiBase: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    secretKey: 'sk_test_given',
    webhookSecret: 'whsec_given',
  })
  const stripe = sdk(running)
  const { id, url } = await stripe.checkout.sessions.create(wishes())
  expect(url).toBe(`${PAGES}/sandbox/checkout/${id}`)
  const answer = await fetch(`${running.apiBase}/sandbox/checkout/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: '4242424242424242', email: 'ada@example.com' }),
  })
  expect(await answer.json()).toEqual({ status: 'paid', url: `${PAGES}/success?session_id=${id}` })
  const [first] = await Promise.all([
    one.hears('payment_intent.succeeded'),
    other.hears('checkout.session.completed'),
  ])
  const { body = '', signature = '' } = one.heard.find(({ event }) => event.id === first.id) ?? {}
  expect(stripe.webhooks.constructEvent(body, signature, 'whsec_given')).toMatchObject({ id: first.id })
  expect(await running.kill('SIGTERM')).toBe(0)
})
