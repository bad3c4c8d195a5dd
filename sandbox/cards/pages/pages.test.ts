// The payment pages, as a browser without a screen sees them.
import { expect, test } from 'vitest'
import { openTestShop, PAGES, type TestShop } from '../testing/shop.ts'

const SUCCESS = `${PAGES}/success?session_id=`

async function visit({ provider }: TestShop, path: string, form?: Record<string, string>) {
  const answer = await fetch(`${provider.apiBase}/sandbox/checkout/${path}`, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location'), answer }
}

async function payJson({ provider }: TestShop, path: string, body: unknown) {
  const answer = await fetch(`${provider.apiBase}/sandbox/checkout/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

test('shows what is bought, for how much, and with which promotion', async () => {
  const shop = await openTestShop()
  const { text, answer } = await visit(shop, await shop.session())
  for (const part of [
    'Founder Co-Pilot',
    'Single Blueprint',
    '20% off with DRAFT20',
    'Pay $0.79',
    'mara@example.com',
    '4000 0027 6000 3184',
    `${PAGES}/cancel`,
  ])
    expect(text).toContain(part)
  // An address that the shop knows is not asked again.
  expect(text).not.toContain('name="email"')
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${PAGES}; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(text).not.toMatch(/<script|<style|style=|onclick/)
})

test('whatever the shop calls its things is text', async () => {
  const shop = await openTestShop()
  const name = '"><img src=x onerror=alert(1)>'
  const price_data = { currency: 'usd', unit_amount: 99, product_data: { name, description: name } }
  const id = await shop.session({ line_items: [{ quantity: 2, price_data }], customer_email: undefined })
  const { text } = await visit(shop, id, { use: name, email: name })
  expect(text).toContain('onerror')
  expect(text).not.toContain('<img')
  expect(text).toContain('$1.98')
})

test('paying leads back to the shop', async () => {
  const shop = await openTestShop()
  const id = await shop.session()
  const { status, to } = await visit(shop, id, { card: '4242 4242 4242 4242' })
  expect({ status, to }).toEqual({ status: 303, to: `${SUCCESS}${id}` })
})

test('paying twice: the page says that it has been paid, and leads on', async () => {
  const shop = await openTestShop()
  const id = await shop.session()
  await visit(shop, id, { card: '4242424242424242' })
  expect(await visit(shop, id, { card: '4242424242424242' })).toMatchObject({ to: `${SUCCESS}${id}` })
  const { text } = await visit(shop, id)
  expect(text).toContain('This has been paid')
  expect(text).toContain('Nothing more is charged.')
  expect((await shop.stripe.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1)
})

test('an expired session: a plain sentence, and nothing charged', async () => {
  const shop = await openTestShop()
  const id = await shop.session()
  shop.provider.switches.lapse(id)
  for (const { text } of [await visit(shop, id), await visit(shop, id, { card: '4242424242424242' })]) {
    expect(text).toContain('This checkout has expired')
    expect(text).toContain('Nothing was charged.')
  }
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'unpaid' })
})

test('a declined card: the page stays, with what was typed', async () => {
  const shop = await openTestShop()
  const id = await shop.session({ customer_email: undefined })
  const form = { card: '4000000000000002', email: 'ada@example.com' }
  const { status, text } = await visit(shop, id, form)
  expect(status).toBe(200)
  expect(text).toContain('Your card was declined.')
  expect(text).toContain('value="4000 0000 0000 0002"')
  expect(text).toContain('value="ada@example.com"')
})

test.each([
  ['no number', { card: '' }, 'Please enter a card number.'],
  ['a real card', { card: '4111 1111 1111 1111' }, 'This is not one of the test cards.'],
  ['no address', { card: '4242424242424242', email: '' }, 'Please enter your email address.'],
  ['half an address', { card: '4242424242424242', email: 'ada@' }, 'Please enter your email address.'],
])('%s is asked for', async (_, form, sentence) => {
  const shop = await openTestShop()
  const id = await shop.session({ customer_email: undefined })
  expect((await visit(shop, id, form)).text).toContain(sentence)
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
})

test('a test card of the list is filled in, and not charged yet', async () => {
  const shop = await openTestShop()
  const id = await shop.session({ customer_email: undefined })
  const { text } = await visit(shop, id, { use: '4242424242424242', card: '', email: 'ada@example.com' })
  expect(text).toContain('value="4242 4242 4242 4242"')
  expect(text).toContain('value="ada@example.com"')
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
})

test('a card that asks: a step of its own, complete or fail', async () => {
  const shop = await openTestShop()
  const id = await shop.session()
  const confirm = `/sandbox/checkout/${id}/confirm`
  expect(await visit(shop, id, { card: '4000002760003184' })).toMatchObject({ status: 303, to: confirm })
  expect((await visit(shop, `${id}/confirm`)).text).toContain('card ending in 3184')
  const { text } = await visit(shop, `${id}/confirm`, { answer: 'fail' })
  expect(text).toContain('unable to authenticate')
  // Whatever the address of this page: the next card is not an answer to the bank.
  expect(text).toContain(`action="/sandbox/checkout/${id}"`)
  // Nothing to confirm any more: back to the card.
  expect((await visit(shop, `${id}/confirm`)).text).toContain('Card number')
  await visit(shop, id, { card: '4000002760003184' })
  expect(await visit(shop, `${id}/confirm`, { answer: 'complete' })).toMatchObject({ to: `${SUCCESS}${id}` })
})

test('as JSON, without the page', async () => {
  const shop = await openTestShop()
  const id = await shop.session({ customer_email: undefined })
  const email = 'ada@example.com'
  expect(await payJson(shop, id, { card: '4000000000000002', email })).toEqual({
    status: 402,
    body: { status: 'declined', url: null, message: 'Your card was declined.' },
  })
  expect(await payJson(shop, id, { card: '4111111111111111' })).toMatchObject({ status: 400 })
  expect(await payJson(shop, id, '{"card":')).toMatchObject({ status: 400 })
  const url = `${SUCCESS}${id}`
  const card = '4242424242424242'
  expect(await payJson(shop, id, { card, email })).toEqual({
    status: 200,
    body: { status: 'paid', url },
  })
  expect(await payJson(shop, id, { card })).toEqual({ status: 409, body: { status: 'already paid', url } })
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    customer_details: { email },
  })
})

test.each([[{}], [{ email: '' }], [{ email: 'ada@' }]])(
  'as JSON: an address that the shop does not know is asked for, as on the page: %j',
  async (given) => {
    const shop = await openTestShop()
    const id = await shop.session({ customer_email: undefined })
    const card = '4242424242424242'
    expect(await payJson(shop, id, { card, ...given })).toEqual({
      status: 400,
      body: { status: 'refused', message: 'Please enter your email address.' },
    })
    expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
    expect((await payJson(shop, await shop.session(), { card })).body).toMatchObject({ status: 'paid' })
  },
)

test('as JSON: asks, pays later, expired', async () => {
  const shop = await openTestShop()
  const [asks, later, gone] = [await shop.session(), await shop.session(), await shop.session()]
  expect(await payJson(shop, asks, { card: '4000002760003184' })).toMatchObject({
    status: 200,
    body: { status: 'asks', url: `/sandbox/checkout/${asks}/confirm` },
  })
  expect(await payJson(shop, `${asks}/confirm`, { answer: 'complete' })).toMatchObject({
    body: { status: 'paid' },
  })
  expect((await payJson(shop, later, { card: '4000000000007700' })).body).toMatchObject({ status: 'pending' })
  shop.provider.switches.lapse(gone)
  expect(await payJson(shop, gone, { card: '4242424242424242' })).toMatchObject({
    status: 409,
    body: { status: 'expired', url: null },
  })
})

test('a receipt says what was paid and what went back', async () => {
  const shop = await openTestShop()
  const id = await shop.session()
  shop.provider.pay(id)
  const seen = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  const charge = (seen.payment_intent as { latest_charge: { id: string; receipt_url: string } }).latest_charge
  expect(charge.receipt_url).toBe(`${PAGES}/sandbox/checkout/receipts/${charge.id}`)
  await shop.stripe.refunds.create({ charge: charge.id, amount: 30 })
  const { text } = await visit(shop, `receipts/${charge.id}`)
  for (const part of ['Receipt', '$0.79', 'ending in 4242', '−$0.30', '$0.49', 'Single Blueprint'])
    expect(text).toContain(part)
})

test.each(['cs_test_none', 'receipts/ch_none', 'receipts', '', '..%2fkeys.json', '__proto__'])(
  'there is no %s',
  async (path) => {
    const shop = await openTestShop()
    expect((await visit(shop, path)).status).toBe(404)
    expect((await visit(shop, path, { card: '4242424242424242' })).status).toBe(404)
  },
)

test('other ways to ask, and forms without end', async () => {
  const shop = await openTestShop()
  const id = await shop.session()
  const url = `${shop.provider.apiBase}/sandbox/checkout/${id}`
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413)
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
})
