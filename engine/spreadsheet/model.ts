// What every part of the workbook is written with: the plan, the sheets it writes on, and how a formula rounds.

import type { Stream } from '../plan/finance/drivers.ts'
import type { Plan } from '../plan/plan.ts'
import type { DriverBook } from './driver-book.ts'
import type { Looks } from './looks.ts'
import type { Row, TimePage } from './time-page.ts'

export interface Model {
  plan: Plan
  looks: Looks
  /** Minor units in one of the currency. */
  unit: number
  /** To the cent: 'ROUND(…,2)'. */
  toCent: (formula: string) => string
  book: DriverBook
  overTime: TimePage
  sales: TimePage
  /** Months after the plan that the sheets 'Over time' and 'Sales' count, for goods bought ahead. */
  more: number
  /** Cells that hold for the whole plan. */
  terms: Terms
  names: Map<string, string>
}

/** A half counts as one, also where binary fractions leave a hair less: as the engine rounds. */
export const toWhole = (formula: string): string => `ROUND(${formula}+0.000000001,0)`

export interface Terms {
  receivableDays: string
  payableDays: string
  taxRate: string
  /** Only where something is free of tax. */
  taxFree?: string
}

/** The factors of the chosen case, by the names that formulas use. */
export const CASE = {
  volume: 'Volume_factor',
  price: 'Price_factor',
  churn: 'Churn_factor',
  costs: 'Cost_factor',
  investments: 'Investment_factor',
  delay: 'Delay_months',
} as const

/** One term of what a sale leaves: added, or taken off. */
interface UnitTerm {
  name: string
  /** `year` is the cell with the year that is looked at. */
  formula: (year: string) => string
  /** In minor units. */
  value: (year: number) => number
}

/** A stream's rows, for the statements. */
export interface Sold {
  stream: Stream
  volume: Row
  /** Customers who join, or what is sold. */
  won: Row
  revenue: Row
  costOfSales: Row
  fees: Row
  contribution: Row
  bought: Row
  received: Row
  owed: Row
  stock?: Row
  deferred?: Row
  /** What could be sold in a month of the year at most. */
  most?: (year: number) => string
  openDays?: string
  unitTerms: UnitTerm[]
  life?: LifeCells
  checks: { name: string; formula: string }[]
}

/** What the lifetime of a customer is computed from. */
export interface LifeCells {
  billingMonths: string
  /** Of those whose period ends, the share that does not pay again. */
  lapsing: string
  setup?: {
    price: string
    cost: string
    feeShare: string
    /** What it leaves, in minor units. */
    left: number
  }
}
