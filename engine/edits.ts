// What a founder changed of a plan after it was made. Types and the empty value only: the browser imports it.
import type { MilestoneData } from './plan/milestone-data.ts'
import type { ReadingCorrections } from './read/corrections.ts'

/** Only what differs from the plan's own. */
export type MilestoneEdits = Partial<{ [M in keyof MilestoneData]: Partial<MilestoneData[M]> }>

export interface Edits {
  /** New values by quantity id ('churn', 'price', 'fact-price' …), in the quantity's own unit: minor units, fractions, counts. */
  values: Record<string, number>
  /** What was read wrongly, as the founder puts it right. Left out where nothing was. */
  reading?: ReadingCorrections
  milestones: MilestoneEdits
}

export const NO_EDITS: Edits = { values: {}, milestones: {} }
