// The way out of emails, without signing in: a lasting secret per person and list.
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import { saveSettings } from './settings.ts'
import { unsubscribeLinks } from './tables.ts'

export type MailingList = (typeof unsubscribeLinks.$inferSelect)['list']

/** For the header and the foot of an email of that list. */
export async function unsubscribeUrl(
  db: Db,
  publicUrl: string,
  { userId, list }: { userId: string; list: MailingList },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(unsubscribeLinks).values({ token, userId, list }).onConflictDoNothing()
  const [link] = await db
    .select({ token: unsubscribeLinks.token })
    .from(unsubscribeLinks)
    .where(and(eq(unsubscribeLinks.userId, userId), eq(unsubscribeLinks.list, list)))
  return `${publicUrl}/api/unsubscribe?token=${link?.token}`
}

/** Doing it again changes nothing. */
export async function unsubscribe(db: Db, token: string): Promise<MailingList> {
  const [link] = await db.select().from(unsubscribeLinks).where(eq(unsubscribeLinks.token, token))
  if (!link) throw new Failure('not_found', { sentence: 'This unsubscribe link is not valid any more.' })
  await saveSettings(
    db,
    link.userId,
    link.list === 'news' ? { marketingEmails: false } : { emailNotifications: false },
  )
  return link.list
}
