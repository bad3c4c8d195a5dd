// An event as its texts need it.
import type { Results } from '../../results.ts'
import type { EventKind } from './kind.ts'
import type { EventQuantities } from './quantities.ts'

export interface Occasion extends Results {
  kind: EventKind
  known: EventQuantities
  /** First month in which something is held. */
  held: number
  /** Few dates a year, each of which carries the year. */
  isRare: boolean
  byFee: boolean
  isRunning: boolean
}
