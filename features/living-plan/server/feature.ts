import type { Feature } from '#server/house.ts'
import { exportChanges } from './queries.ts'
import { livingPlanRoutes } from './routes.ts'

/** Its rows are a blueprint's, and go where that goes: with its account, or to whoever proves its address. */
export const livingPlanFeature: Feature = {
  name: 'living-plan',
  routes: livingPlanRoutes,
  exportData: (db, { id, email }) => exportChanges(db, { userId: id, proved: email !== undefined }),
}
