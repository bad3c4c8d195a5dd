// What is sold against what can be sold, and against what a running firm sells already.
import { isJobsADay, monthlyUnitsSaid } from '../../case/sanity.ts'
import { statedSeason } from '../../case/season.ts'
import type { Rule } from './finding.ts'
import { quantitiesIn, quantityNamed } from './texts.ts'

const ROUNDING = 1.02

/** By the year: a season may fill single months beyond the average. */
export const soldWithinCapacity: Rule = ({ one }) =>
  one.streams.flatMap(({ id, plan: { volume, most } }) =>
    [0, 1, 2].flatMap((year) => {
      const sum = (months: number[]) =>
        months.slice(year * 12, year * 12 + 12).reduce((all, each) => all + each, 0)
      return most && sum(volume) > sum(most) * ROUNDING
        ? [`${id}, year ${year + 1}: ${Math.round(sum(volume))} of ${Math.round(sum(most))}`]
        : []
    }),
  )

export const thresholdWithinCapacity: Rule = ({ one, sections }) => {
  const even = quantityNamed(sections, 'result-even-seats')?.value
  return even !== undefined && one.numbers.has('seats') && even > one.numbers.value('seats')
    ? [`${even} of ${one.numbers.value('seats')} seats have to be sold`]
    : []
}

/** Within this the founder's round figure and the plan's mean the same. */
const SAME = 0.15

export const roomForToday: Rule = ({ one }) => {
  const plan = one.streams[0]?.plan
  const first = plan?.most?.[0]
  const today = plan?.volume[0]
  if (one.circumstances.stage !== 'running' || !plan || first === undefined || today === undefined) return []
  if (!one.accounts.revenue && !one.fills.has('opening')) return []
  const wanted = (plan.customers[0] ?? 0) * plan.monthlyRevenue
  const each = plan.volume[0] ? wanted / plan.volume[0] : 0
  const price = priceOf(one)
  return price > 0 && each > price * (1 + SAME)
    ? [`sells ${Math.round(wanted / price)}, room for ${Math.round(first)}`]
    : []
}

const priceOf = ({ numbers }: Parameters<Rule>[0]['one']): number =>
  ['price', 'bill-rate'].filter(numbers.has).map(numbers.value)[0] ?? 0

/** 'You sell … today' in an answer, the founder's own count and the first month of the plan are one volume. */
export const oneVolumeToday: Rule = ({ one, sections }) => {
  if (one.circumstances.stage !== 'running') return []
  // Counted in another noun it is the same money in other pieces.
  const isMonthly = one.streams[0]?.plan.streams[0]?.kind === 'subscription'
  const nouns = isMonthly ? one.trade.words.customer : one.trade.words.sale
  const paces = quantitiesIn(sections).filter(
    ({ id, text }) => /^asked-\w+-pace$/.test(id) && nouns.some((noun) => text.endsWith(` ${noun}`)),
  )
  const values = [...new Set(paces.map(({ value }) => value))]
  const main = one.streams[0]?.plan
  const parts = one.numbers.has('parts') ? one.numbers.value('parts') : 1
  const first = (main?.volume[0] ?? 0) * parts
  const stated = monthlyUnitsSaid(one.reading)?.amount
  return values.flatMap((value) => {
    const isStated = stated !== undefined && Math.abs(value / stated - 1) <= SAME
    // Answers count whole sales.
    const isPlanned = Math.abs(value - first) <= Math.max(1, first * SAME)
    return isPlanned || (isStated && first === 0)
      ? []
      : [`${value} in an answer, ${first.toFixed(1)} in the plan`]
  })
}

const LONGEST_DAY = 12

/** Jobs a day that the founder states take no more hours than a day has. */
export const hoursFitJobs: Rule = ({ one }) => {
  const hours = one.streams[0]?.plan.results['job-hours']?.value
  if (hours === undefined) return []
  const parts = one.numbers.has('parts') ? one.numbers.value('parts') : 1
  return one.reading.ledger.filter(isJobsADay).flatMap(({ value, quote }) => {
    const day = ((Number(value) / parts) * hours) / Math.max(1, one.input.team)
    return day > LONGEST_DAY ? [`‘${quote}’ at ${hours.toFixed(1)} hours each`] : []
  })
}

/** A season that the brief tells is in the months of the plan. */
export const seasonIsKept: Rule = ({ one }) => {
  const stated = statedSeason(one.input)
  const used = one.streams[0]?.plan.streams[0]?.season
  return stated && used && stated.some((factor, month) => Math.abs(factor - (used[month] ?? 1)) > 0.01)
    ? ['the brief tells another season']
    : []
}
