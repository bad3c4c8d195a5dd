import { aliasedTable, and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/tables.ts'
import { communityComments, communityPosts } from '#features/community/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { prepared } from '#server/database/prepared.ts'
import { UNREAD_MOST } from '../contract.ts'
import { notifications, threadMails } from './tables.ts'

const actors = aliasedTable(users, 'actors')

const FIELDS = {
  id: notifications.id,
  kind: notifications.kind,
  postId: notifications.postId,
  commentId: notifications.commentId,
  reason: notifications.reason,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
  actorId: notifications.actorId,
  actorName: actors.fullName,
  title: communityPosts.title,
  content: sql<string>`coalesce(${communityComments.content}, ${communityPosts.content})`,
  upvotes: sql<number>`coalesce(${communityComments.upvotes}, ${communityPosts.upvotes})`,
}
export type NotificationRow = Awaited<ReturnType<typeof selectShown>>[number]

/** What is gone is not told of any more: words that were taken back or removed, votes too. Decisions about one's own words are. */
const IS_SHOWN = sql`(
  ${notifications.kind} in ('hidden', 'removed', 'restored') and ${communityPosts.state} <> 'deleted' or (
    coalesce(${communityComments.state}, ${communityPosts.state}) = 'visible'
    and (${communityPosts.state} = 'visible' or ${communityPosts.authorId} = ${notifications.userId})
    and (${notifications.kind} <> 'vote' or coalesce(${communityComments.upvotes}, ${communityPosts.upvotes}) > 0)
  )
)`

export function selectShown(db: Db, where: SQL | undefined, most: number) {
  return db
    .select(FIELDS)
    .from(notifications)
    .innerJoin(communityPosts, eq(communityPosts.id, notifications.postId))
    .leftJoin(communityComments, eq(communityComments.id, notifications.commentId))
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .where(and(where, IS_SHOWN))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most)
}

const countUnreadOf = prepared((db) =>
  db
    .select({ unread: sql<number>`count(*)::int` })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(notifications)
        .innerJoin(communityPosts, eq(communityPosts.id, notifications.postId))
        .leftJoin(communityComments, eq(communityComments.id, notifications.commentId))
        .where(
          and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt), IS_SHOWN),
        )
        .limit(UNREAD_MOST)
        .as('unread'),
    )
    .prepare('unread_notifications'),
)

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [found] = await countUnreadOf(db).execute({ userId })
  return found?.unread ?? 0
}

/** `before`: the last one of the page before. */
export function pageOf(db: Db, userId: string, before: { at: Date; id: string } | undefined, most: number) {
  const { createdAt, id } = notifications
  const older = before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), lt(id, before.id)))
  return selectShown(db, and(eq(notifications.userId, userId), older), most)
}

/** Those of the person alone, whatever is asked. */
export async function markRead(db: Db, userId: string, ids: string[] | 'all'): Promise<void> {
  const unread = and(eq(notifications.userId, userId), isNull(notifications.readAt))
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(ids === 'all' ? unread : and(unread, inArray(notifications.id, ids)))
}

export async function forgetOld(db: Db): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, sql`now() - interval '90 days'`))
  // Of no use once the pause after the last email is over.
  const { dueAt, lastSentAt } = threadMails
  const idle = or(isNull(lastSentAt), lt(lastSentAt, sql`now() - interval '1 day'`))
  await db.delete(threadMails).where(and(isNull(dueAt), idle))
}
