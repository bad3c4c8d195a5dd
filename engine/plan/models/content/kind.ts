// Publications differ by what is made, how often, who pays and what wears out. One row for each kind we know.
// Amounts are dollars of the United States. Texts hold no digit: they are mechanism, figures come from the plan.
import type { Rival, RowRisk, RowStep, Way } from './saying.ts'
import type { Range } from './scale.ts'

export interface ContentKind {
  /** Words in a brief that tell it. */
  cues: RegExp
  /** 'newsletter': reads after 'a' or 'the'. */
  noun: string
  issue: { one: string; many: string }
  issuesAMonth: number
  /** What it is about, where the brief's words are a theme and not a subject. */
  subject?: string
  /** Sold wherever people are: how many buy such things. */
  anywhere?: Range
  isSoftware?: true
  /** Who takes part without paying. */
  audience: { one: string; many: string }
  money: ContentMoney

  /** The trouble, as everybody in the trade knows it. */
  scene: string
  groups: { who: string; why: string }[]
  nothing: string
  /** What to ask about the last week, and how many answers are enough. Reads after 'asks … '. */
  asked: string
  askedGo: string
  craft: string
  whyNow: [string, string]
  against: string
  first: string[]
  oneMore: string
  phases: { proof: string; proved: string; open: string; settled: string }
  leftOut: { what: string; why: string }[]
  rivals: Rival[]
  danger: string
  hardToCopy: string
  misleads: string
  priceLead: string
  priceTest: string
  ways: Way[]
  wayNote: string
  wayGo: string
  layers: { part: string; job: string; choice: string }[]
  keeps: string
  toolTest: string
  week: string
  bottleneck: string
  gap: { gap: string; why: string; closedBy: string }
  decision: string
  risks: RowRisk[]
  sceptic: [string, string]
  wrongIf: string
  kill: { when: string; stopIf: string }[]
  steps: RowStep[]
  finding: { headline: string; text: string }
}

interface ContentMoney {
  /** Paid by the month. */
  members?: {
    label: string
    one: string
    many: string
    price: Range
    /** Of those who follow for nothing. */
    converts: Range
    churn: Range
    /** How the knowledge calls one who was won. */
    wonAs: 'paying reader or listener' | 'app for households'
    /** Of the price: store, platform, post. */
    serving: number
  }
  /** Sold one by one. */
  copies?: {
    label: string
    one: string
    many: string
    price: Range
    /** Of the price: printing and post, or the store's part. */
    cost: Range
    /** Of the audience that buys in a month. */
    converts: Range
    stockMonths: number
    /** Sold mostly in the weeks after a release. */
    isLaunched: boolean
  }
  /** Paid by those who want to be seen beside it. */
  sponsors?: {
    label: string
    /** For a thousand of what is counted. */
    thousand: Range
    counted: string
    /** Of the audience that sees one issue. */
    sees: number
    /** Kept after the platform or whoever sells the place. */
    kept: Range
    sold: Range
  }
  /** People who follow: at the start when it runs already, and won a month in each year. */
  running: number
  growth: [number, number, number]
  /** Freelances, studio, art, rights: a month. */
  making: Range
  equipment: Range
  help: { role: string; like: string; dollars: number }
}
