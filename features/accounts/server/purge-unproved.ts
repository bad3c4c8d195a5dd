// Accounts that were made with an address that nobody ever proved, and that have nothing: after 30 days they go, so that a
// typo, or somebody else's address, is not kept for ever.

import { z } from 'zod'
import { and, asc, eq, gt, isNull, lt, sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { erasePerson } from './erase-person.ts'
import { endAddress, untilFree } from './leave-address.ts'
import { users } from './tables.ts'
import { lockUser } from './users.ts'

export const purgeUnproved = queue({
  name: 'purge-unproved-accounts',
  data: z.object({}),
  schedule: '17 4 * * *',
  concurrency: 1,
  timeLimitSeconds: 3_600,
})

const AT_ONCE = 200
const isDue = and(
  isNull(users.provedAt),
  eq(users.role, 'user'),
  lt(users.createdAt, sql`now() - interval '30 days'`),
)

export async function purgeUnprovedAccounts(house: House): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const due = await house.db
      .select({ id: users.id })
      .from(users)
      .where(and(isDue, gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE)
    for (const { id } of due) await purge(house, id)
    const last = due.at(-1)
    if (!last || due.length < AT_ONCE) return
    after = last.id
  }
}

/** Decided while it is held: a proof or a purchase of the last moment counts. One that fails is tried again the next day. */
async function purge(house: House, id: string): Promise<void> {
  try {
    await untilFree(() =>
      house.db.transaction(async (tx) => {
        const user = await lockUser(tx, id)
        if (!user || user.provedAt) return
        for (const { ownsAnything } of house.features) if (await ownsAnything?.(tx, id)) return
        await endAddress(house, tx, user)
        await erasePerson(house, tx, { id, email: undefined })
      }),
    )
  } catch (err) {
    house.log.error({ err, user: id }, 'an unproved account could not be deleted')
  }
}
