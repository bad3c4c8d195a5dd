// Marketplaces differ by what changes hands, which side is scarce, and why pairs leave. One row for each trade we know.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.
import type { Cued } from '../kind.ts'

export type Range = [low: number, typical: number, high: number]

interface Noun {
  one: string
  many: string
}

interface Rival {
  name: string
  why: string
  fails: string
  answer: string
}

export interface Trade extends Cued {
  /** What changes hands: 'second-hand clothes'. */
  field: string
  order: Noun
  seller: Noun
  buyer: Noun
  /** What a buyer wants. Reads after 'wants'. */
  wants: string
  /** How they manage now, twice. Reads after 'they'. */
  now: [string, string]
  /** What is really missing, and what the other side loses: sentences. */
  lack: string
  idle: string
  /** What it costs a buyer to leave things as they are. A noun phrase. */
  nothing: string
  /** Two groups of buyers. The sellers are added. */
  groups: { who: string; why: string }[]
  /** How pairs come to deal without the marketplace (a sentence), and what keeps them (a noun phrase). */
  leak: string
  hold: string
  /** What goes wrong in an order (a noun phrase), and what is done then. Reads after 'to'. */
  breaks: string
  remedy: string
  /** What is checked before somebody may sell. A noun phrase. */
  check: string
  /** Where buyers and sellers must be many at once, and how one sees that they are. A noun phrase, a clause. */
  thick: string
  liquid: string
  /** How one order runs. A sentence or two. */
  steps: string
  bottleneck: { what: string; because: string }
  /** When most is ordered. Reads after 'is'. */
  busy: string
  /** The first is to change nothing. */
  rivals: Rival[]
  /** The dangerous one, and what it could not copy. Noun phrases. */
  danger: string
  uncopied: string
  firstVersion: string[]
  leftOut: { what: string; why: string }[]
  layers: { part: string; job: string; choice: string }[]
  /** What to ask a buyer and a seller about the last time. Read after 'asks'. */
  asked: string
  askedSeller: string
  /** A test of the order itself, with its threshold in words. */
  productTest: string
  /** Two hard sentences. */
  sceptic: [string, string]
  risk: { name: string; sign: string; answer: string }
  /** Advertising, through sellers, and a third way. */
  ways: [string, string, string]
  /** Where sellers are found. Reads after 'in' or 'at', which it brings along. */
  supply: string
  /** As the knowledge names its share. */
  takeLike: string
  take: Range
  orderValue: Range
  orderLike?: string
  /** Our own cost of an order as a share of its value: support, refunds, checks. */
  serving: Range
  /** Orders of an active buyer a year on this marketplace. */
  ordersAYear: Range
  /** Share of active buyers who do not come back, a month. */
  leaving: Range
  /** As the knowledge names it, where it fits. */
  leavingLike?: string
  /** Cost of winning a buyer, in orders: so many leave nothing. */
  paidBack: number
  /** Orders that one seller fills a month. */
  perSeller: Range
  /** Who is counted in the market, and which share of them buys such a thing in a year. */
  counted: 'households' | 'firms'
  share: Range
  /** What is ordered is a room: a rent in the brief is the order's worth and not our cost. */
  lets?: boolean
  /** Large sums and firms pay by transfer rather than by card. */
  byTransfer?: boolean
}
