// Three ways in that are ours: a password, an emailed link, an emailed code.
import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { connectOrWait } from './identities.ts'
import { fitsRole } from './new-password.ts'
import { findToken, isCodeOf, spendById, spendToken, takeCodeTry } from './one-time-tokens.ts'
import { isPassword } from './passwords.ts'
import { proveAddress } from './prove-address.ts'
import { codeDigits, isFreshSignIn } from './rules.ts'
import { hashOf } from './secrets.ts'
import { type Browser, findSession, openSession, type SignInMethod } from './sessions.ts'
import { users } from './tables.ts'
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
  if (!known || !right) throw new Failure('wrong_credentials', { account: known?.id })
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, known.id)
    // While the hash was computed, a reset or the first proof of the address may have ended this password.
    if (!user || user.passwordHash !== known.passwordHash)
      throw new Failure('wrong_credentials', { account: known.id })
    // Kept for the day on which they are given a role.
    if (user.passwordFitsRole !== fitsRole(password))
      await tx
        .update(users)
        .set({ passwordFitsRole: fitsRole(password) })
        .where(eq(users.id, user.id))
    return { user, sessionToken: await openSession(tx, user, 'password', browser) }
  })
}

export async function signInWithLink(
  house: House,
  { token, browserSecret, browser }: OpenedLink,
): Promise<Proved> {
  const found = await findLoginLink(house, { token, browserSecret })
  return house.db.transaction(async (tx) => {
    const proved = await enter(house, tx, found, {
      browser,
      method: 'link',
      over: linkOver,
      spend: () => spendToken(tx, [found.purpose], token),
    })
    const { issuer, subject } = found
    // After the proof, which may end what a stranger connected.
    const identity = issuer && subject ? { issuer, subject } : undefined
    if (identity && (await connectOrWait(house, tx, { ...proved, identity })))
      browser.note({ kind: 'provider-linked', userId: proved.user.id, method: 'link' })
    return proved
  })
}

interface OpenedLink {
  token: string
  /** Marks the browser that requested a link. */
  browserSecret: string | undefined
  browser: Browser
}

/** Looks without spending. A link that connects an identity works only in the browser where that began. */
export async function findLoginLink(
  { db }: Pick<House, 'db'>,
  { token, browserSecret }: Omit<OpenedLink, 'browser'>,
) {
  const found = await findToken(db, ['login', 'connect-identity'], token)
  if (!found) throw linkOver()
  const isRequestedHere = browserSecret !== undefined && hashOf(browserSecret) === found.browserHash
  if (found.purpose === 'connect-identity' && !isRequestedHere)
    throw new Failure('link_invalid', { sentence: 'Please open this link in the browser where you started.' })
  return { ...found, isRequestedHere }
}

const linkOver = () => new Failure('link_invalid', { sentence: 'Invalid or expired login link.' })

export async function signInWithCode(
  house: House,
  throttle: Throttle,
  { email, code, browserSecret, browser }: TypedCode,
): Promise<Proved> {
  const over = () => new Failure('code_invalid')
  const digits = codeDigits(code)
  // What cannot be a code costs none of the five tries.
  if (!/^\d{6}$/.test(digits) || !email || !browserSecret) throw over()
  // Counted for the address before the code is looked at: the same work whether or not there is an account.
  const within = await throttle.mayTryCode(email, browser.network)
  const token = await takeCodeTry(house.db, { email, browserHash: hashOf(browserSecret) })
  if (!within || !isCodeOf(token, digits)) throw new Failure('code_invalid', { account: token?.userId })
  await throttle.rightCode(browser.network)
  return house.db.transaction((tx) =>
    enter(house, tx, token, { browser, method: 'code', over, spend: () => spendById(tx, token.id) }),
  )
}

interface TypedCode {
  email: string | undefined
  code: string
  /** Of the browser that asked for the code. */
  browserSecret: string | undefined
  browser: Browser
}

interface Entry {
  browser: Browser
  method: SignInMethod
  spend: () => Promise<unknown>
  over: () => Failure
}

/** What was sent to the address proves it. The account is locked before its token, here and everywhere. */
async function enter(
  house: House,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  { browser, method, spend, over }: Entry,
): Promise<Proved> {
  const user = await lockUser(tx, userId)
  // The account may have left the address since.
  if (!user || user.email !== email || !(await spend())) throw over()
  // The code may be older than the role.
  if (method === 'code' && user.role !== 'user') throw over()
  const here = await findSession(tx, browser.sessionToken)
  if (method === 'link') browser.note({ kind: 'link-opened', userId, method: 'login' })
  const { passwordEnded } = await proveAddress(house, tx, user, { knowsAccount: here?.user.id === user.id })
  return { user, passwordEnded, sessionToken: await openSession(tx, user, method, browser) }
}

/** For 'already signed in as that address'. */
export async function isSignedInAs(
  { db }: Pick<House, 'db'>,
  email: string,
  browser: Browser,
): Promise<User | undefined> {
  const here = await findSession(db, browser.sessionToken)
  if (here?.user.email !== email) return undefined
  // Whoever is asked to sign in again gets the link that does it.
  const isAskedAgain = here.user.role !== 'user' && !isFreshSignIn(here.session.createdAt)
  return isAskedAgain ? undefined : here.user
}
