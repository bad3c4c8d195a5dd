// Services differ by what binds the day, what a customer hands over and when they leave. One row for each trade we know.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.
// Texts may hold {founder}, {company}, {where}, {buyers}, {price}, {customers}: see ../fill.ts.
import type { Cued } from '../kind.ts'

export type Range = [low: number, typical: number, high: number]

export interface Kind extends Cued {
  /** 'dog-walking round': reads after 'a' or 'the'. */
  noun: string
  /** What is sold once, and who is counted. */
  visit: { one: string; many: string }
  customer: { one: string; many: string }
  /** Whoever is hired to do the same work; `like` as the knowledge names the role. */
  worker: { role: string; like: string; dollars: number }
  /** What the owner must be able to do (after 'can'), and how that is proved. */
  craft: string
  craftTest: string
  /** The same trouble told in two orders; one is used. */
  trouble: [string, string]
  groups: { who: string; why: string }[]
  /** What it costs to leave things as they are. */
  nothing: string
  /** Asked of fifteen people about the last time, and how many must answer so (after 'go on if'). */
  ask: { what: string; pass: string }
  /** How the offer runs, and what is really bought. */
  works: string
  trust: string
  now: [string, string]
  against: string
  /** What the market's count may get wrong. */
  caution: string
  /** Kinds of alternative; the first is to change nothing. */
  rivals: { name: string; why: string; fails: string; answer: string }[]
  danger: string
  /** The first version in short noun phrases, and why it holds no more. */
  first: string[]
  oneMore: string
  leftOut: { what: string; why: string }[]
  workTest: string
  priceTalk: string
  priceTest: string
  /** Whom to reach (in the plural), and the share of them that buys. */
  channels: { name: string; reached: string; share: Range }[]
  winning: string
  keeping: string
  tools: { part: string; job: string; choice: string }[]
  data: string
  toolTest: string
  /** How a day runs; what binds it (a noun phrase), and what moves that limit. */
  day: string
  binds: string
  lever: string
  /** Why illness or absence hurts, as a clause. */
  alone: string
  sceptic: string
  /** Where to stop after half a year. */
  kill: string
  steps: { day: number; action: string; number: string; go: string }[]
  money: KindMoney
}

interface KindMoney {
  /** 'visits': regulars who buy so many a year. 'places': a monthly fee for a place. 'jobs': bought when needed. */
  shape: 'visits' | 'places' | 'jobs'
  /** Of a visit, of a place for a month, or of a job. */
  price: Range
  priceOf?: { metric: 'price' | 'hourly-rate'; of: string }
  /** Length of a visit or job, to bring an hourly price to one of a visit. */
  hours: number
  /** Bought by a customer a year. Twelve for places. */
  timesAYear: Range
  /** Done by one person on a working day, way and gaps included; for places: how many one person looks after. */
  perWorker: Range
  daysAWeek: number
  /** What such a day is of a full post, where it is less than one: only the hours around noon are sold. */
  post?: number
  /** People who do the work (for places: places taken) when it feeds one person, and when it is a firm. */
  small: number
  settled: number
  /** Used up in a visit or job, of its price. */
  materials: Range
  /** Leaving a month; for jobs the share of jobs for somebody new. */
  churn: Range
  churnOf?: string
  win: Range
  winOf?: string
  /** Bought before the first day, without the rooms. */
  kit: Range
  /** A month for each person who works: van, fuel, telephone, clothing. */
  running: Range
  /** `homeToo`: can also be done at the customer's place, and then needs no rooms. */
  premises?: { area: Range; fitOut: Range; energy: Range; homeToo: boolean }
  /** How far customers are, in kilometres, and how that is travelled. */
  reach: Range
  way: 'on foot' | 'by bicycle' | 'by car'
  /** Households it could concern, and of those the share that would pay in an ordinary year. */
  share: { label: string; of?: string; range: Range }
  willing: Range
}
