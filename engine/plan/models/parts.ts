// What a business model has to bring, so that a plan can be put together: what drives its money, and what there is to
// say about it that would be wrong about any other. The sections take it from here.
import type { Drivers } from '../finance/drivers.ts'
import type { Projection } from '../finance/projection.ts'
import type { Prose } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Ending } from '../kit/section.ts'

export interface ModelMoney {
  drivers: Drivers
  /** What the drivers were made from, by name, for the texts. */
  quantities: Record<string, Quantity>
  /** The stream that carries the business, by id. */
  mainStream: string
}

export interface MarketStep {
  working: Prose
  result: Quantity
  /** The steps that readers look for. */
  is?: 'TAM' | 'SAM' | 'SOM'
}

export interface Alternative {
  name: string
  whyChosen: Prose
  whereItFails: Prose
  answer: Prose
}

export interface Channel {
  name: string
  reach: Quantity
  conversion: Quantity
  wins: Quantity
  cost: Quantity
}

export interface Risk {
  name: string
  likelihood: 'low' | 'medium' | 'high' | 'unknown'
  firstSign: Prose
  answer: Prose
  /** The sensitivity that measures it, if one does. */
  measuredBy?: string
}

export interface KillLine {
  when: Prose
  stopIf: Prose
  lost: Prose
}

export interface Step {
  /** Days from the start, at most 90. */
  day: number
  action: Prose
  owner: string
  number: string
  goOnIf: Prose
}

export interface ModelTexts {
  problem: { paragraphs: Prose[]; groups: { who: string; why: Prose }[]; nothing: Prose; ending: Ending }
  solution: { promise: Prose; paragraphs: Prose[]; whyNow: Prose[]; against: Prose; ending: Ending }
  market: { lead: Prose; steps: MarketStep[]; harder: Prose; cautions: Prose; ending: Ending }
  competition: { lead: Prose; alternatives: Alternative[]; position: Prose; ending: Ending }
  product: {
    lead: Prose
    inside: Prose[]
    outside: { what: string; why: Prose }[]
    phases: { name: string; when: string; done: Prose }[]
    ending: Ending
  }
  pricing: {
    lead: Prose
    rows: { what: string; price: Quantity; why: Prose }[]
    paragraphs: Prose[]
    ending: Ending
  }
  goToMarket: { lead: Prose; channels: Channel[]; paragraphs: Prose[]; ending: Ending }
  architecture: {
    lead: Prose
    layers: { name: string; choice: string; why: Prose }[]
    leftOut: Prose
    ending: Ending
  }
  operations: { lead: Prose; day: Prose[]; team: { role: string; who: string; gap: Prose }[]; ending: Ending }
  risks: { list: Risk[]; sceptic: Prose[]; answer: Prose; kill: KillLine[]; ending: Ending }
  ninetyDays: { lead: Prose; steps: Step[]; ending: Ending }
}

export interface Playbook<Known = unknown> {
  money: (known: Known) => ModelMoney
  texts: (known: Known, money: ModelMoney, projection: Projection) => ModelTexts
}
