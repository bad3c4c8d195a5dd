// Plans for the spreadsheet's tests: of briefs, and of any drivers.
import { makeBlueprint } from '../../blueprint.ts'
import type { Brief } from '../../brief.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { breakEven } from '../../plan/finance/break-even.ts'
import type { Drivers } from '../../plan/finance/drivers.ts'
import { fundingNeed } from '../../plan/finance/funding-need.ts'
import { project } from '../../plan/finance/project.ts'
import { scenarios } from '../../plan/finance/scenarios.ts'
import { sensitivities } from '../../plan/finance/sensitivities.ts'
import { type UnitOptions, unitEconomics } from '../../plan/finance/unit-economics.ts'
import type { Plan } from '../../plan/plan.ts'

export async function planOf(brief: Brief): Promise<Plan> {
  const { plan } = await makeBlueprint(brief, { knowledge })
  return plan
}

/** The same plan with other drivers, and all that follows from them. */
export function replanned(plan: Plan, drivers: Drivers, options: UnitOptions = {}): Plan {
  const projection = project(drivers)
  return {
    ...plan,
    finance: {
      drivers,
      projection,
      units: unitEconomics(drivers, projection, options),
      breakEven: breakEven(drivers, projection),
      need: fundingNeed(drivers, {}, projection),
      scenarios: scenarios(drivers, projection).map(({ id, adjustment, outcome }) => ({
        id,
        adjustment,
        outcome,
      })),
      sensitivities: sensitivities(drivers, projection),
    },
  }
}
