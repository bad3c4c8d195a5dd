// Goods differ by what breaks in the post, who comes back and what rots in stock. One row for each sort; a plain one otherwise.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.
import type { Cued } from '../kind.ts'

export type Range = [low: number, typical: number, high: number]

interface Way {
  name: string
  /** What is counted as reached: 'visits', 'talks at a stall'. */
  reached: string
  /** Part of the first year's new customers, and of the money spent on them. Each adds up to 1. */
  wins: number
  cost: number
  conversion: Range
}

export interface Goods extends Cued {
  /** 'coffee brand': reads after 'a'. */
  noun: string
  one: string
  many: string
  /** How people buy it today, and what goes wrong. */
  scene: string
  groups: { who: string; why: string }[]
  nothing: string
  /** What to ask about the last purchase: reads after 'asks thirty people'. */
  asked: string
  /** Why people do not order it unseen: reads after 'fear'. */
  doubt: string
  /** What answers that: reads after 'The answer is'. */
  proof: string
  whyNow: string
  against: string
  rivals: { name: string; why: string; fails: string; answer: string }[]
  /** Which rival is dangerous, and what protects: two or three sentences. */
  danger: string
  /** What is on sale at first, and the clause why not more. */
  range: string
  oneMore: string
  features: string[]
  leftOut: { what: string; why: string }[]
  productTest: string
  /** Why they order again, or do not. */
  comesBack: string
  priceNote: string
  ways: Way[]
  /** From making to posting: how a week runs. */
  making: string
  limit: { what: string; because: string }
  /** What happens to it on the way. */
  post: string
  season: string
  gap: { gap: string; why: string; closedBy: string }
  risk: { name: string; sign: string; answer: string }
  sceptic: string
  /** Reads after 'Stop, or change course, if'. */
  kill: string
  steps: { day: number; action: string; number: string; goOnIf: string }[]
  /** Who is hired first; `like` as the knowledge names the role; monthly takings that keep one such person busy. */
  hand: { role: string; like: string; dollars: number; takings: number }
  price: Range
  /** Pieces in an order. */
  pieces: Range
  /** Goods in the price. */
  goodsShare: Range
  /** Packing and posting one order. */
  postage: Range
  returns: Range
  stockMonths: number
  /** Further orders of a customer in the year after the first. */
  repeats: Range
  /** What a new customer costs to win, as a share of an order. */
  cacShare: Range
  /** Spent once before the first sale. */
  startUp: Range
  /** A month, for a place to make, pack and keep it. */
  space: Range
  /** Delivered on a round from one place, so only households near it count. */
  isLocal?: boolean
  /** Households that buy such things at all. `with` as the knowledge names a share of households. */
  buyers: Range
  with?: string
  /** What such a household spends on them in a year, wherever it buys. */
  yearly: Range
  /** Of these, the share that would order from a small maker at such a price. */
  open: Range
}
