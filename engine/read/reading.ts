// What was read in a brief. Every point carries the founder's own words, and how sure the reader is.

import type { BookPlace } from './books/places.ts'
import type { Language } from './language.ts'
import type { Evidence } from './understanding.ts'

export const MECHANISMS = [
  'subscription',
  'usage',
  'product-sale',
  'service-visit',
  'project',
  'retainer',
  'rental',
  'seats',
  'event',
  'course',
  'membership',
  'marketplace',
  'success-fee',
  'commission',
  'staffing',
  'licensing',
  'franchise',
  'advertising',
  'in-app',
  'grants',
  'interest',
] as const
/** How a business earns. */
export type Mechanism = (typeof MECHANISMS)[number]

export const ROLES = [
  'price',
  'competitor-price',
  'unit-cost',
  'fixed-cost',
  'wage',
  'rent',
  'one-off-cost',
  'equipment-value',
  'customers-paying',
  'customers-trial',
  'interest-shown',
  'audience',
  'revenue-actual',
  'revenue-goal',
  'units-sold',
  'capacity',
  'utilisation',
  'conversion',
  'churn',
  'frequency',
  'cash',
  'loan-offered',
  'debt',
  'grant-awarded',
  'grant-applied',
  'raise-goal',
  'budget',
  'deadline',
  'lead-time',
  'minimum-order',
  'team',
  'experience',
  'market-count',
  'market-claim',
  'margin-claim',
  'discount',
  'commission-rate',
  'technical',
  'age-or-date',
  'other',
] as const
/** What a figure is for this founder. */
export type Role = (typeof ROLES)[number]

export const STATUSES = ['actual', 'quote', 'goal', 'claim', 'past'] as const
/** Actual: true today. Quote: somebody offered it. Goal: wished. Claim: told by others or guessed. */
export type Status = (typeof STATUSES)[number]

/** One figure of the brief. */
export interface LedgerEntry {
  /** Its place among all figures, from 0. */
  id: number
  field: Evidence['field']
  quote: string
  start: number
  /** Per cent as 40, money in its main unit, a date as text such as '2027-01-31' or '--06'. */
  value: number | string
  unit: string
  /** 'month', 'unit', 'once' …; empty where the figure stands alone. */
  per: string
  /** What is counted, or what 'per unit' means: 'crate', 'paying members'. */
  thing: string
  currency?: string
  /** What it is, where a language model read it: 'Price of one crate a day'. */
  label?: string
  bound?: 'at-least' | 'at-most'
  approximate: boolean
  role: Role
  status: Status
  /** Who pays whom, where it is money that flows. */
  direction?: 'to-us' | 'by-us'
  /** Between 0 and 1. */
  sure: number
  /** False: shown, but never computed with and never marked as the founder's own. */
  used: boolean
  /** The role that came second, for the menu of corrections. */
  instead?: Role
  /** Where it belongs in the founder's books; none where the base plan is not made from it. */
  place?: BookPlace
}

export interface Earning {
  mechanism: Mechanism
  sure: number
}

/** A noun phrase that fits into a sentence of ours; empty where none could be had cleanly. */
export interface Phrase {
  text: string
  /** Between 0 and 1. */
  sure: number
  /** The founder's words that it rests on. */
  from?: { field: Evidence['field']; start: number; quote: string }
}

type ReadStage = 'idea' | 'trial' | 'selling' | 'growing'

/** One thing that the stage rests on: what was chosen in the form, words, or a figure of the ledger. */
export interface StageGround {
  kind: 'form' | 'words' | 'figure'
  speaksFor: ReadStage
  quote: string
  /** The id of the figure. */
  figure?: number
}

/** One thing that the founder can show already. */
export interface EvidenceSoFar {
  kind:
    | 'paying customers'
    | 'revenue'
    | 'units sold'
    | 'trial users'
    | 'interest shown'
    | 'audience'
    | 'conversion measured'
    | 'experience'
    | 'grant awarded'
    | 'equipment owned'
  /** The id of the figure. */
  figure: number
}

/** Something that does not add up. */
export interface Contradiction {
  /** The ids of the figures; what is stated stands last. */
  figures: number[]
  /** Words of the brief without a figure. */
  quotes?: string[]
  /** Its working. */
  says: string
  sure: number
}

/** A sum over the founder's figures, with its working. 'f3' is the figure with the id 3. */
export interface Check {
  head: string
  contradiction: boolean
  figures: number[]
  /** Words of the brief without a figure: a statement that does not hold. */
  quotes?: string[]
  sums: { name: string; make: string; unit: string }[]
  /** With {{f3}} and {{names of sums}} in the place of figures. */
  says: string
}

export interface Reading {
  name: string
  founder: string
  language: Language
  /** Fits behind 'The company sells'. */
  offer: Phrase
  /** Fits behind 'It is sold to'. */
  payer: Phrase
  /** Who uses it, where that is somebody else; otherwise the payer. */
  user: Phrase
  /** Main way of earning first. */
  earns: Earning[]
  /** The main way of earning is a guess, to be asked about. */
  earnsUnsure: boolean
  place: { country: string | null; locality: string; sure: number }
  /** ISO 4217. */
  currency: string
  ledger: LedgerEntry[]
  stage: { value: ReadStage; sure: number; grounds: StageGround[] }
  evidence: EvidenceSoFar[]
  /** What does not add up, the surest first. */
  contradictions: Contradiction[]
  /** By a language model: what adds up and what does not, the most important first. */
  checks?: Check[]
  /** The founder's questions, quoted. */
  asked: string[]
}
