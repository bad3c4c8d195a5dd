// Publications differ by what is made, how often, who pays and what wears out. One row for each kind we know.
// Amounts are dollars of the United States. Texts hold no digit: they are mechanism, figures come from the plan.
import type { RowTexts } from './saying.ts'
import type { Range } from './scale.ts'

export interface ContentKind extends RowTexts {
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

  priceLead: string
  priceTest: string
  week: string
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
