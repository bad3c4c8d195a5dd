import { forMe } from '#features/accounts/server/public.ts'
import type { Feature } from '#server/house.ts'
import { getDashboard } from '../contract.ts'

export const dashboardFeature: Feature = {
  name: 'dashboard',
  routes: (house) => [
    forMe(house)(getDashboard, ({ me }) => ({
      user: me,
      credits: 0,
      totalUsed: 0,
      totalPurchased: 0,
      recentGenerations: [],
      blueprints: [],
    })),
  ],
}
