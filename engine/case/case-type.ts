// What a case holds. Apart from the files that make one, which need it from each other.
import type { Reading } from '../read/reading.ts'
import type { Trade } from '../trades/schema.ts'
import type { Accounts } from './accounts.ts'
import type { CheckedSum } from './checked-sums.ts'
import type { Circumstances, holds } from './conditions.ts'
import type { CaseInput, TradeChoice } from './input.ts'
import type { MarketSize } from './market-size.ts'
import type { Fill, Numbers } from './numbers.ts'
import type { PaySaid } from './pay.ts'
import type { OpenPoint } from './sanity.ts'
import type { CaseStream } from './streams.ts'
import type { Consequence } from './what-follows.ts'

export interface Case {
  /** What it was made from: a risk is measured by making it once more. */
  input: CaseInput
  reading: Reading
  /** With the founder's own rows. */
  trade: Trade
  choice: TradeChoice
  country: string
  currency: string
  circumstances: Circumstances
  numbers: Numbers
  /** Without what the founder set since. */
  original: Numbers
  fills: ReadonlyMap<string, Fill>
  /** Figures of the founder's that cannot be computed with. */
  open: OpenPoint[]
  /** As the brief states it, without what a number of the trade took. */
  pay: PaySaid
  /** What a running firm states of its own books. */
  accounts: Accounts
  /** Sums over the founder's own figures. */
  follows: Consequence[]
  /** The founder's figures held against each other. */
  sums: CheckedSum[]
  market: MarketSize
  /** Main one first. */
  streams: CaseStream[]
  /** Too small to live on: costs are taken at the low end. */
  isSide: boolean
  holds: (when: Parameters<typeof holds>[0]) => boolean
  /** The same business with these numbers set, and no others, at the same size. */
  withSet: (set: ReadonlyMap<string, number>) => Case
}
