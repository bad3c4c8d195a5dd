// Customers who are won, come back at their own rhythm, tell others and stop coming; and people hired as it pays.
import { MONTHS, rampAt } from '../finance/calendar.ts'
import type { Ramp } from '../finance/drivers.ts'

interface BaseTerms {
  /** Active customers before the first month. */
  opening: number
  /** First month in which anybody is won. */
  from: number
  /** Spent on winning customers, a month. */
  spent: Ramp
  /** What one customer costs who is won with money. */
  costToWin: number
  /** Share of active customers who bring one more in a month. */
  told: number
  /** Share of active customers who do not come back, a month. */
  leaving: number
}

export interface BaseMonths {
  /** Won with money, and brought by other customers. */
  won: number[]
  brought: number[]
  /** There at the end of each month. */
  active: number[]
}

export function customerBase({ opening, from, spent, costToWin, told, leaving }: BaseTerms): BaseMonths {
  const months: BaseMonths = { won: [], brought: [], active: [] }
  let there = Math.max(0, opening)
  for (let month = 1; month <= MONTHS; month++) {
    const won = month < from ? 0 : rampAt(spent, month) / Math.max(1, costToWin)
    const brought = month < from ? 0 : there * told
    there = there * (1 - leaving) + won + brought
    months.won.push(won)
    months.brought.push(brought)
    months.active.push(there)
  }
  return months
}

export const firstYear = (months: number[]): number =>
  months.slice(0, 12).reduce((total, value) => total + value, 0)

/** One point for each month, so that a simulated row can drive a stream. */
export const asRamp = (months: number[]): Ramp => months.map((value, i) => ({ month: i + 1, value }))

interface Wanted {
  /** Cost of the person a month, contributions included. */
  monthly: number
  /** Not before this month. */
  earliest: number
}

/**
 * The month in which each person can be paid: out of what sales leave after the costs that are there anyway, plus what
 * the money raised may lose a month. In the order given; undefined for whoever cannot be paid within the plan.
 */
export function hiringMonths(
  wanted: readonly Wanted[],
  left: readonly number[],
  mayLose: number,
): (number | undefined)[] {
  let paid = 0
  let notBefore = 1
  return wanted.map(({ monthly, earliest }) => {
    for (let month = Math.max(notBefore, earliest); month <= MONTHS; month++) {
      if ((left[month - 1] ?? 0) + allowance(mayLose, month) < paid + monthly) continue
      paid += monthly
      notBefore = month
      return month
    }
    return undefined
  })
}

/** Money raised is meant to last about two years. */
const RUNWAY = 24
const allowance = (mayLose: number, month: number) => (month <= RUNWAY ? mayLose : 0)
