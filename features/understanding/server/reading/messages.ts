// What the reader and its thread say to each other.
import type { Brief } from '#engine/brief.ts'
import type { Intake, IntakeCorrections } from '#engine/intake/understand.ts'

export interface ToThread {
  number: number
  brief: Brief
  corrections: IntakeCorrections
}

export type FromThread =
  /** It has loaded what it reads with. */
  | { isReady: true }
  | { number: number; understood: Intake }
  /** Where in the program, and never with a founder's words. */
  | { number: number; failure: string }
