// What the browser needs of the knowledge for a case: pay, contributions, taxes, fees and interest of one country. All else that a
// case computes with is in its trade.
import type { Metric } from '../knowledge/figure.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Trade } from '../trades/schema.ts'
import type { CaseGround } from './source-data.ts'

const METRICS = new Set<Metric>([
  'salary',
  'employer-on-cost',
  'corporate-tax',
  'payment-fee-share',
  'payment-fee-each',
  'loan-rate',
])

/** Where pay is high, a role is measured against the average there. */
const MEASURED_AGAINST = 'GB'

const AVERAGE = 'all occupations'
const stemsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** `people`: posts of the trade, whose pay is looked up by what they are like. */
export function moneyKnowledge(
  knowledge: Pick<Knowledge, 'figures' | 'sources'>,
  country: string,
  { people }: Pick<Trade, 'people'>,
): CaseGround['knowledge'] {
  const regionsInReach = [country, 'EU', MEASURED_AGAINST]
  const roles = new Set([AVERAGE, ...people.map(({ like }) => like)].flatMap(stemsIn))
  const figures = knowledge.figures.filter(
    ({ metric, regions, of }) =>
      METRICS.has(metric) &&
      (regions === 'any' || regions.some((region) => regionsInReach.includes(region))) &&
      (metric !== 'salary' || stemsIn(of).some((word) => roles.has(word))),
  )
  const named = new Set(figures.map(({ basis }) => (basis.kind === 'source' ? basis.source : '')))
  return { figures, sources: knowledge.sources.filter(({ id }) => named.has(id)) }
}
