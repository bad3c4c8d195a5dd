// What the planner and its thread say to each other. Every message carries the number of what it is about.
import type { StageName } from '#engine/blueprint.ts'
import type { Brief } from '#engine/brief.ts'
import type { CaseGround, CaseSource } from '#engine/compose/source-data.ts'
import type { Edits } from '#engine/edits.ts'
import type { Understanding } from '#engine/understand/understanding.ts'
import type { Writing } from '../made.ts'

/** What another issue of a plan is made from, beside its brief. */
export interface Reissue {
  edits: Edits
  /** What a language model assumed when the plan was first made, by quantity id. */
  proposed?: Record<string, number>
  /** Of a composed plan: what it was first made from. Left out: its playbook makes it. */
  source?: CaseSource
  /** The last issue, where a language model worded it: as it is kept, and what it was made from. */
  worded?: { edits: Edits; plan: Uint8Array }
}

export type ToThread =
  | { number: number; brief: Brief; reissue?: Reissue }
  /** Understand it, and look whether these changes can be made. */
  | { number: number; brief: Brief; looksAt: Partial<Reissue> }
  | { number: number; giveUp: true }

/** What was understood of a brief, and what is to be said of changes to its plan. */
export interface LookedAt {
  /** Before any correction. */
  u: Understanding
  /** Of a composed plan whose corrections can be made: what its money is computed from with them, without sentences. */
  corrected?: CaseGround
  /** Values that cannot be, each with a sentence. */
  problems: { id: string; message: string /** Of the figure. */; label?: string }[]
  /** Values that the plan has anyway. */
  same: string[]
}

export type FromThread =
  /** It was taken up: until then it waited for others. */
  | { number: number; begun: true }
  | { number: number; stage: StageName }
  /** Sections that the language model has answered for. */
  | { number: number; written: number }
  | { number: number; plan: Uint8Array<ArrayBuffer>; writing?: Writing }
  | { number: number; lookedAt: LookedAt }
  | { number: number; refused: string }
