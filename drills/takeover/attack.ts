import type { Visitor } from '../visitor.ts'
import type { Arena } from './arena.ts'

/** How an attack ended: who wanted in, whose account it was, and whether that person still gets in. */
export interface Ending {
  victim: string
  attackers: Visitor[]
  /** Signed in as the victim by the time the attack is over. */
  person: Visitor
  /** What else had to hold, by name. */
  checks?: Record<string, boolean>
}

export type Attack = (arena: Arena) => Promise<Ending>
