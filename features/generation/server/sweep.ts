// A net below the queue: whatever happens to a job, its generation ends.

import { z } from 'zod'
import { and, asc, isNull, lt, sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { forgetOldRuns } from './model-runs.ts'
import { makeBlueprintFiles, PRIORITY } from './start-blueprint.ts'
import { generations } from './tables.ts'

export const sweepGenerations = queue({
  name: 'sweep-generations',
  data: z.object({}),
  schedule: '*/5 * * * *',
  concurrency: 1,
})

const MOST = 100

/** What nobody has touched for ten minutes and no queue knows any more is queued again: it is made, or given up. */
export async function sweep({ db, jobs, log }: House): Promise<void> {
  await forgetOldRuns(db)
  const forgotten = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(isNull(generations.finishedAt), lt(generations.updatedAt, sql`now() - interval '10 minutes'`)))
    .orderBy(asc(generations.createdAt))
    .limit(MOST)
  for (const { id } of forgotten) {
    const data = { generationId: id }
    if (await jobs.isUnderWay(makeBlueprintFiles, data)) continue
    log.warn({ generation: id }, 'a generation had no job any more')
    // It has waited long enough.
    await jobs.enqueue(db, makeBlueprintFiles, data, { priority: PRIORITY.paid })
  }
}
