// What every logo concept is drawn from.
import type { Outlines } from '../../fonts/outlines.ts'
import type { Understanding } from '../../understand/understanding.ts'
import type { Identity } from '../brand.ts'

export interface LogoSource {
  identity: Identity
  u: Understanding
  outlines: Outlines
  /** Chosen by name and idea; every choice of a drawing follows from it. */
  seed: number
}
