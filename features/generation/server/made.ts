// What the stages of a generation are called, and what they leave behind.
import type { CallKind } from '#engine/analyst/analyst.ts'
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

/** What the questions of one kind to the language model came to. */
export interface KindUse {
  /** With retries and repairs. */
  calls: number
  inputTokens: number
  outputTokens: number
  /** From question to answer, summed up. */
  ms: number
  /** Questions without an answer. */
  failures: number
  /** Parts of the plan that are the house's instead: of `sections`, sections. */
  fallbacks: number
}

/** Who wrote the plan, when a language model was asked, or would have been. */
export interface Writing {
  model: string
  calls: number
  inputTokens: number
  outputTokens: number
  /** Sections that the model wrote. */
  sections: number
  /** Parts that the house made instead, sections and others, and why. */
  fallbacks: { section: string; reason: string }[]
  /** Left out by earlier releases, whose model only worded the house's sections. */
  kinds?: Partial<Record<CallKind, KindUse>>
  /** The server answered nothing, so that the next plan would fare no better. */
  isOutage?: true
  /** Of earlier releases: what the model assumed instead of the house, by quantity id. Another issue rests on the same. */
  proposed?: Record<string, number>
}
