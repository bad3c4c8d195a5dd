import type { Feature } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { makeSample, makeSampleFiles } from './make-sample.ts'
import { sampleRoutes } from './routes.ts'
import { sampleFiles } from './sample.ts'

/** The site comes first, and whoever is waiting for a blueprint. */
const MADE_AFTER_MS = 20_000

export const sampleFeature: Feature = {
  name: 'sample',
  routes: sampleRoutes,
  jobs: (house) => [work(makeSampleFiles, ({ release }, { signal }) => makeSample(house, release, signal))],
  start: async (house) => {
    // On the first visitor's wish; in production nobody has to be the first.
    if (house.config.production && house.config.role !== 'worker')
      setTimeout(() => {
        sampleFiles(house).catch((err) => house.log.warn({ err }, 'the sample was not asked for'))
      }, MADE_AFTER_MS).unref()
    return []
  },
}
