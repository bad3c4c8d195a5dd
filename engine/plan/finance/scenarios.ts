// The same plan when things go worse, as planned, and better. Funding stays as it is, so that cash can be compared.
import { type Adjustment, adjust, UNCHANGED } from './adjust.ts'
import type { Drivers } from './drivers.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { project } from './project.ts'
import type { Projection } from './projection.ts'

const SCENARIOS = ['cautious', 'base', 'good'] as const
type ScenarioId = (typeof SCENARIOS)[number]
export type Adjustments = Record<ScenarioId, Adjustment>

/** Each change is one that the table of cases names: whoever wants to can work a case out again. */
const USUAL_ADJUSTMENTS: Adjustments = {
  cautious: { ...UNCHANGED, volume: 0.7, churn: 1.15, costs: 1.05 },
  base: UNCHANGED,
  good: { ...UNCHANGED, volume: 1.15, churn: 0.85 },
}

export interface Scenario {
  id: ScenarioId
  adjustment: Adjustment
  drivers: Drivers
  projection: Projection
  outcome: Outcome
}

/** Hand in the base projection if it is there already. */
export function scenarios(
  drivers: Drivers,
  base: Projection = project(drivers),
  adjustments: Adjustments = USUAL_ADJUSTMENTS,
): Scenario[] {
  return SCENARIOS.map((id) => {
    const adjustment = adjustments[id]
    const adjusted = id === 'base' ? drivers : adjust(drivers, adjustment)
    const projection = id === 'base' ? base : project(adjusted)
    return { id, adjustment, drivers: adjusted, projection, outcome: outcomeOf(projection) }
  })
}
