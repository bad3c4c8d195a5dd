// What the stages of a generation are called, and what they leave behind.
import type { StageName } from '#engine/blueprint.ts'
import type { NewFile } from '#features/blueprints/server/public.ts'
import type { DocumentId } from '../stages.ts'

/** As the progress dialog names them. The first is the shop's: it is over before a generation begins. */
export type Stage = StageName | 'Email Delivery'

/** Percent of each. */
export type DocumentProgress = Partial<Record<DocumentId, number>>

/** Where the storage keeps the picture of each one's first page, of those that have one. */
export type FirstPages = Partial<Record<DocumentId, string>>

export type MadeFile = NewFile

/** Stands for a section where the model's plan came to nothing, and the house planned. */
export const ALL_SECTIONS = 'all'

/** Who wrote the plan, when a language model was asked. */
export interface Writing {
  model: string
  calls: number
  inputTokens: number
  outputTokens: number
  /** Sections that the model wrote. */
  sections: number
  /** Those that the house wrote instead, and why. */
  fallbacks: { section: string; reason: string }[]
  /** What it assumed instead of the house, by quantity id: another issue rests on the same. */
  proposed?: Record<string, number>
}
