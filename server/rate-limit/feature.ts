import { z } from 'zod'
import type { Feature } from '../house.ts'
import { queue, work } from '../jobs/job.ts'
import { purgeRateLimits } from './limiter.ts'

const purge = queue({ name: 'purge-rate-limits', data: z.object({}), schedule: '17 * * * *', concurrency: 1 })

export const rateLimitFeature: Feature = {
  name: 'rate-limit',
  jobs: ({ db }) => [work(purge, () => purgeRateLimits(db, new Date()))],
}
