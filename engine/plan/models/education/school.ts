// A school, as its texts need it.
import type { Results } from '../../results.ts'
import type { Growth } from './growth.ts'
import type { Winning } from './money.ts'
import type { SchoolQuantities } from './quantities.ts'
import type { Teaching } from './teaching.ts'

export interface School extends Results {
  teaching: Teaching
  known: SchoolQuantities
  growth: Growth
  winning: Winning
}
