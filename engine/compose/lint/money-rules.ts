// Results that cannot be: risks that pay, sums that disagree, money nobody would lend, wages nobody may pay.
import { DOLLARS_A_MONTH } from '../../case/case.ts'
import { findFigure } from '../../knowledge/find.ts'
import { wantedFor } from '../../plan/benchmarks.ts'
import { plural } from '../../plan/kit/plural.ts'
import { soughtIn } from '../../plan/results.ts'
import type { LintedPlan, Rule } from './finding.ts'
import { linesOf, quantitiesIn, quantityNamed } from './texts.ts'

/** The table of single changes and the cautious case are all for the worse. */
export const worseIsWorse: Rule = ({ results: { changes, cases }, sections }) => {
  const end = (id: string) => cases.find((one) => one.id === id)?.outcome.endCash ?? 0
  return [
    ...changes.filter(({ effect }) => effect > 0).map(({ label }) => label),
    ...(end('cautious') > end('base') ? ['cautious case'] : []),
    ...quantitiesIn(sections)
      .filter(({ id, value }) => id.startsWith('effect-') && value > 0)
      .map(({ id }) => id),
  ]
}

const SAME = 0.06

/** What one sale leaves: by the mechanism, by the table of unit economics, and by the answers. */
export const oneContribution: Rule = ({ one, results, sections }) => {
  const stream = one.streams[0]?.plan.streams[0]
  const printed = quantityNamed(sections, 'result-contribution')?.value
  const table = results.units
    .find(({ streamId }) => streamId === stream?.id)
    ?.measures.find(({ id }) => id === 'contribution')?.result
  if (printed === undefined || table === undefined || stream?.kind === 'contracts') return []
  return apart(printed, table) > SAME
    ? [`${Math.round(printed)} in sentences, ${Math.round(table)} in the table`]
    : []
}

const apart = (one: number, other: number) =>
  Math.abs(one - other) / Math.max(1, Math.abs(one), Math.abs(other))

/** Sales that pay for the whole of costs and pay: one number wherever it stands. */
export const oneBreakEven: Rule = ({ results: { even }, sections, one }) => {
  if (!even.units || even.units.streamId !== one.streams[0]?.plan.streams[0]?.id) return []
  const parts = one.numbers.has('parts') ? one.numbers.value('parts') : 1
  const needed = even.units.needed * parts
  const { unit } = even.units
  return (
    quantitiesIn(sections)
      .filter(({ id }) => /^asked-\w+-even$/.test(id))
      // In another unit it is the same money in other pieces.
      .filter(({ text }) => [unit, plural(unit)].some((noun) => text.endsWith(` ${noun}`)))
      .filter(({ value }) => apart(value, needed) > SAME && Math.abs(value - needed) > 1.5)
      .map(({ value }) => `${value} in an answer, ${needed} in the finances`)
  )
}

const MOST_OF_REVENUE = 3

export const fundingCanBeAsked: Rule = ({ one, results, sections }) => {
  const sought = soughtIn(results.drivers)
  if (sought === 0 || results.drivers.funding.equity.some(({ id }) => id === 'round')) return []
  const left = one.streams[0]?.plan.results.margin?.value ?? 1
  const third = results.projection.profit.revenue.years[2] ?? 0
  return [
    ...(left <= 0 ? ['one sale loses money'] : []),
    ...(sought > third * MOST_OF_REVENUE ? [`${sought} asked for, third year brings ${third}`] : []),
    ...(linesOf(sections).some((line) => /Own money, to be put in/.test(line))
      ? ['own money that is not there']
      : []),
  ]
}

const MOST_OF_AVERAGE = 5
const HOURS = 150

export const wagesCanBePaid: Rule = ({ one, results: { drivers, context } }) => {
  const average = one.input.rates.wage * DOLLARS_A_MONTH
  const least = legalMinimum(context)
  return drivers.staff
    .filter(({ isFounder }) => !isFounder)
    .flatMap(({ role, monthlyPay }) => [
      ...(monthlyPay > average * MOST_OF_AVERAGE
        ? [`${role}: ${monthlyPay} where the average is ${Math.round(average)}`]
        : []),
      ...(least !== undefined && !isPartTime(one, monthlyPay) && monthlyPay < least * HOURS
        ? [`${role}: ${monthlyPay} under the legal minimum ${Math.round(least * HOURS)}`]
        : []),
    ])
}

/** Pay that the founder states may be for some hours a week. */
const isPartTime = (one: LintedPlan['one'], monthlyPay: number) =>
  one.pay.staff.some(
    ({ amount }) => Math.abs(amount * 100 - monthlyPay) < 1 || Math.abs(amount - monthlyPay) < 1,
  )

function legalMinimum({ knowledge, u }: LintedPlan['results']['context']): number | undefined {
  const found = findFigure(knowledge, wantedFor(u, 'minimum-wage', 'an hour'))
  return found?.place === 'country' ? found.figure.low : undefined
}

const UPKEEP = /\b(?:upkeep|repairs?|maintenance|wear)\b/i

/** A year of repairs costs less than the thing. */
export const upkeepBelowPrice: Rule = ({ one }) => {
  const bought = ['unit-cost'].filter(
    (id) => one.numbers.has(id) && 'unit-life' in one.trade.numbers && one.numbers.value(id) > 0,
  )
  const [price] = bought.map(one.numbers.value)
  if (price === undefined) return []
  const perUnit = one.numbers.ids
    .filter((id) => !/^(?:cost|start|reach|win|spend)-/.test(id) && id !== 'unit-cost' && one.numbers.has(id))
    .map((id) => one.numbers.get(id))
    .filter(
      ({ label, unit, per }) => UPKEEP.test(label) && unit === 'usd' && (per === 'year' || per === 'month'),
    )
  return perUnit
    .filter(({ value, per }) => value * (per === 'month' ? 12 : 1) > price * 0.6)
    .map(({ label, value }) => `${label}: ${value} of ${price}`)
}

/** Who says that money is kept must not lose it every year. */
export const claimsMatchResults: Rule = ({ results: { year }, sections }) => {
  const lines = linesOf(sections)
  const loses = year('ebitda', 3).value < 0
  const hasLoss = ([1, 2, 3] as const).some((each) => year('net', each).value < 0)
  return [
    ...(loses
      ? lines.filter((line) => /cautious case (?:holds|stays|keeps)|all three cases keep/i.test(line))
      : []),
    ...(hasLoss ? lines.filter((line) => /earns money in each of the three years/.test(line)) : []),
  ]
}
