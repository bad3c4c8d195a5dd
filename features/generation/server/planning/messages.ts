// What the planner and its thread say to each other. Every message carries the number of the plan it is about.
import type { StageName } from '#engine/blueprint.ts'
import type { Brief } from '#engine/brief.ts'
import type { Writing } from '../made.ts'

export type ToThread = { number: number; brief: Brief } | { number: number; giveUp: true }

export type FromThread =
  | { number: number; stage: StageName }
  /** Sections that the language model has answered for. */
  | { number: number; written: number }
  | { number: number; plan: Uint8Array<ArrayBuffer>; writing?: Writing }
  | { number: number; refused: string }
