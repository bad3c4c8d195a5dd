import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { Status } from '../contract.ts'
import { communityReports } from './tables.ts'

type Reviewer = Pick<Me, 'id' | 'browser'>

/** One after the other, so that the third of three at the same moment counts three. Before the thing itself is held. */
export async function holdReportsOf(tx: Tx, thingId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports of ${thingId}`}, 0))`)
}

export const openReportsOf = (thingId: string) =>
  and(eq(communityReports.thingId, thingId), inArray(communityReports.status, ['pending', 'reviewed']))

interface Answered {
  thingId: string
  /** What was decided by itself. */
  butReport?: string
}

/** Whoever removes or restores a thing has answered its open reports: left open, those of a restored thing would hide it again. */
export async function closeReports(
  tx: Tx,
  me: Reviewer,
  { thingId, butReport }: Answered,
  status: 'resolved' | 'dismissed',
): Promise<void> {
  const open = and(openReportsOf(thingId), butReport ? ne(communityReports.id, butReport) : undefined)
  const before = await tx.select().from(communityReports).where(open).for('update')
  await tx
    .update(communityReports)
    .set({ status, ...reviewed(me, status) })
    .where(open)
  for (const report of before) await recordStatus(tx, me, report, status)
}

export const reviewed = (me: Reviewer, status: Status) =>
  status === 'pending'
    ? { reviewedAt: null, reviewerId: null }
    : { reviewedAt: sql`now()`, reviewerId: me.id }

export function recordStatus(
  tx: Tx,
  me: Reviewer,
  { id, reason, status }: typeof communityReports.$inferSelect,
  after: Status,
): Promise<void> {
  return record(tx, {
    actor: me,
    action: 'community.report',
    target: { kind: 'report', id, label: reason },
    before: { status },
    after: { status: after },
  })
}
