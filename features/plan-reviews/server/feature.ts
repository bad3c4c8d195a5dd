import type { Feature } from '#server/house.ts'
import { planReviewRoutes } from './routes.ts'

/** Its rows go with the post; the post is its author's, and in the community's export. */
export const planReviewsFeature: Feature = { name: 'plan-reviews', routes: planReviewRoutes }
