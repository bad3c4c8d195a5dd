// How much is taught, month by month, and how many have to be won for it.
import type { Context } from '../../context.ts'
import { foundersOf } from '../../drivers/people.ts'
import { rampAt, row } from '../../finance/calendar.ts'
import type { Ramp } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { amountsSaid, perOf } from '../said.ts'
import type { SchoolQuantities } from './quantities.ts'
import type { Mode, Teaching } from './teaching.ts'

export interface Growth {
  /** First month with a paying learner. */
  from: number
  /** Whether somebody pays already. */
  runs: boolean
  /** Courses, classes, recordings or days a month; pupils; tutors. */
  volume: Ramp
  filled: Ramp
}

const MOST: Record<Mode, number> = {
  course: 30,
  class: 600,
  month: 4_000,
  hour: 80,
  recorded: 6_000,
  day: 60,
}

export function growthOf(context: Context, teaching: Teaching, known: SchoolQuantities): Growth {
  const stage = context.u.stage.value
  const opening = openingOf(context, known)
  const runs = opening > 0
  const from = runs || stage === 'growth' || stage === 'mvp' ? 1 : stage === 'idea' ? 4 : 3
  const [one, two, three] = targets(context, teaching, known, opening)
  // Pupils who stay are won one by one; courses and hours can be offered from the first day.
  const begin = known.mode === 'month' ? 0 : one * (stage === 'growth' ? 0.5 : stage === 'mvp' ? 0.35 : 0.22)
  const start = runs ? opening : begin
  const volume: Ramp = [
    { month: from, value: start },
    { month: 12, value: Math.max(start, one) },
    { month: 24, value: Math.max(start, two) },
    { month: 36, value: Math.max(start, three) },
  ]
  const settled = known.filled.value
  const first = Math.min(settled, known.filledFirst.value)
  const filled: Ramp = [
    { month: from, value: runs ? first : first * 0.7 },
    { month: 12, value: first },
    { month: 30, value: settled },
  ]
  return { from, runs, volume, filled }
}

/** What runs already, in the unit of the volume. */
function openingOf(
  context: Context,
  { mode, unitRevenue, amount, seats, filled, buys, hoursEach }: SchoolQuantities,
): number {
  const revenue = amountsSaid(context, 'revenue')[0]
  const monthly = revenue ? (perOf(revenue) ? monthlyValue(revenue) : revenue.value / 12) : 0
  const learners = (context.said('customers') ?? context.said('orders'))?.value ?? 0
  const byLearners =
    mode === 'month'
      ? learners
      : mode === 'hour'
        ? (learners * buys.value) / 12 / (hoursEach.value * filled.value)
        : mode === 'recorded'
          ? learners / 12
          : mode === 'day'
            ? (learners * buys.value) / 12
            : (learners * buys.value) / 12 / Math.max(1, seats.value * filled.value)
  const byRevenue = monthly / Math.max(1, mode === 'month' ? amount : unitRevenue)
  const opening = byLearners > 0 ? byLearners : byRevenue
  // More than any small school could teach: whatever was counted, it was not learners.
  return opening > MOST[mode] / 2 ? 0 : opening
}

/** In dollars of the United States a year: what a small school takes in, where the trade's own volumes do not fit. */
const USUAL_REVENUE: [number, number, number] = [70_000, 150_000, 250_000]

function targets(
  context: Context,
  teaching: Teaching,
  known: SchoolQuantities,
  opening: number,
): [number, number, number] {
  const { mode, amount, unitRevenue, seats } = known
  const usual = teaching.mode === mode
  const base = usual
    ? teaching.volume
    : (USUAL_REVENUE.map((yearly) => context.dollars(yearly) / 12 / unitRevenue) as [number, number, number])
  // A lower price is bought more often, by less than it is lower.
  const bent = usual ? Math.min(2.5, Math.max(0.6, (context.dollars(teaching.price[1]) / amount) ** 0.5)) : 1
  const more = moneyFactor(context) * (1 + 0.2 * (foundersOf(context) - 1))
  const grown = base.map((value, i) =>
    Math.min(
      MOST[mode],
      Math.max(value * bent * (i === 0 ? Math.sqrt(more) : more), opening * ([1.35, 1.8, 2.3][i] ?? 1)),
    ),
  ) as [number, number, number]
  const capacity = context.said('capacity')
  // Places of a house, as opposed to seats of one of its groups.
  if (mode !== 'month' || !capacity || seats.value < 15) return grown
  const most = Math.max(seats.value, opening)
  return [Math.min(grown[0], most * 0.65), Math.min(Math.max(grown[1], most * 0.8), most * 0.9), most * 0.95]
}

/** A round is there to be used; a very small purse is a limit. */
export function moneyFactor(context: Context): number {
  const round = amountsSaid(context, 'raise')[0]
  const budget = amountsSaid(context, 'budget')[0]
  if (round) return Math.min(4, Math.max(1, 1 + 0.7 * Math.log2(round.value / context.dollars(50_000))))
  return budget && budget.value < context.dollars(3_000) ? 0.75 : 1
}

const sumOfYear = (value: (month: number) => number) => row(value, 12).reduce((sum, each) => sum + each, 0)

/** Learners, or firms, who come for the first time in the first year. */
export function winsInFirstYear({ from, volume, filled }: Growth, known: SchoolQuantities): number {
  const { mode, seats, buys, hoursEach, churn } = known
  const held = (month: number) => (month < from ? 0 : rampAt(volume, month))
  switch (mode) {
    case 'month':
      return sumOfYear((month) =>
        month < from ? 0 : rampAt(joiningOf({ from, volume }, churn.value), month),
      )
    case 'hour':
      return (
        sumOfYear((month) => held(month) * hoursEach.value * rampAt(filled, month)) / Math.max(1, buys.value)
      )
    case 'recorded':
      return sumOfYear(held) / Math.max(1, buys.value)
    case 'day':
      return sumOfYear(held) / Math.max(1, buys.value)
    default:
      return sumOfYear((month) => held(month) * seats.value * rampAt(filled, month)) / Math.max(1, buys.value)
  }
}

export function joiningOf({ from, volume }: Pick<Growth, 'from' | 'volume'>, churn: number): Ramp {
  const at = (month: number) => rampAt(volume, month)
  const needed = (a: number, b: number, months: number) =>
    Math.max(0, (b - a) / months + (churn * (a + b)) / 2)
  return [
    { month: 12, value: needed(at(from), at(12), 13 - from) },
    { month: 13, value: needed(at(12), at(24), 12) },
    { month: 24, value: needed(at(12), at(24), 12) },
    { month: 25, value: needed(at(24), at(36), 12) },
  ]
}
