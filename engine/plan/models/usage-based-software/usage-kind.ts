// Software priced by use: what one use is, what it costs us, and how use swings.
import type { Range, SoftwareKind } from '../software/kind.ts'

export interface UsageKind extends SoftwareKind {
  /** What is counted and charged. */
  use: { one: string; many: string }
  /** What one use is sold for, in dollars; for a share of payments, what one payment brings. */
  usePrice: Range
  /** Uses of one account a month, once it is at work. */
  uses: Range
  /** Credits bought ahead, or billed after the month. */
  isPrepaid: boolean
  /** What makes use swing: a clause. */
  swings: string
  /** What one use costs us besides computing: a noun phrase. */
  inputs: string
  /** Share of the bill that goes to those inputs. */
  inputShare: Range
}
