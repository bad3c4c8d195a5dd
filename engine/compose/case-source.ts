// What a case is made from besides numbers: the reading, the trade that fits it, and what is known about what it touches and
// where it stands. Plain data: the server looks it up once, and the browser computes with it.
import type { BriefTexts } from '../brief.ts'
import type { TradeChoice } from '../case/case.ts'
import { facetsOf } from '../find/facets.ts'
import { findTrade } from '../find/find.ts'
import { plainSubjectOf, subjectsOf } from '../find/subjects.ts'
import { populationOf } from '../read/places/gazetteer.ts'
import type { Reading } from '../read/reading.ts'
import type { CountryCard, Facet } from '../trades/facet-schema.ts'
import { tradeLibrary } from '../trades/library.ts'
import type { Subject } from '../trades/subject-schema.ts'
import { USUAL_COUNTRY } from './usual-country.ts'

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
}

export function caseSourceOf(brief: BriefTexts, reading: Reading): CaseSource {
  const { facets, subjects, countries, trades } = tradeLibrary()
  const choice = findTrade(
    reading,
    [brief.businessIdea, brief.targetCustomer].join('\n'),
    plainSubjectOf(subjects, reading, brief),
  )
  const countryCard = countries.find((card) => card.country === (reading.place.country ?? USUAL_COUNTRY))
  const townPeople = reading.place.locality
    ? populationOf(reading.place.locality, reading.place.country ?? USUAL_COUNTRY)
    : undefined
  return {
    reading,
    choice,
    secondNames: choice.instead.flatMap((id) => trades.find((trade) => trade.id === id)?.name ?? []),
    facets: facetsOf(facets, reading, brief.businessIdea, choice.trade.parent ?? choice.trade.id),
    subjects: subjectsOf(subjects, reading, brief),
    ...(countryCard && { countryCard }),
    ...(townPeople !== undefined && { townPeople }),
  }
}
