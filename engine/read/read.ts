// From a brief to its reading. Pure: the same brief gives the same reading, and nothing in it is obeyed.
import type { Brief } from '../brief.ts'
import { placesOf } from './books/places-of.ts'
import { withPlace } from './books/with-place.ts'
import { contradictionOf, type FailedSum, failedSumsIn } from './checks/checks.ts'
import { earningsOf, isGuess } from './earns/earns.ts'
import { fieldsOf } from './fields.ts'
import { translateFrom } from './glossary.ts'
import { languageOf } from './language.ts'
import { phrasesOf } from './phrases/phrases.ts'
import { placeOf } from './places/place.ts'
import { questionsIn } from './questions.ts'
import type { Reading } from './reading.ts'
import { ledgerOf, type ReadFigure } from './roles/ledger.ts'
import { stageCues } from './stage/cues.ts'
import { evidenceOf } from './stage/evidence.ts'
import { formGround, stageOf } from './stage/stage.ts'
import type { Field } from './text/field.ts'

export const read = (brief: Brief): Reading => readClosely(brief).reading

/** The reading with what it was made from: for the founder, who may know better. */
export interface CloseReading {
  reading: Reading
  /** Every role that a figure may have. */
  figures: ReadFigure[]
  /** One for each contradiction of the reading. */
  sums: FailedSum[]
}

export function readClosely(brief: Brief): CloseReading {
  const { idea, customer, context } = fieldsOf(brief)
  const fields: Field[] = [idea, customer, context]
  const language = languageOf(fields.map(({ text }) => text).join(' '))
  const translate = translateFrom(language)
  const figures = ledgerOf(fields, translate)
  const earns = earningsOf(fields, figures, translate)
  const places = placesOf(figures)
  const ledger = figures.map(({ entry }) => withPlace(entry, places.get(entry.id)))
  const place = placeOf(
    [brief.startupName, brief.fullName],
    fields,
    figures.map(({ found }) => found.figure),
    language,
  )
  const sums = failedSumsIn(figures)
  const reading: Reading = {
    name: brief.startupName.trim(),
    founder: brief.fullName.trim(),
    language,
    ...phrasesOf(fields, brief.startupName, language, earns),
    earns,
    earnsUnsure: isGuess(earns),
    place: { country: place.country, locality: place.locality, sure: place.sure },
    currency: place.currency,
    ledger,
    stage: stageOf([...formGround(brief.stage), ...stageCues(fields)], ledger),
    evidence: evidenceOf(ledger),
    contradictions: sums.map(contradictionOf),
    asked: questionsIn(fields),
  }
  return { reading, figures, sums }
}
