// What happens to money by itself.
import { z } from 'zod'
import type { House } from '#server/house.ts'
import { type Job, queue, work } from '#server/jobs/job.ts'
import { catchUpMoneyBack } from './catch-up.ts'
import { payApprovedRefunds } from './pay-refund.ts'
import { runRecovery } from './recovery-runs.ts'

/** What fails starts anew by itself soon enough. */
const byItself = { data: z.object({}), concurrency: 1, retries: 2, retryDelaySeconds: 60 }
const recover = queue({ name: 'recover-purchases', schedule: '7 * * * *', ...byItself })
const payRefunds = queue({ name: 'pay-refunds', schedule: '*/5 * * * *', ...byItself })

// biome-ignore lint/suspicious/noExplicitAny: jobs of every kind of data stand in one list
export function moneyJobs(house: House): Job<any>[] {
  return [
    work(recover, async () => {
      const { missingSessions, recovered } = await runRecovery(house, 'house')
      if (missingSessions.length > 0)
        house.log.warn({ missing: missingSessions.length, recovered }, 'purchases were recovered')
      await catchUpMoneyBack(house)
    }),
    work(payRefunds, () => payApprovedRefunds(house)),
  ]
}
