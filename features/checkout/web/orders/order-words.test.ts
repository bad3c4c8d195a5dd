import { expect, test } from 'vitest'
import { badgeOf, contentOf, type Order, refundableUntil, refundNote, whatComesBack } from './order-words.ts'

const NOW = Date.parse('2026-11-14T12:00:00.000Z')
const order = (change: Partial<Order> = {}): Order => ({
  id: 'o1',
  pack: 'fivePack',
  packName: 'Starter Pack',
  quantity: 5,
  priceCents: 300,
  paidCents: 240,
  state: 'paid',
  createdAt: '2026-11-12T12:00:00.000Z',
  ...change,
})

test('every state has a word', () => {
  const states = ['pending', 'paid', 'free', 'refunded', 'partly refunded', 'disputed'] as const
  expect(states.map((state) => badgeOf(order({ state })).label)).toEqual([
    'Payment pending',
    'Paid',
    'Free',
    'Refunded',
    'Partly refunded',
    'Disputed',
  ])
})

test('a refund under way stands in front of Paid, and of nothing else', () => {
  const states = ['requested', 'approved', 'declined', 'failed', 'refunded'] as const
  expect(states.map((state) => badgeOf(order({ refund: { state } })).label)).toEqual([
    'Refund requested',
    'Refund approved',
    'Refund declined',
    'Refund failed',
    'Paid',
  ])
  expect(badgeOf(order({ state: 'disputed', refund: { state: 'requested' } })).label).toBe('Disputed')
  expect(badgeOf(order({ state: 'partly refunded', refund: { state: 'refunded' } })).label).toBe(
    'Partly refunded',
  )
})

test('what happens next is said beside it', () => {
  const note = (refund: Order['refund']) => refundNote(order({ refund }))
  expect(note(undefined)).toBeUndefined()
  expect(note({ state: 'requested' })).toBe('Reviewed within 48 business hours')
  expect(note({ state: 'approved', amountCents: 144 })).toBe('$1.44 in 5-10 business days')
  expect(note({ state: 'approved' })).toBe('In 5-10 business days')
  expect(note({ state: 'refunded', amountCents: 144 })).toBe('$1.44 refunded')
  expect(note({ state: 'failed' })).toBe('Please contact support')
  expect(note({ state: 'declined' })).toBeUndefined()
})

test('what an order was of', () => {
  expect(contentOf(order())).toBe('5 credits')
  expect(contentOf(order({ quantity: 1 }))).toBe('1 credit')
  expect(contentOf(order({ quantity: 1, startupName: 'TideWatch' }))).toBe('TideWatch')
  expect(contentOf(order({ startupName: 'TideWatch' }))).toBe('5 credits · TideWatch')
})

test('a refund can be asked for until its time is up, and not twice at a time', () => {
  const until = '2026-11-19T12:00:00.000Z'
  const asked = (change: Partial<Order>, now = NOW) => refundableUntil(order(change), now)?.toISOString()
  expect(asked({ refundableUntil: until })).toBe(until)
  expect(asked({ refundableUntil: until }, Date.parse(until))).toBeUndefined()
  expect(asked({})).toBeUndefined()
  expect(asked({ refundableUntil: until, refund: { state: 'requested' } })).toBeUndefined()
  expect(asked({ refundableUntil: until, refund: { state: 'approved' } })).toBeUndefined()
  expect(asked({ refundableUntil: until, refund: { state: 'declined' } })).toBe(until)
})

test('what comes back: all of a single, the unspent share of a pack', () => {
  expect(whatComesBack(order({ quantity: 1, paidCents: 99 }))).toBe('The full price, $0.99.')
  expect(whatComesBack(order())).toBe(
    'Up to $2.40: the share of its 5 credits that you have not spent. They leave your account.',
  )
})
