// What a founder put right in the reading, for the plan that is still made from what `understand` says.
import type { Corrections } from '../edits.ts'
import type { BusinessModel, Understanding } from '../understand/understanding.ts'
import type { ReadingCorrections } from './corrections.ts'
import type { Mechanism } from './reading.ts'

/** Business models that earn so, the likeliest first. Franchises and lending have none yet. */
const MODELS: Record<Mechanism, BusinessModel[]> = {
  subscription: ['software-subscription', 'hardware-subscription', 'direct-to-consumer', 'content'],
  usage: ['usage-based-software', 'local-service'],
  'product-sale': ['direct-to-consumer', 'local-shop', 'manufacturing'],
  'service-visit': ['local-service'],
  project: ['agency', 'manufacturing'],
  retainer: ['agency'],
  rental: ['rental'],
  seats: ['local-service', 'event'],
  event: ['event'],
  course: ['education'],
  membership: ['local-service', 'content', 'rental', 'education'],
  marketplace: ['marketplace'],
  'success-fee': ['success-fee'],
  commission: ['success-fee', 'marketplace'],
  staffing: ['agency'],
  licensing: ['content', 'usage-based-software'],
  franchise: [],
  advertising: ['content'],
  'in-app': ['content', 'software-subscription'],
  grants: ['non-profit'],
  interest: [],
}

/** Of the models that earn in the way that was put right, the one that the words speak for most. */
function modelFor(
  mechanism: Mechanism | undefined,
  { model, otherModels }: Pick<Understanding, 'model' | 'otherModels'>,
): BusinessModel | undefined {
  const fitting = mechanism ? MODELS[mechanism] : []
  return [model.value, ...otherModels].find((one) => fitting.includes(one)) ?? fitting[0]
}

export function planCorrections(
  { mechanisms, payer, user, offer, country, locality, currency }: ReadingCorrections,
  u: Pick<Understanding, 'model' | 'otherModels'>,
): Corrections {
  const model = modelFor(mechanisms?.[0], u)
  return {
    ...(country && { country }),
    ...(locality && { locality }),
    ...(currency && { currency }),
    ...(model && model !== u.model.value && { model }),
    ...(payer && { buyer: payer }),
    ...(user && { user }),
    ...(offer && { offer }),
  }
}
