import type { Feature } from '#server/house.ts'
import { moneyJobs } from './money-jobs.ts'
import { moneyRoutes } from './money-routes.ts'

export const checkoutFeature: Feature = {
  name: 'orders',
  routes: moneyRoutes,
  jobs: moneyJobs,
}
