// What is let differs by how long, what wears out and when it stands empty. One row for each sort; a plain one otherwise.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.
import type { Cued } from '../kind.ts'

export type Range = [low: number, typical: number, high: number]
export type Period = 'hour' | 'day' | 'night' | 'hire' | 'month'

interface Way {
  name: string
  /** What is counted as reached: 'page visits', 'talks'. */
  reached: string
  /** Part of the first year's bookings, and of the money spent on them. Each adds up to 1. */
  wins: number
  cost: number
  conversion: Range
}

export interface Letting extends Cued {
  /** 'hostel': reads after 'a'. */
  noun: string
  /** What is let: 'bed', 'beds'. */
  one: string
  many: string
  period: Period
  /** A room or plot, with a lease or a deed; otherwise a thing that is bought and carried. */
  isPlace: boolean
  /** More of them are bought once the first earn. */
  grows: boolean
  scene: string
  groups: { who: string; why: string }[]
  nothing: string
  /** Reads after 'asks twenty-five people'. */
  asked: string
  /** Reads after 'fear'. */
  doubt: string
  /** Reads after 'The answer is'. */
  proof: string
  whyNow: string
  against: string
  rivals: { name: string; why: string; fails: string; answer: string }[]
  danger: string
  /** What there is on the first day, and the clause why not more. */
  range: string
  oneMore: string
  features: string[]
  leftOut: { what: string; why: string }[]
  productTest: string
  /** Why it stands empty, and what fills it. */
  empties: string
  priceNote: string
  ways: Way[]
  /** From one customer to the next. */
  turning: string
  limit: { what: string; because: string }
  /** What breaks, goes missing or wears out. */
  wear: string
  season: string
  gap: { gap: string; why: string; closedBy: string }
  risk: { name: string; sign: string; answer: string }
  sceptic: string
  /** Reads after 'Stop, or change course, if'. */
  kill: string
  steps: { day: number; action: string; number: string; goOnIf: string }[]
  hand: { role: string; like: string; dollars: number; takings: number }
  /** For one of them and one period. */
  price: Range
  units: Range
  /** Share of its periods in which one is let, once known. */
  use: Range
  /** How often one can go out in a month, where the price is for a hire. */
  turns: number
  /** Periods in one booking. */
  stay: number
  /** Cleaning, repair, handing over, booking pages: of what is taken. */
  serving: Range
  /** What is spent to win a booking, as a share of it. */
  winning: Range
  /** What one costs to buy or furnish, in months of its settled takings; and how long it lasts. */
  worth: Range
  lifeMonths: number
  /** Rent of a place as a share of settled takings; for things, a yard in dollars a month. */
  rentShare: number
  yard: Range
  /** Insurance and energy, as shares of settled takings. */
  insured: number
  energy: number
  /** Periods of this sort let by anybody in the district in a year, what they are and how they are counted. */
  occasions: Range
  countedBy: string
  /** Share of them that would suit this offer by price, size and place. */
  fits: Range
}
