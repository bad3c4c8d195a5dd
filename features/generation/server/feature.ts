import type { Feature, House } from '#server/house.ts'
import { work } from '#server/jobs/job.ts'
import { modelOf, writerSentence } from './language-model.ts'
import { AT_ONCE_WITH_MODEL } from './limits.ts'
import { makeBlueprint } from './make-blueprint.ts'
import { generationRoutes } from './routes.ts'
import { makeBlueprintFiles } from './start-blueprint.ts'
import { briefsOf } from './status-queries.ts'
import { sweep, sweepGenerations } from './sweep.ts'
import { closeWorkshop, workshopOf } from './workshop.ts'

const queueFor = ({ config }: House) =>
  modelOf(config) ? { ...makeBlueprintFiles, concurrency: AT_ONCE_WITH_MODEL } : makeBlueprintFiles

/** The site comes first: by then it is open. */
const WARM_AFTER_MS = 1_500

export const generationFeature: Feature = {
  name: 'generation',
  routes: generationRoutes,
  jobs: (house) => [
    work(queueFor(house), ({ generationId }, { signal }) =>
      makeBlueprint(house, workshopOf(house), { generationId, signal }),
    ),
    work(sweepGenerations, () => sweep(house)),
  ],
  start: async (house) => {
    const { config, log } = house
    const sentence = writerSentence(config)
    // Nobody reads the greeting of a server.
    if (config.production) log.info(sentence)
    if (config.warmUp) {
      const workshop = workshopOf(house)
      // Pages ask the planner what can be changed; only workers print.
      const warm = config.role === 'web' ? workshop.planner.warm : workshop.warm
      setTimeout(warm, WARM_AFTER_MS).unref()
    }
    return [['Plans', sentence]]
  },
  stop: closeWorkshop,
  exportData: (db, { id, email }) => briefsOf(db, { userId: id, proved: email !== undefined }),
}
