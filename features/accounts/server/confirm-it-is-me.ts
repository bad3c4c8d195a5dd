// Before what a borrowed or stolen session must not do: the password, or a sign-in of a moment ago.

import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Me } from './me.ts'
import { isPassword } from './passwords.ts'
import { findSession } from './sessions.ts'
import { users } from './tables.ts'
import type { Throttle } from './throttle.ts'
import { lockUser, type User } from './users.ts'

const RECENT_MS = 15 * 60_000

/** Answers what was confirmed, for `lockMe`. */
export async function confirmItIsMe(
  { db }: House,
  throttle: Throttle,
  me: Me,
  currentPassword: string | undefined,
): Promise<string | null> {
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, me.id))
  const hash = user?.hash ?? null
  if (hash === null) {
    if (Date.now() - me.signedInAt.getTime() > RECENT_MS) throw new Failure('sign_in_again')
    return hash
  }
  if (currentPassword === undefined)
    throw new Failure('wrong_password', { sentence: 'Please enter your current password.' })
  const right = await throttle.ownPassword(me.id, () => isPassword(currentPassword, hash))
  if (!right) throw new Failure('wrong_password')
  return hash
}

/** Hashing takes its time, in which a reset or the first proof may have settled that the account is another's. */
export async function lockMe(tx: Tx, me: Me, confirmed: string | null): Promise<User> {
  const user = await lockUser(tx, me.id)
  const here = await findSession(tx, me.browser.sessionToken)
  if (!user || here?.user.id !== user.id) throw new Failure('signed_out')
  if (user.passwordHash !== confirmed) throw new Failure('wrong_password')
  return user
}
