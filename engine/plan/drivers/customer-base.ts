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

/** The first month of the second year or later in which sales carry a full pay; after the plan when they never do. */
export function paidInFullFrom(left: readonly number[], pay: number): number {
  const month = left.findIndex((value, i) => i >= 12 && value >= pay * 1.1) + 1
  return month || MONTHS + 1
}

interface Wanted {
  /** Cost of the person a month, contributions included. */
  monthly: number
  /** Not before this month. */
  earliest: number
}

/**
 * The month in which each person can be paid, in the order given: so that the purse never runs out, and the last year
 * carries them from what is left of sales. Undefined for whoever cannot be paid within the plan.
 */
export function hiringMonths(
  wanted: readonly Wanted[],
  left: readonly number[],
  money: number,
): (number | undefined)[] {
  const months = [...left]
  // Whoever starts without enough is lent what it takes; hiring must not deepen that.
  const purse = Math.max(money, -lowestOf(months))
  return wanted.map(({ monthly, earliest }) => {
    if (endOf(months) < monthly * MARGIN) return undefined
    for (let month = earliest; month <= MONTHS - 3; month++) {
      const after = months.map((value, i) => (i + 1 >= month ? value - monthly : value))
      if (purse + lowestOf(after) < 0) continue
      months.splice(0, months.length, ...after)
      return month
    }
    return undefined
  })
}

/** Pay and costs rise year by year; what is left has to bear that too. */
const MARGIN = 1.3

function lowestOf(months: readonly number[]): number {
  let total = 0
  let low = 0
  for (const value of months) {
    total += value
    low = Math.min(low, total)
  }
  return low
}

const endOf = (months: readonly number[]) =>
  (months.slice(-6).reduce((total, value) => total + value, 0) || 0) / 6
