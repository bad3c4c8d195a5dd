import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import type { listNotifications } from '../contract.ts'
import { excerptOf, sentenceOf } from './happenings.ts'
import { countUnread, type NotificationRow, pageOf } from './notification-queries.ts'
import { addressOf } from './thread-letter.ts'

const PAGE = 20
const EXPORTED = 10_000

type Page = Answer<typeof listNotifications>

export async function notificationsPage(db: Db, userId: string, cursor: string | undefined): Promise<Page> {
  const [found, unread] = await Promise.all([
    pageOf(db, userId, placeOf(cursor), PAGE + 1),
    countUnread(db, userId),
  ])
  const shown = found.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    unread,
    notifications: shown.map(present),
    ...(last && found.length > PAGE && { nextCursor: `${last.createdAt.getTime()}_${last.id}` }),
  }
}

/** For the export: as long as they are kept. */
export async function receivedBy(db: Db, userId: string) {
  return (await pageOf(db, userId, undefined, EXPORTED)).map(present)
}

function present(row: NotificationRow): Page['notifications'][number] {
  const { id, kind, title, reason, content, createdAt, readAt } = row
  const text = sentenceOf({ ...row, isAboutComment: row.commentId !== null })
  const excerpt = reason ?? (kind === 'vote' ? undefined : excerptOf(content))
  return {
    id,
    kind,
    text,
    title,
    ...(excerpt && { excerpt }),
    url: addressOf(row),
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }
}

function placeOf(cursor: string | undefined) {
  const [ms, id] = cursor?.split('_') ?? []
  return id ? { at: new Date(Number(ms)), id } : undefined
}
