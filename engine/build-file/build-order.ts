// Which feature is built after which.
import type { FeatureId } from './features/ids.ts'
import { REGISTRY } from './features/registry.ts'

/** In the order in which they can be built: what others stand on first. */
export function inBuildOrder(ids: FeatureId[]): FeatureId[] {
  const ordered: FeatureId[] = []
  const add = (id: FeatureId) => {
    if (ordered.includes(id)) return
    for (const needed of [...(REGISTRY[id].needs ?? []), ...(AFTER[id] ?? [])])
      if (ids.includes(needed)) add(needed)
    ordered.push(id)
  }
  for (const id of ids) add(id)
  return ordered
}

/** Not needed, but pointed at where both are there. */
const AFTER: Partial<Record<FeatureId, FeatureId[]>> = {
  reviews: ['protected-orders', 'bookings', 'orders'],
  messages: ['protected-orders', 'bookings'],
  collection: ['standing-orders', 'orders'],
  devices: ['group'],
  documents: ['group'],
  cases: ['documents', 'group'],
  letters: ['cases'],
  tasks: ['group'],
  plans: ['group'],
  'main-job': ['group'],
  reports: ['group', 'main-job', 'devices', 'cases', 'tasks', 'metering', 'plans'],
  metering: ['group'],
}
