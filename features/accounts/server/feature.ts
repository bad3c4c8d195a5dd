import { z } from 'zod'
import { eq, lt, sql } from '#server/database/sql.ts'
import type { Feature } from '#server/house.ts'
import { queue, work } from '#server/jobs/job.ts'
import { exportAccount } from './account-queries.ts'
import { linkJobs } from './links.ts'
import { purgeTokens } from './one-time-tokens.ts'
import { seedOwner } from './owner.ts'
import { authRoutes } from './routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { sessions, users } from './tables.ts'
import { createThrottle } from './throttle.ts'

const purge = queue({ name: 'purge-accounts', data: z.object({}), schedule: '23 * * * *', concurrency: 1 })

export const accountsFeature: Feature = {
  name: 'account',
  routes: (house) => {
    const throttle = createThrottle(house)
    return [...authRoutes(house, throttle), ...settingsRoutes(house, throttle)]
  },
  jobs: (house) => [
    ...linkJobs(house),
    work(purge, async () => {
      await purgeTokens(house.db)
      await house.db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    }),
  ],
  start: seedOwner,
  exportData: exportAccount,
  erase: async (tx, { id }) => {
    await tx.delete(users).where(eq(users.id, id))
  },
}
