import type { Feature } from '#server/house.ts'
import { exportEdits } from './queries.ts'
import { milestoneRoutes } from './routes.ts'

/** Its rows are a blueprint's, and go where that goes: with its account, or to whoever proves its address. */
export const milestonesFeature: Feature = {
  name: 'milestones',
  routes: milestoneRoutes,
  exportData: (db, { id, email }) => exportEdits(db, { userId: id, proved: email !== undefined }),
}
