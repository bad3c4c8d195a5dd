// Producers differ by what spoils, what binds the machine, and who puts the goods on a shelf. One row for each trade we
// know, a plain one otherwise. Amounts are dollars of the United States; the plan brings them to its own currency.
import type { IndustryWays } from '../industry.ts'

export type Range = [low: number, typical: number, high: number]

export interface Goods {
  cues: RegExp
  /** 'brewery': reads after 'a' or 'the'. */
  noun: string
  /** Where it is made: 'bench', 'kitchen', 'line'. */
  bench: string
  /** What is counted and priced: 'case', 'cases'. */
  unit: { one: string; many: string }
  /** 'pub', 'pubs': one account. */
  account: { one: string; many: string }
  /** Who buys, when the brief does not say. */
  buyers: string
  /** What is wrong with how buyers are supplied today: sentences. */
  scene: string
  /** What a buyer does now; both read after 'they'. */
  today: [string, string]
  groups: { who: string; why: string }[]
  /** Why leaving things as they are is easy: sentences. */
  nothing: string
  asked: string
  askedPass: string
  /** What is made, and what makes it different, as noun phrases. */
  makes: string
  differs: string
  /** What the maker must not promise. */
  limits: string
  whyNow: [string, string]
  against: string
  rivals: { name: string; why: string; fails: string; answer: string }[]
  danger: string
  dangerWhy: string
  features: string[]
  leftOut: { what: string; why: string }[]
  /** A test of the goods, with its threshold in words. */
  goodsTest: string
  /** How the price comes about along the chain: a sentence or two. */
  chain: string
  /** How a new account is won: sentences. */
  sale: string
  channels: { name: string; reached: string; conversion: Range; share: number }[]
  /** What is written down for each batch, and the tools: parts of the works. */
  layers: { part: string; job: string; choice: string }[]
  batch: string
  acceptance: string
  /** A week or a batch, from material to invoice. */
  week: string
  /** What binds, and why: the noun, then a clause after 'because'. */
  bottleneck: { what: string; because: string }
  /** What goes wrong and what is done: sentences. */
  spoils: string
  gap: { gap: string; why: string; closedBy: string }
  risk: { name: string; likelihood: 'low' | 'medium' | 'high'; sign: string; answer: string }
  sceptic: string
  /** Reads after 'if'. */
  wrongIf: string
  ways: Pick<IndustryWays, 'meets' | 'trusts' | 'buys' | 'busy'> | undefined
  /** Wholesale price of one unit; what materials and packaging are of it. */
  price: Range
  material: Range
  /** Sales a month: at first, after a year of selling, in the third year. */
  turnover: [first: number, settled: number, later: number]
  /** What one account buys a month. */
  accountMonth: Range
  /** Machines and fitting-out. */
  machines: Range
  floorArea: Range
  energy: Range
  stockMonths: number
  /** Full-time people at the bench at first, after a year, in the third year; `like` as the knowledge names the role. */
  hands: { role: string; like: string; dollars: number; count: [number, number, number] }
  /** Accounts of the kind for a million people; those that would list a small maker. */
  perMillion: Range
  counted: { of: string; cue?: RegExp }[]
  open: Range
  openWho: string
  register: string
  /** Permits and tests before the first sale. */
  permit: { what: string; dollars: Range }
  /** Sold to those who come themselves, if the brief says so. */
  direct: { cue: RegExp; label: string; markup: number } | undefined
  /** What the last customer pays, over the price to the trade; undefined where it is used up or built in. */
  resale: number | undefined
}
