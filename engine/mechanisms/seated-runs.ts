// What seats, event and course share: a run costs the same however many come.
import {
  basicsOf,
  byMonth,
  feeOn,
  type MechanismInput,
  type MechanismPlan,
  optional,
  paceIn,
  type Result,
  rampOf,
} from './mechanism.ts'

interface SeatedRuns {
  /** Runs a month. */
  runs: number
  /** Times that a customer comes in a year. */
  buys: number
  /** Money besides the seat: drinks, sponsors. */
  extraEach: number
  extraRun: number
  says: MechanismPlan['says']
  results?: Record<string, Result>
}

export function seatedRuns(
  input: MechanismInput,
  { runs, buys, extraEach, extraRun, says, results }: SeatedRuns,
): MechanismPlan {
  const { value, has, demand, isRunning } = input
  const seats = value('seats')
  const fill = value('fill')
  const refunds = optional(input, has('refunds') ? 'refunds' : 'no-shows', 0)
  const price = (value('price') + extraEach) * (1 - refunds)
  const costEach = optional(input, 'seat-cost', 0)
  const demandMonths = byMonth((month) => ((demand * buys) / 12) * paceIn(input, month))
  const offered = runs * seats
  // Nobody holds a course for two: with few customers there are fewer runs.
  const filledBy = (seatsWanted: number) => seatsWanted / Math.max(1, seats * fill)
  const runsIn = byMonth((month) => {
    const full = runs * openingClimb(optional(input, 'runs-today', 1), month)
    return isRunning ? full : Math.min(full, filledBy(demandMonths[month - 1] ?? 0))
  })
  const isFull = (demand * buys) / 12 >= offered * fill
  // A run that is already full today stays full; those that are added have to be filled by new customers.
  const today = isRunning ? optional(input, 'runs-today', 1) * offered * fill : 0
  const fillShares = demandMonths.map((more, i) =>
    Math.min(fill, (today + more) / Math.max(1, (runsIn[i] ?? 0) * seats)),
  )
  const seatsSold = fillShares.map((share, i) => share * (runsIn[i] ?? 0) * seats)
  const runIncome = seats * fill * (price - costEach - feeOn(input, price)) + extraRun
  const runLeft = runIncome - value('run-cost')
  const fee = feeOn(input, price)
  // Each seat carries its part of what the runs of the first year cost.
  const firstYear = (months: number[]) =>
    months.slice(input.from - 1, 12).reduce((sum, count) => sum + count, 0)
  const leftOfSeat =
    price -
    costEach -
    fee -
    ((value('run-cost') - extraRun) * firstYear(runsIn)) / Math.max(1e-6, firstYear(seatsSold))
  const evenSeats = Math.max(0, value('run-cost') - extraRun) / Math.max(1, price - costEach - fee)
  return {
    streams: [
      {
        ...basicsOf(input),
        kind: 'cohorts',
        sessions: rampOf(runsIn.map((count, i) => (i + 1 < input.from ? 0 : count))),
        seats: Math.round(seats),
        filled: rampOf(fillShares),
        price: Math.round(price),
        costPerSeat: Math.round(costEach),
        costPerSession: Math.round(value('run-cost') - extraRun),
      },
    ],
    limit: isFull ? 'seats' : 'demand',
    // Each comes so many times a year.
    customers: seatsSold.map((count) => (count * 12) / Math.max(1, buys)),
    volume: seatsSold,
    most: runsIn.map((count) => count * seats),
    monthlyRevenue: (price * buys) / 12,
    results: {
      contribution: { value: leftOfSeat, unit: 'usd' },
      // A run that does not pay for itself is no business, however little a guest costs.
      margin: { value: runLeft / Math.max(1, seats * fill * price + extraRun), unit: 'share' },
      'run-left': { value: runLeft, unit: 'usd' },
      'even-seats': { value: Math.ceil(evenSeats), unit: ['seat', 'seats'] },
      'month-seats': { value: offered, unit: ['seat', 'seats'] },
      ...results,
    },
    says,
  }
}

/** A running business adds runs over its first year until it has all of them. */
const openingClimb = (share: number, month: number): number =>
  Math.min(1, share + ((1 - share) * (month - 1)) / 12)

export const SEATED_FILLS = {
  price: ['price'],
  'unit-cost': ['run-cost', 'seat-cost'],
  capacity: ['seats'],
  utilisation: ['fill'],
  frequency: ['runs', 'buys'],
} as const

export const SEATED_SAYS = {
  one: 'A seat brings {{price}}. A run costs {{run-cost}} however many come, so {{even-seats}} have to be sold before it earns anything.',
  worth: 'At {{fill}} of its seats a run leaves {{run-left}}.',
}
