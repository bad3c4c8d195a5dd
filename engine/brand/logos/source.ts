// What every logo is drawn from.
import type { Outlines } from '../../fonts/outlines.ts'
import type { Understanding } from '../../read/understanding.ts'
import type { Identity } from '../brand.ts'

export interface LogoSource {
  identity: Identity
  u: Understanding
  outlines: Outlines
  seed: number
}
