// The payment pages at the shop's own address, and the provider's events in the shop.
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { testHouse } from '../testing/house.ts'
import { mountPaymentPages } from './payment-pages.ts'

const house = testHouse({ cards: true })
let app: FastifyInstance
beforeAll(async () => {
  const { cardProvider } = house()
  app = await buildApp({
    house: house(),
    routes: [],
    mountSandbox: (target) => cardProvider && mountPaymentPages(target, cardProvider),
  })
})
afterAll(() => app.close())

async function newSession() {
  const { secretKey, apiBase = '' } = house().cards
  const { hostname, port } = new URL(apiBase)
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false })
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 99, product_data: { name: 'Single Blueprint' } },
      },
    ],
    success_url: 'http://shop.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/cancel',
  })
  return {
    stripe,
    id: session.id,
    path: new URL(session.url ?? '').pathname,
    successUrl: session.success_url,
  }
}

test('is shown under a policy of its own', async () => {
  const { path } = await newSession()
  const page = await app.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Single Blueprint')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await app.inject('/sandbox/checkout/style.css')).headers['content-type']).toContain('text/css')
})

test('takes the form of the page, and goes back to the shop', async () => {
  const { stripe, id, path, successUrl } = await newSession()
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card: '4242 4242 4242 4242', email: 'ada@example.com' }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(successUrl)
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: 'paid',
    customer_details: { email: 'ada@example.com' },
  })
})

test('takes JSON, without the page', async () => {
  const { path, successUrl } = await newSession()
  const pay = () =>
    app.inject({ method: 'POST', url: path, payload: { card: '4242424242424242', email: 'ada@example.com' } })
  expect((await pay()).json()).toEqual({ status: 'paid', url: successUrl })
  expect(await pay()).toMatchObject({ statusCode: 409 })
})

test('another site cannot pay with a visitor', async () => {
  const { path } = await newSession()
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: { card: '4242424242424242', email: 'ada@example.com' },
  })
  expect(answer.statusCode).toBe(403)
})

test('nobody elsewhere can look at a payment page, or pay at it', async () => {
  const { stripe, id, path } = await newSession()
  const visit = { url: path, remoteAddress: '203.0.113.9' }
  expect((await app.inject(visit)).statusCode).toBe(404)
  const payload = { card: '4242424242424242', email: 'ada@example.com' }
  expect((await app.inject({ ...visit, method: 'POST', payload })).statusCode).toBe(404)
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'unpaid' })
})
