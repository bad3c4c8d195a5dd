import { expect, test } from 'vitest'
import { allRows, keyRows, type Outlook, spoken } from './figures.ts'

const PLAN: Outlook = {
  currency: 'EUR',
  figures: {
    breakEvenMonth: 17,
    lowestCash: { month: 9, amount: -1_240_000 },
    fundingNeed: 4_000_000,
    lastMonthRevenue: 1_735_200,
    ltvToCac: 3.44,
    revenue: [4_820_000, 9_000_000, 12_000_000],
    endCash: 5_000_000,
  },
}
const other = (figures: Partial<Outlook['figures']>, currency = 'EUR'): Outlook => ({
  currency,
  figures: { ...PLAN.figures, ...figures },
})
const changes = (now: Outlook) =>
  Object.fromEntries(keyRows(now, PLAN).flatMap(({ id, change }) => (change ? [[id, change]] : [])))

test('five figures, as they read', () => {
  expect(keyRows(PLAN).map(({ label, text, note }) => [label, text, note])).toEqual([
    ['Break-even', 'Month 17', undefined],
    ['Lowest cash', '−€12,400', 'month 9'],
    ['Funding need', '€40,000', undefined],
    ['Revenue, month 36', '€17,352', undefined],
    ['LTV : CAC', '3.4 : 1', undefined],
  ])
  expect(allRows(PLAN)).toHaveLength(9)
})

test('the same is no change, and less than is shown neither', () => {
  expect(changes(PLAN)).toEqual({})
  expect(changes(other({ lastMonthRevenue: 1_735_203, ltvToCac: 3.43 }))).toEqual({})
})

test('more, less, earlier and later, and whether that is good', () => {
  expect(
    changes(
      other({
        breakEvenMonth: 14,
        lowestCash: { month: 8, amount: 310_000 },
        fundingNeed: 5_500_000,
        ltvToCac: 3,
      }),
    ),
  ).toEqual({
    'break-even': { text: '3 months earlier', is: 'better', goes: 'down' },
    'lowest-cash': { text: '€15,500 more', is: 'better', goes: 'up' },
    'funding-need': { text: '€15,000 more', is: 'worse', goes: 'up' },
    'ltv-to-cac': { text: 'was 3.4 : 1', is: 'worse', goes: 'down' },
  })
  expect(changes(other({ breakEvenMonth: 18 }))).toEqual({
    'break-even': { text: '1 month later', is: 'worse', goes: 'up' },
  })
})

test('a month that is not reached any more is told, and one that is reached at last', () => {
  const { breakEvenMonth: _, ...never } = PLAN.figures
  const lost: Outlook = { currency: 'EUR', figures: never }
  expect(changes(lost)['break-even']).toEqual({ text: 'was month 17', is: 'worse' })
  expect(keyRows(PLAN, lost)[0]?.change).toEqual({ text: 'was not in 3 years', is: 'better' })
})

test('amounts of two currencies are told beside each other, without a difference', () => {
  expect(changes(other({}, 'USD'))['funding-need']).toEqual({ text: 'was €40,000', is: 'other' })
})

test('nothing to raise is none; a plan that wins nobody for money has no ratio', () => {
  const { ltvToCac: _, ...rest } = PLAN.figures
  const rows = keyRows({ currency: 'EUR', figures: { ...rest, fundingNeed: 0 } })
  expect(rows.map(({ text }) => text)).toEqual(['Month 17', '−€12,400', 'None', '€17,352'])
})

test('one sentence for who listens', () => {
  expect(spoken(keyRows(other({ breakEvenMonth: 14 }), PLAN).slice(0, 2))).toBe(
    'Break-even: Month 14, 3 months earlier. Lowest cash, month 9: −€12,400',
  )
})
