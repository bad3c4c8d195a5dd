// Emails about a thread: the first at once, what follows collected, one in ten minutes at most.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { whoIsDeafTo } from '#features/blocks/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { type NotificationRow, selectShown } from './notification-queries.ts'
import { findReader } from './reader-queries.ts'
import { nextMailAt, wantsMail } from './rules.ts'
import { settingsOf } from './settings.ts'
import { notifications, threadMails } from './tables.ts'
import { threadLetter } from './thread-letter.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

const reader = z.object({ userId: z.uuid(), postId: z.uuid() })
type Reader = z.infer<typeof reader>

export const threadMail = queue({ name: 'thread-mail', data: reader })

/** The clocks of the database and of this process may differ by as much. */
const SOON_MS = 5_000
const COLLECTED = 100

/** The reader's line is held, so that whoever tells at the same time sees the job that is on its way. */
export async function scheduleThreadMail(
  { jobs }: Pick<House, 'jobs'>,
  tx: Tx,
  who: Reader,
  now = new Date(),
): Promise<void> {
  const [held] = await tx
    .insert(threadMails)
    .values(who)
    .onConflictDoUpdate({ target: [threadMails.userId, threadMails.postId], set: { userId: who.userId } })
    .returning()
  const after = held && nextMailAt(held, now)
  if (!after) return
  await tx.update(threadMails).set({ dueAt: after }).where(of(who))
  await jobs.enqueue(tx, threadMail, who, { after })
}

export async function sendThreadMail(house: House, who: Reader, now = new Date()): Promise<void> {
  await house.db.transaction(async (tx) => {
    const [line] = await tx.select().from(threadMails).where(of(who)).for('update')
    // A job that is tried again after it did its work.
    if (!line?.dueAt) return
    if (line.dueAt.getTime() > now.getTime() + SOON_MS)
      return house.jobs.enqueue(tx, threadMail, who, { after: line.dueAt })
    const sent = await sendWaiting(house, tx, who)
    await tx
      .update(threadMails)
      .set({ dueAt: null, ...(sent && { lastSentAt: now }) })
      .where(of(who))
  })
}

async function sendWaiting(house: House, tx: Tx, who: Reader): Promise<boolean> {
  const waiting = and(
    eq(notifications.userId, who.userId),
    eq(notifications.postId, who.postId),
    eq(notifications.mail, 'waiting'),
  )
  const wanted = await stillWanted(tx, who, await selectShown(tx, waiting, COLLECTED))
  const ids = wanted.map(({ id }) => id)
  if (ids.length > 0)
    await tx.update(notifications).set({ mail: 'sent' }).where(inArray(notifications.id, ids))
  await tx.update(notifications).set({ mail: 'dropped' }).where(waiting)
  const [first] = wanted
  const person = await findReader(tx, who.userId)
  if (!first || !person) return false
  const { publicUrl } = house.config
  const url = await unsubscribeUrl(tx, publicUrl, { userId: who.userId, list: 'community' })
  await house.mail.send(tx, { to: person.email, ...threadLetter(wanted, { publicUrl, unsubscribeUrl: url }) })
  return true
}

/** What was read meanwhile, switched off or muted needs no email any more. */
async function stillWanted(tx: Tx, { userId }: Reader, rows: NotificationRow[]): Promise<NotificationRow[]> {
  const flags = await settingsOf(tx, userId)
  const kept: NotificationRow[] = []
  for (const row of rows) {
    if (row.readAt || !wantsMail(flags, row.kind)) continue
    if (row.actorId && (await whoIsDeafTo(tx, row.actorId, [userId])).size > 0) continue
    kept.push(row)
  }
  return kept
}

const of = ({ userId, postId }: Reader) =>
  sql`${threadMails.userId} = ${userId} and ${threadMails.postId} = ${postId}`
