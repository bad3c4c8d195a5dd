// A running firm's plan against its own accounts.
import type { Case } from '../../case/case.ts'
import { DOLLARS_A_MONTH } from '../../case/case.ts'
import { decimalsOf } from '../../money.ts'
import { isPrice } from '../answers/economics.ts'
import type { Rule } from './finding.ts'

const minorOf = ({ currency }: Case) => 10 ** decimalsOf(currency)

const LEAST_OF_TODAY = 0.8
const MOST_OF_TODAY = 2

/** A firm whose month brings less than one wage is still at its beginning and may multiply. */
export const isEstablished = (one: Case, monthly: number): boolean =>
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
  const { ebitda, founders } = projection.profit
  const before = (ebitda.years[0] ?? 0) + (founders.years[0] ?? 0)
  return Math.sign(before) * Math.sign(profit.monthly) < 0
    ? [`${Math.round(before / minorOf(one))} against ‘${profit.entry.quote}’`]
    : []
}

const FAR_APART = 3

/** A price of the founder's for the same unit, where the plan uses another one. */
export const priceIsTheFounders: Rule = ({ one }) => {
  const id = ['part-price', 'price', 'bill-rate'].find(one.numbers.has)
  if (id === undefined) return []
  const { value, per } = one.numbers.get(id)
  const isTimed = (period: string) => ['hour', 'day', 'week', 'month', 'year'].includes(period)
  const stated = one.reading.ledger.filter(
    (entry) =>
      isPrice(entry, one.currency) &&
      (entry.status === 'actual' || entry.status === 'goal') &&
      (isTimed(entry.per) ? entry.per === per : !isTimed(per)),
  )
  // A stated price may make another number, from which the formula makes this one.
  const filledBy = new Set([...one.fills.values()].map(({ entry }) => entry.id))
  if (stated.some((entry) => filledBy.has(entry.id))) return []
  const ratios = stated.map((entry) => value / (Number(entry.value) * minorOf(one)))
  return ratios.length > 0 && ratios.every((ratio) => ratio > FAR_APART || ratio < 1 / FAR_APART)
    ? [`${value / minorOf(one)} against ${stated.map(({ quote }) => `‘${quote}’`).join(', ')}`]
    : []
}
