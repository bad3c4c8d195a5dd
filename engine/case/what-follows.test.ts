import { expect, test } from 'vitest'
import type { LedgerEntry } from '../read/reading.ts'
import { figureWith, readingWith } from './testing/reading.ts'
import { whatFollows } from './what-follows.ts'

const money = (quote: string, value: number, more: Partial<LedgerEntry>): LedgerEntry =>
  figureWith({ quote, value, unit: 'money', ...more })

function follows(ledger: LedgerEntry[], text = '') {
  const entries = ledger.map((entry, id) => ({ ...entry, id, start: Math.max(0, text.indexOf(entry.quote)) }))
  return whatFollows({
    reading: readingWith({ ledger: entries, currency: 'USD' }),
    price: entries.find(({ role }) => role === 'price'),
    textOf: () => text,
    sale: ['order', 'orders'],
  })
}

const workings = (...parts: Parameters<typeof follows>) => follows(...parts).map(({ working }) => working)

const price = money('$38', 38, { role: 'price' })

test('what one sale leaves: the price without all costs of one that are stated', () => {
  const costs = [
    money('$7 an order', 7, { role: 'unit-cost', per: 'unit' }),
    money('$1.90', 1.9, { role: 'unit-cost' }),
  ]
  expect(workings([price, ...costs])).toEqual(['$38 − $7 an order − $1.90 = $29.10'])
  expect(workings([price, money('$60 a month', 60, { role: 'unit-cost', per: 'month' })])).toEqual([])
  expect(workings([price, ...costs.map((cost) => ({ ...cost, used: false }))])).toEqual([])
})

test('monthly costs, the sales that pay them, and how long the money lasts', () => {
  const ledger = [
    price,
    money('$18', 18, { role: 'unit-cost' }),
    money('$900 a month', 900, { role: 'rent', per: 'month' }),
    money('$1,200 a year', 1200, { role: 'fixed-cost', per: 'year' }),
    money('$5,000', 5000, { role: 'cash' }),
  ]
  expect(workings(ledger)).toEqual([
    '$38 − $18 = $20',
    '$900 a month + $1,200 a year ÷ 12 = $1,000 a month',
    '$1,000 ÷ $20 = 50 orders a month',
    '$5,000 ÷ $1,000 = 5 months',
  ])
  const sold = figureWith({
    quote: '60 orders a month',
    value: 60,
    unit: 'count',
    per: 'month',
    role: 'units-sold',
  })
  expect(follows([...ledger, sold])[2]?.so).toContain('is enough')
})

test('a loan by its rate and its term, which stand in the same sentence', () => {
  const text = 'The bank offers $25,000 at 11.9% over 3 years. I pay 8% tax.'
  const ledger = [
    money('$25,000', 25_000, { role: 'loan-offered', status: 'quote' }),
    figureWith({ quote: '11.9%', value: 11.9, unit: 'fraction', role: 'other', used: false }),
    figureWith({ quote: '3 years', value: 3, unit: 'years', role: 'other', used: false }),
  ]
  expect(workings(ledger, text)).toEqual(['$25,000 at 11.9% over 3 years = $829 a month in equal payments'])
  expect(workings(ledger.slice(0, 2), text)).toEqual([])
})

test('purchases against the money in hand', () => {
  const ledger = [money('$6,000', 6000, { role: 'cash' }), money('$16,800', 16_800, { role: 'one-off-cost' })]
  expect(follows(ledger)[0]?.so).toBe('These purchases cost $10,800 more than there is.')
})

test('a goal in sales, a rival’s price, an hour of work, customers lost', () => {
  expect(workings([price, money('$150k', 150_000, { role: 'revenue-goal', status: 'goal' })])).toEqual([
    '$150k ÷ $38 ÷ 12 = 329 a month',
  ])
  expect(workings([price, money('$22', 22, { role: 'competitor-price', status: 'claim' })])).toEqual([
    '$38 against $22: 73% more',
  ])
  const minutes = figureWith({ quote: '50 minutes', value: 50, unit: 'minutes', role: 'technical' })
  expect(workings([price, minutes], 'An order takes me 50 minutes to make.')).toEqual([
    '$38 in 50 minutes = $46 for each hour of work',
  ])
  expect(workings([price, minutes], 'The drive is 50 minutes long, alone.')).toEqual([])
  const customers = figureWith({ quote: '200 members', value: 200, unit: 'count', role: 'customers-paying' })
  const churn = figureWith({ quote: '4% a month', value: 4, unit: 'fraction', per: 'month', role: 'churn' })
  expect(workings([customers, churn])[0]).toContain('= 8 lost a month')
})
