// What was understood, with what the founder puts right: country and currency with the amounts read in it, model, buyer,
// offer. Light enough for the browser, where it runs at every keystroke.
import type { BriefTexts } from '../brief.ts'
import type { Corrections } from '../edits.ts'
import { corrected, correctedPhrase } from './corrections.ts'
import { factsOf, quantitiesIn } from './facts/facts.ts'
import { fieldsOf } from './fields.ts'
import { missingOf } from './missing.ts'
import { peopleOf } from './people.ts'
import { placeOf } from './place.ts'
import { BUSINESS_MODELS, type Understanding, type Understood } from './understanding.ts'

/** What the founder says wins over what the words say, and counts as said. */
export function putRight(u: Understanding, brief: BriefTexts, corrections: Corrections): Understanding {
  if (Object.keys(corrections).length === 0) return u
  const fields = fieldsOf(brief)
  const all = [fields.idea, fields.customer, fields.context]
  const found = quantitiesIn(all)
  const { place, currency } = placeOf([brief.startupName, u.founder], all, found, corrections)
  const facts = currency.value === u.currency.value ? u.facts : factsOf(found, currency.value)
  const { model, otherModels } = modelOf(u, corrections.model)
  const offer = correctedPhrase(corrections.offer) ?? u.offer
  const people = peopleOf(fields, model.value, { value: offer }, corrections)
  // What was assumed for want of words speaks of the offer.
  const assumed = (one: Understood<string>) =>
    one.basis === 'assumed' ? { ...one, value: one.value.replace(u.offer.value, () => offer.value) } : one
  const { stage } = u
  const missing = missingOf({
    facts,
    model: model.value,
    buyer: people.buyer,
    place,
    stage,
    offer: offer.value,
  })
  return {
    ...u,
    ...people,
    model,
    otherModels,
    offer,
    problem: assumed(u.problem),
    outcome: assumed(u.outcome),
    place,
    currency,
    facts,
    missing,
  }
}

type Models = Pick<Understanding, 'model' | 'otherModels'>

function modelOf({ model, otherModels }: Models, value: Corrections['model']): Models {
  if (!value || !BUSINESS_MODELS.includes(value) || value === model.value) return { model, otherModels }
  return {
    model: corrected(value),
    otherModels: [model.value, ...otherModels.filter((other) => other !== value)].slice(0, 3),
  }
}
