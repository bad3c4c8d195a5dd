// Following the link that proves an address: the one of the sign-up, or a new one.

import { endTokensOf } from '#features/access-tokens/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { endIdentities } from './identities.ts'
import { leaveAddress, untilFree } from './leave-address.ts'
import { emailChangedLetter } from './letters.ts'
import { dropTokens, findToken, spendToken, wasSpent } from './one-time-tokens.ts'
import { isPassword } from './passwords.ts'
import { proveAddress } from './prove-address.ts'
import { type Browser, endSessions, findSession, openSession } from './sessions.ts'
import type { Proved } from './sign-in.ts'
import { suspendAgain } from './suspend-again.ts'
import { users } from './tables.ts'
import type { Throttle } from './throttle.ts'
import { isDuplicate, lockUser, type User } from './users.ts'

interface Given {
  token: string
  password?: string | undefined
  withoutPassword?: boolean | undefined
  browser: Browser
}

export async function verifyEmail(house: House, throttle: Throttle, given: Given): Promise<Proved> {
  const seen = await findToken(house.db, ['verify-email', 'change-email'], given.token)
  if (!seen) return alreadyDone(house, given)
  const typedHash = await hashOfTypedPassword(house, throttle, seen, given)
  return untilFree(() =>
    house.db.transaction(async (tx) => {
      const user = await lockUser(tx, seen.userId)
      const spent = user && (await spendToken(tx, [seen.purpose], given.token))
      if (!spent) throw new Failure('link_invalid', { sentence: OVER })
      const here = await findSession(tx, given.browser.sessionToken)
      const signedInHere = here?.user.id === user.id
      const typedIt = typedHash !== undefined && typedHash === user.passwordHash
      const askedHere = signedInHere && spent.browserHash === here.session.tokenHash
      const proved =
        spent.purpose === 'change-email'
          ? await moveTo(house, tx, user, spent.email, {
              holdsAccount: typedIt || askedHere,
              sessionToken: signedInHere ? given.browser.sessionToken : undefined,
              note: given.browser.note,
            })
          : await confirm(house, tx, user, spent.email, {
              knowsAccount: signedInHere || typedIt,
              mayEnd: given.withoutPassword === true,
            })
      given.browser.note({ kind: 'link-opened', userId: user.id, method: spent.purpose })
      given.browser.note({
        kind: spent.purpose === 'change-email' ? 'address-changed' : 'address-proved',
        userId: user.id,
      })
      // Whoever is signed in already stays so; the others were let in by the link.
      const sessionToken = signedInHere
        ? (given.browser.sessionToken as string)
        : await openSession(tx, user, 'link', given.browser)
      return { ...proved, sessionToken }
    }),
  ).catch((error) => {
    throw isDuplicate(error) ? new Failure('email_taken') : error
  })
}
const OVER = 'Invalid or expired confirmation link.'

/** The link was opened a second time, where its work is done. */
async function alreadyDone({ db }: House, { token, browser }: Given): Promise<Proved> {
  const here = await findSession(db, browser.sessionToken)
  const done =
    here?.user.provedAt && (await wasSpent(db, ['verify-email', 'change-email'], token, here.user.id))
  if (!here || !done) throw new Failure('link_invalid', { sentence: OVER })
  return { user: here.user, passwordEnded: false, sessionToken: browser.sessionToken as string }
}

/** The hash that the typed password fits; compared again once the account is locked. */
async function hashOfTypedPassword(
  { db }: House,
  throttle: Throttle,
  { id: tokenId, userId }: { id: string; userId: string },
  { password }: Given,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user?.passwordHash) return undefined
  const { passwordHash } = user
  const right = await throttle.ownPassword(tokenId, () => isPassword(password, passwordHash))
  if (!right) throw new Failure('wrong_password', { sentence: WRONG_PASSWORD, account: userId })
  return passwordHash
}

const WRONG_PASSWORD = 'This is not the password of this account.'

async function confirm(
  house: House,
  tx: Tx,
  user: User,
  email: string,
  { knowsAccount, mayEnd }: { knowsAccount: boolean; mayEnd: boolean },
): Promise<{ user: User; passwordEnded: boolean }> {
  if (user.email !== email) throw new Failure('link_invalid', { sentence: OVER })
  // People often read mail on another device than the one they signed up on: ask before anything ends.
  if (!knowsAccount && !mayEnd && !user.provedAt && user.passwordHash)
    throw new Failure('confirm_password', {
      sentence: `Type the password of the account ${email} to confirm.`,
    })
  return { user, ...(await proveAddress(house, tx, user, { knowsAccount })) }
}

/**
 * Only who holds the account may move it: by its password, or in the session that asked. Else a stranger's account could
 * be moved onto the address of somebody who was lured into it.
 */
async function moveTo(
  house: House,
  tx: Tx,
  user: User,
  email: string,
  { holdsAccount, sessionToken, note }: Move,
): Promise<{ user: User; passwordEnded: boolean }> {
  if (!holdsAccount) throw new Failure(user.passwordHash ? 'password_required' : 'sign_in_first')
  if (user.role === 'owner') throw new Failure('owner_stays')
  await tx.update(users).set({ email, provedAt: new Date() }).where(eq(users.id, user.id))
  await suspendAgain(house, tx, { id: user.id, email })
  if (!user.provedAt) await leaveAddress(house, tx, user)
  await dropTokens(tx, user.id)
  // What was opened or connected under the old address may be another's by now.
  await endSessions(tx, user.id, { butToken: sessionToken })
  if ((await endTokensOf(tx, user.id)) > 0) note({ kind: 'access-token-ended', userId: user.id })
  await endIdentities(tx, user.id)
  const letter = emailChangedLetter(house.config.shown.supportEmail, email)
  await house.mail.send(tx, { to: user.email, ...letter })
  // An address that was never proved may be somebody else's, and its emails, too.
  if (user.provedAt) await house.mail.forget(tx, user.email)
  return { user: { ...user, email }, passwordEnded: false }
}

interface Move {
  holdsAccount: boolean
  /** Of the session that stays. */
  sessionToken: string | undefined
  note: Browser['note']
}
