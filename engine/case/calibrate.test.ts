import { expect, test } from 'vitest'
import { tradeLibrary } from '../trades/library.ts'
import type { Trade } from '../trades/schema.ts'
import { type CaseInput, caseOf } from './case.ts'
import { figureWith, readingWith } from './testing/reading.ts'

const tradeWith = (id: string) => tradeLibrary().trades.find((trade) => trade.id === id) as Trade

const inputWith = (id: string, ledger: CaseInput['reading']['ledger']): CaseInput => ({
  reading: readingWith({ ledger, stage: { value: 'selling', sure: 1, grounds: [] } }),
  idea: '',
  textOf: () => '',
  choice: { trade: tradeWith(id), sure: 1, instead: [] },
  facets: [],
  subjects: [],
  country: 'US',
  rates: { local: 100, world: 100, wage: 100 },
  team: 1,
  sellsTo: 'people',
  fee: { share: 0, each: 0 },
})

const revenue = (value: number) =>
  figureWith({ id: 1, quote: `$${value} a year`, value, per: 'year', role: 'revenue-actual' })

test('what is sold today can be done today: usual hours give way to stated sales', () => {
  const price = figureWith({ id: 0, quote: '$250', value: 250 })
  const one = caseOf(inputWith('paid-by-the-visit', [price, revenue(180_000)]))
  expect((one.streams[0]?.plan.volume[0] ?? 0) * 250 * 12).toBeGreaterThan(150_000)
  const goods = caseOf(
    inputWith('make-and-sell-goods', [figureWith({ quote: '$36', value: 36 }), revenue(180_000)]),
  )
  expect((goods.streams[0]?.plan.volume[0] ?? 0) * 36 * 12).toBeGreaterThan(150_000)
})

test('hours that the founder states stay', () => {
  const price = figureWith({ id: 0, quote: '$250', value: 250 })
  const hours = figureWith({
    id: 2,
    quote: '6 hours',
    value: 6,
    unit: 'hours',
    role: 'technical',
  })
  const one = caseOf(inputWith('paid-by-the-visit', [price, revenue(180_000), hours]))
  expect(one.numbers.value('visit-hours')).toBe(6)
})

test('where only a cost is named, the price keeps its usual distance', () => {
  const wage = figureWith({ quote: '$55/hr', value: 55, per: 'hour', role: 'wage' })
  const one = caseOf(inputWith('people-by-the-hour', [wage]))
  expect(one.numbers.value('bill-rate')).toBeGreaterThan(one.numbers.value('pay-rate'))
  expect(one.numbers.get('bill-rate').basis).toBe('trade')
  expect(one.open).toEqual([])
})

test('a second stream has no customers of today and the room that the first one leaves', () => {
  const price = figureWith({ quote: '$36', value: 36 })
  const one = caseOf(inputWith('make-and-sell-goods', [price, revenue(180_000)]))
  expect(one.streams[1]?.plan.customers[0] ?? 0).toBeLessThan(3)
})
