// What a case is made from besides numbers, as plain data: a plan keeps it, and the browser computes with it.
import type { TradeChoice } from '../case/case.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { ReadingCorrections } from '../read/corrections.ts'
import type { Reading } from '../read/reading.ts'
import type { Understanding } from '../read/understanding.ts'
import type { CountryCard, Facet } from '../trades/facet-schema.ts'
import type { Subject } from '../trades/subject-schema.ts'

export interface CaseSource {
  reading: Reading
  choice: TradeChoice
  /** Names of the trades that came next. */
  secondNames: string[]
  facets: Facet[]
  /** What it is about, the plainest first. */
  subjects: Subject[]
  /** Of the country where it starts, where we have one. */
  countryCard?: CountryCard
  /** Of the town that the brief names, where the gazetteer knows it. */
  townPeople?: number
  /** What a language model wrote for the founder's corrections; it stands as long as what decides a trade is corrected in this way. */
  written?: WrittenTrade
}

interface WrittenTrade extends Pick<CaseSource, 'choice' | 'secondNames' | 'facets' | 'subjects'> {
  for: TradeCorrections
}

/** What decides the trade: what is sold, to whom, and how it earns. */
export type TradeCorrections = Pick<ReadingCorrections, 'mechanisms' | 'payer' | 'user' | 'offer'>

/** What the model in the browser runs on, with the corrections of the reading in it. */
export interface CaseGround {
  u: Understanding
  /** Without sentences. */
  source: CaseSource
  /** Of the country alone, and without the table of countries, which the browser has. */
  knowledge: Pick<Knowledge, 'figures' | 'sources'>
}
