import type { Feature } from '#server/house.ts'
import { planReaderRoutes } from './routes.ts'

/** It keeps nothing: what it shows is the stored plan. */
export const planReaderFeature: Feature = { name: 'plan-reader', routes: planReaderRoutes }
