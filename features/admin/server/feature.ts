import { forOwner } from '#features/accounts/server/public.ts'
import type { Feature } from '#server/house.ts'
import { listAudit, listSecurityEvents } from '../contract.ts'
import { auditPage } from './queries.ts'
import { securityEventsPage } from './security-queries.ts'

/** Nothing to export or erase: the trail knows people by id alone, and an id without an account names nobody. */
export const adminFeature: Feature = {
  name: 'admin',
  routes: (house) => {
    const owner = forOwner(house)
    return [
      owner(listAudit, ({ query }) => auditPage(house.db, query)),
      owner(listSecurityEvents, ({ query }) => securityEventsPage(house.db, query)),
    ]
  },
}
