// A delivery that comes after the day it is needed.
import { type CheckedFigure, isNear, numberOf } from './figures.ts'
import type { Finding } from './checks.ts'

const DAYS: Record<string, number> = { days: 1, weeks: 7, months: 30.4 }
const YEAR = 365

export function dateFindings(figures: CheckedFigure[]): Finding[] {
  return figures
    .filter(({ unit, role }) => unit in DAYS && (role === 'lead-time' || role === 'technical' || role === 'other'))
    .flatMap((time) => {
      if (time.role !== 'lead-time') return []
      const dates = figures.filter((one) => one.unit === 'date' && isNear(one, time, 2) && dayOf(one) !== undefined)
      const [start, due] = [dates.find(isStart), dates.find((one) => !isStart(one) && isDue(one))]
      if (!start || !due || start === due) return []
      const [from, to] = [dayOf(start) as number, dayOf(due) as number]
      const span = isYearless(start) || isYearless(due) ? (to - from + YEAR * 2) % YEAR : to - from
      const needed = numberOf(time) * (DAYS[time.unit] as number)
      if (span <= 0 || needed <= span * 1.05 || span > 300) return []
      return [{ figures: [start, time, due], working: `${start.quote} and ${time.quote} later is after ${due.quote}` }]
    })
}

const isStart = ({ before, role }: CheckedFigure) =>
  /(?:order(?:ed|ing|s)?|sign(?:ed|ing)?|pay|paid|start(?:s|ed|ing)?|decision|approved|money comes|arrives?|loan|grant|answer|meets?|place|from|after|if i|today|now)[^.]{0,30}$/i.test(before) && role !== 'experience'
const isDue = ({ before, role }: CheckedFigure) =>
  role === 'deadline' || /(?:by|before|open(?:s|ing)?|until|till|deadline|launch|ready|need(?:s|ed)?|must|want(?:s)?|season)[^.]{0,30}$/i.test(before)

/** Days since the year 0, or within a year where the year is not told. */
function dayOf({ value }: CheckedFigure): number | undefined {
  const match = /^(\d{4}|-)-(\d\d)(?:-(\d\d))?$/.exec(String(value))
  if (!match) return undefined
  const [, year = '', month = '', day = '15'] = match
  return (year === '-' ? 0 : Number(year) * YEAR) + Number(month) * 30.4 + Number(day)
}

const isYearless = ({ value }: CheckedFigure) => String(value).startsWith('--')
