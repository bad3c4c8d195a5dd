import type { Feature } from '#server/house.ts'
import { closeReader, readerOf } from './reader-of.ts'
import { understandingRoutes } from './routes.ts'

/** After the site, and after what makes blueprints: somebody has to type first. */
const WARM_AFTER_MS = 4_000

export const understandingFeature: Feature = {
  name: 'understanding',
  routes: understandingRoutes,
  start: async (house) => {
    const { warmUp, role } = house.config
    if (warmUp && role !== 'worker') setTimeout(() => readerOf(house).warm(), WARM_AFTER_MS).unref()
    return []
  },
  stop: closeReader,
}
