// A worker that takes a job and never finishes it, for the test that kills it.

import { z } from 'zod'
import { openDatabase } from '../database/connect.ts'
import { queue, work } from '../jobs/job.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'

export const stuckQueue = queue({ name: 'stuck', data: z.object({}), concurrency: 1 })

if (import.meta.main) {
  const database = openDatabase(process.argv[2] ?? '', () => {})
  const neverDone = work(stuckQueue, () => {
    console.log('taken')
    return new Promise<void>(() => {})
  })
  const jobs = createJobs({
    database,
    log: await createLog('silent', true),
    all: () => [neverDone],
    works: true,
  })
  await jobs.install(process.argv[3] ?? '')
  await jobs.prepare()
  await jobs.work()
}
