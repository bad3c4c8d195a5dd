// From a brief to its reading. Pure: the same brief gives the same reading, and nothing in it is obeyed.
import type { Brief } from '../brief.ts'
import { fieldsOf } from '../understand/fields.ts'
import type { Field } from '../understand/text/field.ts'
import { earningsOf } from './earns/earns.ts'
import { languageOf } from './language.ts'
import { phrasesOf } from './phrases/phrases.ts'
import { placeOf } from './places/place.ts'
import { questionsIn } from './questions.ts'
import type { Reading } from './reading.ts'
import { ledgerOf } from './roles/ledger.ts'

export function read(brief: Brief): Reading {
  const { idea, customer, context } = fieldsOf(brief)
  const fields: Field[] = [idea, customer, context]
  const figures = ledgerOf(fields)
  const place = placeOf(
    [brief.startupName, brief.fullName],
    fields,
    figures.map(({ found }) => found.figure),
  )
  const language = languageOf(fields.map(({ text }) => text).join(' '))
  const earns = earningsOf(fields, figures)
  return {
    name: brief.startupName.trim(),
    founder: brief.fullName.trim(),
    language,
    ...phrasesOf(fields, brief.startupName, language, earns),
    earns,
    place: { country: place.country, locality: place.locality, sure: place.sure },
    currency: place.currency,
    ledger: figures.map(({ entry }) => entry),
    asked: questionsIn(fields),
  }
}
