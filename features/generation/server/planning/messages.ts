// What the planner and its thread say to each other. Every message carries the number of what it is about.
import type { CallEvent } from '#engine/analyst/observed.ts'
import type { StageName } from '#engine/blueprint.ts'
import type { Brief } from '#engine/brief.ts'
import type { CaseGround, CaseSource } from '#engine/compose/source-data.ts'
import type { Edits } from '#engine/edits.ts'
import type { Corrections } from '#engine/first-edits.ts'
import type { Understanding } from '#engine/read/understanding.ts'
import type { Writing } from '../made.ts'

/** What another issue of a plan is made from, beside its brief. */
export interface Reissue {
  edits: Edits
  /** What a language model assumed when the plan was first made, by quantity id. */
  proposed?: Record<string, number>
  /** What it was first made from. */
  source: CaseSource
  /** Where it was first made without a source: what its brand was made from. */
  brandedBy?: Understanding
  /** The last issue, where a language model worded it: as it is kept, and what it was made from. */
  worded?: { edits: Edits; plan: Uint8Array }
}

export type PlannedBy = 'model' | 'house'

export type ToThread =
  | { number: number; brief: Brief; reissue?: Reissue; corrections?: Corrections; by: PlannedBy }
  /** Read it, and look whether these changes can be made. */
  | { number: number; brief: Brief; looksAt: Partial<Reissue> }
  | { number: number; giveUp: true }

/** What was read of a brief, and what is to be said of changes to its plan. */
export interface LookedAt {
  /** Before any correction. */
  u: Understanding
  /** What a plan of the brief would be made from; left out where it was handed in. */
  source?: CaseSource
  /** Where the corrections can be made: what the money is computed from with them, without sentences. */
  corrected?: CaseGround
  /** Values that cannot be, each with a sentence. */
  problems: { id: string; message: string /** Of the figure. */; label?: string }[]
  /** Values that the plan has anyway. */
  same: string[]
  /** Values for which the plan has no figure. */
  unused: string[]
}

export type FromThread =
  /** It was taken up: until then it waited for others. */
  | { number: number; begun: true }
  | { number: number; stage: StageName }
  /** A question to the language model began or ended. */
  | { number: number; call: CallEvent }
  | { number: number; plan: Uint8Array<ArrayBuffer>; writing?: Writing }
  | { number: number; lookedAt: LookedAt }
  | { number: number; refused: string }
