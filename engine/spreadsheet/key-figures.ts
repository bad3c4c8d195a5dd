// The few results that one looks for first: on the first sheet, and under names that other workbooks can use.
import { at } from '../plan/finance/calendar.ts'
import { outcomeOf } from '../plan/finance/outcome.ts'
import type { EvenCells } from './break-even.ts'
import type { NeedCells } from './funding-need.ts'
import type { Model } from './model.ts'
import type { Key } from './read-me.ts'
import type { Cash, Profit } from './statements.ts'

export interface Found {
  profit: Profit
  cash: Cash
  even: EvenCells
  need: NeedCells
  /** The cell that says whether all checks hold. */
  light: string
}

const YEARS = [1, 2, 3]

export function keyFigures({ plan, unit }: Model, { profit, cash, even, need, light }: Found): Key[] {
  const { projection, breakEven, need: needed } = plan.finance
  const { revenue, ebitda, endCash, lowestCash } = outcomeOf(projection)
  const lowest = `MIN(${cash.cash.months})`
  const money = (label: string, cell: string, value: number): Key => ({
    label,
    cell,
    value: value / unit,
    as: 'money',
  })
  return [
    ...YEARS.map((year) => money(`Revenue, year ${year}`, profit.revenue.year(year), at(revenue, year - 1))),
    ...YEARS.map((year) => money(`EBITDA, year ${year}`, profit.ebitda.year(year), at(ebitda, year - 1))),
    money('Cash after three years', cash.cash.at(35), endCash),
    money('Lowest cash', lowest, lowestCash.amount),
    {
      label: 'in month',
      cell: `MATCH(${lowest},${cash.cash.months},0)`,
      value: lowestCash.month,
      as: 'count',
    },
    money('Money needed', need.need, needed.need),
    {
      label: 'EBITDA stays above zero from month',
      cell: even.positiveFrom,
      value: breakEven.positiveFrom ?? 'not within the plan',
      as: 'count',
    },
    { label: 'All checks hold', cell: light, value: true, as: 'truth' },
  ]
}

/** A name always means the same cell, so its column and row are fixed. */
const fixed = (cell: string) => cell.replace(/!\$?([A-Z]+)\$?(\d+)$/, '!$$$1$$$2')

export function nameResults({ names }: Model, { profit, cash, even, need, light }: Found): void {
  for (const year of YEARS) {
    names.set(`Revenue_year_${year}`, fixed(profit.revenue.year(year)))
    names.set(`EBITDA_year_${year}`, fixed(profit.ebitda.year(year)))
    names.set(`Result_year_${year}`, fixed(profit.net.year(year)))
    names.set(`Cash_year_${year}`, fixed(cash.cash.year(year)))
  }
  names.set('Funding_need', need.need)
  names.set('Money_to_raise', need.raise)
  names.set('Break_even_revenue', even.revenue)
  names.set('Break_even_month', even.positiveFrom)
  names.set('All_checks_hold', light)
}
