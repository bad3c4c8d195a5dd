// From a brief to what it says. Pure: the same brief gives the same understanding, and nothing in it is obeyed.
import type { Brief } from '../brief.ts'
import { industryOf, stageOf } from '../brief-words.ts'
import type { Corrections } from '../edits.ts'
import { factsOf, quantitiesIn } from './facts/facts.ts'
import { fieldsOf } from './fields.ts'
import { missingOf } from './missing.ts'
import { modelOf } from './model.ts'
import { offerOf, partsOf, stepsOf } from './offer.ts'
import { peopleOf } from './people.ts'
import { placeOf } from './place.ts'
import { outcomeOf, problemOf } from './purpose.ts'
import { putRight } from './put-right.ts'
import { termsOf } from './terms.ts'
import type { FieldName } from './text/field.ts'
import type { Understanding, Understood } from './understanding.ts'

export function understand(brief: Brief, corrections: Corrections = {}): Understanding {
  return putRight(asWritten(brief), brief, corrections)
}

function asWritten(brief: Brief): Understanding {
  const fields = fieldsOf(brief)
  const all = [fields.idea, fields.customer, fields.context]
  const found = quantitiesIn(all)
  const { place, currency } = placeOf([brief.startupName, brief.fullName], all, found)
  const facts = factsOf(found, currency.value)
  const offer = offerOf(fields.idea, brief.startupName)
  const { model, otherModels } = modelOf(brief, fields, offer)
  const people = peopleOf(fields, model.value, offer)
  const outcome = outcomeOf(
    fields.idea,
    fields.context,
    offer.value.value,
    stepsOf(fields.idea, { start: offer.head.end, end: offer.sentence.end }),
    model.value,
  )
  const stage = chosen('stage', brief.stage, stageOf(brief), 'other')
  return {
    name: brief.startupName.trim(),
    founder: brief.fullName.trim(),
    industry: chosen('industry', brief.industry, industryOf(brief), 'other'),
    stage,
    model,
    otherModels,
    ...people,
    offer: offer.value,
    parts: partsOf(fields.idea, fields.context, offer),
    problem: problemOf(fields, outcome, offer.value.value, model.value),
    outcome,
    place,
    currency,
    terms: termsOf(
      [brief.startupName, ...place.evidence.map(({ words }) => words)],
      fields.idea,
      fields.customer,
      fields.context,
    ),
    facts,
    missing: missingOf({
      facts,
      model: model.value,
      buyer: people.buyer,
      place,
      stage,
      offer: offer.value.value,
    }),
  }
}

/** What was picked from a list of the form. 'other' and nothing at all say the same. */
function chosen<T extends string>(field: FieldName, words: string, value: T, none: T): Understood<T> {
  const said = words.trim()
  const isSaid = said !== '' && !(value === none && said.toLowerCase() !== none)
  return { value, evidence: isSaid ? [{ field, words: said }] : [], basis: isSaid ? 'said' : 'assumed' }
}
