// Which features the first version gets, by the trade's own list. A trade names what it needs in its own words; here stands which
// of our features does it.
import type { Case } from '../../case/case.ts'
import { FEATURE_IDS, type FeatureId } from '../features/ids.ts'
import { REGISTRY } from '../features/registry.ts'

const DONE_BY: Record<string, FeatureId> = {
  analytics: 'reports',
  applications: 'cases',
  catalog: 'catalogue',
  changes: 'quotes',
  'check-in': 'tickets',
  checkout: 'orders',
  deadlines: 'tasks',
  deals: 'clients',
  delivery: 'areas',
  departures: 'bookings',
  disputes: 'protected-orders',
  events: 'tickets',
  forecast: 'reports',
  forms: 'quotes',
  inquiries: 'quotes',
  inventory: 'registers',
  ledger: 'registers',
  notifications: 'messages',
  onboarding: 'customer-file',
  payments: 'invoices',
  payouts: 'protected-orders',
  profiles: 'customer-file',
  purchases: 'plans',
  reminders: 'tasks',
  requests: 'quotes',
  returns: 'orders',
  search: 'listings',
  stages: 'clients',
  stock: 'registers',
  subscriptions: 'plans',
  'time-sheets': 'registers',
  wholesale: 'orders',
}

const isFeature = (id: string): id is FeatureId => (FEATURE_IDS as readonly string[]).includes(id)

/** What a trade asks for, as a feature of ours; undefined where nothing does it. */
export const featureFor = (asked: string): FeatureId | undefined =>
  isFeature(asked) ? asked : DONE_BY[asked]

/** The software is what is bought, and so it has a main job. */
const SOLD_AS_SOFTWARE = new Set(['subscription', 'usage', 'in-app'])

/** What others list is no catalogue of our own, and what is lent has its own list and calendar. */
const WITHOUT: [id: FeatureId, others: FeatureId[]][] = [
  ['listings', ['catalogue', 'orders']],
  ['rentals', ['catalogue', 'bookings']],
]

export function caseFeatures({ trade }: Case): FeatureId[] {
  const { features, is } = trade.build
  const asked = features.flatMap((id) => featureFor(id) ?? [])
  const isSoftware = is === 'product' && SOLD_AS_SOFTWARE.has(trade.earns[0]?.mechanism ?? '')
  const wanted = new Set<FeatureId>(isSoftware ? ['main-job', ...asked] : asked)
  // Bills of a service that sells by itself are made by its payment provider.
  if (wanted.has('plans') || wanted.has('orders') || wanted.has('protected-orders')) wanted.delete('invoices')
  for (const id of [...wanted]) for (const needed of REGISTRY[id].needs ?? []) wanted.add(needed)
  for (const [id, others] of WITHOUT) if (wanted.has(id)) for (const other of others) wanted.delete(other)
  return FEATURE_IDS.filter((id) => wanted.has(id) || id === 'accounts' || id === 'admin')
}
