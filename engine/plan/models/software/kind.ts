// Software differs by who decides, what holds a customer and what makes one leave. One row for each kind we know.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.
import type { IndustryWays } from '../industry.ts'
import type { Cued } from '../kind.ts'

export type Range = [low: number, typical: number, high: number]

interface Rival {
  name: string
  why: string
  fails: string
  answer: string
}

interface Way {
  name: string
  /** Who is reached, in the plural: 'practices called'. */
  reached: string
  /** The share that ends up paying. */
  act: Range
  /** Of the first year's new customers, and of its marketing money. The shares of a kind add up to one. */
  wins: number
  cost: number
}

export interface SoftwareKind extends Cued {
  /** 'chore app': reads after 'a'. */
  noun: string
  /** Who pays, as counted; the plural ends in s. */
  one: string
  many: string
  /** The moment in which the trouble is felt. One or two sentences. */
  scene: string
  /** What they do today, and what is really missing: sentences. */
  today: string
  missing: string
  groups: { who: string; why: string }[]
  /** What it costs to leave things as they are: a noun phrase. */
  nothing: string
  /** Reads after 'asks them'. */
  asked: string
  /** The first is to do nothing. */
  rivals: Rival[]
  /** The dangerous one: a noun phrase. */
  danger: string
  /** The one thing that version one must do: a noun phrase. */
  core: string
  features: string[]
  /** What one thing more would cost: a clause. */
  oneMore: string
  leftOut: { what: string; why: string }[]
  /** Why customers stay, and when and why they leave: clauses. */
  holds: string
  leaves: string
  /** What shows it a month before, and what is done then: noun phrases. */
  firstSign: string
  save: string
  /** When they buy and when they never do: a sentence. */
  season: string
  /** Who says yes, and how long that takes: a sentence. */
  decides: string
  layers: { part: string; job: string; choice: string }[]
  /** What must never be shown to the wrong person: a noun phrase. */
  secret: string
  whyNow: string[]
  /** A test of the product itself, with its threshold in words: one or two sentences. */
  proof: string
  /** The strongest case against this kind: two or three sentences. */
  sceptic: string
  /** Whose knowledge is needed: a noun phrase after 'somebody who'. */
  mustKnow: string
  /** A danger that only this kind has. */
  peril: { name: string; firstSign: string; answer: string }
  ways: Way[]
  /** Where this kind's buyers differ from their industry. */
  own?: Partial<IndustryWays>
  /** Who could be a customer at all, in the plural: 'shared houses'. */
  pool: string
  /** Sold in one language and currency to more than one country: a small home is then not the market. */
  isBorderless?: true
  /** So many of the pool for a thousand inhabitants, where no count is at hand. */
  perThousand: Range
  /** Counts that the knowledge has, by the brief's words. */
  counts?: { cue: RegExp; of: string; pool: string }[]
  /** Of these, the share that fits by size and has the trouble, and of those the share a young product can win over. */
  fits: Range
  willing: Range
  /** What one customer pays a month. */
  price: Range
  /** Leaving a month. */
  churn: Range
  /** The name of a published figure for it, where one fits better than ours. */
  churnAs?: string
  /** New customers who come without money, for each one that was paid for. */
  told: number
  /** Months of its price that winning one customer costs. */
  winMonths: Range
  /** Share of the price that people spend on answering and fitting in. */
  support: Range
}
