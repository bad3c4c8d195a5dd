import { forMe } from '#features/accounts/server/public.ts'
import { blueprintsOf } from '#features/blueprints/server/public.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import type { Feature } from '#server/house.ts'
import { getDashboard } from '../contract.ts'

export const dashboardFeature: Feature = {
  name: 'dashboard',
  routes: (house) => [
    forMe(house, { orderSessions: true })(getDashboard, async ({ me }) => {
      const viewer = { userId: me.id, proved: me.proved, onlyOrder: me.onlyOrder }
      const blueprints = await blueprintsOf(house.db, viewer)
      return {
        user: me,
        ...(await totalsOf(house.db, me.id, me)),
        recentGenerations: [],
        blueprints: blueprints.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
      }
    }),
  ],
}
