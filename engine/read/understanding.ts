// What was understood of a brief, each point with the founder's own words it came from.
import type { Industry, Stage } from '../brief-words.ts'

export const BUSINESS_MODELS = [
  'software-subscription',
  'usage-based-software',
  'success-fee',
  'marketplace',
  'direct-to-consumer',
  'hardware-subscription',
  'local-shop',
  'local-service',
  'agency',
  'education',
  'content',
  'rental',
  'manufacturing',
  'event',
  'non-profit',
] as const
export type BusinessModel = (typeof BUSINESS_MODELS)[number]

/** Where in the brief: the field, and the words as they stand there. 'correction': put right by the founder later. */
export interface Evidence {
  field:
    | 'startupName'
    | 'businessIdea'
    | 'targetCustomer'
    | 'industry'
    | 'stage'
    | 'additionalContext'
    | 'correction'
  words: string
}

export interface Understood<T> {
  value: T
  evidence: Evidence[]
  /** 'said': in the founder's words. 'inferred': follows from them. 'assumed': nothing in the brief says so. */
  basis: 'said' | 'inferred' | 'assumed'
}

const FACT_KINDS = [
  'price',
  'average-order',
  'take-rate',
  'unit-cost',
  'monthly-cost',
  'rent',
  'budget',
  'investment',
  'raise',
  'revenue',
  'orders',
  'customers',
  'prototypes',
  'floor-area',
  'capacity',
  'team-size',
  'skill',
  'gap',
  'regulation',
  'wish',
  'pilot',
  'lead-time',
  'reach',
  'customer-size',
  'customer-age',
  'frequency',
  'deadline',
  'margin',
  'churn',
  'conversion',
  'growth',
  'equity',
  'other-number',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Something the founder stated, to be used unaltered. */
export interface Fact {
  id: string
  kind: FactKind
  evidence: Evidence
  /** Money in minor units of the plan's currency, percentages as fractions, everything else as it stands. */
  amount?: {
    low: number
    high: number
    unit: FactUnit
    per?: 'month' | 'year' | 'week' | 'day' | 'hour' | 'unit' | 'once'
    /** 'at least four times', 'up to 12': low and high are then the same. */
    bound?: 'at-least' | 'at-most'
    /** ISO 4217, only where it is not the plan's currency. Nothing is converted. */
    currency?: string
  }
  /** What it is about: 'hardware', 'marine biologist', 'HIPAA', 'square metre unit'. */
  about: string
  /** Whose skill or gap it is. */
  who?: 'founder' | 'co-founder'
  approximate: boolean
  /** What the brief says, where the founder has put another amount in its place; empty where it says nothing. */
  wasSaid?: { amount?: NonNullable<Fact['amount']>; words: string }
}
export type FactUnit =
  | 'money'
  | 'fraction'
  | 'count'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'square-metres'
  | 'square-feet'
  | 'hectares'
  | 'acres'
  | 'metres'
  | 'kilometres'
  | 'miles'
  | 'kilograms'
  | 'tonnes'
  | 'litres'
  | 'years-of-age'
  | 'people'

export interface Place {
  /** ISO 3166 code, 'US' when nothing is said. */
  country: string
  /** 'Cork city', 'US East Coast', 'Chesapeake Bay'. */
  locality?: string
}

export interface Understanding {
  name: string
  founder: string
  industry: Understood<Industry>
  stage: Understood<Stage>
  model: Understood<BusinessModel>
  /** The next likely models, best first. */
  otherModels: BusinessModel[]
  /** Who pays, and who uses it, as noun phrases of the brief: 'independent oyster and mussel farms'. */
  buyer: Understood<string>
  user: Understood<string>
  /** Whether buyers are firms or people. */
  sells: Understood<'to-businesses' | 'to-consumers' | 'to-both'>
  /** What is sold, as a noun phrase: 'a neighbourhood sourdough bakery'. */
  offer: Understood<string>
  /** Single parts of the offer: 'prepaid weekly bread subscription', 'pick-up lockers', 'evening baking classes'. */
  parts: Understood<string>[]
  /** The trouble it removes, in the founder's words where there are any. */
  problem: Understood<string>
  /** What the customer gets or does in the end: 'harvest early or move cages before the crop is lost'. */
  outcome: Understood<string>
  place: Understood<Place>
  /** ISO 4217. */
  currency: Understood<string>
  /** Words that carry the idea, most telling first: 'oyster', 'bloom', 'buoy', 'lease'. */
  terms: string[]
  facts: Fact[]
  /** What a plan needs and the brief does not say: 'price', 'place', 'money in hand', 'who bakes'. */
  missing: string[]
}
