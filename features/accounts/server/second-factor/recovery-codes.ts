// Ten codes for the day on which phone and keys are gone. About 50 bits each, so a fast hash is enough.
import { randomInt } from 'node:crypto'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, count, eq, isNull, sql } from '#server/database/sql.ts'
import { hashOf } from '../secrets.ts'
import { recoveryCodes } from '../tables.ts'

const HOW_MANY = 10
/** Without letters that are mistaken for digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

function newRecoveryCode(): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${half()}-${half()}`
}

/** As people copy them: with or without the dash, in any case. Undefined: that cannot be one. */
export function recoveryCodeIn(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return plain.length === 2 * HALF ? `${plain.slice(0, HALF)}-${plain.slice(HALF)}` : undefined
}

/** The codes from before end. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const codes = Array.from({ length: HOW_MANY }, newRecoveryCode)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
  return codes
}

/** Of two at once, one gets it. */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return spent.length > 0
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const [found] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return found?.left ?? 0
}
