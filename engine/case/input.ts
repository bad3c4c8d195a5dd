// What a case is made from.
import type { MechanismInput } from '../mechanisms/mechanism.ts'
import type { LedgerEntry, Reading } from '../read/reading.ts'
import type { CountryCard, Facet } from '../trades/facet-schema.ts'
import type { Trade } from '../trades/schema.ts'
import type { Subject } from '../trades/subject-schema.ts'
import type { Circumstances } from './conditions.ts'
import type { Rates } from './numbers.ts'

export interface TradeChoice {
  trade: Trade
  /** Between 0 and 1. */
  sure: number
  /** Ids of those that came next. */
  instead: string[]
}

export interface CaseInput {
  reading: Reading
  idea: string
  /** The brief's own text. */
  textOf: (field: LedgerEntry['field']) => string
  choice: TradeChoice
  /** What the offer touches besides. */
  facets: Facet[]
  /** What it is about, the plainest first. */
  subjects: Subject[]
  countryCard?: CountryCard
  country: string
  /** Of the town that the brief names, where it is known. */
  townPeople?: number
  rates: Rates
  team: number
  sellsTo: Circumstances['sellsTo']
  fee: MechanismInput['fee']
  /** Run again at the same size: a risk does not make a firm a side business. */
  isSide?: boolean
  /** The founder's own values, by number, set after the plan was made. */
  set?: ReadonlyMap<string, number>
}
