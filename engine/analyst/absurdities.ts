// What is absurd in a computed plan, said so that whoever set up the books can mend it.
import type { Case } from '../case/case.ts'
import { wonBy } from '../case/streams.ts'
import { decimalsOf } from '../money.ts'
import type { Drafted } from '../plan/make-plan.ts'

/** Of the year's revenue. */
const MOST_EARNED = 0.65
const MOST_GROWTH = 6
/** Channels grow with practice and word of mouth, not beyond this many times their first year. */
const MOST_WON = 1.8
/** Times of what is taken today: takings may be those of another trade of the founder's, so less is no fault. */
const FAR = 3

export function absurdities({
  results,
  case: one,
  context,
}: Pick<Drafted, 'results' | 'case' | 'context'>): string[] {
  const { projection, outcome } = results
  const revenue = projection.profit.revenue.years
  const ebitda = projection.profit.ebitda.years
  const money = context.money
  const told = `The books give revenue of ${revenue.map(money).join(', ')} and EBITDA of ${ebitda.map(money).join(', ')} in the three years.`
  const faults: string[] = []
  const [first = 0, second = 0, third = 0] = revenue
  if (first <= 0 && second <= 0) faults.push('nothing is sold in the first two years')
  if (first > 0 && third / first > MOST_GROWTH && first > revenueToday(one) * 0.5 && revenueToday(one) > 0)
    faults.push('a running business does not grow so fast: revenue of year three against year one')
  for (const [i, earned] of ebitda.entries())
    if ((revenue[i] ?? 0) > 0 && earned > (revenue[i] ?? 0) * MOST_EARNED)
      faults.push(`year ${i + 1} earns more than two thirds of its revenue: costs are missing`)
  const today = revenueToday(one)
  const month = projection.profit.revenue.months[0] ?? 0
  const isFar = today > 0 && first / 12 > today * FAR && month > today * FAR
  if (isFar && one.circumstances.stage === 'running')
    faults.push(
      `the founder takes about ${money(today)} a month today, and the plan has ${money(month)} in month 1 and ${money(first / 12)} a month in year one`,
    )
  const subscriptions = one.streams.flatMap(({ plan }) =>
    plan.streams.flatMap((stream) => (stream.kind === 'subscription' ? [stream] : [])),
  )
  if (one.trade.own && subscriptions.length > 0) {
    const joiners = subscriptions
      .flatMap(({ joining }) => joining.slice(0, 12))
      .reduce((sum, { value }) => sum + value, 0)
    const won = wonBy(one.trade.channels, one.numbers)
    if (joiners > 3 && (won < joiners * 0.6 || won > joiners * 2.5))
      faults.push(
        `the channels win ${Math.round(won)} customers in the first year, and the volume needs ${Math.round(joiners)}`,
      )
    for (const year of [2, 3]) {
      const later = subscriptions
        .flatMap(({ joining }) => joining.slice((year - 1) * 12, year * 12))
        .reduce((sum, { value }) => sum + value, 0)
      if (later > 3 && later > won * MOST_WON)
        faults.push(
          `year ${year} needs ${Math.round(later)} new customers, and the channels win ${Math.round(won)} a year: lower the volume, or say in the numbers what wins more`,
        )
    }
  }
  const found = results.drivers.funding.equity.find(({ id }) => id === 'to-be-found')
  if (found)
    faults.push(
      `the money of the books does not last: ${money(found.amount)} more would be needed; spend less or later, draw less, or add what this founder could really get, with status sought`,
    )
  if (outcome.lowestCash.amount < 0 && results.raise.value === 0 && (ebitda[2] ?? 0) <= 0)
    faults.push(
      'the third year still loses money and nobody would finance it: is that what the founder’s figures say?',
    )
  return faults.length > 0 ? [...faults, told] : []
}

/** What the founder says is taken in a month, in minor units; 0 where nothing is said. */
function revenueToday({ reading, numbers: _, currency }: Case): number {
  const entry = reading.ledger.find(
    ({ used, role, status, unit, per }) =>
      used &&
      role === 'revenue-actual' &&
      status === 'actual' &&
      unit === 'money' &&
      (per === 'month' || per === 'year'),
  )
  if (!entry || typeof entry.value !== 'number') return 0
  return (entry.per === 'year' ? entry.value / 12 : entry.value) * 10 ** decimalsOf(currency)
}
