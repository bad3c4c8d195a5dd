// The way out of emails, without signing in: a lasting secret per person and list.
import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/connect.ts'
import { and, eq, inArray } from '#server/database/sql.ts'
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
  const url = (await unsubscribeUrls(db, publicUrl, { userIds: [userId], list })).get(userId)
  if (!url) throw new Error('There is no such person.')
  return url
}

/** The same for many at once: by person. */
export async function unsubscribeUrls(
  db: Db,
  publicUrl: string,
  { userIds, list }: { userIds: string[]; list: MailingList },
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const made = userIds.map((userId) => ({ token: newToken(), userId, list }))
  await db.insert(unsubscribeLinks).values(made).onConflictDoNothing()
  const links = await db
    .select()
    .from(unsubscribeLinks)
    .where(and(inArray(unsubscribeLinks.userId, userIds), eq(unsubscribeLinks.list, list)))
  return new Map(links.map(({ userId, token }) => [userId, addressOf(publicUrl, token)]))
}

const newToken = () => randomBytes(24).toString('base64url')
const addressOf = (publicUrl: string, token: string) => `${publicUrl}/api/unsubscribe?token=${token}`

/**
 * What a reader presses, for the foot of an email: the secret stands in the fragment, which reaches no log. The header of the
 * email keeps the address that mail programs post to (RFC 8058).
 */
export function unsubscribePage(unsubscribeUrl: string): string {
  return unsubscribeUrl.replace('/api/unsubscribe?', '/unsubscribed#')
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
