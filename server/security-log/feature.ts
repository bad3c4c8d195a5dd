import { z } from 'zod'
import type { Feature } from '../house.ts'
import { queue, work } from '../jobs/job.ts'
import { eventsOf } from './queries.ts'
import { purgeSecurityEvents } from './security-log.ts'

const purge = queue({
  name: 'purge-security-events',
  data: z.object({}),
  schedule: '11 3 * * *',
  concurrency: 1,
})

/**
 * Erasure leaves the rows with the bare id, which names nobody any more, until their 90 days are over: otherwise whoever
 * took an account over could delete it and every trace of how they got in.
 */
export const securityLogFeature: Feature = {
  name: 'security-log',
  jobs: ({ db }) => [work(purge, () => purgeSecurityEvents(db, new Date()))],
  exportData: (db, { id }) => eventsOf(db, id),
}
