import { forMe, type Me } from '#features/accounts/server/public.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import { recentGenerations } from '#features/generation/server/public.ts'
import { countUnread } from '#features/notifications/server/public.ts'
import type { Feature } from '#server/house.ts'
import { getDashboard, listBlueprints } from '../contract.ts'
import { hasArchived, shelfPageOf } from './queries.ts'

const FIRST_PAGE = { search: '', filter: 'all' } as const

export const dashboardFeature: Feature = {
  name: 'dashboard',
  routes(house) {
    const { db } = house
    // The session of an order may see its blueprint.
    const seen = forMe(house, { orderSessions: true })
    return [
      seen(getDashboard, async ({ me }) => {
        const viewer = viewerOf(me)
        const [totals, page, generations, unreadNotifications] = await Promise.all([
          totalsOf(db, me.id, me),
          shelfPageOf(db, viewer, FIRST_PAGE),
          recentGenerations(db, viewer),
          me.onlyOrder ? 0 : countUnread(db, me.id),
        ])
        const isEmpty = page.blueprints.length === 0
        return {
          user: { ...me, suspended: me.suspensionReason, ...secondFactorOf(me) },
          ...totals,
          ...page,
          recentGenerations: generations,
          unreadNotifications,
          ...(isEmpty && (await hasArchived(db, viewer)) && { hasArchived: true as const }),
        }
      }),

      seen(listBlueprints, ({ me, query }) => shelfPageOf(db, viewerOf(me), query)),
    ]
  },
}

function secondFactorOf({ needsSecondFactor, isAdmin, passedFactor }: Me) {
  if (needsSecondFactor) return { secondFactor: 'required' as const }
  return isAdmin && !passedFactor ? { secondFactor: 'offered' as const } : {}
}

const viewerOf = ({ id: userId, proved, onlyOrder }: Me) => ({ userId, proved, onlyOrder })
