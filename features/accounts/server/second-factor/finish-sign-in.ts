// The second step of a sign-in, and the sign-in by passkey, which is both steps at once.
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Assertion } from '../../second-factor-contract.ts'
import { connectAwaiting } from '../identities.ts'
import { factorLetter } from '../letters.ts'
import { type Browser, openSession } from '../sessions.ts'
import type { SignedIn } from '../sign-in.ts'
import { passkeys } from '../tables.ts'
import type { Throttle } from '../throttle.ts'
import { lockUser } from '../users.ts'
import { endAwaitingSession, takeFactorTry } from './awaiting-sessions.ts'
import { spendFactorCode } from './factors.ts'
import { verifyAssertion } from './passkeys.ts'
import { recoveryCodeIn, recoveryCodesLeft } from './recovery-codes.ts'

export async function enterWithPasskey(
  house: House,
  {
    passkey: response,
    browserSecret,
    browser,
  }: { passkey: Assertion; browserSecret: string; browser: Browser },
): Promise<SignedIn> {
  const { id, userId } = await verifyAssertion(house, response, { purpose: 'sign-in', browserSecret })
  return house.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const [stillThere] = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id))
    if (!user || !stillThere) throw new Failure('passkey_refused')
    const sessionToken = await openSession(tx, user, 'passkey', browser, { passedFactor: true })
    return { user, sessionToken }
  })
}

const RECOVERY_USED = 'A recovery code was used'

interface Given {
  browser: Browser
  code?: string | undefined
  passkey?: Assertion | undefined
}

export async function finishSignIn(
  house: House,
  throttle: Throttle,
  { browser, code, passkey }: Given,
): Promise<SignedIn> {
  const { db } = house
  const awaiting = await takeFactorTry(db, browser.sessionToken)
  if (!awaiting) throw new Failure('sign_in_over')
  const { userId, method } = awaiting
  const isCode = code !== undefined
  // Recovery codes are long: only those of the app can be guessed.
  if (isCode && !recoveryCodeIn(code)) await throttle.factorCode(userId)
  if (!isCode) {
    if (!passkey) throw new Failure('wrong_factor', { account: userId })
    const browserSecret = browser.sessionToken ?? ''
    await verifyAssertion(house, passkey, { purpose: 'second-factor', browserSecret, userId })
  }
  const signedIn = await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || (isCode && !(await spendFactorCode(tx, userId, code)))) return undefined
    if (!(await endAwaitingSession(tx, awaiting.id))) throw new Failure('sign_in_over')
    if (await connectAwaiting(house, tx, { user, sessionToken: browser.sessionToken ?? '' }))
      browser.note({ kind: 'provider-linked', userId, method: 'provider' })
    if (isCode && recoveryCodeIn(code)) {
      browser.note({ kind: 'recovery-code-used', userId })
      const left = await recoveryCodesLeft(tx, userId)
      const text = `A recovery code was used to sign in to your Founder Co-Pilot account. ${left} are left.`
      await house.mail.send(tx, {
        to: user.email,
        ...factorLetter(house.config.publicUrl, text, RECOVERY_USED),
      })
    }
    return { user, sessionToken: await openSession(tx, user, method, browser, { passedFactor: true }) }
  })
  if (!signedIn) throw new Failure('wrong_factor', { account: userId })
  if (isCode && !recoveryCodeIn(code)) await throttle.rightFactorCode(userId)
  return signedIn
}
