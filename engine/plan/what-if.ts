// The plan as a model: the case run again with what the founder changed. The same code for the server, which makes
// the documents, and for the browser, which answers every keystroke.
import { caseModel } from '../compose/case-model.ts'
import { caseOfPlan } from '../compose/case-of-plan.ts'
import { type BreakEven, breakEven, mainStream } from './finance/break-even.ts'
import { at, minus } from './finance/calendar.ts'
import type { Drivers } from './finance/drivers.ts'
import { type CashPoint, outcomeOf } from './finance/outcome.ts'
import { project } from './finance/project.ts'
import type { Projection } from './finance/projection.ts'
import { unitEconomics } from './finance/unit-economics.ts'
import { problemOf } from './kit/settable.ts'
import { type Lever, leverOf, settableIn } from './levers.ts'
import type { FinanceModel } from './model.ts'
import { driversOf, openContext, type PlanInput } from './open-plan.ts'
import { resultsOf, soughtIn } from './results.ts'

export interface WhatIfInput extends PlanInput {
  edits: NonNullable<PlanInput['edits']>
}

export interface KeyFigures {
  /** From this month on earnings stay positive; left out when they do not within the plan. */
  breakEvenMonth?: number
  lowestCash: CashPoint
  /** What has to be raised, as the plan says it; 0 when nothing has to be. */
  fundingNeed: number
  lastMonthRevenue: number
  /** Of the stream that earns most; left out where it cannot be computed. */
  ltvToCac?: number
  /** By year. */
  revenue: number[]
  endCash: number
}

export interface WhatIf {
  levers: Lever[]
  figures: KeyFigures
  /** By month, in minor units. */
  series: { revenue: number[]; costs: number[]; ebitda: number[]; cash: number[] }
  currency: string
  /** Values that were asked for and not taken; the plan is computed without them. */
  problems: { id: string; message: string }[]
  /** Ids of edits for which this plan has no figure: kept, and without effect. */
  unused: string[]
}

/** All of it: levers are known only once everything has been said. */
export function whatIf(input: WhatIfInput): WhatIf {
  const { context, model } = openedModel(input)
  const results = resultsOf(context, driversOf(context, model), model.unitOptions)
  for (const { kind } of context.u.facts) context.allSaid(kind)
  const known = settableIn(context, model.addable)
  const ids = new Set(known.map(({ quantity }) => quantity.id))
  const { values = {} } = input.edits
  return {
    ...computed(results.drivers, results.projection, results.even, model),
    levers: known.map((one) => leverOf(one, model.groupOf?.(one.quantity.id))),
    problems: known.flatMap((one) => {
      const { id } = one.quantity
      const message = values[id] === undefined ? undefined : problemOf(values[id], one)
      return message ? [{ id, message }] : []
    }),
    unused: Object.keys(values).filter((id) => !ids.has(id)),
  }
}

function openedModel({ source, ...input }: WhatIfInput) {
  const context = openContext(input)
  return { context, model: caseModel(caseOfPlan(context, source), context) }
}

/** Figures and series alone, in a fraction of the time: for an answer between two keystrokes. */
export function whatIfFigures(input: WhatIfInput) {
  const { context, model } = openedModel(input)
  const drivers = driversOf(context, model)
  const projection = project(drivers)
  return computed(drivers, projection, breakEven(drivers, projection), model)
}

function computed(
  drivers: Drivers,
  projection: Projection,
  even: BreakEven,
  { unitOptions }: FinanceModel,
): Pick<WhatIf, 'figures' | 'series' | 'currency'> {
  const { profit, balance } = projection
  const { revenue, endCash, lowestCash } = outcomeOf(projection)
  const main = mainStream(projection)
  const ratio = unitEconomics(drivers, projection, unitOptions)
    .find(({ streamId }) => streamId === main?.id)
    ?.measures.find(({ id }) => id === 'ltvToCac')?.result
  const months = profit.revenue.months
  return {
    currency: drivers.currency,
    figures: {
      ...(even.positiveFrom !== undefined && { breakEvenMonth: even.positiveFrom }),
      lowestCash,
      fundingNeed: soughtIn(drivers),
      lastMonthRevenue: at(months, months.length - 1),
      ...(ratio !== undefined && { ltvToCac: ratio }),
      revenue,
      endCash,
    },
    series: {
      revenue: months,
      costs: minus(months, profit.ebitda.months),
      ebitda: profit.ebitda.months,
      cash: balance.cash.months,
    },
  }
}
