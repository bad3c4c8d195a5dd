import { expect, test } from 'vitest'
import { sumsOf } from './candidates.ts'
import type { CheckFigure } from './figures.ts'
import { figure } from './testing/figure.ts'
import { workingOf } from './working.ts'

type Traits = Partial<Pick<CheckFigure, 'kind' | 'likely'>> & { unit?: string; per?: string; value?: string }

/** Figures of one sentence, in this order. */
const sentence = (...figures: [quote: string, number: number, traits: Traits][]): CheckFigure[] =>
  figures.map(([quote, number, { unit = 'count', per = '', value, kind = 'count', likely = {} }], order) => {
    const { entry, ...more } = figure(quote, number)
    return {
      ...more,
      entry: { ...entry, id: order, start: order * 20, unit, per, value: value ?? number },
      kind,
      likely,
      order,
    }
  })

const workingsOf = (figures: CheckFigure[]) => sumsOf(figures).map(workingOf)

const time = (unit: string): Traits => ({ kind: 'duration', unit, likely: { technical: 1 } })
const date = (value: string): Traits => ({ kind: 'date', unit: 'date', value })
const money = (likely: Traits['likely']): Traits => ({ kind: 'money', unit: 'money', likely: likely ?? {} })

test('work against the hours of several people on several days', () => {
  const figures = sentence(
    ['48 jobs', 48, { likely: { 'units-sold': 1 } }],
    ['90 minutes', 90, time('minutes')],
    ['2 mechanics', 2, { likely: { team: 1 } }],
    ['6 hours', 6, time('hours')],
    ['5 days', 5, time('days')],
  )
  expect(workingsOf(figures)).toContain(
    '48 jobs × 90 minutes = 72 hours; 2 mechanics × 6 hours × 5 days is 60',
  )
})

test('work that fits into the hours is no sum to tell', () => {
  const figures = sentence(
    ['20 jobs', 20, { likely: { 'units-sold': 1 } }],
    ['30 minutes', 30, time('minutes')],
    ['40 hours', 40, time('hours')],
  )
  expect(workingsOf(figures).filter((text) => text.startsWith('20 jobs × 30 minutes'))).toEqual([])
})

test('two times one after the other before a deadline', () => {
  const figures = sentence(
    ['5 January', Number.NaN, date('2027-01-05')],
    ['9 weeks', 9, time('weeks')],
    ['5 weeks', 5, time('weeks')],
    ['1 March', Number.NaN, date('2027-03-01')],
  )
  expect(workingsOf(figures)).toContain('5 January + 9 weeks + 5 weeks ends 43 days after 1 March')
})

test('an amount and how much of it is done in a week before a deadline', () => {
  const figures = sentence(
    ['4 January', Number.NaN, date('2027-01-04')],
    ['1,500 bottles', 1500, { likely: { 'units-sold': 1 } }],
    ['60 a week', 60, { per: 'week', likely: { capacity: 1 } }],
    ['15 March', Number.NaN, date('2027-03-15')],
  )
  expect(workingsOf(figures)).toContain('4 January + 1,500 bottles ÷ 60 a week ends 105 days after 15 March')
})

test('what is left of a price after a commission', () => {
  const figures = sentence(
    ['€200', 200, money({ price: 1 })],
    ['15%', 15, { kind: 'share', unit: 'fraction', likely: { 'commission-rate': 1 } }],
    ['€180', 180, money({ 'margin-claim': 1 })],
  )
  expect(workingsOf(figures)).toContain('€200 less 15% = 170, not €180')
})

test('three sources of money that are not enough together', () => {
  const figures = sentence(
    ['€185,000', 185_000, money({ 'one-off-cost': 1 })],
    ['€90,000', 90_000, money({ cash: 1 })],
    ['€45,000', 45_000, money({ 'loan-offered': 1 })],
    ['€30,000', 30_000, money({ 'grant-awarded': 1 })],
  )
  expect(workingsOf(figures)).toContain(
    '€185,000 is needed (185,000); €90,000 + €45,000 + €30,000 is there (165,000)',
  )
})

test('more customers than there are', () => {
  const figures = sentence(
    ['60 schools', 60, { likely: { 'customers-paying': 1 } }],
    ['41 schools', 41, { likely: { 'market-count': 1 } }],
  )
  expect(workingsOf(figures)).toContain('60 schools is more than 41 schools')
})
