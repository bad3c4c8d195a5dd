// What a founder changed of a plan after it was made. Types and the empty value only: the browser imports it.
import type { MilestoneData } from './plan/milestone-data.ts'
import type { ReadingCorrections } from './read/corrections.ts'
import type { BusinessModel, Understanding } from './understand/understanding.ts'

/** What was understood wrongly, as the founder puts it right. */
export interface Corrections {
  /** ISO 3166. */
  country?: string
  /** Town or region. */
  locality?: string
  /** ISO 4217. */
  currency?: string
  model?: BusinessModel
  sells?: Understanding['sells']['value']
  buyer?: string
  /** Who uses it, where that is somebody else. */
  user?: string
  offer?: string
}

/** Only what differs from the plan's own. */
export type MilestoneEdits = Partial<{ [M in keyof MilestoneData]: Partial<MilestoneData[M]> }>

export interface Edits {
  /** New values by quantity id ('churn', 'price', 'fact-price' …), in the quantity's own unit: minor units, fractions, counts. */
  values: Record<string, number>
  /** Of a plan made from the playbook of its business model. */
  understood: Corrections
  /** Of a composed plan: what was read wrongly, as the founder puts it right. Left out where nothing was. */
  reading?: ReadingCorrections
  milestones: MilestoneEdits
}

export const NO_EDITS: Edits = { values: {}, understood: {}, milestones: {} }
