import type { Feature } from '#server/house.ts'
import { exportEdits, exportEvidence } from './queries.ts'
import { milestoneRoutes } from './routes.ts'

/** Its rows are a blueprint's, and go where that goes: with its account, or to whoever proves its address. */
export const milestonesFeature: Feature = {
  name: 'milestones',
  routes: milestoneRoutes,
  exportData: async (db, { id, email }) => {
    const viewer = { userId: id, proved: email !== undefined }
    return [...(await exportEdits(db, viewer)), ...(await exportEvidence(db, viewer))]
  },
}
