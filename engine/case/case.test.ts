import { expect, test } from 'vitest'
import { tradeLibrary } from '../trades/library.ts'
import type { Trade } from '../trades/schema.ts'
import { type CaseInput, caseOf } from './case.ts'
import { figureWith, readingWith } from './testing/reading.ts'

const tradeNamed = (id: string) => tradeLibrary().trades.find((trade) => trade.id === id) as Trade

const inputWith = (changes: Partial<CaseInput> = {}): CaseInput => ({
  reading: readingWith(),
  idea: 'window cleaning for shops',
  choice: { trade: tradeNamed('paid-by-the-visit'), sure: 0.8, instead: [] },
  facets: [],
  subjects: [],
  textOf: () => '',
  country: 'US',
  rates: { local: 100, world: 100, wage: 100 },
  team: 1,
  sellsTo: 'people',
  fee: { share: 0.029, each: 30 },
  ...changes,
})

test('the founder’s own price replaces the trade’s, in minor units and with its words', () => {
  const ledger = [figureWith({ quote: '$150 a visit', value: 150 })]
  const { numbers } = caseOf(inputWith({ reading: readingWith({ ledger }) }))
  expect(numbers.get('price')).toMatchObject({ value: 15_000, basis: 'founder', why: '$150 a visit' })
})

test('a figure that is unsure or only claimed fills nothing', () => {
  for (const changes of [{ used: false }, { status: 'claim' as const }]) {
    const ledger = [figureWith({ value: 150, ...changes })]
    const { numbers } = caseOf(inputWith({ reading: readingWith({ ledger }) }))
    expect(numbers.get('price').basis).not.toBe('founder')
  }
})

test('customers that are wished for are none, a price that is planned is the price', () => {
  const ledger = [
    figureWith({ id: 0, value: 150, status: 'goal' }),
    figureWith({
      id: 1,
      quote: '40 homes',
      value: 40,
      unit: 'count',
      role: 'customers-paying',
      status: 'goal',
    }),
  ]
  const { numbers } = caseOf(inputWith({ reading: readingWith({ ledger }) }))
  expect(numbers.get('price').value).toBe(15_000)
  expect(numbers.has('opening')).toBe(false)
})

test('a price for a month is none for a visit', () => {
  const ledger = [figureWith({ quote: '$150 a month', value: 150, per: 'month' })]
  const { numbers } = caseOf(inputWith({ reading: readingWith({ ledger }) }))
  expect(numbers.get('price').basis).not.toBe('founder')
})

test('a price far below what a visit costs is for a part of it', () => {
  const ledger = [figureWith({ quote: '$4 a window', value: 4, per: 'unit', thing: 'window' })]
  const { numbers } = caseOf(inputWith({ reading: readingWith({ ledger }) }))
  expect(numbers.get('part-price')).toMatchObject({ value: 400, basis: 'founder' })
  expect(numbers.get('parts').unit).toEqual(['window', 'windows'])
  expect(numbers.value('price')).toBe(numbers.value('parts') * 400)
})

test('a low price of a visit, a lesson or a place is for all of it', () => {
  const sold: [quote: string, thing: string, around: string][] = [
    ['$9', '', '$9 for a home visit'],
    ['$9 per student', 'student', '$9 per student'],
    ['$60', '', '$60'],
  ]
  for (const [quote, thing, text] of sold) {
    const ledger = [figureWith({ quote, value: Number(/\d+/.exec(quote)?.[0]), thing, start: 0 })]
    const { numbers } = caseOf(inputWith({ reading: readingWith({ ledger }), textOf: () => text }))
    expect(numbers.has('parts')).toBe(false)
    expect(numbers.get('price').basis).toBe('founder')
  }
})

test('every six weeks is nine times a year, and six weeks are not', () => {
  const visitsWith = (text: string) => {
    const start = text.indexOf('6 weeks')
    const ledger = [figureWith({ quote: '6 weeks', value: 6, unit: 'weeks', role: 'frequency', start })]
    const { numbers } = caseOf(inputWith({ reading: readingWith({ ledger }), textOf: () => text }))
    return numbers.get('visits')
  }
  expect(visitsWith('I see them every 6 weeks')).toMatchObject({ basis: 'founder' })
  expect(visitsWith('I see them every 6 weeks').value).toBeCloseTo(8.69, 2)
  expect(visitsWith('a course takes 6 weeks').basis).not.toBe('founder')
})

test('a cost that would make every visit a loss is set aside and named', () => {
  const ledger = [
    figureWith({ id: 0, value: 100 }),
    figureWith({ id: 1, quote: '$60', value: 60, role: 'unit-cost' }),
  ]
  const { numbers, open } = caseOf(inputWith({ reading: readingWith({ ledger }) }))
  expect(numbers.get('price').basis).toBe('founder')
  expect(open).toMatchObject([{ id: 'visit-cost', because: 'loss' }])
})

test('a running business starts from the revenue it states', () => {
  const ledger = [
    figureWith({ id: 0, value: 100 }),
    figureWith({ id: 1, quote: '$2,000 a month', value: 2000, per: 'month', role: 'revenue-actual' }),
  ]
  const reading = readingWith({ ledger, stage: { value: 'selling', sure: 1, grounds: [] } })
  const { streams, circumstances } = caseOf(inputWith({ reading }))
  const plan = streams[0]?.plan
  expect(circumstances.stage).toBe('running')
  const first = (plan?.customers[0] ?? 0) * (plan?.monthlyRevenue ?? 0)
  expect(first).toBeGreaterThan(180_000)
  expect(first).toBeLessThan(260_000)
})

test('rent and other monthly costs of the founder’s stand in the trade’s rows or beside them', () => {
  const ledger = [
    figureWith({ id: 0, quote: '$95 a month for insurance', value: 95, per: 'month', role: 'fixed-cost' }),
    figureWith({ id: 1, quote: '$70', value: 70, per: 'month', role: 'fixed-cost', thing: 'sauna oil' }),
  ]
  const { numbers, trade } = caseOf(inputWith({ reading: readingWith({ ledger }) }))
  const insurance = trade.costs.find(({ label }) => /insurance/i.test(label))
  expect(numbers.value(`cost-${insurance?.id}`)).toBe(9_500)
  expect(trade.costs.find(({ id }) => id === 'own-1')?.label).toBe('Sauna oil')
  expect(numbers.value('cost-own-1')).toBe(7_000)
})

test('what the founder sets afterwards counts, and what it was stays known', () => {
  const { numbers, original } = caseOf(inputWith({ set: new Map([['price', 9_900]]) }))
  expect(numbers.value('price')).toBe(9_900)
  expect(original.value('price')).not.toBe(9_900)
})

test('another country has its own range where the trade knows it, else what a dollar buys there', () => {
  const trade = tradeNamed('people-by-the-hour')
  const choice = { trade, sure: 1, instead: [] }
  const kenya = caseOf(
    inputWith({
      choice,
      country: 'KE',
      reading: readingWith({ currency: 'KES' }),
      rates: { local: 4_500, world: 12_900, wage: 850 },
    }),
  )
  expect(kenya.numbers.value('bill-rate')).toBe(20_000)
})

test('a dollar sign in Canada means Canadian dollars, another currency fills nothing', () => {
  const priced = (currency: string) =>
    caseOf(
      inputWith({
        country: 'CA',
        reading: readingWith({ currency: 'CAD', ledger: [figureWith({ value: 150, currency })] }),
      }),
    ).numbers.get('price')
  expect(priced('$')).toMatchObject({ value: 15_000, basis: 'founder' })
  expect(priced('EUR').basis).not.toBe('founder')
})

test('costs of one thing are added up, and a total that is named is not counted twice', () => {
  const cost = (id: number, value: number) =>
    figureWith({ id, quote: `$${value}`, value, start: id * 20, role: 'unit-cost' })
  const visitCost = (ledger: ReturnType<typeof cost>[]) =>
    caseOf(
      inputWith({ reading: readingWith({ ledger: [figureWith({ id: 9, value: 150 }), ...ledger] }) }),
    ).numbers.value('visit-cost')
  expect(visitCost([cost(0, 5), cost(1, 7)])).toBe(1_200)
  expect(visitCost([cost(0, 5), cost(1, 7), cost(2, 12)])).toBe(1_200)
})
