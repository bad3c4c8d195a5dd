// Months, and quantities over them. Month 1 is index 0; a plan has 36.
import { roundHalfUp } from '../../money.ts'
import type { Ramp } from './drivers.ts'

export const MONTHS = 36

/** One row of a table: its months, quarters and years. */
export interface Line {
  months: number[]
  quarters: number[]
  years: number[]
}

/** What happens during a month adds up over quarters and years. */
export const flow = (months: number[]): Line => ({
  months,
  quarters: sums(months, 3),
  years: sums(months, 12),
})

/** What stands at the end of a month: a quarter shows its last. */
export const level = (months: number[]): Line => ({
  months,
  quarters: lasts(months, 3),
  years: lasts(months, 12),
})

type Lines<Rows> = { [Name in keyof Rows]: Line }

const eachAs = <Rows extends Record<string, number[]>>(
  rows: Rows,
  as: (months: number[]) => Line,
): Lines<Rows> =>
  Object.fromEntries(Object.entries(rows).map(([name, months]) => [name, as(months)])) as Lines<Rows>

export const flows = <Rows extends Record<string, number[]>>(rows: Rows): Lines<Rows> => eachAs(rows, flow)
export const levels = <Rows extends Record<string, number[]>>(rows: Rows): Lines<Rows> => eachAs(rows, level)

function sums(months: number[], size: number): number[] {
  const totals: number[] = []
  for (let start = 0; start < MONTHS; start += size) {
    let total = 0
    for (let i = start; i < start + size; i++) total += at(months, i)
    totals.push(total)
  }
  return totals
}

function lasts(months: number[], size: number): number[] {
  const found: number[] = []
  for (let i = size - 1; i < MONTHS; i += size) found.push(at(months, i))
  return found
}

/** Outside of a row is nothing. Asked before reading, because engines read row[-1] slowly. */
export const at = (row: number[], index: number): number =>
  index >= 0 && index < row.length ? (row[index] ?? 0) : 0

export function row(value: (month: number, index: number) => number, length = MONTHS): number[] {
  const values: number[] = []
  for (let i = 0; i < length; i++) values.push(value(i + 1, i))
  return values
}

export const nothing = (): number[] => new Array<number>(MONTHS).fill(0)

/** The rows added up, month by month. */
export function addUp(rows: number[][]): number[] {
  const total = nothing()
  for (const each of rows) for (let i = 0; i < MONTHS; i++) total[i] = at(total, i) + at(each, i)
  return total
}

export function minus(from: number[], ...rows: number[][]): number[] {
  const rest = from.slice()
  for (const each of rows) for (let i = 0; i < MONTHS; i++) rest[i] = at(rest, i) - at(each, i)
  return rest
}

export const negated = (a: number[]): number[] => a.map((value) => 0 - value)

/** From what happens in each month to what stands at its end. */
export function runningTotal(changes: number[]): number[] {
  let total = 0
  return changes.map((change) => {
    total += change
    return total
  })
}

/** From what stands at the end of each month, and stood before the first, to what happened in it. */
export const changes = (levels: number[], before = 0): number[] =>
  levels.map((value, i) => value - (i === 0 ? before : at(levels, i - 1)))

/** An amount once, in its month; outside of the plan, never. */
export const once = (events: { month: number; amount: number }[]): number[] => {
  const values = nothing()
  for (const { month, amount } of events)
    if (month >= 1 && month <= MONTHS) values[month - 1] = at(values, month - 1) + amount
  return values
}

export function rampAt(ramp: Ramp, month: number): number {
  let before = ramp[0]
  if (!before) return 0
  for (const point of ramp) {
    if (point.month > month) {
      if (point === before) return point.value
      const part = (month - before.month) / (point.month - before.month)
      return before.value + (point.value - before.value) * part
    }
    before = point
  }
  return before.value
}

export const rampRow = (ramp: Ramp, length = MONTHS): number[] => row((month) => rampAt(ramp, month), length)

export const yearOf = (month: number): number => Math.floor((month - 1) / 12) + 1

/** A price or a pay in whole minor units, after its yearly rises: what is printed is what is charged. */
export const risen = (amount: number, rise: number, month: number): number =>
  roundHalfUp(amount * (1 + rise) ** (yearOf(month) - 1))

export const seasonAt = (season: number[] | undefined, month: number): number =>
  season?.[(month - 1) % 12] ?? 1

/**
 * Whole numbers for a quantity that has fractions: nobody sells 0.4 of a loaf. The rest is carried over, so that the
 * running total is never further than a half from the exact one, and 0.4 a month makes 5 in a year.
 */
export function wholes(exact: number[]): number[] {
  let total = 0
  let counted = 0
  return exact.map((value) => {
    total += value
    const next = roundHalfUp(total)
    const whole = next - counted
    counted = next
    return whole
  })
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))
