import { and, desc, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/tables.ts'
import { commentAddress, threadAddress } from '#features/community/contract.ts'
import { DELETED_MEMBER, shownName } from '#features/community/server/public.ts'
import { communityComments, communityPosts } from '#features/community/server/tables.ts'
import { excerptOf } from '#features/notifications/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { type Report, SHOWN_MOST, type Status } from '../contract.ts'
import { communityReports } from './tables.ts'

const reporters = alias(users, 'reporters')
const authors = alias(users, 'authors')
/** Of the post that was reported, or that the comment stands under. */
const threads = alias(communityPosts, 'threads')

/** Of hundreds of reports, only as much of the words as is shown. */
const READ_FOR_EXCERPT = 2_000

const TABS: Status[][] = [['pending'], ['reviewed'], ['resolved', 'dismissed']]

export async function listReports(db: Db): Promise<Report[]> {
  const tabs = await Promise.all(
    TABS.map((statuses) => select(db, inArray(communityReports.status, statuses)).limit(SHOWN_MOST)),
  )
  return tabs.flat().map(present)
}

export async function describeReport(db: Db, id: string): Promise<Report | undefined> {
  const [row] = await select(db, eq(communityReports.id, id))
  return row && present(row)
}

export async function reportsBy(db: Db, reporterId: string) {
  const { kind, thingId, reason, description, status, createdAt } = communityReports
  return db
    .select({ kind, thingId, reason, description, status, createdAt })
    .from(communityReports)
    .where(eq(communityReports.reporterId, reporterId))
}

const table = sql.raw(`"${getTableName(communityReports)}"`)
const OPEN_REPORTS = sql<number>`(
  select count(*)::int from ${table} other
  where other.thing_id = ${communityReports.thingId} and other.status in ('pending', 'reviewed')
)`

function select(db: Db, where: SQL | undefined) {
  const isComment = eq(communityReports.kind, 'comment')
  return db
    .select({
      report: communityReports,
      reporterName: reporters.fullName,
      threadId: threads.id,
      title: threads.title,
      content: sql<string>`left(coalesce(${communityComments.content}, ${threads.content}), ${READ_FOR_EXCERPT})`,
      state: sql<'visible'>`coalesce(${communityComments.state}, ${threads.state})`,
      byTeam: sql<boolean>`coalesce(${communityComments.byTeam}, ${threads.byTeam}, false)`,
      authorName: authors.fullName,
      openReports: OPEN_REPORTS,
    })
    .from(communityReports)
    .leftJoin(reporters, eq(reporters.id, communityReports.reporterId))
    .leftJoin(communityComments, and(isComment, eq(communityComments.id, communityReports.thingId)))
    .leftJoin(
      threads,
      eq(
        threads.id,
        sql`case when ${isComment} then ${communityComments.postId} else ${communityReports.thingId} end`,
      ),
    )
    .leftJoin(
      authors,
      eq(
        authors.id,
        sql`case when ${isComment} then ${communityComments.authorId} else ${threads.authorId} end`,
      ),
    )
    .where(where)
    .orderBy(desc(communityReports.createdAt), desc(communityReports.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function present(row: Row): Report {
  const { report, reporterName, openReports } = row
  const { id, kind, thingId, status, reason, description, reviewNotes, reviewedAt, createdAt } = report
  return {
    id,
    status,
    reason,
    description,
    ...(kind === 'post' ? { postId: thingId } : { commentId: thingId }),
    reporterName: reporterName ?? DELETED_MEMBER,
    createdAt: createdAt.toISOString(),
    ...(reviewedAt && { reviewedAt: reviewedAt.toISOString() }),
    ...(reviewNotes && { reviewNotes }),
    content: contentOf(row),
    openReports,
  }
}

/** Nothing, once the thing itself is gone from the database. */
function contentOf({ report, threadId, title, content, state, byTeam, authorName }: Row): Report['content'] {
  if (!threadId || title === null || state === null) return undefined
  return {
    title,
    excerpt: excerptOf(content),
    state,
    authorName: shownName({ fullName: authorName, byTeam }),
    url: report.kind === 'post' ? threadAddress(threadId) : commentAddress(threadId, report.thingId),
  }
}
