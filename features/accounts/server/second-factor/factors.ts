// Which second factors an account has, and how a code of one is checked.
import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, isNotNull, lt, sql } from '#server/database/sql.ts'
import { authenticators, passkeys, recoveryCodes } from '../tables.ts'
import { recoveryCodeIn, spendRecoveryCode } from './recovery-codes.ts'
import { totpStep } from './totp.ts'

interface Factors {
  passkey: boolean
  authenticator: boolean
}

export async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const [passkey] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1)
  const authenticator = await findAuthenticator(db, userId)
  return { passkey: passkey !== undefined, authenticator: authenticator !== undefined }
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { passkey, authenticator } = await factorsOf(db, userId)
  return passkey || authenticator
}

type FactorWay = 'passkey' | 'authenticator' | 'recovery'

export function waysOf({ passkey, authenticator }: Factors): FactorWay[] {
  return [
    ...(passkey ? ['passkey' as const] : []),
    ...(authenticator ? ['authenticator' as const] : []),
    'recovery',
  ]
}

/** One that was turned on. */
export async function findAuthenticator(db: Db, userId: string) {
  const [found] = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  return found
}

/** Each time step works once: of two at once, one gets it, and whoever looked over a shoulder comes too late. */
export async function spendTotpCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const authenticator = await findAuthenticator(tx, userId)
  const step = authenticator && (await totpStep(authenticator.secret, typed))
  if (step === undefined) return false
  const spent = await tx
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: sql`now()` })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return spent.length > 0
}

/** A code of the app, or a recovery code: they cannot be mistaken for each other. */
export async function spendFactorCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const recovery = recoveryCodeIn(typed)
  return recovery ? spendRecoveryCode(tx, userId, recovery) : spendTotpCode(tx, userId, typed)
}

/** Everything but the password: after a reset by the owner, or when a planted account finds its owner. */
export async function removeFactors(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(authenticators).where(eq(authenticators.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
