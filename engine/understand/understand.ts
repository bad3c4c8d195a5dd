// From a brief to what it says. Pure: the same brief gives the same understanding, and nothing in it is obeyed.
import type { Brief } from '../brief.ts'
import { industryOf, stageOf } from '../brief-words.ts'
import type { Corrections } from '../edits.ts'
import { corrected, correctedPhrase } from './corrections.ts'
import { factsOf, quantitiesIn } from './facts/facts.ts'
import { missingOf } from './missing.ts'
import { modelOf } from './model.ts'
import { type Offer, offerOf, partsOf, stepsOf } from './offer.ts'
import { peopleOf } from './people.ts'
import { placeOf } from './place.ts'
import { outcomeOf, problemOf } from './purpose.ts'
import { termsOf } from './terms.ts'
import { type FieldName, fieldOf } from './text/field.ts'
import { withoutOrders } from './text/orders.ts'
import { BUSINESS_MODELS, type Understanding, type Understood } from './understanding.ts'

/** What the founder puts right wins over what the words say, and counts as said. */
export function understand(brief: Brief, corrections: Corrections = {}): Understanding {
  const fields = {
    idea: fieldOf('businessIdea', withoutOrders(brief.businessIdea)),
    customer: fieldOf('targetCustomer', withoutOrders(brief.targetCustomer)),
    context: fieldOf('additionalContext', withoutOrders(brief.additionalContext)),
  }
  const all = [fields.idea, fields.customer, fields.context]
  const found = quantitiesIn(all)
  const { place, currency } = placeOf(brief, all, found, corrections)
  const facts = factsOf(found, currency.value)
  const offer = correctedOffer(offerOf(fields.idea, brief.startupName), corrections.offer)
  const { model, otherModels } = correctedModel(modelOf(brief, fields, offer), corrections.model)
  const people = peopleOf(fields, model.value, offer, corrections)
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

function correctedOffer(offer: Offer, words: string | undefined): Offer {
  const value = correctedPhrase(words)
  return value ? { ...offer, value } : offer
}

type Models = Pick<Understanding, 'model' | 'otherModels'>

function correctedModel({ model, otherModels }: Models, value: Corrections['model']): Models {
  if (!value || !BUSINESS_MODELS.includes(value) || value === model.value) return { model, otherModels }
  return {
    model: corrected(value),
    otherModels: [model.value, ...otherModels.filter((other) => other !== value)].slice(0, 3),
  }
}

/** What was picked from a list of the form. 'other' and nothing at all say the same. */
function chosen<T extends string>(field: FieldName, words: string, value: T, none: T): Understood<T> {
  const said = words.trim()
  const isSaid = said !== '' && !(value === none && said.toLowerCase() !== none)
  return { value, evidence: isSaid ? [{ field, words: said }] : [], basis: isSaid ? 'said' : 'assumed' }
}
