// The few figures by which two plans are compared.
import { at } from './calendar.ts'
import type { Projection } from './projection.ts'

export interface CashPoint {
  month: number
  amount: number
}

export interface Outcome {
  /** By year. */
  revenue: number[]
  ebitda: number[]
  /** Cash at the end of the last month. */
  endCash: number
  lowestCash: CashPoint
}

/** The first month in which it is lowest. */
export function lowest(months: number[]): CashPoint {
  let low = 0
  months.forEach((amount, i) => {
    if (amount < at(months, low)) low = i
  })
  return { month: low + 1, amount: at(months, low) }
}

export const outcomeOf = ({ profit, balance }: Projection): Outcome => ({
  revenue: profit.revenue.years,
  ebitda: profit.ebitda.years,
  endCash: at(balance.cash.months, balance.cash.months.length - 1),
  lowestCash: lowest(balance.cash.months),
})
