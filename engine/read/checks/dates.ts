// A start and the time that something takes against the day by which it is due. Days are counted from a fixed one.
import type { CheckFigure } from './figures.ts'
import { as, type Sum } from './sums.ts'

const DAYS: Record<string, number> = { days: 1, weeks: 7, months: 30.4 }
/** A plan that is late by more is a wrong reading. */
const MOST_LATE = 400

export function lateness(dates: CheckFigure[], counts: CheckFigure[]): Sum[] {
  const leads = counts.filter(({ entry }) => entry.unit in DAYS)
  return leads.flatMap((lead) =>
    dates.flatMap((start) =>
      dates.flatMap((due) => {
        if (start === due) return []
        const from = dayOf(start, 'first')
        const by = from === undefined ? undefined : dayOf(due, 'last', from)
        if (from === undefined || by === undefined) return []
        const end = from + lead.number * (DAYS[lead.entry.unit] ?? 1)
        if (end <= by + 2 || by < from - 5 || end - by > MOST_LATE) return []
        return {
          kind: 'late' as const,
          parts: [...as('start', [start]), ...as('lead', [lead]), ...as('due', [due])],
          // Hundreds of days late, so that it compares with the ratios of other sums.
          computed: 1 + (end - by) / 100,
          stated: 1,
        }
      }),
    ),
  )
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
