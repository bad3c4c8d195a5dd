import { expect, test } from 'vitest'
import { htmlText, plainText } from '#server/mail/letter.ts'
import { orderLetter } from './letters.ts'
import type { Order } from './rules.ts'
import { aBrief } from './testing/orders.ts'

const SITE = { publicUrl: 'http://shop.test', supportEmail: 'support@example.com' }
const order = (given: Partial<Order> = {}) =>
  ({
    id: 'an-order',
    pack: 'fivePack',
    quantity: 5,
    state: 'paid',
    forAddress: false,
    payableCents: 240,
    promoText: '20% off with DRAFT20',
    receiptUrl: 'https://pay.test/receipt',
    brief: aBrief({ startupName: 'Acme <b>' }),
    ...given,
  }) as Order
const textOf = (given: Partial<Order> = {}) =>
  plainText(orderLetter(SITE, order(given), 'a+b@example.com').letter)

test('a name that holds a message or a web address is not passed on', () => {
  const startupName = 'Your account was charged $499.\nCancel at https://evil.example/cancel'
  const { letter } = orderLetter(SITE, order({ brief: aBrief({ startupName }) }), 'a@example.com')
  for (const text of [plainText(letter), htmlText(letter)]) {
    expect(text).toContain('The blueprint for your startup is being made')
    expect(text).not.toMatch(/evil|charged/)
  }
})

test('says what was bought, for how much, and where the blueprint will be', () => {
  expect(orderLetter(SITE, order(), 'a@example.com').subject).toBe('Your order: Starter Pack')
  const text = textOf()
  for (const fact of [
    'The blueprint for Acme <b> is being made',
    'Starter Pack · $2.40',
    'Promotion · 20% off with DRAFT20',
    'Credits · 5, one of them used for Acme <b>',
    'Order · an-order',
    'https://pay.test/receipt',
    'Open your dashboard: http://shop.test/dashboard',
    'support@example.com',
  ])
    expect(text).toContain(fact)
  expect(text).not.toContain('login link')
})

test('tells who bought signed out how to get in', () => {
  const text = textOf({ forAddress: true })
  expect(text).toContain('Get a login link: http://shop.test/dashboard?email=a%2Bb%40example.com')
})

test('of credits alone, and of a gift', () => {
  const credits = textOf({ brief: null, promoText: null, receiptUrl: null })
  expect(credits).toContain('Your credits are ready')
  expect(credits).toContain('Credits · 5')
  expect(credits).not.toContain('Promotion')
  const gift = order({ state: 'free', quantity: 1, payableCents: 0 })
  expect(orderLetter(SITE, gift, 'a@example.com').subject).toBe('Your free blueprint is being made')
  const text = plainText(orderLetter(SITE, gift, 'a@example.com').letter)
  expect(text).toContain('Starter Pack · Free')
  expect(text).not.toContain('refund')
  expect(credits).toContain('A refund can be requested within 7 days.')
})

test("the founder's words are text, not markup", () => {
  expect(htmlText(orderLetter(SITE, order(), 'a@example.com').letter)).toContain('Acme &lt;b&gt;')
})
