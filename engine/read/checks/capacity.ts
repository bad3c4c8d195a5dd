// What is promised against what can be done, and work against the hours for it.
import type { Role } from '../reading.ts'
import { type CheckFigure, chance, HOURS, isNear, product, sentencesBetween, subsets } from './figures.ts'
import { as, type Sum } from './sums.ts'

const CAN: Role[] = [
  ...(['capacity', 'team', 'technical', 'frequency', 'utilisation', 'other', 'market-count'] as const),
  ...(['interest-shown', 'units-sold', 'minimum-order', 'market-claim'] as const),
]
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
    .filter((limit) =>
      limit.some(
        (one) => chance(one, 'capacity') > 0.12 || (limit.length === 1 && chance(one, ...BOUNDS) > 0.5),
      ),
    )
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

/** A single figure may be a limit without being read as one: more customers than there are. */
const BOUNDS: Role[] = [
  'capacity',
  'market-count',
  'interest-shown',
  'units-sold',
  'minimum-order',
  'team',
  'market-claim',
]

function excess(limit: CheckFigure[], demand: CheckFigure[]): Sum[] {
  if (demand.some((one) => limit.includes(one)) || limit.length + demand.length > 5) return []
  const isClose = limit.some((a) => demand.some((b) => isNear(a, b, 4)))
  if (!isClose && limit.length + demand.length > 3) return []
  const times = periodsIn(limit, demand)
  const stated = product(limit) * times
  const parts = [...as('capacity', limit), ...as('demand', demand)]
  const computed = product(demand)
  if (computed <= stated * 1.01 || computed > stated * FAR_TOO_MUCH) return []
  return [{ kind: 'capacity', parts, computed, stated, times }]
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

/** Jobs by what each of them takes, against the hours of one or several people. */
export function workingTimes(counts: CheckFigure[]): Sum[] {
  const times = counts.filter(({ kind }) => kind === 'duration')
  const others = counts.filter(({ kind, number }) => kind !== 'duration' && number >= 2)
  return times.flatMap((each) =>
    jobsFor(each, others).flatMap((jobs) =>
      hoursFor(each, jobs, times, others).flatMap(({ people, hours }) => {
        const computed = hoursIn([...jobs, each])
        const stated = hoursIn([...people, ...hours])
        if (computed <= stated * 1.02 || computed > stated * 2 * FAR_TOO_MUCH) return []
        return {
          kind: 'time' as const,
          parts: [...as('jobs', jobs), ...as('each', [each]), ...as('people', people), ...as('hours', hours)],
          computed,
          stated,
        }
      }),
    ),
  )
}

const MOST_JOBS = 5

function jobsFor(each: CheckFigure, counts: CheckFigure[]): CheckFigure[][] {
  const near = counts.filter((one) => isNear(one, each, 4) && !isLikelyPeople(one))
  return subsets(closest(near, each, MOST_JOBS), 1, 2).filter(
    (jobs) => jobs.length === 1 || sentencesBetween([...jobs, each]) <= 2,
  )
}

const isLikelyPeople = (one: CheckFigure) => chance(one, 'team') > 0.6

/** One time, or hours and days; with or without a number of people or machines. */
function hoursFor(
  each: CheckFigure,
  jobs: CheckFigure[],
  times: CheckFigure[],
  counts: CheckFigure[],
): { people: CheckFigure[]; hours: CheckFigure[] }[] {
  const free = times.filter((one) => one !== each && jobs.some((job) => isNear(one, job, 3)))
  const workers = counts.filter((one) => !jobs.includes(one) && chance(one, 'team', 'capacity') > 0.3)
  return subsets(free, 1, 2)
    .filter((hours) => hours.length === 1 || areOneDay(hours))
    .flatMap((hours) => [
      { people: [], hours },
      ...workers
        .filter((one) => hours.some((time) => isNear(one, time, 2)) && jobs.length === 1)
        .map((one) => ({ people: [one], hours })),
    ])
}

/** Hours a day and days, days and weeks: of different length, and in one breath. */
const areOneDay = (hours: CheckFigure[]): boolean =>
  sentencesBetween(hours) <= 1 && new Set(hours.map(({ entry }) => entry.unit)).size === hours.length

/** The shortest unit is what is counted: eight hours on five days are forty hours. */
function hoursIn(figures: CheckFigure[]): number {
  const lengths = figures.flatMap(({ kind, entry }) => (kind === 'duration' ? [HOURS[entry.unit] ?? 1] : []))
  return product(figures) * Math.min(...lengths)
}

function closest(figures: CheckFigure[], to: CheckFigure, most: number): CheckFigure[] {
  const away = ({ order }: CheckFigure) => Math.abs(order - to.order)
  return [...figures].sort((a, b) => away(a) - away(b)).slice(0, most)
}
