// What charts are made from, for tests: out of drivers, or with series put in by hand.

import { makeBlueprint } from '../../blueprint.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { breakEven } from '../../plan/finance/break-even.ts'
import { flow, level, row } from '../../plan/finance/calendar.ts'
import type { Drivers } from '../../plan/finance/drivers.ts'
import { fundingNeed } from '../../plan/finance/funding-need.ts'
import { project } from '../../plan/finance/project.ts'
import { scenarios } from '../../plan/finance/scenarios.ts'
import { sensitivities } from '../../plan/finance/sensitivities.ts'
import { buildDrivers } from '../../plan/finance/testing/build.ts'
import { unitEconomics } from '../../plan/finance/unit-economics.ts'
import type { Plan } from '../../plan/plan.ts'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import type { Charted } from '../plot.ts'

export function chartedOf(drivers: Drivers): Charted {
  const projection = project(drivers)
  return {
    finance: {
      drivers,
      projection,
      units: unitEconomics(drivers, projection),
      breakEven: breakEven(drivers, projection),
      need: fundingNeed(drivers, {}, projection),
      scenarios: scenarios(drivers, projection),
      sensitivities: sensitivities(drivers, projection),
    },
  }
}

interface Series {
  cash?: number[]
  revenue?: number[]
  contribution?: number[]
  fixedCosts?: number[]
}

const zeros = row(() => 0)
const NOTHING = chartedOf(buildDrivers())

/** A plan that earns nothing, but for the months given. */
export function chartedWith(
  { cash = zeros, revenue = zeros, contribution = zeros, fixedCosts = zeros }: Series,
  positiveFrom?: number,
  currency = 'EUR',
): Charted {
  const { projection, ...finance } = { ...NOTHING.finance, drivers: buildDrivers({ currency }) }
  return {
    finance: {
      ...finance,
      breakEven: { ...finance.breakEven, ...(positiveFrom !== undefined && { positiveFrom }) },
      projection: {
        ...projection,
        currency,
        balance: { ...projection.balance, cash: level(cash) },
        profit: {
          ...projection.profit,
          revenue: flow(revenue),
          contribution: flow(contribution),
          fixedCosts: flow(fixedCosts),
        },
      },
    },
  }
}

export async function samplePlans(): Promise<[name: string, plan: Plan][]> {
  const made = Object.entries(SAMPLES).map(
    async ([name, brief]): Promise<[string, Plan]> => [
      name,
      (await makeBlueprint(brief, { knowledge })).plan,
    ],
  )
  return Promise.all(made)
}
