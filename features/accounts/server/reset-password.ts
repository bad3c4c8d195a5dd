import { endTokensOf } from '#features/access-tokens/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { passwordChangedLetter } from './letters.ts'
import { hashNewPassword, type NewPassword, refuseShortForRole } from './new-password.ts'
import { dropTokens, findToken, spendToken } from './one-time-tokens.ts'
import { proveAddress } from './prove-address.ts'
import { providerName } from './rules.ts'
import { hasSecondFactor } from './second-factor/factors.ts'
import { type Browser, endSessions, findSession } from './sessions.ts'
import { identities, passkeys, users } from './tables.ts'
import { findUser, lockUser, type User } from './users.ts'

const OVER = 'This password reset link is invalid or has expired.'

/**
 * Ends the sessions elsewhere, and the one of this browser too if the account has a second factor: with an open browser, the
 * mailbox must not be worth as much as the factor. Answers whether this browser was signed out.
 */
export async function resetPassword(
  house: House,
  { token, password, browser }: { token: string; password: string; browser: Browser },
): Promise<{ signedOut: boolean }> {
  const over = () => new Failure('link_invalid', { sentence: OVER })
  const found = await findToken(house.db, ['reset-password'], token)
  const owner = found && (await findUser(house.db, found.userId))
  if (!found || !owner) throw over()
  const newPassword = await hashNewPassword(password, owner)
  return house.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.userId)
    const spent = user && (await spendToken(tx, ['reset-password'], token))
    if (!spent || user.email !== spent.email) throw over()
    const here = await findSession(tx, browser.sessionToken)
    await proveAddress(house, tx, user, { knowsAccount: here?.user.id === user.id })
    browser.note({ kind: 'link-opened', userId: user.id, method: 'reset-password' })
    browser.note({ kind: 'password-reset', userId: user.id })
    const endsHere = await hasSecondFactor(tx, user.id)
    const staying = endsHere ? { ...browser, sessionToken: undefined } : browser
    await setPassword(house, tx, { ...user, provedAt: user.provedAt ?? new Date() }, newPassword, staying)
    return { signedOut: endsHere && here?.user.id === user.id }
  })
}

/**
 * All other sessions end, every access token, and every link that was sent before. Not so in an account whose address is unproved: there its
 * holder may be a stranger, who must not be able to void the links of the person who reads the mail, nor to fill the mailbox.
 * The user is locked.
 */
export async function setPassword(
  { mail, config }: House,
  tx: Tx,
  user: User,
  password: NewPassword,
  browser: Browser,
): Promise<void> {
  refuseShortForRole(user, password)
  await tx.update(users).set(password).where(eq(users.id, user.id))
  await endSessions(tx, user.id, { butToken: browser.sessionToken })
  if ((await endTokensOf(tx, user.id)) > 0) browser.note({ kind: 'access-token-ended', userId: user.id })
  await dropTokens(tx, user.id, user.provedAt ? undefined : ['change-email'])
  if (!user.provedAt) return
  await mail.send(tx, {
    to: user.email,
    ...passwordChangedLetter(config.publicUrl, await otherWaysIn(tx, user.id)),
  })
}

/** Whoever lost the account once looks here for what a stranger may have left behind. */
async function otherWaysIn(tx: Tx, userId: string): Promise<string[]> {
  const connected = await tx.select().from(identities).where(eq(identities.userId, userId))
  const keys = await tx.select({ name: passkeys.name }).from(passkeys).where(eq(passkeys.userId, userId))
  const providers = new Set(connected.map(({ issuer }) => providerName(issuer)))
  return [...providers, ...keys.map(({ name }) => `the passkey ‘${name}’`)]
}
