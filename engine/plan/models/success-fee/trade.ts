// What is won back differs by who pays in the end, how long that takes, and which cases are lost. One row for each kind.
// Amounts are dollars of the United States; the plan brings them to its own currency by purchasing power.
import type { Cued } from '../kind.ts'

export type Range = [low: number, typical: number, high: number]

interface Noun {
  one: string
  many: string
}

export interface Trade extends Cued {
  /** What is worked on: 'denied medical claims'. */
  field: string
  case: Noun
  client: Noun
  /** Who pays in the end: 'the insurer'. Reads as a subject in the singular. */
  payer: string
  /** What the share is taken of. Reads after 'of': 'what the insurer pays after all'. */
  of: string
  /** A sentence: what goes wrong today. And two ways they manage (after 'they'). */
  trouble: string
  now: [string, string]
  /** A sentence: why the money stays where it is. */
  whyLeft: string
  /** What it costs to leave it. A noun phrase. */
  nothing: string
  groups: { who: string; why: string }[]
  /** How one case runs. */
  steps: string
  /** The clock that governs it, as a noun phrase, and which cases are lost, as one. */
  clock: string
  lost: string
  /** What tells a good case from a bad one, and the papers that decide. Noun phrases. */
  sorting: string
  proof: string
  bottleneck: { what: string; because: string }
  /** A sentence: which cases clients send. A sentence: how the work makes itself superfluous. What keeps them: a noun phrase. */
  adverse: string
  ends: string
  hold: string
  /** When most of it comes in. A noun phrase. */
  busy: string
  rivals: { name: string; why: string; fails: string; answer: string }[]
  danger: string
  uncopied: string
  firstVersion: string[]
  leftOut: { what: string; why: string }[]
  layers: { part: string; job: string; choice: string }[]
  /** Reads after 'asks'. */
  asked: string
  productTest: string
  sceptic: [string, string]
  risk: { name: string; sign: string; answer: string }
  ways: [string, string, string]
  /** The client pays the share on top: nothing is fetched from which it could be taken. */
  onTop?: boolean
  /** As the knowledge names them. */
  shareLike: string
  share: Range
  marginLike: string
  /** Value of one won case, share of cases taken up that are won, months from work to money. */
  amount: Range
  wins: Range
  months: number
  /** Cases taken up for one active client a year. */
  casesAYear: Range
  leaving: Range
  told: Range
  /** What it may cost to win a client, in dollars. */
  costToWin: Range
  counted: 'households' | 'firms'
  /** Which firms, by a word of the brief: as the knowledge names them. */
  firms?: [cue: RegExp, of: string][]
  /** Of those counted, the share with such cases. */
  affected: Range
}
