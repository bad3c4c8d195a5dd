// What a founder changed of a plan: figures, what was understood, and the words of milestones. Types only, so that the browser
// may have them.
import type { MilestoneData } from './plan/milestones.ts'
import type { BusinessModel, Understanding } from './understand/understanding.ts'

export interface Edits {
  /** New values by quantity id ('churn', 'price', 'fact-price-1' ...), in the quantity's own unit: minor units, fractions, counts. */
  values: Record<string, number>
  /** Corrections of what was understood. */
  understood: {
    country?: string
    currency?: string
    model?: BusinessModel
    sells?: Understanding['sells']['value']
    buyer?: string
    offer?: string
  }
  /** What the founder made of the milestones; only what differs from the plan's own. */
  milestones: Partial<{ [M in keyof MilestoneData]: Partial<MilestoneData[M]> }>
}

export const NO_EDITS: Edits = { values: {}, understood: {}, milestones: {} }
