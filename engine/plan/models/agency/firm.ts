// A firm that sells work, as its texts need it.
import type { Results } from '../../results.ts'
import type { Capacity } from './capacity.ts'
import type { Winning } from './money.ts'
import type { Practice } from './practice.ts'
import type { FirmQuantities } from './quantities.ts'

export interface Firm extends Results {
  practice: Practice
  known: FirmQuantities
  capacity: Capacity
  winning: Winning
}
