// How many months a period of a stated cost has; a day is a working day.
export const MONTHS_IN: Record<string, number> = {
  day: 12 / 260,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
}
