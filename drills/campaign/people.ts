// Thousands who agreed to news, an admin who writes to them, and some who leave while it is being sent.

import { users } from '#features/accounts/server/tables.ts'
import { unsubscribeUrls } from '#features/notifications/server/public.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { signIn } from '../member.ts'
import type { Visitor } from '../visitor.ts'
import type { Works } from '../works/works.ts'

const AT_ONCE = 1_000

export interface Reader {
  id: string
  email: string
}

export async function makeReaders({ database: { db } }: Works, count: number): Promise<Reader[]> {
  const made: Reader[] = []
  while (made.length < count) {
    const size = Math.min(AT_ONCE, count - made.length)
    const wanted = Array.from({ length: size }, (_, i) => ({
      email: `reader-${made.length + i}@example.com`,
      fullName: 'A Reader',
      provedAt: new Date(),
    }))
    const rows = await db.insert(users).values(wanted).returning({ id: users.id, email: users.email })
    await db
      .insert(notificationSettings)
      .values(rows.map(({ id }) => ({ userId: id, marketingEmails: true, marketingConsentAt: new Date() })))
    made.push(...rows)
  }
  return made
}

export async function makeAdmin(works: Works): Promise<Visitor> {
  const { id, browser } = await signIn(works, { email: 'admin@example.com', proved: true })
  await works.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
  return browser
}

/** With one click, as a mail program does it: no cookie, no page. Answers when each was told that they are out. */
export async function leave(works: Works, readers: Reader[]): Promise<Map<string, number>> {
  const told = new Map<string, number>()
  const urls = await unsubscribeUrls(works.database.db, works.site, {
    userIds: readers.map(({ id }) => id),
    list: 'news',
  })
  for (const { id, email } of readers) {
    const { status } = await works.visitor().post((urls.get(id) ?? '').replace(works.site, ''))
    if (status === 200) told.set(email, Date.now())
  }
  return told
}
