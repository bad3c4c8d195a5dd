import type { Feature } from '#server/house.ts'
import { reportsBy } from './report-queries.ts'
import { moderationRoutes } from './routes.ts'

export const moderationFeature: Feature = {
  name: 'moderation',
  routes: moderationRoutes,
  exportData: (db, { id }) => reportsBy(db, id),
  ownsAnything: async (db, userId) => (await reportsBy(db, userId)).length > 0,
}
