import type { Feature } from '#server/house.ts'
import { closeSketcher, sketchRoutes } from './routes.ts'

export const sketchFeature: Feature = {
  name: 'sketch',
  routes: sketchRoutes,
  stop: closeSketcher,
}
