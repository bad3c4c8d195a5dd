// A piece of software as its texts need it: its kind, what its money is made from, and what the figures say.
import type { Quantity } from '../../kit/quantity.ts'
import type { Results } from '../../results.ts'
import type { SoftwareKind } from './kind.ts'
import type { Hired, Means } from './means.ts'

/** What one customer pays. */
export interface Account {
  /** As said, looked up or assumed; for one seat or one use where it is priced so. */
  price: Quantity
  /** 'user', where it is priced by heads, and how many a customer has. */
  seat?: string
  seats?: Quantity
  /** What a customer pays a month, all seats and uses together. */
  monthly: Quantity
  billingMonths: number
}

export interface Known extends Account {
  churn: Quantity
  /** Shares of what a customer pays. */
  hosting: Quantity
  support: Quantity
  /** What serving one customer costs a month. */
  serving: Quantity
  winMonths: Quantity
  winCost: Quantity
  marketing: Quantity
  firstVersion: Quantity
  /** Pay already, or use it without paying. */
  paying: Quantity | undefined
  users: Quantity | undefined
}

export interface Product extends Results {
  kind: SoftwareKind
  known: Known
  means: Means
  hired: Hired[]
  isForFirms: boolean
  /** First month in which somebody pays. */
  starts: number
  /** The one stream's id. */
  stream: string
}
