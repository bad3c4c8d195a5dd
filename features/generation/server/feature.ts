import type { Feature } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { generationRoutes } from './routes.ts'
import { makeBlueprintFiles } from './start-blueprint.ts'

export const generationFeature: Feature = {
  name: 'generation',
  routes: generationRoutes,
  jobs: () => [
    work(makeBlueprintFiles, async () => {
      throw new Error('The worker comes with the next step.')
    }),
  ],
}
