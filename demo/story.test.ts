import { expect, test } from 'vitest'
import { diceOf } from './dice.ts'
import { CODES, DAYS, tellStory } from './story.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const story = tellStory(diceOf(1), NOW)

test('the same seed on the same day is the same story, another seed another', () => {
  expect(JSON.stringify(tellStory(diceOf(1), NOW))).toBe(JSON.stringify(story))
  expect(JSON.stringify(tellStory(diceOf(2), NOW))).not.toBe(JSON.stringify(story))
})

test('it is a quarter of a shop with everything in it, for any of ten seeds', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const { sales, made, customers } = tellStory(diceOf(seed), NOW)
    expect(sales.length).toBeGreaterThan(250)
    expect(customers.length).toBeGreaterThan(150)
    expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length)
    for (const state of ['paid', 'free', 'expired'] as const)
      expect(sales.some((sale) => sale.state === state)).toBe(true)
    for (const pack of ['single', 'fivePack', 'tenPack'] as const)
      expect(sales.some((sale) => sale.pack === pack)).toBe(true)
    for (const { code } of CODES) expect(sales.some((sale) => sale.code === code)).toBe(true)
    expect(sales.filter(({ refund }) => refund?.state === 'refunded').length).toBeGreaterThan(2)
    expect(sales.filter(({ dispute }) => dispute === 'open')).toHaveLength(1)
    expect(made.some(({ failed }) => failed)).toBe(true)
    const times = sales.map(({ at }) => at.getTime())
    expect(Math.max(...times)).toBeLessThan(NOW.getTime())
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - (DAYS + 1) * 86_400_000)
  }
})

test('nobody ever spends what they do not have, and every cause is written once', () => {
  const balances = new Map<string, number>()
  for (const { customer, amount } of story.entries) {
    const balance = (balances.get(customer.id) ?? 0) + amount
    expect(balance).toBeGreaterThanOrEqual(0)
    balances.set(customer.id, balance)
  }
  for (const { id, credits } of story.customers) expect(balances.get(id) ?? 0).toBe(credits)
  expect(new Set(story.entries.map(({ cause }) => cause)).size).toBe(story.entries.length)
})

test('a gift is used once by each person', () => {
  const gifts = story.sales.filter(({ code }) => code === 'WELCOME100').map(({ customer }) => customer.id)
  expect(new Set(gifts).size).toBe(gifts.length)
})
