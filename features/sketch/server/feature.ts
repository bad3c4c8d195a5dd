import type { Feature } from '#server/house.ts'
import { closeSketcher, sketcherOf, sketchRoutes } from './routes.ts'

/** The site comes first. */
const WARM_AFTER_MS = 5_000

export const sketchFeature: Feature = {
  name: 'sketch',
  routes: sketchRoutes,
  start: async (house) => {
    // Elsewhere on the first visitor's wish: whoever starts the shop for a moment waits for nothing.
    if (house.config.production && house.config.role !== 'worker')
      setTimeout(() => sketcherOf(house).warm(), WARM_AFTER_MS).unref()
    return []
  },
  stop: closeSketcher,
}
