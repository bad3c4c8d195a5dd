// An account belongs to an identity by issuer and subject. By address only when the provider runs that address; otherwise
// an emailed link decides.

import { visible } from '#kit/fields.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { connectOrWait, emailConnectLink } from './identities.ts'
import { sendVerifyLink } from './links.ts'
import { proveAddress } from './prove-address.ts'
import { type ProvidedIdentity, ProviderError } from './provider.ts'
import { nameFor } from './reserved-names.ts'
import { isAuthoritative } from './rules.ts'
import { type Browser, findSession, openSession } from './sessions.ts'
import type { SignedIn } from './sign-in.ts'
import { suspendAgain } from './suspend-again.ts'
import { identities, users } from './tables.ts'
import type { Throttle } from './throttle.ts'
import { isDuplicate, lockUser, type User } from './users.ts'

interface Visit {
  browser: Browser
  /** Marks this browser: the emailed link works only here. */
  browserSecret: () => string
}

/** `linkSent`: nobody is signed in, and a link that connects the identity was emailed. */
type Outcome = (SignedIn & { isNew: boolean }) | { linkSent: true }

export async function signInWithProvider(
  house: House,
  throttle: Throttle,
  identity: ProvidedIdentity,
  visit: Visit,
): Promise<Outcome> {
  // Counted before the transaction: a limit holds a connection of its own.
  const mayEmail = isAuthoritative(identity) || (await throttle.mayEmail('connect', identity.email))
  const attempt = () =>
    house.db.transaction(async (tx): Promise<Outcome> => {
      const known = await knownBy(tx, identity)
      const found = known ? { user: known, isNew: false } : await adopt(house, tx, identity, visit, mayEmail)
      if (!found) return { linkSent: true }
      const sessionToken = await openSession(tx, found.user, 'provider', visit.browser)
      const { user, isNew } = found
      if (!known && !isNew && (await connectOrWait(house, tx, { user, sessionToken, identity })))
        visit.browser.note({ kind: 'provider-linked', userId: user.id, method: 'provider' })
      return { user, isNew, sessionToken }
    })
  try {
    return await attempt()
  } catch (error) {
    // Two first sign-ins at once: the other one made the account.
    if (isDuplicate(error)) return attempt()
    throw error
  }
}

async function knownBy(tx: Tx, { issuer, subject }: ProvidedIdentity): Promise<User | undefined> {
  const [identity] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return identity && lockUser(tx, identity.userId)
}

/** Answers nothing when an emailed link has to decide. */
async function adopt(
  house: House,
  tx: Tx,
  identity: ProvidedIdentity,
  { browser, browserSecret }: Visit,
  mayEmail: boolean,
): Promise<{ user: User; isNew: boolean } | undefined> {
  if (!identity.emailVerified) throw new ProviderError('address_unverified')
  const { issuer, subject, email } = identity
  const [existing] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
  if (!existing) return { user: await create(house, tx, identity, mayEmail), isNew: true }
  if (!isAuthoritative(identity)) {
    const secret = browserSecret()
    if (mayEmail)
      await emailConnectLink(house, tx, { user: existing, issuer, subject, browserSecret: secret })
    return undefined
  }
  const here = await findSession(tx, browser.sessionToken)
  await proveAddress(house, tx, existing, { knowsAccount: here?.user.id === existing.id })
  return { user: existing, isNew: false }
}

/** The address counts as proved only if the provider runs it. */
async function create(house: House, tx: Tx, identity: ProvidedIdentity, mayEmail: boolean): Promise<User> {
  const { issuer, subject, email, fullName } = identity
  const name = visible(fullName ?? '').slice(0, 100)
  const now = new Date()
  const provedAt = isAuthoritative(identity) ? now : null
  const [user] = await tx
    .insert(users)
    .values({ email, fullName: nameFor(email, name), provedAt, termsAcceptedAt: now })
    .returning()
  if (!user) throw new Error('No account was made.')
  await tx.insert(identities).values({ issuer, subject, userId: user.id })
  if (provedAt) await suspendAgain(house, tx, user)
  else if (mayEmail) await sendVerifyLink(house, tx, user)
  return user
}
