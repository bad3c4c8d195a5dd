import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/tables.ts'
import type { Tx } from '#server/database/connect.ts'
import { GROWN_DAYS } from './rules.ts'
import { communityReports } from './tables.ts'

/** People with proved addresses and accounts of some age, whose report of this very thing was not dismissed before. */
export async function countingReporters(tx: Tx, thingId: string): Promise<number> {
  const former = alias(communityReports, 'former')
  const dismissed = tx
    .select({ one: sql`1` })
    .from(former)
    .where(
      and(
        eq(former.thingId, thingId),
        eq(former.reporterId, communityReports.reporterId),
        eq(former.status, 'dismissed'),
      ),
    )
  const counting = await tx
    .selectDistinct({ reporterId: communityReports.reporterId })
    .from(communityReports)
    .innerJoin(users, eq(users.id, communityReports.reporterId))
    .where(
      and(
        eq(communityReports.thingId, thingId),
        inArray(communityReports.status, ['pending', 'reviewed']),
        sql`${users.provedAt} is not null`,
        isNull(users.suspendedAt),
        lt(users.createdAt, sql`now() - make_interval(days => ${GROWN_DAYS})`),
        notExists(dismissed),
      ),
    )
  return counting.length
}
