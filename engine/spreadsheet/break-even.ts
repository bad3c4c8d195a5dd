// How much must be sold so that nothing is lost, year by year, and when the plan gets there.

import { breakEven, mainStream } from '../plan/finance/break-even.ts'
import { at } from '../plan/finance/calendar.ts'
import { type Model, type Sold, toWhole } from './model.ts'
import type { Cash, Profit } from './statements.ts'
import type { Figure, TablePage } from './table-page.ts'
import { span } from './time-page.ts'
import { NONE } from './unit-economics.ts'

export interface EvenCells {
  revenue: string
  positiveFrom: string
}

const YEARS = [1, 2, 3]
const NEVER = 'not within the plan'

export function breakEvenTable(
  model: Model,
  page: TablePage,
  sold: Sold[],
  profit: Profit,
  cash: Cash,
): EvenCells {
  const { plan, unit, toCent } = model
  const { drivers, projection } = plan.finance
  const found = YEARS.map((year) => breakEven(drivers, projection, year))
  const money = (value: number | undefined) => (value === undefined ? NONE : value / unit)
  const each = (
    label: string,
    as: Figure['as'],
    formula: (year: number, i: number) => string,
    value: (i: number) => number | string,
    note = '',
    role: 'plain' | 'total' = 'plain',
  ) =>
    page.line(
      label,
      YEARS.map((year, i) => ({ formula: formula(year, i), value: value(i), ...(as && { as }) })),
      note,
      role,
    )

  page.section('In money', ['Year 1', 'Year 2', 'Year 3', ''])
  const fixed = each(
    'Fixed costs of a month',
    'money',
    (year) => toCent(`${profit.fixedCosts.year(year)}/12`),
    (i) => money(found[i]?.fixedCosts),
    'people and cost lines',
  )
  const share = each(
    'Left of one unit of revenue',
    'percent',
    (year) =>
      `IF(${profit.revenue.year(year)}>0,${profit.contribution.year(year)}/${profit.revenue.year(year)},"${NONE}")`,
    (i) => found[i]?.contributionShare ?? NONE,
    'contribution ÷ revenue',
  )
  const revenue = each(
    'Revenue of a month that covers them',
    'money',
    (_, i) =>
      `IF(ISNUMBER(${share[i]}),IF(${share[i]}>0,${toCent(`${fixed[i]}/${share[i]}`)},"${NONE}"),"${NONE}")`,
    (i) => money(found[i]?.revenue),
    'fixed costs ÷ what is left',
    'total',
  )

  unitLines(model, page, sold, profit, each)

  page.section('When', ['', '', 'Month', ''])
  const blank = { value: '' }
  const ebitda = profit.ebitda.months
  const monthNumbers = `COLUMN(${ebitda})-COLUMN(${profit.ebitda.at(0)})+1`
  const last = (condition: string) => `SUMPRODUCT(MAX((${condition})*(${monthNumbers})))`
  const from = `${last(`ROUND(${ebitda},4)<=0`)}+1`
  const positive = page.line(
    'From this month on EBITDA stays above zero',
    [
      blank,
      blank,
      { formula: `IF(${from}>36,"${NEVER}",${from})`, value: found[1]?.positiveFrom ?? NEVER, as: 'count' },
    ],
    '',
    'total',
  )
  const own = cash.own.months
  const low = `${last(`ROUND(${own},4)=ROUND(MIN(${own}),4)`)}+1`
  page.line(
    'From this month on cash, new money apart, never falls below where it was',
    [
      blank,
      blank,
      {
        formula: `IF(MIN(${own})>0,1,IF(${low}>36,"${NEVER}",${low}))`,
        value: found[1]?.cashTurns ?? NEVER,
        as: 'count',
      },
    ],
    '',
    'total',
  )
  return { revenue: revenue[1] ?? '', positiveFrom: positive[2] ?? '' }
}

type Each = (
  label: string,
  as: Figure['as'],
  formula: (year: number, i: number) => string,
  value: (i: number) => number | string,
  note?: string,
  role?: 'plain' | 'total',
) => string[]

/** In units of the stream that earns most; the others stay as planned. */
function unitLines(
  { plan, unit, toCent }: Model,
  page: TablePage,
  sold: Sold[],
  profit: Profit,
  each: Each,
): void {
  const { drivers, projection } = plan.finance
  const found = YEARS.map((year) => breakEven(drivers, projection, year).units)
  const main = Math.max(
    0,
    projection.streams.findIndex((one) => one.id === mainStream(projection)?.id),
  )
  if (sold.length === 0) return
  page.section('In units of the main stream', ['Year 1', 'Year 2', 'Year 3', ''])
  const rows = sold.map(
    ({ stream, revenue }) =>
      page.line(`Revenue over three years: ${stream.label}`, [
        { value: '' },
        { value: '' },
        {
          formula: `SUM(${revenue.years})`,
          value: revenue.values.reduce((sum, value) => sum + value, 0) / unit,
          as: 'money',
        },
      ])[2] ?? '',
  )
  const range = span(rows[0] ?? '', rows.at(-1) ?? '')
  const index =
    page.line(
      'Main stream, counted from above',
      [
        { value: '' },
        { value: '' },
        { formula: `MATCH(MAX(${range}),${range},0)`, value: main + 1, as: 'count' },
      ],
      'the one that earns most',
    )[2] ?? ''
  const pick = (formulas: string[]) => `CHOOSE(${index},${formulas.join(',')})`
  const stream = projection.streams[main]
  const soldIn = (i: number) =>
    (stream?.volume.months ?? []).slice(i * 12, i * 12 + 12).reduce((sum, value) => sum + value, 0)
  const own = (i: number) => at(stream?.contribution.years ?? [], i)
  const others = (i: number) => at(projection.profit.contribution.years, i) - own(i)
  const units = each(
    'Counted over the year',
    'count',
    (year) =>
      pick(sold.map(({ volume }) => `SUM(${span(volume.at((year - 1) * 12), volume.at(year * 12 - 1))})`)),
    soldIn,
    'sold, or there at the end of each month',
  )
  const ownCells = each(
    'What they leave',
    'money',
    (year) => pick(sold.map(({ contribution }) => contribution.year(year))),
    (i) => own(i) / unit,
  )
  const otherCells = each(
    'What the other streams leave',
    'money',
    (year, i) => toCent(`${profit.contribution.year(year)}-${ownCells[i]}`),
    (i) => others(i) / unit,
  )
  const isKnown = (i: number) => `AND(${units[i]}<>0,${ownCells[i]}>0)`
  const if_ = (i: number, formula: string) => `IF(${isKnown(i)},${formula},"${NONE}")`
  each(
    'One leaves',
    'money',
    (_, i) => if_(i, toCent(`${ownCells[i]}/MAX(1,${units[i]})`)),
    (i) => (found[i] ? found[i].contributionEach / unit : NONE),
  )
  const needed = each(
    'Needed a month',
    'count',
    (year, i) =>
      if_(
        i,
        `ROUNDUP(MAX(0,MAX(0,${profit.fixedCosts.year(year)}-${otherCells[i]})*${units[i]}/${ownCells[i]}/12-0.000000001),0)`,
      ),
    (i) => found[i]?.needed ?? NONE,
    'so that fixed costs are covered',
    'total',
  )
  each(
    'Planned a month',
    'count',
    (_, i) => if_(i, toWhole(`${units[i]}/12`)),
    (i) => found[i]?.planned ?? NONE,
  )
  if (sold.some(({ openDays }) => openDays))
    each(
      'Needed on one open day',
      'count',
      (_, i) => {
        const days = pick(sold.map(({ openDays }) => openDays ?? '0'))
        return `IF(AND(ISNUMBER(${needed[i]}),${days}>0),ROUNDUP(MAX(0,${needed[i]}/MAX(0.0001,${days})-0.000000001),0),"${NONE}")`
      },
      (i) => found[i]?.neededPerDay ?? NONE,
    )
  if (sold.some(({ most }) => most))
    each(
      'Most that could be sold a month',
      'count',
      (year, i) => if_(i, pick(sold.map(({ most }) => most?.(year) ?? `"${NONE}"`))),
      (i) => found[i]?.most ?? NONE,
      'rooms, people and days as planned',
    )
}
