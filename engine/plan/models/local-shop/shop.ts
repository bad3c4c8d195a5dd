// A shop as its texts need it: what it sells, what it costs, and what the figures say.
import type { Results } from '../../results.ts'
import type { ShopExtras } from './extras.ts'
import type { ShopQuantities } from './quantities.ts'
import type { Trade } from './trade.ts'

export interface Shop extends Results {
  trade: Trade
  known: ShopQuantities
  extras: ShopExtras
  /** First month with an open door. */
  opens: number
}
