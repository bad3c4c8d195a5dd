// An account belongs to an identity by issuer and subject. By address only when the provider has verified it.

import { visible } from '#kit/fields.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { methodLinkedLetter } from './letters.ts'
import { proveAddress } from './prove-address.ts'
import { type ProvidedIdentity, ProviderError } from './provider.ts'
import { nameFromAddress, providerName } from './rules.ts'
import { type Browser, findSession, openSession } from './sessions.ts'
import type { SignedIn } from './sign-in.ts'
import { identities, users } from './tables.ts'
import { isDuplicate, lockUser, type User } from './users.ts'

export async function signInWithProvider(
  house: House,
  identity: ProvidedIdentity,
  browser: Browser,
): Promise<SignedIn & { isNew: boolean }> {
  const attempt = () =>
    house.db.transaction(async (tx) => {
      const known = await knownBy(tx, identity)
      const { user, isNew } = known
        ? { user: known, isNew: false }
        : await adopt(house, tx, identity, browser)
      return { user, isNew, sessionToken: await openSession(tx, user, 'provider', browser) }
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

async function adopt(
  house: House,
  tx: Tx,
  identity: ProvidedIdentity,
  browser: Browser,
): Promise<{ user: User; isNew: boolean }> {
  if (!identity.emailVerified) throw new ProviderError('address_unverified')
  const { issuer, subject, email } = identity
  const [existing] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
  const user = existing ?? (await create(tx, identity))
  await tx.insert(identities).values({ issuer, subject, userId: user.id })
  if (existing) {
    const here = await findSession(tx, browser.sessionToken)
    await proveAddress(tx, existing, { knowsAccount: here?.user.id === existing.id })
    await house.mail.send(tx, {
      to: email,
      ...methodLinkedLetter(house.config.publicUrl, providerName(issuer)),
    })
  }
  return { user, isNew: !existing }
}

async function create(tx: Tx, { email, fullName }: ProvidedIdentity): Promise<User> {
  const name = visible(fullName ?? '').slice(0, 100)
  const now = new Date()
  const [user] = await tx
    .insert(users)
    .values({ email, fullName: name || nameFromAddress(email), provedAt: now, termsAcceptedAt: now })
    .returning()
  return user as User
}
