import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PACKS, type Pack } from '../prices.ts'
import type { Session } from './provider.ts'
import {
  judge,
  metadataOf,
  namedBy,
  nameFor,
  type Order,
  orderNamedBy,
  paymentOf,
  standingOf,
} from './rules.ts'

const ID = '3f2d6a52-6a2e-4f0c-9a53-0c8a2f6d9b11'
const order = (given: Partial<Order> = {}) =>
  ({
    id: ID,
    pack: 'single',
    quantity: 1,
    priceCents: 99,
    payableCents: 99,
    state: 'open',
    sessionId: 'cs_test_1',
    userId: null,
    promoCode: null,
    ...given,
  }) as Order
const session = (given: object = {}) =>
  ({
    id: 'cs_test_1',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 99,
    currency: 'usd',
    created: 1_800_000_000,
    payment_intent: 'pi_1',
    metadata: {},
    ...given,
  }) as unknown as Session

test.each([
  ['open', { status: 'open', payment_status: 'unpaid' }],
  ['paid', {}],
  ['paid', { payment_intent: { id: 'pi_1', latest_charge: { refunded: false } } }],
  ['returned', { payment_intent: { id: 'pi_1', latest_charge: { refunded: true } } }],
  ['pending', { payment_status: 'unpaid' }],
  ['pending', { payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'processing' } }],
  ['failed', { payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'canceled' } }],
  ['failed', { payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'requires_payment_method' } }],
  ['expired', { status: 'expired', payment_status: 'unpaid' }],
])('a payment is %s', (standing, given) => {
  expect(standingOf(session(given))).toBe(standing)
})

test.each([
  ['serve', {}, {}],
  ['serve', { sessionId: null }, {}],
  ['serve', { state: 'expired' }, {}],
  ['serve', { state: 'failed' }, {}],
  ['serve', { state: 'pending' }, {}],
  ['already', { state: 'paid' }, {}],
  ['already', { state: 'paid' }, { amount_total: 1 }],
  ['unknown', { sessionId: 'cs_test_2' }, {}],
  ['unknown', { state: 'paid', sessionId: 'cs_test_2' }, {}],
  ['unknown', { state: 'free', sessionId: null }, {}],
  ['unpaid', {}, { payment_status: 'unpaid' }],
  ['unpaid', {}, { payment_status: 'no_payment_required', amount_total: 0 }],
  ['wrong amount', {}, { amount_total: 98 }],
  ['wrong amount', {}, { amount_total: 100 }],
  ['wrong amount', {}, { amount_total: null }],
  ['wrong amount', {}, { currency: 'eur' }],
] as const)('the verdict is: %s', (verdict, ordered, given) => {
  expect(judge(order(ordered), session(given))).toBe(verdict)
})

test('an order can be rebuilt from what its payment carries', () => {
  const packs = fc.constantFrom(...(Object.keys(PACKS) as Pack[]))
  fc.assert(
    fc.property(
      packs,
      fc.integer({ min: 50, max: 500 }),
      fc.option(fc.uuid()),
      (pack, payableCents, userId) => {
        const { priceCents, quantity } = PACKS[pack]
        const made = order({ pack, priceCents, quantity, payableCents, userId, promoCode: 'DRAFT20' })
        const metadata = metadataOf(made, 'http://shop.test')
        const found = namedBy({ metadata })
        const again = found && orderNamedBy(found, session({ metadata }), 'http://shop.test')
        expect(again).toMatchObject({
          id: ID,
          pack,
          quantity,
          priceCents,
          payableCents,
          promoCode: 'DRAFT20',
          forAddress: userId === null,
        })
      },
    ),
  )
})

test.each([
  null,
  {},
  { order: ID },
  { ...metadataOf(order(), 's'), order: 'no id' },
  { ...metadataOf(order(), 's'), pack: 'x' },
])('what does not name an order of ours is not one (%#)', (metadata) => {
  expect(namedBy({ metadata } as Session)).toBeUndefined()
})

test('who paid, as the payment page was told', () => {
  const told = (customer_details: object | null, customer_email: string | null = null) =>
    paymentOf(session({ customer_details, customer_email }))
  expect(told({ email: ' Mara@Example.com ', name: 'Mara\u202e\u0000 L.' })).toMatchObject({
    paymentIntentId: 'pi_1',
    email: 'mara@example.com',
    name: 'Mara   L.',
  })
  expect(told(null, 'ada@example.com').email).toBe('ada@example.com')
  expect(told({ email: 'm\u0430ra@example.com' }).email).toBeUndefined()
  expect(told(null).email).toBeUndefined()
  expect(told({ email: 'a@example.com', name: 'x'.repeat(300) }).name).toHaveLength(200)
})

test('an account gets the best name there is', () => {
  expect(nameFor('mara.lindqvist@example.com', 'Mara', 'M. L.')).toBe('Mara')
  expect(nameFor('mara.lindqvist@example.com', '', 'M. L.')).toBe('M. L.')
  expect(nameFor('mara.lindqvist@example.com', '', '')).toBe('mara.lindqvist')
})
