// A shop as its texts need it: what it sells, what it costs, and what the figures say.
import type { Prose } from '../../kit/prose.ts'
import type { Results } from '../../results.ts'
import type { ShopExtras } from './extras.ts'
import type { ShopQuantities } from './quantities.ts'
import type { Trade } from './trade.ts'
import type { Voice } from './voice.ts'

export interface Shop extends Results {
  trade: Trade
  known: ShopQuantities
  extras: ShopExtras
  voice: Voice
  /** A text of the trade with its gaps filled. */
  told: (text: string) => Prose
  /** First month with an open door. */
  opens: number
}
