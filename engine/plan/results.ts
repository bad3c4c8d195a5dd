// What the figures say, each under one name, so that a figure that appears twice is the same figure.
import { formatNumber } from '../money.ts'
import { type Context, percent } from './context.ts'
import { type BreakEven, breakEven } from './finance/break-even.ts'
import type { Drivers } from './finance/drivers.ts'
import type { Measure, Quantity as MeasureKind } from './finance/formula.ts'
import { type FundingNeed, fundingNeed } from './finance/funding-need.ts'
import { type Outcome, outcomeOf } from './finance/outcome.ts'
import { project } from './finance/project.ts'
import type { Projection } from './finance/projection.ts'
import { type Scenario, scenarios } from './finance/scenarios.ts'
import { type Sensitivity, sensitivities } from './finance/sensitivities.ts'
import { type UnitEconomics, type UnitOptions, unitEconomics } from './finance/unit-economics.ts'
import { plural } from './kit/plural.ts'
import type { Quantity } from './kit/quantity.ts'

type YearRow = 'revenue' | 'contribution' | 'ebitda' | 'net' | 'founders' | 'staff' | 'costs' | 'fixedCosts'

export interface Results {
  context: Context
  drivers: Drivers
  projection: Projection
  units: UnitEconomics[]
  even: BreakEven
  need: FundingNeed
  outcome: Outcome
  cases: Scenario[]
  /** Ranked by effect on cash after three years. */
  changes: Sensitivity[]
  /** 'revenue' of year 2, in money. */
  year: (row: YearRow, year: 1 | 2 | 3) => Quantity
  cashAtEnd: (year: 1 | 2 | 3) => Quantity
  lowestCash: Quantity
  lowestMonth: Quantity
  /** The month from which earnings stay positive; undefined when the plan does not get there. */
  breakEvenMonth: Quantity | undefined
  /** All the money that is sought and that nobody has promised yet; 0 when nothing has to be raised. */
  raise: Quantity
  /** What has to be sold a month to cover the fixed costs of the second year, or on one open day: '77 sales'. */
  neededUnits: Quantity | undefined
  /** Customers there at the end of a year, or units sold in it: '170 subscribers'. */
  sold: (streamId: string, year: 1 | 2 | 3, many: string, one?: string) => Quantity
  streamRevenue: (streamId: string, year: 1 | 2 | 3) => Quantity
  /** Of all revenue in the year. */
  streamShare: (streamId: string, year: 1 | 2 | 3) => Quantity
  /** 'ltv', 'cac', 'payback', 'contribution', 'margin', 'lifetime', 'ltvToCac': as in the table of unit economics. */
  unit: (streamId: string, measure: string) => Quantity | undefined
  /** By how much cash after three years falls or rises, without a sign; by the id of the sensitivity: 'price:counter'. */
  effect: (changeId: string) => Quantity | undefined
  /** The strongest change, and the id it goes by. */
  strongest: Sensitivity | undefined
}

export function resultsOf(context: Context, drivers: Drivers, options: UnitOptions = {}): Results {
  const projection = project(drivers)
  const outcome = outcomeOf(projection)
  const need = fundingNeed(drivers, {}, projection)
  const even = breakEven(drivers, projection)
  const changes = sensitivities(drivers, projection)
  const units = unitEconomics(drivers, projection, options)
  const { computed, money } = context
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const stream = (id: string) => projection.streams.find((one) => one.id === id)
  return {
    context,
    drivers,
    projection,
    units,
    even,
    need,
    outcome,
    cases: scenarios(drivers, projection),
    changes,
    year: (row, year) => amount(`profit.${row}.y${year}`, projection.profit[row].years[year - 1] ?? 0),
    cashAtEnd: (year) => amount(`balance.cash.y${year}`, projection.balance.cash.years[year - 1] ?? 0),
    lowestCash: amount('lowest-cash', outcome.lowestCash.amount),
    lowestMonth: monthName(context, outcome.lowestCash.month),
    breakEvenMonth: even.positiveFrom === undefined ? undefined : monthName(context, even.positiveFrom),
    raise: amount('raise', soughtIn(drivers)),
    neededUnits: neededUnits(context, even),
    sold: (id, year, many, one) =>
      context.counted(`stream.${id}.volume.y${year}`, stream(id)?.volume.years[year - 1] ?? 0, many, one),
    streamRevenue: (id, year) =>
      amount(`stream.${id}.revenue.y${year}`, stream(id)?.revenue.years[year - 1] ?? 0),
    streamShare: (id, year) => {
      const all = projection.profit.revenue.years[year - 1] ?? 0
      const share = all > 0 ? (stream(id)?.revenue.years[year - 1] ?? 0) / all : 0
      return computed(`stream.${id}.share.y${year}`, share, percent(share))
    },
    unit: (id, measure) => {
      const found = units.find(({ streamId }) => streamId === id)?.measures.find((one) => one.id === measure)
      return found && measureFigure(context, id, found)
    },
    effect: (id) => {
      const change = changes.find((one) => one.id === id)
      return change && amount(`change.${id}.size`, Math.abs(change.effect))
    },
    strongest: changes[0],
  }
}

export function soughtIn({ funding }: Drivers): number {
  const equity = funding.equity
    .filter(({ sought }) => sought)
    .reduce((total, { amount }) => total + amount, 0)
  return equity + (funding.loan?.sought ? funding.loan.amount : 0)
}

function neededUnits({ computed }: Context, { units }: BreakEven): Quantity | undefined {
  if (!units) return undefined
  const many = (count: number) => `${formatNumber(count)} ${count === 1 ? units.unit : plural(units.unit)}`
  const { streamId, needed, neededPerDay } = units
  return neededPerDay === undefined
    ? computed(`break-even-${streamId}`, needed, many(needed))
    : computed(`break-even-${streamId}-day`, neededPerDay, many(neededPerDay))
}

export function monthName({ computed }: Context, month: number): Quantity {
  return computed(`month-${month}`, month, `month ${month}`)
}

export function measureFigure(context: Context, streamId: string, { id, result, as }: Measure): Quantity {
  return context.computed(`unit.${streamId}.${id}`, result, measureText(context, result, as))
}

export function measureText({ price }: Context, value: number, as: MeasureKind): string {
  switch (as) {
    case 'money':
      return price(Math.round(value))
    case 'share':
      return percent(value)
    case 'count':
      return formatNumber(value)
    case 'months':
      return `${formatNumber(value, 1)} months`
    case 'ratio':
      return formatNumber(value, 1)
  }
}
