// What each business model starts from, and the trades within it that work otherwise.
import type { BusinessModel } from '../../understand/understanding.ts'
import type { FeatureId } from './ids.ts'

/** What a model cannot do without, most telling first. */
const BASE: Record<BusinessModel, FeatureId[]> = {
  'software-subscription': ['plans', 'group', 'reports'],
  'usage-based-software': ['metering', 'reports', 'group'],
  'success-fee': ['cases', 'documents', 'letters', 'group'],
  marketplace: ['protected-orders', 'listings', 'reviews', 'messages'],
  'direct-to-consumer': ['orders', 'catalogue', 'batches', 'referrals'],
  'hardware-subscription': ['alerts', 'devices', 'plans', 'group'],
  'local-shop': ['orders', 'catalogue', 'referrals'],
  'local-service': ['bookings', 'areas', 'reviews'],
  agency: ['clients', 'quotes', 'messages'],
  education: ['courses', 'messages', 'referrals'],
  content: ['articles', 'referrals', 'reviews'],
  rental: ['rentals', 'reviews', 'messages'],
  manufacturing: ['batches', 'quotes', 'catalogue', 'clients'],
  event: ['tickets', 'memberships', 'referrals'],
  'non-profit': ['donations', 'reports', 'referrals'],
}

/** Trades that earn like their model and work otherwise. */
const INSTEAD: [model: BusinessModel, cue: RegExp, base: FeatureId[]][] = [
  ['event', /\bwedding|plann(?:er|ing)|catering/i, ['clients', 'quotes', 'messages']],
  ['content', /\b(?:video|indie|board) games?\b/i, ['orders', 'catalogue', 'referrals']],
  ['success-fee', /\brecruit|candidates?\b|head-?hunt/i, ['cases', 'clients', 'messages', 'group']],
  [
    'usage-based-software',
    /\bloans?\b|\blends?\b|lending|credit line|microfinance/i,
    ['loans', 'reports', 'messages'],
  ],
]
const TAUGHT_ONLINE = /\bonline|video|app\b|platform|e-?learning|bootcamp|self-paced/i

const METERED = /\bAPI\b|developers?\b|per 1,?000|requests?\b|hosting|GPU|compute|SDK|usage-based/i
const ON_PAPER =
  /\bclaims?\b|appeals?\b|compensation|letters?\b|refunds?\b|tax\b|grants?\b|contracts?\b|bills?\b|reads?\b/i

export function baseOf(model: BusinessModel, idea: string): FeatureId[] {
  const instead = INSTEAD.find(([of, cue]) => of === model && cue.test(idea))
  if (instead) return instead[2]
  if (model === 'education' && !TAUGHT_ONLINE.test(idea))
    return ['classes', 'bookings', 'messages', 'referrals']
  if (model === 'usage-based-software' && !METERED.test(idea))
    return ['main-job', 'plans', 'reports', 'group']
  if (model === 'success-fee' && !ON_PAPER.test(idea)) return ['cases', 'clients', 'messages', 'group']
  return BASE[model]
}

/** Share, charge and report, but do nothing that a product would be bought for. */
const AROUND = new Set<FeatureId>([
  'reports',
  'group',
  'plans',
  'referrals',
  'messages',
  'reviews',
  'field-notes',
])
const SOLD_AS_SOFTWARE = new Set<BusinessModel>([
  'software-subscription',
  'usage-based-software',
  'success-fee',
])

export const lacksMainJob = (model: BusinessModel, chosen: FeatureId[]): boolean =>
  SOLD_AS_SOFTWARE.has(model) && chosen.every((id) => AROUND.has(id))
