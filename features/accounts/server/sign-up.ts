import { saveSettings } from '#features/notifications/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { sendPasswordLink, sendVerifyLink } from './links.ts'
import { hashNewPassword, type NewPassword } from './new-password.ts'
import { nameFault } from './reserved-names.ts'
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
  wanted: Wanted,
  browser: Browser,
): Promise<SignedIn | undefined> {
  const fault = nameFault(wanted.fullName)
  if (fault) throw new Failure('invalid_input', { sentence: fault })
  await throttle.signUp(browser.network)
  const mayEmail = await throttle.mayEmail('verify', wanted.email)
  const password = await hashNewPassword(wanted.password, { email: wanted.email, role: 'user' })
  const made = await makeAccount(house, wanted, password, { browser, mayEmail })
  if (made) return made
  await throttle.takenAddress(browser.network)
  const existing = await findByEmail(house.db, wanted.email)
  if (!existing || existing.passwordHash !== null || (await hasProvider(house.db, existing))) {
    throw new Failure('email_taken')
  }
  if (await throttle.mayEmail('set-password', existing.email)) {
    await house.db.transaction((tx) => sendPasswordLink(house, tx, existing))
  }
  return undefined
}

/** Unless there is one. */
async function makeAccount(
  house: House,
  { email, fullName, marketingEmails }: Wanted,
  password: NewPassword,
  { browser, mayEmail }: { browser: Browser; mayEmail: boolean },
): Promise<SignedIn | undefined> {
  return house.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, fullName, ...password, termsAcceptedAt: new Date() })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!user) return undefined
    if (marketingEmails) await saveSettings(tx, user.id, { marketingEmails }, 'sign-up')
    // Whoever makes and deletes accounts in a row must not fill somebody's mailbox.
    if (mayEmail) await sendVerifyLink(house, tx, user)
    return { user, sessionToken: await openSession(tx, user, 'signup', browser) }
  })
}

async function hasProvider(db: Db, { id }: User): Promise<boolean> {
  const found = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(eq(identities.userId, id))
    .limit(1)
  return found.length > 0
}
