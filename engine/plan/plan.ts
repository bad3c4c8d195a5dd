// The plan as a value: what every document is a view of. Data only, the same bytes for the same brief.
import type { Case } from '../case/case.ts'
import { type FounderWay, founderWay } from '../compose/options.ts'
import type { Source } from '../knowledge/figure.ts'
import type { Understanding } from '../read/understanding.ts'
import type { WritingRecord } from '../writers/writer.ts'
import type { BreakEven } from './finance/break-even.ts'
import type { Drivers } from './finance/drivers.ts'
import type { FundingNeed } from './finance/funding-need.ts'
import type { Projection } from './finance/projection.ts'
import type { Scenario } from './finance/scenarios.ts'
import type { Sensitivity } from './finance/sensitivities.ts'
import type { UnitEconomics } from './finance/unit-economics.ts'
import { type Fault, proseFaults } from './gate/gate.ts'
import { collectMarks, withPages } from './kit/marks.ts'
import type { Quantity } from './kit/quantity.ts'
import type { Section } from './kit/section.ts'
import { type Drafted, faultsIn } from './make-plan.ts'
import type { MilestoneData } from './milestone-data.ts'
import { newTexts, type Outline, outlineOf } from './outline/outline.ts'

export interface Plan {
  /** Rises when the shape changes, so that stored plans can be told apart. */
  format: 2
  name: string
  founder: string
  understood: Understanding
  /** As it was first understood, where the founder corrected it since: looks and logos stay what they are. */
  brandedBy?: Understanding
  /** The trade it was composed from, and those that came next. */
  trade?: { id: string; name: string; instead: string[] }
  /** The calendar month of the first month, from 1 for January, where the plan has books of its own. */
  startsIn?: number
  /** Its year, where the founder names a date. */
  startsYear?: number
  /** Why it begins there. */
  startsBecause?: string
  /** What the founder meant to do, by year, where the plan advises something else. */
  founderWay?: FounderWay
  sections: Section[]
  /** What the figures rest on, numbered as a reader meets them. */
  sources: { mark: string; source: Source; notes: string[]; uses: Quantity[] }[]
  assumptions: { mark: string; quantity: Quantity }[]
  /** The founder's own figures. */
  said: Quantity[]
  finance: {
    drivers: Drivers
    projection: Projection
    units: UnitEconomics[]
    breakEven: BreakEven
    need: FundingNeed
    scenarios: Pick<Scenario, 'id' | 'adjustment' | 'outcome'>[]
    sensitivities: Sensitivity[]
  }
  milestones: MilestoneData
  /** In few words, for pictures, title pages and the quickstart guide. */
  outline: Outline
  /** Who wrote each section, and why not the one who was asked. */
  writing: WritingRecord[]
}

class PlanRefused extends Error {
  readonly faults: Fault[]

  constructor(faults: Fault[]) {
    const first = faults.slice(0, 5).map(({ rule, section, detail }) => `${section}: ${rule} (${detail})`)
    super(`The plan has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: ${first.join('; ')}`)
    this.faults = faults
  }
}

const outlineFaults = (outline: Outline): Fault[] =>
  newTexts(outline)
    .flatMap(proseFaults)
    .map(([rule, detail]) => ({ rule, section: 'outline', detail }))

const tradeIn = ({ choice: { trade, instead } }: Case): Plan['trade'] => ({
  id: trade.id,
  name: trade.name,
  instead,
})

/** The gate: a plan with a fault is not delivered. */
export function finishPlan(drafted: Drafted, sections: Section[], writing: WritingRecord[]): Plan {
  const { context, results } = drafted
  const { u } = context
  const { own } = drafted.case.trade
  const outline = outlineOf(drafted)
  const serious = [
    ...faultsIn(drafted, sections).filter(({ isMinor }) => !isMinor),
    ...outlineFaults(outline),
  ]
  if (serious.length > 0) throw new PlanRefused(serious)
  const marks = collectMarks(sections, context.known())
  return {
    format: 2,
    name: u.name,
    founder: u.founder,
    understood: context.asUnderstood,
    trade: tradeIn(drafted.case),
    ...(own && { startsIn: own.startsIn }),
    ...(own?.startsYear && { startsYear: own.startsYear }),
    ...(own?.startsBecause && { startsBecause: own.startsBecause }),
    ...founderWay({ one: drafted.case, context, results }),
    sections,
    sources: withPages(marks.sources, context.pages),
    assumptions: marks.assumptions,
    said: marks.founder,
    finance: {
      drivers: results.drivers,
      projection: results.projection,
      units: results.units,
      breakEven: results.even,
      need: results.need,
      scenarios: results.cases.map(({ id, adjustment, outcome }) => ({ id, adjustment, outcome })),
      sensitivities: results.changes,
    },
    milestones: drafted.milestones,
    outline,
    writing,
  }
}
