// Months of a plan by their names in the calendar.

export const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

export interface PlanStart {
  /** The calendar month of the plan's first month, from 1 for January. */
  startsIn: number
  /** Its year, where it is known. */
  startsYear?: number | undefined
}

/** 'May 2027', or 'May' where nobody knows the year. */
export function calendarMonth({ startsIn, startsYear }: PlanStart, month: number): string {
  const at = startsIn - 1 + month - 1
  return `${MONTH_NAMES[at % 12]}${startsYear ? ` ${startsYear + Math.floor(at / 12)}` : ''}`
}
