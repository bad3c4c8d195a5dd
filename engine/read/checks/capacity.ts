// What is promised against what can be done, and work against the hours for it.
import type { Role } from '../reading.ts'
import { type CheckFigure, chance, HOURS, isNear, product, sentencesBetween, subsets } from './figures.ts'
import { as, type Sum } from './sums.ts'

const CAN: Role[] = ['capacity', 'team', 'technical', 'frequency', 'utilisation', 'other']
const WANTED: Role[] = [
  ...(['units-sold', 'customers-paying', 'interest-shown', 'utilisation', 'frequency', 'capacity'] as const),
  ...(['customers-trial', 'market-count', 'minimum-order', 'other', 'audience'] as const),
]
const MONTHS: Record<string, number> = { day: 1 / 22, week: 1 / 4.33, month: 1, year: 12 }
const FAR_TOO_MUCH = 15

export function capacities(counts: CheckFigure[]): Sum[] {
  const usable = counts.filter((one) => chance(one, ...CAN) > 0.25)
  const limits = usable
    .flatMap((first, i) =>
      subsets(
        usable.slice(i + 1).filter((one) => isNear(one, first, 2) && one.order - first.order <= 5),
        0,
        3,
      ).map((others) => [first, ...others]),
    )
    .filter((limit) => limit.some((one) => chance(one, 'capacity') > 0.12))
  const demands = subsets(
    counts.filter((one) => chance(one, ...WANTED) > 0.25),
    1,
    2,
  ).filter(
    (demand) =>
      sentencesBetween(demand) <= 2 || demand.some((one) => chance(one, 'frequency', 'utilisation') > 0.4),
  )
  return limits.flatMap((limit) => demands.flatMap((demand) => excess(limit, demand)))
}

function excess(limit: CheckFigure[], demand: CheckFigure[]): Sum[] {
  if (demand.some((one) => limit.includes(one)) || limit.length + demand.length > 5) return []
  const isClose = limit.some((a) => demand.some((b) => isNear(a, b, 4)))
  if (!isClose && limit.length + demand.length > 3) return []
  const stated = product(limit) * periodsIn(limit, demand)
  const computed = product(demand)
  if (computed <= stated * 1.01 || computed > stated * FAR_TOO_MUCH) return []
  return [{ kind: 'capacity', parts: [...as('capacity', limit), ...as('demand', demand)], computed, stated }]
}

/** Can be done in a week, wanted in a month: 4.33 of them. */
function periodsIn(limit: CheckFigure[], demand: CheckFigure[]): number {
  const can = periodOf(limit)
  const wanted = periodOf(demand)
  if (!can || !wanted || limit.some(({ entry }) => entry.unit === 'weeks' || entry.unit === 'months'))
    return 1
  return (MONTHS[wanted] ?? 1) / (MONTHS[can] ?? 1)
}

function periodOf(figures: CheckFigure[]): string | undefined {
  const periods = figures.map(({ entry }) => entry.per)
  const longest = ['year', 'month', 'week'].find((period) => periods.includes(period))
  if (longest) return longest
  return periods.includes('day') && !figures.some(({ entry }) => entry.unit === 'days') ? 'day' : undefined
}

export function workingTimes(counts: CheckFigure[]): Sum[] {
  const times = counts.filter(({ kind }) => kind === 'duration')
  const hoursOf = ({ number, entry }: CheckFigure) => number * (HOURS[entry.unit] ?? 1)
  return times.flatMap((each) =>
    counts
      .filter((jobs) => jobs.kind !== 'duration' && jobs.number >= 2 && isNear(jobs, each, 4))
      .flatMap((jobs) =>
        times
          .filter((hours) => hours !== each && isNear(hours, jobs, 3))
          .flatMap((hours) => {
            const computed = jobs.number * hoursOf(each)
            const stated = hoursOf(hours)
            if (computed <= stated * 1.02 || computed > stated * 2 * FAR_TOO_MUCH) return []
            return {
              kind: 'time' as const,
              parts: [...as('jobs', [jobs]), ...as('each', [each]), ...as('hours', [hours])],
              computed,
              stated,
            }
          }),
      ),
  )
}
