import type { Feature } from '#server/house.ts'
import { closePortraitThread } from './portrait/portrait-threads.ts'
import { overviewRoutes } from './routes.ts'

/** It keeps nothing of its own: everything is told of the plan and drawn of the files. */
export const overviewFeature: Feature = {
  name: 'overview',
  routes: overviewRoutes,
  stop: closePortraitThread,
}
