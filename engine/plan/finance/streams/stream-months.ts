// What every stream tells the plan, month by month, in whole minor units.
import { nothing } from '../calendar.ts'

export interface Customers {
  opening: number[]
  joining: number[]
  leaving: number[]
  closing: number[]
}

export interface StreamMonths {
  /** Sold in the month; for subscriptions and contracts, those there at its end. */
  volume: number[]
  /** For one of them, after the yearly rises. */
  price: number[]
  /** What customers pay in all, with what belongs to others: the value of orders on a marketplace. */
  paidByCustomers: number[]
  /** Ours of it, charged in the month. */
  billed: number[]
  /** Earned in the month. */
  revenue: number[]
  /** Charged and not yet earned, at the month's end. */
  deferred: number[]
  costOfSales: number[]
  /** Bought from suppliers: cost of sales, and what goes into stock. */
  bought: number[]
  /** Goods at cost, at the month's end. */
  stock: number[]
  /** What the payment provider keeps. */
  fees: number[]
  customers?: Customers
  returned?: number[]
  sessions?: number[]
}

type Earned = Pick<StreamMonths, 'volume' | 'price' | 'revenue' | 'costOfSales' | 'fees'>

/** Delivered, charged and earned in the same month, without stock. */
export const deliveredAtOnce = (earned: Earned): StreamMonths => ({
  ...earned,
  paidByCustomers: earned.revenue,
  billed: earned.revenue,
  deferred: nothing(),
  bought: earned.costOfSales,
  stock: nothing(),
})
