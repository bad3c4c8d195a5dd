import type { Me } from '#features/accounts/server/public.ts'
import { thingOf } from '#features/community/server/public.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, count, eq, ne } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Status } from '../contract.ts'
import { remove, restore } from './acts.ts'
import { closeReports, holdReportsOf, openReportsOf, recordStatus, reviewed } from './close-reports.ts'
import { isOpen, settledStatus, WHY, whatBecomesOfIt } from './rules.ts'
import { communityReports } from './tables.ts'

interface Review {
  status: Status
  /** Undefined: as they are. */
  reviewNotes: string | undefined
  content: 'remove' | 'restore' | undefined
  seenStatus: Status | undefined
}

type ReportRow = typeof communityReports.$inferSelect

export async function review(house: House, me: Me, id: string, wanted: Review): Promise<void> {
  const given = { ...wanted, status: settledStatus(wanted) }
  const thingId = await thingIdOf(house.db, id)
  await house.db.transaction(async (tx) => {
    await holdReportsOf(tx, thingId)
    const [before] = await tx.select().from(communityReports).where(eq(communityReports.id, id)).for('update')
    if (!before) throw deletedMeanwhile('This report')
    if (given.seenStatus && given.seenStatus !== before.status) throw new Failure('changed_meanwhile')
    await refuseSecondOpen(tx, before, given.status)
    await decide(tx, me, before, given)
    await actOnThing(house, tx, { me, before, given })
  })
}

async function thingIdOf(db: Db, id: string): Promise<string> {
  const [report] = await db
    .select({ thingId: communityReports.thingId })
    .from(communityReports)
    .where(eq(communityReports.id, id))
  if (!report) throw deletedMeanwhile('This report')
  return report.thingId
}

/** One open report per person and thing, also when a closed one is opened again. */
async function refuseSecondOpen(tx: Tx, before: ReportRow, status: Status): Promise<void> {
  if (isOpen(before.status) || !isOpen(status) || !before.reporterId) return
  const others = await countOthersOpen(tx, before, eq(communityReports.reporterId, before.reporterId))
  if (others > 0) throw new Failure('report_open')
}

async function decide(tx: Tx, me: Me, before: ReportRow, { status, reviewNotes }: Review): Promise<void> {
  await tx
    .update(communityReports)
    .set({
      status,
      ...(reviewNotes !== undefined && { reviewNotes: reviewNotes || null }),
      ...reviewed(me, status),
    })
    .where(eq(communityReports.id, before.id))
  if (before.status !== status) await recordStatus(tx, me, before, status)
}

interface Deed {
  me: Me
  before: ReportRow
  given: Review
}

async function actOnThing(house: House, tx: Tx, { me, before, given }: Deed): Promise<void> {
  const thing = await thingOf(tx, { kind: before.kind, id: before.thingId })
  if (!thing) return
  const othersOpen = await countOthersOpen(tx, before)
  const becomes = whatBecomesOfIt({ ...given, state: thing.state, othersOpen })
  if (!becomes) return
  if (becomes === 'restore') await restore(house, tx, { actor: me, thing })
  else await remove(house, tx, { actor: me, thing, reason: WHY[before.reason] })
  const status = becomes === 'restore' ? 'dismissed' : 'resolved'
  await closeReports(tx, me, { thingId: thing.id, butReport: before.id }, status)
}

async function countOthersOpen(tx: Tx, before: ReportRow, more?: ReturnType<typeof eq>): Promise<number> {
  const [found] = await tx
    .select({ number: count() })
    .from(communityReports)
    .where(and(openReportsOf(before.thingId), ne(communityReports.id, before.id), more))
  return found?.number ?? 0
}
