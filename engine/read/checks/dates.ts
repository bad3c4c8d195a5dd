// A start and the time that something takes against the day by which it is due. Days are counted from a fixed one.
import { type CheckFigure, isNear, sentencesBetween, subsets } from './figures.ts'
import { as, type Sum } from './sums.ts'

const DAYS: Record<string, number> = { days: 1, weeks: 7, months: 30.4 }
const DAYS_OF_PERIOD: Record<string, number> = { day: 1, week: 7, month: 30.4 }
/** A plan that is late by more is a wrong reading. */
const MOST_LATE = 400

export function lateness(dates: CheckFigure[], counts: CheckFigure[]): Sum[] {
  const leads = leadsIn(counts)
  return leads.flatMap((lead) =>
    dates.flatMap((start) => dates.flatMap((due) => (start === due ? [] : lateBy(start, lead, due)))),
  )
}

interface Lead {
  parts: Sum['parts']
  days: number
}

/** A time, two times near each other, or an amount and how much of it is done in a period. */
function leadsIn(counts: CheckFigure[]): Lead[] {
  const times = counts.filter(({ entry }) => entry.unit in DAYS)
  const together = subsets(times, 1, 2).filter((some) => sentencesBetween(some) <= 3)
  const rates = counts.filter(({ entry, kind }) => kind !== 'duration' && entry.per in DAYS_OF_PERIOD)
  const amounts = rates.flatMap((rate) =>
    counts
      .filter(
        (one) => one !== rate && one.kind !== 'duration' && one.entry.per === '' && isNear(one, rate, 3),
      )
      .filter(({ number }) => number > rate.number)
      .map((amount) => ({
        parts: [...as('jobs', [amount]), ...as('each', [rate])],
        days: (amount.number / rate.number) * (DAYS_OF_PERIOD[rate.entry.per] ?? 1),
      })),
  )
  const daysOf = ({ number, entry }: CheckFigure) => number * (DAYS[entry.unit] ?? 1)
  return [
    ...together.map((some) => ({
      parts: as('lead', some),
      days: some.reduce((sum, one) => sum + daysOf(one), 0),
    })),
    ...amounts,
  ]
}

function lateBy(start: CheckFigure, { parts, days }: Lead, due: CheckFigure): Sum[] {
  const from = dayOf(start, 'first')
  const by = from === undefined ? undefined : dayOf(due, 'last', from)
  if (from === undefined || by === undefined) return []
  const end = from + days
  if (end <= by + 2 || by < from - 5 || end - by > MOST_LATE) return []
  return [
    {
      kind: 'late',
      parts: [...as('start', [start]), ...parts, ...as('due', [due])],
      // Hundreds of days late, so that it compares with the ratios of other sums.
      computed: 1 + (end - by) / 100,
      stated: 1,
    },
  ]
}

const DATE = /^(?:(\d{4})|-)-(\d\d)(?:-(\d\d))?$/
const ANY_YEAR = 2026

/** Of a month its first or its last day; without a year the next one after the other date. */
function dayOf({ entry }: CheckFigure, edge: 'first' | 'last', after?: number): number | undefined {
  const [match, year, month, day] = DATE.exec(String(entry.value)) ?? []
  if (!match) return undefined
  const inYear = (of: number) =>
    Date.UTC(of, Number(month) - 1, day ? Number(day) : edge === 'first' ? 1 : 28) / 86_400_000
  if (year) return inYear(Number(year))
  const first = inYear(ANY_YEAR)
  return after !== undefined && first < after ? first + 365 * Math.ceil((after - first) / 365) : first
}
