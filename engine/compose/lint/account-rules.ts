// A running firm's plan against its own accounts.
import type { Case } from '../../case/case.ts'
import { DOLLARS_A_MONTH } from '../../case/case.ts'
import { pricesFarOff } from '../../case/prices-far-off.ts'
import { decimalsOf } from '../../money.ts'
import type { Rule } from './finding.ts'

const minorOf = ({ currency }: Case) => 10 ** decimalsOf(currency)

const LEAST_OF_TODAY = 0.8
const MOST_OF_TODAY = 2

/** A firm whose month brings less than one wage is still at its beginning and may multiply. */
const isEstablished = (one: Case, monthly: number): boolean =>
  monthly * minorOf(one) >= one.input.rates.wage * DOLLARS_A_MONTH

export const firstYearFollowsToday: Rule = ({ one, results }) => {
  const { revenue } = one.accounts
  if (one.circumstances.stage !== 'running' || !revenue || revenue.monthly <= 0) return []
  const ratio = (results.projection.profit.revenue.years[0] ?? 0) / (revenue.monthly * 12 * minorOf(one))
  const isFar = ratio < LEAST_OF_TODAY || (ratio > MOST_OF_TODAY && isEstablished(one, revenue.monthly))
  return isFar ? [`${ratio.toFixed(2)} of ‘${revenue.entry.quote}’`] : []
}

export const profitKeepsItsSign: Rule = ({ one, results: { projection } }) => {
  const { profit } = one.accounts
  if (one.circumstances.stage !== 'running' || !profit || profit.monthly === 0) return []
  // Where the founder's own costs leave no such profit, the plan says so and leaves it open.
  if (one.sums.some(({ id, agrees }) => id === 'profit' && !agrees)) return []
  const { ebitda, founders } = projection.profit
  const before = (ebitda.years[0] ?? 0) + (founders.years[0] ?? 0)
  return Math.sign(before) * Math.sign(profit.monthly) < 0
    ? [`${Math.round(before / minorOf(one))} against ‘${profit.entry.quote}’`]
    : []
}

/** A price of the founder's that the plan passes over without a word. */
export const priceIsTheFounders: Rule = ({ one }) => {
  const openIds = new Set(one.open.map(({ entry }) => entry.id))
  return pricesFarOff({ ...one, minor: minorOf(one) })
    .filter(({ entry }) => !openIds.has(entry.id))
    .map(({ entry }) => `‘${entry.quote}’ is not used`)
}
