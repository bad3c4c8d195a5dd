// Three ways in that are ours: a password, an emailed link, an emailed code.
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { matchingCode, spendById, spendToken, useTry } from './one-time-tokens.ts'
import { isPassword } from './passwords.ts'
import { proveAddress } from './prove-address.ts'
import { codeDigits } from './rules.ts'
import { hashOf } from './secrets.ts'
import { type Browser, findSession, openSession, type SignInMethod } from './sessions.ts'
import type { Throttle } from './throttle.ts'
import { findByEmail, lockUser, type User } from './users.ts'

export interface SignedIn {
  user: User
  sessionToken: string
}

export interface Proved extends SignedIn {
  passwordEnded: boolean
}

export async function signInWithPassword(
  { db }: Pick<House, 'db'>,
  throttle: Throttle,
  { email, password, browser }: { email: string; password: string; browser: Browser },
): Promise<SignedIn> {
  const known = await findByEmail(db, email)
  const right = await throttle.password(email, browser.network, () =>
    isPassword(password, known?.passwordHash),
  )
  if (!known || !right) throw new Failure('wrong_credentials')
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, known.id)
    // While the hash was computed, a reset or the first proof of the address may have ended this password.
    if (!user || user.passwordHash !== known.passwordHash) throw new Failure('wrong_credentials')
    return { user, sessionToken: await openSession(tx, user, 'password', browser) }
  })
}

export async function signInWithLink(
  { db }: Pick<House, 'db'>,
  { token, browser }: { token: string; browser: Browser },
): Promise<Proved> {
  return db.transaction(async (tx) => {
    const spent = await spendToken(tx, ['login'], token)
    if (!spent) throw new Failure('link_invalid', { sentence: LINK_OVER })
    return enter(tx, spent, 'link', browser)
  })
}
const LINK_OVER = 'Invalid or expired login link.'

export async function signInWithCode(
  { db }: Pick<House, 'db'>,
  throttle: Throttle,
  { code, browserSecret, browser }: { code: string; browserSecret: string | undefined; browser: Browser },
): Promise<Proved> {
  const tokens = browserSecret ? await useTry(db, hashOf(browserSecret)) : []
  for (const userId of new Set(tokens.map((token) => token.userId))) await throttle.code(userId)
  const match = matchingCode(tokens, codeDigits(code))
  if (!match) throw new Failure('code_invalid')
  return db.transaction(async (tx) => {
    const spent = await spendById(tx, match.id)
    if (!spent) throw new Failure('code_invalid')
    return enter(tx, spent, 'code', browser)
  })
}

/** The address was just proved by what was sent to it. */
async function enter(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  method: SignInMethod,
  browser: Browser,
): Promise<Proved> {
  const user = await lockUser(tx, userId)
  // Sent to an address that the account has left since.
  if (!user || user.email !== email) throw new Failure('link_invalid')
  const here = await findSession(tx, browser.sessionToken)
  const { passwordEnded } = await proveAddress(tx, user, { knowsAccount: here?.user.id === user.id })
  return { user, passwordEnded, sessionToken: await openSession(tx, user, method, browser) }
}

/** For 'already signed in as that address'. */
export async function isSignedInAs(
  { db }: Pick<House, 'db'>,
  email: string,
  browser: Browser,
): Promise<User | undefined> {
  const here = await findSession(db, browser.sessionToken)
  return here?.user.email === email ? here.user : undefined
}
