import { z } from 'zod'
import { eq, lt, sql } from '#server/database/sql.ts'
import type { Feature } from '#server/house.ts'
import { queue, work } from '#server/jobs/job.ts'
import { exportAccount } from './account-queries.ts'
import { eraseAgain, noteErasureJob, rememberErasure } from './erased.ts'
import { linkJobs } from './links.ts'
import { purgeTokens } from './one-time-tokens.ts'
import { seedOwner } from './owner.ts'
import { purgeUnproved, purgeUnprovedAccounts } from './purge-unproved.ts'
import { authRoutes } from './routes.ts'
import { purgeChallenges } from './second-factor/challenges.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { sessions, users } from './tables.ts'
import { createThrottle } from './throttle.ts'

const purge = queue({ name: 'purge-accounts', data: z.object({}), schedule: '23 * * * *', concurrency: 1 })

export const accountsFeature: Feature = {
  name: 'account',
  routes: (house) => {
    const throttle = createThrottle(house)
    return [
      ...authRoutes(house, throttle),
      ...settingsRoutes(house, throttle),
      ...secondFactorRoutes(house, throttle),
    ]
  },
  jobs: (house) => [
    ...linkJobs(house),
    noteErasureJob(house),
    work(purgeUnproved, () => purgeUnprovedAccounts(house)),
    work(purge, async () => {
      await purgeTokens(house.db)
      await purgeChallenges(house.db)
      await house.db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    }),
  ],
  start: async (house) => {
    // A restore may have been cut short before it came to that.
    await eraseAgain(house, [])
    return seedOwner(house)
  },
  exportData: exportAccount,
  erase: async (tx, person, house) => {
    await rememberErasure(house, tx, person)
    // Whether or not the address was proved: what a finished job still says of it is of use to nobody.
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, person.id))
    await house.jobs.forget(tx, { userId: person.id, email: user?.email })
    await tx.delete(users).where(eq(users.id, person.id))
  },
}
