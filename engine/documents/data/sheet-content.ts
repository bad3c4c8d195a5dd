// What stands on the sheets of the complete blueprint, as far as it decides their height.
import type { Identity } from '../../brand/brand.ts'
import type { SectionId } from '../../plan/kit/section.ts'
import type { Paper } from './document-data.ts'
import type { PlanChart } from './plan-charts.ts'
import type { Run, SectionData } from './prose-data.ts'
import type { RestsOn } from './rests-on.ts'

export interface SheetContent {
  paper: Paper
  identity: Identity
  sections: Record<SectionId, SectionData>
  charts: PlanChart[]
  rests: RestsOn
  sceptic: { reasons: Run[][]; answer: Run[]; kill: { when: string; stopIf: Run[] }[] }
  days: { action: Run[]; goOnIf: Run[]; number: string }[]
}
