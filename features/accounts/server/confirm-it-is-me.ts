// Before what a borrowed or stolen session must not do: the password, or a confirmation of the last minutes.

import type { Db, Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Assertion } from '../second-factor-contract.ts'
import type { Me } from './me.ts'
import { isPassword } from './passwords.ts'
import { isConfirmed } from './rules.ts'
import { noteConfirmed } from './second-factor/awaiting-sessions.ts'
import { factorsOf, hasSecondFactor, spendTotpCode } from './second-factor/factors.ts'
import { verifyAssertion } from './second-factor/passkeys.ts'
import { findSession } from './sessions.ts'
import type { Throttle } from './throttle.ts'
import { findUser, lockUser, type User } from './users.ts'

/** For calls without a field for the password: the browser asks for it in a dialog, and calls again. */
export function requireConfirmed(me: Me): void {
  if (!isConfirmed(me.confirmedAt)) throw new Failure('confirm_again')
}

/** By the typed password; who has none has to have confirmed it a moment ago. Answers what was confirmed, for `lockMe`. */
export async function confirmItIsMe(
  { db }: House,
  throttle: Throttle,
  me: Me,
  currentPassword: string | undefined,
): Promise<string | null> {
  const hash = (await findUser(db, me.id))?.passwordHash ?? null
  if (hash === null) {
    requireConfirmed(me)
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

type ConfirmWay = 'passkey' | 'password' | 'authenticator' | 'link'

/**
 * Whoever reads somebody's mail can set their password, and must not be worth as much as their key. So the password confirms
 * only where there is no second factor, and a link by email only for who has neither.
 */
export async function waysToConfirm(db: Db, me: Me): Promise<ConfirmWay[]> {
  const { passkey, authenticator } = await factorsOf(db, me.id)
  if (!passkey && !authenticator) return [me.hasPassword ? 'password' : 'link']
  return [...(passkey ? ['passkey' as const] : []), ...(authenticator ? ['authenticator' as const] : [])]
}

interface Proof {
  password?: string | undefined
  code?: string | undefined
  passkey?: Assertion | undefined
}

export async function confirmMyself(
  house: House,
  throttle: Throttle,
  me: Me,
  { password, code, passkey }: Proof,
): Promise<void> {
  if (passkey) {
    const browserSecret = me.browser.sessionToken ?? ''
    await verifyAssertion(house, passkey, { purpose: 'confirm', browserSecret, userId: me.id })
    await noteConfirmed(house.db, me.sessionId)
  } else if (code !== undefined) {
    await throttle.factorCode(me.id)
    const right = await house.db.transaction((tx) => spendTotpCode(tx, me.id, code))
    if (!right) throw new Failure('wrong_factor')
    await throttle.rightFactorCode(me.id)
    await noteConfirmed(house.db, me.sessionId)
  } else {
    if (await hasSecondFactor(house.db, me.id)) throw new Failure('wrong_factor', { sentence: USE_FACTOR })
    if (!me.hasPassword) throw new Failure('wrong_password')
    const confirmed = await confirmItIsMe(house, throttle, me, password)
    await house.db.transaction(async (tx) => {
      await lockMe(tx, me, confirmed)
      await noteConfirmed(tx, me.sessionId)
    })
  }
}

const USE_FACTOR = 'Please confirm with your passkey or your authenticator app.'
