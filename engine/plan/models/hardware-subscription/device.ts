// Devices differ by what breaks, who decides and what happens when they fall silent. One row for each sort we know, a
// plain one otherwise. Amounts are dollars of the United States; the plan brings them to its own currency.
import type { IndustryWays } from '../industry.ts'

export type Range = [low: number, typical: number, high: number]

export interface Device {
  cues: RegExp
  /** 'buoy', 'buoys': what is installed, lent or sold. */
  noun: { one: string; many: string }
  /** 'farm', 'farms': what is counted as one customer. */
  customer: { one: string; many: string }
  /** Who pays, when the brief does not say: 'dog owners'. */
  buyers: string
  /** What happens without it, as sentences. */
  scene: string
  /** Two ways people manage now; both read after 'they'. */
  today: [string, string]
  groups: { who: string; why: string }[]
  /** What it costs to leave things as they are: sentences. */
  loss: string
  /** What to ask (after 'asks'), and what twelve of twenty have to answer (after 'twelve'). */
  asked: string
  askedPass: string
  /** What one of them does ('measures …'), and what reaches the customer, as a noun phrase. */
  reads: string
  tells: string
  /** What it cannot do: belongs into the first minute of a sales talk. */
  limits: string
  whyNow: [string, string]
  against: string
  /** Four or five; the first is to do nothing. */
  rivals: { name: string; why: string; fails: string; answer: string }[]
  /** The dangerous one as a noun phrase, and a sentence on why. */
  danger: string
  dangerWhy: string
  features: string[]
  leftOut: { what: string; why: string }[]
  /** A test of the device itself, with its threshold in words. */
  productTest: string
  billing: 1 | 12
  /** Why it is paid in that rhythm: a sentence. */
  billingWhy: string
  /** What the customer compares the price with: a sentence. */
  anchor: string
  /** Sums of shares are one. The first conversion may be replaced by the founder's own. */
  channels: { name: string; reached: string; conversion: Range; share: number }[]
  /** How such a sale really comes about: a sentence or two. */
  sale: string
  layers: { part: string; job: string; choice: string }[]
  /** The fault that must never be mistaken for good news: a sentence. */
  silent: string
  acceptance: string
  /** How a year or a week runs. */
  rhythm: string
  /** What wears out or goes wrong in the field, and what is done: sentences. */
  breaks: string
  gap: { gap: string; why: string; closedBy: string }
  risk: { name: string; likelihood: 'low' | 'medium' | 'high'; sign: string; answer: string }
  sceptic: string
  /** What would have to be true: reads after 'if'. */
  wrongIf: string
  ways: Pick<IndustryWays, 'meets' | 'trusts' | 'buys' | 'busy' | 'keeps'> | undefined
  /** For one customer. */
  devices: Range
  /** Hours of one installation, travel included; nothing for what comes by post. */
  hours: number
  /** Customers one person can look after. */
  perHead: number
  build: Range
  /** Of one device; undefined where it is lent as a rule. */
  price: Range | undefined
  /** For one device a month, what serving it costs, and how many a year are replaced. */
  service: Range
  serving: Range
  replaced: Range
  /** A month; undefined: what the knowledge has for devices with a yearly service. */
  churn: Range | undefined
  /** New customers a month: at first, after a year of selling, at the end of the third year. */
  joining: [first: number, settled: number, later: number]
  cac: Range
  market: MarketRow
  /** Tests and papers before it may be sold. */
  approval: { what: string; dollars: Range }
  /** A second payer, under contract. */
  second: { label: string; who: string; why: string; dollars: Range; running: number } | undefined
}

interface MarketRow {
  /** As the knowledge names them, tried in this order; a brief's cue narrows which. */
  counted: { metric: 'businesses' | 'household-share'; of: string; cue?: RegExp; regional?: boolean }[]
  /** When none is known: so many for a million people, or a share of households. */
  perMillion: Range | undefined
  householdShare: Range | undefined
  /** 'register of vineyards': where the count can be had. */
  register: string
  /** Those for whom it pays, and the clause that says who they are. */
  pays: Range
  paysWho: string
}
