// How founders put right a plan while plans were made from one of fifteen business models. Such corrections are still stored,
// and programs may still send them.
import type { ReadingCorrections } from './corrections.ts'
import type { Mechanism } from './reading.ts'
import type { BusinessModel } from './understanding.ts'

export interface FormerCorrections {
  country?: string
  locality?: string
  currency?: string
  model?: BusinessModel
  /** Whether firms or people buy. A reading has no such point: who pays says it. */
  sells?: string
  buyer?: string
  user?: string
  offer?: string
}

/** How most businesses of the model earn. */
const EARNS: Record<BusinessModel, Mechanism> = {
  'software-subscription': 'subscription',
  'usage-based-software': 'usage',
  'success-fee': 'success-fee',
  marketplace: 'marketplace',
  'direct-to-consumer': 'product-sale',
  'hardware-subscription': 'subscription',
  'local-shop': 'product-sale',
  'local-service': 'service-visit',
  agency: 'project',
  education: 'course',
  content: 'subscription',
  rental: 'rental',
  manufacturing: 'product-sale',
  event: 'event',
  'non-profit': 'grants',
}

/** The same as corrections of a reading. What has no counterpart there is left out. */
export function readingCorrectionsOf(former: FormerCorrections): ReadingCorrections {
  const { country, locality, currency, model, buyer, user, offer } = former
  return {
    ...(country && { country }),
    ...(currency && { currency }),
    ...(locality && { locality }),
    ...(model && { mechanisms: [EARNS[model]] }),
    ...(offer && { offer }),
    ...(buyer && { payer: buyer }),
    ...(user && { user }),
  }
}
