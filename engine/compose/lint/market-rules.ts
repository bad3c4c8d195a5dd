// The market: the whole is larger than what is within reach, and that is larger than what the plan takes.
import type { Rule } from './finding.ts'
import { quantityNamed } from './texts.ts'

/** Amounts are rounded to two digits before they are printed. */
const ROUNDING = 1.02

export const marketNests: Rule = ({ sections }) => {
  const of = (id: string) => quantityNamed(sections, id)?.value
  const market = sections.filter(({ id }) => id === 'market')
  const [tam, sam] = [of('market-tam'), of('market-sam')]
  const third = quantityNamed(market, 'profit.revenue.y3')?.value
  if (tam === undefined || sam === undefined) return []
  return [
    ...(sam > tam * ROUNDING ? [`reachable ${sam} of ${tam}`] : []),
    ...(third !== undefined && third > sam * ROUNDING ? [`third year ${third} of reachable ${sam}`] : []),
  ]
}

export const customersFit: Rule = ({ sections }) => {
  const [customers, fit] = [
    quantityNamed(sections, 'customers-36')?.value,
    quantityNamed(sections, 'market-fit')?.value,
  ]
  return customers !== undefined && fit !== undefined && customers > fit * ROUNDING
    ? [`${Math.round(customers)} customers of ${fit} who fit`]
    : []
}
