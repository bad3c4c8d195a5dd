import { eq } from 'drizzle-orm'
import { saveSettings } from '#features/notifications/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { sendPasswordLink, sendVerifyLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { type Browser, openSession } from './sessions.ts'
import type { SignedIn } from './sign-in.ts'
import { identities, users } from './tables.ts'
import type { Throttle } from './throttle.ts'
import { findByEmail, type User } from './users.ts'

interface Wanted {
  email: string
  password: string
  fullName: string
  marketingEmails?: boolean | undefined
}

/** Answers undefined when the address has an account without a password: then a link to set one was sent instead. */
export async function signUp(
  house: House,
  throttle: Throttle,
  { email, password, fullName, marketingEmails }: Wanted,
  browser: Browser,
): Promise<SignedIn | undefined> {
  const passwordHash = await hashPassword(password)
  return house.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, fullName, passwordHash, termsAcceptedAt: new Date() })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!user) return meetExisting(house, tx, throttle, email, browser)
    if (marketingEmails) await saveSettings(tx, user.id, { marketingEmails })
    await sendVerifyLink(house, tx, user)
    return { user, sessionToken: await openSession(tx, user, 'signup', browser) }
  })
}

async function meetExisting(
  house: House,
  tx: Tx,
  throttle: Throttle,
  email: string,
  browser: Browser,
): Promise<undefined> {
  await throttle.takenAddress(browser.network)
  const existing = await findByEmail(tx, email)
  if (!existing || existing.passwordHash !== null || (await hasProvider(tx, existing))) {
    throw new Failure('email_taken')
  }
  if (await throttle.mayEmail('set-password', email)) await sendPasswordLink(house, tx, existing)
  return undefined
}

async function hasProvider(tx: Tx, { id }: User): Promise<boolean> {
  const found = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(eq(identities.userId, id))
    .limit(1)
  return found.length > 0
}
