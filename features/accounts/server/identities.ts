// Accounts at identity providers that open an account here: connecting them by an emailed link, and disconnecting them.
import type { Tx } from '#server/database/connect.ts'
import { and, eq, inArray, ne } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { connectLetter, methodLinkedLetter, methodUnlinkedLetter } from './letters.ts'
import { dropTokens, issueToken, spendForBrowser } from './one-time-tokens.ts'
import { providerName } from './rules.ts'
import { hasSecondFactor } from './second-factor/factors.ts'
import { hashOf } from './secrets.ts'
import { identities, sessions } from './tables.ts'
import type { User } from './users.ts'

export interface Identity {
  issuer: string
  subject: string
}

/** The provider does not run the address, so whoever reads its mail decides, in the browser where this began. */
export async function emailConnectLink(
  { mail, config }: House,
  tx: Tx,
  { user, issuer, subject, browserSecret }: Identity & { user: User; browserSecret: string },
): Promise<void> {
  await dropTokens(tx, user.id, ['connect-identity'])
  const token = await issueToken(tx, {
    purpose: 'connect-identity',
    userId: user.id,
    email: user.email,
    browserHash: hashOf(browserSecret),
    issuer,
    subject,
  })
  await mail.send(tx, {
    to: user.email,
    ...connectLetter(config.publicUrl, { token, provider: providerName(issuer) }),
  })
}

/**
 * For a sign-in that a session was just opened for. If that session waits for a second factor, the connection waits with it:
 * the first factor alone must not add a way in. Answers whether it was connected now.
 */
export async function connectOrWait(
  house: House,
  tx: Tx,
  { user, sessionToken, identity }: { user: User; sessionToken: string; identity: Identity },
): Promise<boolean> {
  if (!(await hasSecondFactor(tx, user.id))) return connectIdentity(house, tx, user, identity)
  const { issuer, subject } = identity
  const browserHash = hashOf(sessionToken)
  // Nobody gets to see this token, so no link opens it: only the second step of this sign-in finds it.
  const wanted = { purpose: 'connect-identity' as const, userId: user.id, email: user.email }
  await issueToken(tx, { ...wanted, browserHash, issuer, subject })
  return false
}

/** After the second step: what the first one brought along. Answers whether something was connected. */
export async function connectAwaiting(
  house: House,
  tx: Tx,
  { user, sessionToken }: { user: User; sessionToken: string },
): Promise<boolean> {
  const browserHash = hashOf(sessionToken)
  const awaiting = await spendForBrowser(tx, 'connect-identity', { userId: user.id, browserHash })
  if (!awaiting?.issuer || !awaiting.subject || awaiting.email !== user.email) return false
  return connectIdentity(house, tx, user, { issuer: awaiting.issuer, subject: awaiting.subject })
}

/** The user is locked. Connecting twice changes nothing. Answers whether it was not connected before. */
async function connectIdentity(
  { mail, config }: House,
  tx: Tx,
  user: User,
  { issuer, subject }: Identity,
): Promise<boolean> {
  const added = await tx
    .insert(identities)
    .values({ issuer, subject, userId: user.id })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return false
  await mail.send(tx, { to: user.email, ...methodLinkedLetter(config.publicUrl, providerName(issuer)) })
  return true
}

/** Ends the sessions that it opened elsewhere as well. The user is locked. Answers whether it was connected. */
export async function disconnectProvider(
  { mail, config }: House,
  tx: Tx,
  { user, provider, sessionId }: { user: User; provider: string; sessionId: string },
): Promise<boolean> {
  // An unproved address may be mistyped: then no emailed link would reach the person.
  if (!user.passwordHash && !user.provedAt) throw new Failure('last_way_in')
  const connected = await tx.select().from(identities).where(eq(identities.userId, user.id))
  const issuers = connected.map(({ issuer }) => issuer).filter((issuer) => providerName(issuer) === provider)
  if (issuers.length === 0) return false
  await tx.delete(identities).where(and(eq(identities.userId, user.id), inArray(identities.issuer, issuers)))
  await dropTokens(tx, user.id, ['connect-identity'])
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.method, 'provider'), ne(sessions.id, sessionId)))
  if (user.provedAt)
    await mail.send(tx, { to: user.email, ...methodUnlinkedLetter(config.publicUrl, provider) })
  return true
}

export async function endIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId))
}
