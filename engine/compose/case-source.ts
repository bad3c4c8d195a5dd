// Looks up what a case is made from: the trade that fits the reading, and what is known about what it touches and where it
// stands.
import type { BriefTexts } from '../brief.ts'
import { facetsOf } from '../find/facets.ts'
import { findTrade } from '../find/find.ts'
import { subjectsOf } from '../find/subjects.ts'
import type { ReadingCorrections } from '../read/corrections.ts'
import { populationOf } from '../read/places/gazetteer.ts'
import { putRight } from '../read/put-right.ts'
import type { Mechanism, Reading } from '../read/reading.ts'
import type { CountryCard } from '../trades/facet-schema.ts'
import { tradeLibrary } from '../trades/library.ts'
import type { CaseSource } from './source-data.ts'
import { USUAL_COUNTRY } from './usual-country.ts'

/** `earnsBy`: what the founder put right, which the trade has to keep to. */
export function caseSourceOf(brief: BriefTexts, reading: Reading, earnsBy?: Mechanism): CaseSource {
  const { facets, subjects, countries, trades } = tradeLibrary()
  const about = subjectsOf(subjects, reading, brief)
  const choice = findTrade(reading, [brief.businessIdea, brief.targetCustomer].join('\n'), {
    subject: about.plain,
    earnsBy,
  })
  return {
    reading,
    choice,
    secondNames: choice.instead.flatMap((id) => trades.find((trade) => trade.id === id)?.name ?? []),
    facets: facetsOf(facets, reading, brief.businessIdea, choice.trade.parent ?? choice.trade.id),
    subjects: about.all,
    ...cardOf(countries, reading),
    ...peopleOf(reading),
  }
}

function cardOf(countries: CountryCard[], { place }: Reading): Pick<CaseSource, 'countryCard'> {
  const countryCard = countries.find(({ country }) => country === (place.country ?? USUAL_COUNTRY))
  return countryCard ? { countryCard } : {}
}

function peopleOf({ place }: Reading): Pick<CaseSource, 'townPeople'> {
  const townPeople = place.locality ? populationOf(place.locality, place.country ?? USUAL_COUNTRY) : undefined
  return townPeople === undefined ? {} : { townPeople }
}

/**
 * With what the founder puts right. What is sold, to whom and how it earns decide the trade, which is then looked for anew; a
 * figure, the place or the currency leave it as it is. Throws CorrectionsRefused.
 */
export function correctedSource(
  brief: BriefTexts,
  source: CaseSource,
  corrections: ReadingCorrections = {},
): CaseSource {
  if (Object.keys(corrections).length === 0) return source
  const reading = putRight(source.reading, corrections)
  const { mechanisms, payer, user, offer } = corrections
  if (mechanisms || payer || user || offer) return caseSourceOf(brief, reading, mechanisms?.[0])
  const { countryCard: _card, townPeople: _people, ...rest } = source
  return { ...rest, reading, ...cardOf(tradeLibrary().countries, reading), ...peopleOf(reading) }
}
