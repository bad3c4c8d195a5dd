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
import type { CaseSource, TradeCorrections } from './source-data.ts'
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

export const tradeCorrections = ({
  mechanisms,
  payer,
  user,
  offer,
}: ReadingCorrections): TradeCorrections => ({
  ...(mechanisms && { mechanisms }),
  ...(payer && { payer }),
  ...(user && { user }),
  ...(offer && { offer }),
})

/**
 * With what the founder puts right. What is sold, to whom and how it earns decide the trade, which is then looked for anew, unless
 * one was written for these very corrections; a figure, the place or the currency leave it as it is. Throws CorrectionsRefused.
 */
export function correctedSource(
  brief: BriefTexts,
  original: CaseSource,
  corrections: ReadingCorrections = {},
): CaseSource {
  const { written, ...asRead } = original
  const deciding = tradeCorrections(corrections)
  if (written && JSON.stringify(tradeCorrections(written.for)) === JSON.stringify(deciding)) {
    const { for: _, ...trade } = written
    return withReading({ ...asRead, ...trade }, corrections)
  }
  const source = written ? asRead : original
  return Object.keys(deciding).length > 0
    ? caseSourceOf(brief, putRight(source.reading, corrections), deciding.mechanisms?.[0])
    : withReading(source, corrections)
}

function withReading(source: CaseSource, corrections: ReadingCorrections): CaseSource {
  if (Object.keys(corrections).length === 0) return source
  const reading = putRight(source.reading, corrections)
  const { countryCard: _card, townPeople: _people, ...rest } = source
  return { ...rest, reading, ...cardOf(tradeLibrary().countries, reading), ...peopleOf(reading) }
}
