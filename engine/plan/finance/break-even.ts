// How much must be sold so that nothing is lost, in money and in units of the main stream; and when the plan gets there.
import { roundHalfUp } from '../../money.ts'
import { at, MONTHS, minus, rampAt, row, runningTotal } from './calendar.ts'
import type { Drivers, Stream } from './drivers.ts'
import { lowest } from './outcome.ts'
import type { Projection, StreamProjection } from './projection.ts'

interface BreakEvenUnits {
  streamId: string
  label: string
  unit: string
  /** Whole units a month (customers there, for subscriptions), with the other streams as planned. */
  needed: number
  /** What the plan sells in an average month of the year. */
  planned: number
  /** What one leaves in the year, on average. */
  contributionEach: number
  /** What the other streams leave in an average month. */
  othersContribution: number
  /** Needed on one open day, where days are counted. */
  neededPerDay?: number
  /** What could be sold in a month at most, where there is a limit. */
  most?: number
}

export interface BreakEven {
  year: number
  /** In an average month of the year. */
  fixedCosts: number
  /** What is left of a unit of revenue after cost of sales and fees. */
  contributionShare?: number
  /** Revenue a month at which fixed costs are covered: fixedCosts ÷ contributionShare. */
  revenue?: number
  units?: BreakEvenUnits
  /** From this month on EBITDA stays above zero to the end of the plan. */
  positiveFrom?: number
  /** When EBITDA does not stay above zero within the plan: what would have to be sold in year 3. */
  unitsAtTheEnd?: BreakEvenUnits
  /** From this month on cash, new money apart, never falls below where it was. */
  cashTurns?: number
}

export function breakEven(drivers: Drivers, projection: Projection, year = 2): BreakEven {
  const { profit } = projection
  const fixedCosts = roundHalfUp(at(profit.fixedCosts.years, year - 1) / 12)
  const earned = at(profit.revenue.years, year - 1)
  const share = earned > 0 ? at(profit.contribution.years, year - 1) / earned : undefined
  const positive = positiveFrom(profit.ebitda.months)
  return {
    year,
    fixedCosts,
    contributionShare: share,
    revenue: share !== undefined && share > 0 ? roundHalfUp(fixedCosts / share) : undefined,
    units: unitsNeeded(drivers, projection, year),
    positiveFrom: positive,
    cashTurns: cashTurns(projection),
    ...(positive === undefined && { unitsAtTheEnd: unitsNeeded(drivers, projection, 3) }),
  }
}

/** The stream that earns most over the plan. */
export function mainStream(projection: Projection): StreamProjection | undefined {
  const earned = (stream: StreamProjection) => stream.revenue.years.reduce((total, year) => total + year, 0)
  return projection.streams.reduce<StreamProjection | undefined>(
    (best, stream) => (best && earned(best) >= earned(stream) ? best : stream),
    undefined,
  )
}

function unitsNeeded(drivers: Drivers, projection: Projection, year: number): BreakEvenUnits | undefined {
  const main = mainStream(projection)
  const stream = drivers.streams.find((each) => each.id === main?.id)
  if (!main || !stream) return undefined
  const sold = main.volume.months.slice((year - 1) * 12, year * 12).reduce((total, units) => total + units, 0)
  const own = at(main.contribution.years, year - 1)
  if (sold === 0 || own <= 0) return undefined
  const others = at(projection.profit.contribution.years, year - 1) - own
  const gap = Math.max(0, at(projection.profit.fixedCosts.years, year - 1) - others)
  const needed = upToWhole((gap * sold) / own / 12)
  const most = mostOf(stream, year)
  return {
    streamId: main.id,
    label: main.label,
    unit: main.unit,
    needed,
    planned: roundHalfUp(sold / 12),
    contributionEach: roundHalfUp(own / sold),
    othersContribution: roundHalfUp(others / 12),
    neededPerDay:
      stream.kind === 'capacity' && stream.openDays > 0 ? upToWhole(needed / stream.openDays) : undefined,
    most,
  }
}

const upToWhole = (value: number): number => Math.ceil(value - 1e-9)

function mostOf(stream: Stream, year: number): number | undefined {
  const average = (value: (month: number) => number) =>
    Math.floor(
      row((month) => value((year - 1) * 12 + month), 12).reduce((total, each) => total + each, 0) / 12,
    )
  if (stream.kind === 'capacity') return Math.floor(stream.capacityPerDay * stream.openDays)
  if (stream.kind === 'hours') return average((month) => rampAt(stream.people, month) * stream.hoursEach)
  if (stream.kind === 'cohorts') return average((month) => rampAt(stream.sessions, month) * stream.seats)
  return undefined
}

function positiveFrom(ebitda: number[]): number | undefined {
  let month = MONTHS + 1
  while (month > 1 && at(ebitda, month - 2) > 0) month--
  return month <= MONTHS ? month : undefined
}

/** New money hides the turn, so it is left out; a lower winter does not undo it, unless it goes below the lowest point. */
function cashTurns({ cashFlow }: Projection): number | undefined {
  const own = runningTotal(minus(cashFlow.change.months, cashFlow.equity.months, cashFlow.loanDrawn.months))
  const low = lowest(own)
  if (low.amount > 0) return 1
  // Of months that are equally low, the last: before it nothing had turned.
  const month = own.lastIndexOf(low.amount) + 2
  return month <= MONTHS ? month : undefined
}
