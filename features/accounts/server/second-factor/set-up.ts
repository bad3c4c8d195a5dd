// Adding and removing second factors. Each in one transaction with the email that tells about it.
import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Attestation } from '../../second-factor-contract.ts'
import { factorLetter } from '../letters.ts'
import type { Me } from '../me.ts'
import { endSessions, findSession } from '../sessions.ts'
import { authenticators, passkeys } from '../tables.ts'
import { lockUser, type User } from '../users.ts'
import { notePassedFactor } from './awaiting-sessions.ts'
import { hasSecondFactor, removeFactors } from './factors.ts'
import { listPasskeys, verifyRegistration } from './passkeys.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, qrCodeOf, totpAddress, totpStep } from './totp.ts'

const MOST_PASSKEYS = 20

/** Recovery codes come with the first factor; undefined when there was one before. */
type RecoveryCodes = string[] | undefined

export async function addPasskey(
  house: House,
  me: Me,
  { name, passkey }: { name: string; passkey: Attestation },
): Promise<RecoveryCodes> {
  const made = await verifyRegistration(house, passkey, sessionSecret(me))
  return house.db.transaction(async (tx) => {
    const user = await lockOwn(tx, me)
    if ((await listPasskeys(tx, user.id)).length >= MOST_PASSKEYS) throw new Failure('too_many')
    const hadOne = await hasSecondFactor(tx, user.id)
    const added = await tx
      .insert(passkeys)
      .values({ ...made, name, userId: user.id })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw new Failure('passkey_refused')
    await tell(house, tx, user, `The passkey ‘${name}’ was added to your Founder Co-Pilot account.`)
    return afterAdding(tx, me, user, hadOne)
  })
}

/** Kept unconfirmed: an app that was set up wrongly must lock nobody out. */
export async function beginAuthenticator({ db }: House, me: Me) {
  const secret = newTotpSecret()
  await db.transaction(async (tx) => {
    const user = await lockOwn(tx, me)
    const [existing] = await tx.select().from(authenticators).where(eq(authenticators.userId, user.id))
    if (existing?.confirmedAt) throw new Failure('factor_exists')
    await tx
      .insert(authenticators)
      .values({ userId: user.id, secret })
      .onConflictDoUpdate({ target: authenticators.userId, set: { secret } })
  })
  const address = totpAddress(secret, me.email)
  return { secret, address, qrCode: qrCodeOf(address) }
}

export function confirmAuthenticator(house: House, me: Me, code: string): Promise<RecoveryCodes> {
  return house.db.transaction(async (tx) => {
    const user = await lockOwn(tx, me)
    const [begun] = await tx.select().from(authenticators).where(eq(authenticators.userId, user.id))
    if (begun?.confirmedAt) throw new Failure('factor_exists')
    const step = begun && (await totpStep(begun.secret, code))
    if (step === undefined) throw new Failure('wrong_factor')
    const hadOne = await hasSecondFactor(tx, user.id)
    await tx
      .update(authenticators)
      .set({ confirmedAt: new Date(), lastStep: step })
      .where(eq(authenticators.userId, user.id))
    await tell(house, tx, user, 'An authenticator app was added to your Founder Co-Pilot account.')
    return afterAdding(tx, me, user, hadOne)
  })
}

export function removePasskey(house: House, me: Me, id: string): Promise<void> {
  return house.db.transaction(async (tx) => {
    const user = await lockOwn(tx, me)
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning()
    if (!removed) throw new Failure('not_found')
    const text = `The passkey ‘${removed.name}’ was removed from your Founder Co-Pilot account.`
    await afterRemoving(house, tx, user, text)
  })
}

export function removeAuthenticator(house: House, me: Me): Promise<void> {
  return house.db.transaction(async (tx) => {
    const user = await lockOwn(tx, me)
    const removed = await tx.delete(authenticators).where(eq(authenticators.userId, user.id)).returning()
    if (!removed[0]?.confirmedAt) throw new Failure('not_found')
    const text = 'The authenticator app was removed from your Founder Co-Pilot account.'
    await afterRemoving(house, tx, user, text)
  })
}

export function renewRecoveryCodes(house: House, me: Me): Promise<string[]> {
  return house.db.transaction(async (tx) => {
    const user = await lockOwn(tx, me)
    if (!(await hasSecondFactor(tx, user.id))) throw new Failure('not_found')
    const text =
      'New recovery codes were made for your Founder Co-Pilot account. The old ones no longer work.'
    await tell(house, tx, user, text)
    return replaceRecoveryCodes(tx, user.id)
  })
}

/** By the owner, for somebody who lost everything: they sign in without it, and set up another. */
export async function resetSecondFactor(house: House, tx: Tx, user: User): Promise<boolean> {
  if (!(await hasSecondFactor(tx, user.id))) return false
  await removeFactors(tx, user.id)
  await endSessions(tx, user.id)
  const text =
    'The second factor of your Founder Co-Pilot account was reset by the shop. You are signed out everywhere.'
  const letter = factorLetter(house.config.publicUrl, text, 'Your second factor was reset')
  await house.mail.send(tx, { to: user.email, ...letter })
  return true
}

/** The first factor ends the other sessions: they were opened without it. */
async function afterAdding(tx: Tx, me: Me, user: User, hadOne: boolean): Promise<RecoveryCodes> {
  await notePassedFactor(tx, me.sessionId)
  if (hadOne) return undefined
  await endSessions(tx, user.id, { butToken: me.browser.sessionToken })
  return replaceRecoveryCodes(tx, user.id)
}

/** Recovery codes stand in for a factor: without one they open nothing. */
async function afterRemoving(house: House, tx: Tx, user: User, text: string): Promise<void> {
  if (!(await hasSecondFactor(tx, user.id))) await removeFactors(tx, user.id)
  await tell(house, tx, user, text)
}

async function tell({ mail, config }: House, tx: Tx, user: User, text: string): Promise<void> {
  await mail.send(tx, { to: user.email, ...factorLetter(config.publicUrl, text) })
}

/** A planted account must not get a factor, and a session that ended meanwhile sets up nothing. */
async function lockOwn(tx: Tx, me: Me): Promise<User> {
  const user = await lockUser(tx, me.id)
  const here = await findSession(tx, me.browser.sessionToken)
  if (!user || here?.user.id !== user.id) throw new Failure('signed_out')
  if (!user.provedAt) throw new Failure('prove_address')
  return user
}

export const sessionSecret = ({ browser }: Me): string => browser.sessionToken ?? ''
