// Somebody signed in, put into the database: how they signed up is not the question here.
import { randomBytes } from 'node:crypto'
import { hashOf } from '#features/accounts/server/public.ts'
import { sessions, users } from '#features/accounts/server/tables.ts'
import type { Database } from '#server/database/connect.ts'
import type { Visitor } from './visitor.ts'

interface Shop {
  database: Database
  visitor(): Visitor
}

interface Member {
  id: string
  email: string
  browser: Visitor
}

export async function signIn(
  { database: { db }, visitor }: Shop,
  { email, proved }: { email: string; proved: boolean },
): Promise<Member> {
  const token = randomBytes(32).toString('base64url')
  const [user] = await db
    .insert(users)
    .values({ email, fullName: 'A Member', provedAt: proved ? new Date() : null })
    .onConflictDoUpdate({ target: users.email, set: { fullName: 'A Member' } })
    .returning()
  if (!user) throw new Error('Nobody was made.')
  await db.insert(sessions).values({
    userId: user.id,
    method: 'password',
    userAgent: '',
    tokenHash: hashOf(token),
    expiresAt: new Date(Date.now() + 24 * 3_600_000),
  })
  const browser = visitor()
  browser.cookies.set('fcp_session', token)
  return { id: user.id, email, browser }
}
