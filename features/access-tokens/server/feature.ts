import { z } from 'zod'
import type { Feature } from '#server/house.ts'
import { queue, work } from '#server/jobs/job.ts'
import { accessTokenRoutes, shown } from './routes.ts'
import { purgeExpired, tokensOf } from './token-queries.ts'

const purge = queue({
  name: 'purge-access-tokens',
  data: z.object({}),
  schedule: '41 4 * * *',
  concurrency: 1,
})

/** Erasing the account takes its tokens along. */
export const accessTokensFeature: Feature = {
  name: 'access-tokens',
  routes: accessTokenRoutes,
  jobs: ({ db }) => [work(purge, () => purgeExpired(db))],
  exportData: async (db, { id }) => (await tokensOf(db, id)).map(shown),
}
