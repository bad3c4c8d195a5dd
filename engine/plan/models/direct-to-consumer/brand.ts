// A brand as its texts need it: what it sells, what it costs, and what the figures say.
import type { Results } from '../../results.ts'
import type { Goods } from './goods.ts'
import type { BrandQuantities } from './quantities.ts'

export interface Brand extends Results {
  goods: Goods
  known: BrandQuantities
  /** First month with sales. */
  launch: number
  /** The stream that carries the plan: 'subscribers' or 'orders'. */
  main: 'subscribers' | 'orders'
  /** Which sensitivity says what fewer new customers do. */
  fewer: string
}
