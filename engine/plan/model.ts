// What a case brings, so that a plan can be put together: what drives its money, and, once that is computed, what there is to
// say about it. The sections take it from here.
import type { FactKind } from '../read/understanding.ts'
import type { Drivers } from './finance/drivers.ts'
import type { UnitOptions } from './finance/unit-economics.ts'
import type { Prose } from './kit/prose.ts'
import type { Quantity } from './kit/quantity.ts'
import type { Block, Ending, Section } from './kit/section.ts'
import type { LeverGroup } from './lever-groups.ts'
import type { Results } from './results.ts'

/** What drives the money, without a sentence. */
export interface FinanceModel {
  /** With the money the founder has; what is still to be found is added by whoever computes the need. */
  drivers: Drivers
  /** Who would finance the rest: a bank, investors, a foundation, the founder's own purse, or nobody as things stand. */
  financedBy: 'loan' | 'equity' | 'grant' | 'own' | 'nobody'
  /** Its books name all money, also what is sought: nothing is added but what it falls short of. */
  hasOwnMoney?: boolean
  /** It trades already: while the account never runs dry it raises nothing, not even a reserve. */
  isRunning?: boolean
  unitOptions?: UnitOptions
  /** The heading under which a figure can be changed; left out, its id says so. */
  groupOf?: (id: string) => LeverGroup | undefined
  /** Facts that the founder may add afterwards; left out, the usual ones. */
  addable?: FactKind[]
}

export interface Model extends FinanceModel {
  texts: (results: Results) => Texts
  /** The summary first. */
  sections: (results: Results, texts: Texts) => Section[]
}

export interface Texts {
  summary: SummaryText
  problem: ProblemText
  solution: SolutionText
  market: MarketText
  competition: CompetitionText
  product: ProductText
  model: ModelText
  pricing: PricingText
  goToMarket: GoToMarketText
  architecture: ArchitectureText
  operations: OperationsText
  finance: { more?: Prose[] }
  scenarios: { ending: Ending }
  funding: { more: Prose[]; ending: Ending }
  risks: RisksText
  ninetyDays: { lead: Prose; steps: Step[]; ending: Ending }
}

export interface SummaryText {
  /** What it is, for whom, where, and how it earns: two or three sentences. */
  what: Prose
  /** Two or three findings that shaped the plan, each with its short headline: 'The neighbourhood sets the size.' */
  findings: { headline: string; text: Prose }[]
  /** The weakest point, in other words than on the sceptic's page, but the same point. */
  weakest: Prose
  /** The headline of the page on which the founder's own figures are checked, where the plan has one. */
  checkedClaim?: Prose
  ending: Ending
}

export interface ProblemText {
  paragraphs: Prose[]
  /** Two to four groups who feel it, sorted by how much. */
  groups: { who: string; why: Prose }[]
  /** What it costs the customer to leave things as they are. */
  nothing: Prose
  ending: Ending
}

export interface SolutionText {
  /** The offer in one sentence. */
  promise: Prose
  /** Each part, and the reason for giving up that it removes. */
  paragraphs: Prose[]
  /** What has changed, so that it works now. */
  whyNow: Prose[]
  /** What speaks against now. */
  against: Prose
  ending: Ending
}

export interface MarketStep {
  /** The step in words, with its figures cited: 'Households within the walk × share with a dog'. */
  working: Prose
  result: Quantity
  /** TAM > SAM > SOM, in yearly money. Each appears once. */
  is?: 'TAM' | 'SAM' | 'SOM'
}

export interface MarketText {
  lead: Prose
  /** Bottom-up: countable customers × price, every step shown. */
  steps: MarketStep[]
  /** A second count that tests the first, such as customers a week or share of a street. */
  check: Prose
  cautions: Prose
  ending: Ending
}

/** A kind of alternative, never an invented company. The first or the last is to do nothing. */
interface Alternative {
  name: string
  whyChosen: Prose
  whereItFails: Prose
  answer: Prose
  /** Where it stays the better choice, so that we leave that ground to it. */
  whereItWins?: Prose
}

export interface CompetitionText {
  lead: Prose
  /** Four to six. */
  alternatives: Alternative[]
  /** Against the most dangerous one: what is hard to copy, and what is not. */
  position: Prose
  ending: Ending
}

export interface Phase {
  name: string
  /** 'weeks one to six', 'months four to nine': in words. */
  when: string
  what: Prose
  /** What must be true before the next phase begins. */
  movesOnWhen: Prose
}

export interface ProductText {
  lead: Prose
  /** What the first version holds: short noun phrases, five to nine. Also the features of the milestone map. */
  features: string[]
  phases: Phase[]
  /** What is left out, each with its reason. */
  leftOut: { what: string; why: Prose }[]
  ending: Ending
}

export interface ModelText {
  lead: Prose
  /** What the unit economics say: which figure misleads, which is the lever. */
  comments: Prose[]
  more?: Block[]
  ending: Ending
}

export interface PricingText {
  lead: Prose
  rows: { what: string; price: Quantity; why: Prose }[]
  paragraphs: Prose[]
  ending: Ending
}

export interface Channel {
  name: string
  /** How many are reached, in which share they act, how many customers that makes, what it costs: in the first year. */
  reach: Quantity
  conversion: Quantity
  wins: Quantity
  cost: Quantity
}

export interface GoToMarketText {
  lead: Prose
  /** Three to five; see channel() for one whose figures agree. */
  channels: Channel[]
  paragraphs: Prose[]
  ending: Ending
}

interface Layer {
  part: string
  job: Prose
  choice: Prose
}

export interface ArchitectureText {
  lead: Prose
  /** Four to seven parts; rented where renting will do. */
  layers: Layer[]
  paragraphs: Prose[]
  ending: Ending
}

interface Gap {
  gap: Prose
  why: Prose
  closedBy: Prose
}

export interface OperationsText {
  /** A day, a week, an order: how the work runs, with its bottleneck. */
  paragraphs: Prose[]
  /** Roles and when they come; what the brief does not say is added by the section. */
  people: { role: string; when: string; why: Prose }[]
  gaps: Gap[]
  ending: Ending
}

interface Risk {
  name: string
  likelihood: 'low' | 'medium' | 'high' | 'unknown'
  firstSign: Prose
  answer: Prose
  /** Id of the sensitivity that measures it, such as 'churn:members'. */
  measuredBy?: string
}

export interface KillLine {
  /** 'day sixty', 'the end of month six'. */
  when: string
  stopIf: Prose
}

export interface RisksText {
  /** Five to seven. */
  list: Risk[]
  /** The strongest case against, in two or three paragraphs, without a soft landing. */
  sceptic: Prose[]
  /** What would have to be true for the sceptic to be wrong, and who measures it. */
  answer: Prose
  /** Three or four. */
  kill: KillLine[]
  ending: Ending
}

export interface Step {
  /** Days from the start, at most 90, rising. */
  day: number
  action: Prose
  owner: string
  /** What is counted. */
  number: string
  goOnIf: Prose
}
