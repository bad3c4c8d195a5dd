// Before what a borrowed or stolen session must not do: the password, or a sign-in of a moment ago.
import { eq } from 'drizzle-orm'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Me } from './me.ts'
import { isPassword } from './passwords.ts'
import { users } from './tables.ts'
import type { Throttle } from './throttle.ts'

const RECENT_MS = 15 * 60_000

export async function confirmItIsMe(
  { db }: House,
  throttle: Throttle,
  me: Me,
  currentPassword: string | undefined,
): Promise<void> {
  if (!me.hasPassword) {
    if (Date.now() - me.signedInAt.getTime() > RECENT_MS) throw new Failure('sign_in_again')
    return
  }
  if (currentPassword === undefined)
    throw new Failure('wrong_password', { sentence: 'Please enter your current password.' })
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, me.id))
  const right = await throttle.password(me.email, me.browser.network, () =>
    isPassword(currentPassword, user?.hash),
  )
  if (!right) throw new Failure('wrong_password')
}
