// Links and codes by email: issued for one purpose and address, spent once.

import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from '#server/database/sql.ts'
import { hashOf, isHashOf, newCode, newSecret } from './secrets.ts'
import { oneTimeTokens } from './tables.ts'

type Token = typeof oneTimeTokens.$inferSelect
export type Purpose = Token['purpose']

const LIFE_MINUTES: Record<Purpose, number> = {
  login: 15,
  'reset-password': 60,
  'verify-email': 24 * 60,
  'change-email': 60,
}

interface Wanted {
  purpose: Purpose
  userId: string
  /** Where it is sent. */
  email: string
  /** Of the session that asked, where that matters. */
  browserHash?: string
}

export async function issueToken(tx: Tx, wanted: Wanted): Promise<string> {
  const token = newSecret()
  await tx
    .insert(oneTimeTokens)
    .values({ ...wanted, tokenHash: hashOf(token), expiresAt: endOf(wanted.purpose) })
  return token
}

/** A login link and its code. The code works only in the browser that asked. */
export async function issueLoginToken(
  tx: Tx,
  wanted: Omit<Wanted, 'purpose'>,
  browserHash: string,
): Promise<{ token: string; code: string }> {
  const token = newSecret()
  const code = newCode()
  await tx.insert(oneTimeTokens).values({
    ...wanted,
    purpose: 'login',
    tokenHash: hashOf(token),
    codeHash: hashOf(code),
    browserHash,
    expiresAt: endOf('login'),
  })
  return { token, code }
}

function endOf(purpose: Purpose): Date {
  return new Date(Date.now() + LIFE_MINUTES[purpose] * 60_000)
}

const alive = () => and(isNull(oneTimeTokens.spentAt), gt(oneTimeTokens.expiresAt, sql`now()`))

/** Looks without spending. */
export async function findToken(db: Db, purposes: Purpose[], token: string): Promise<Token | undefined> {
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashOf(token)), inArray(oneTimeTokens.purpose, purposes), alive()))
  return found
}

/** Of many at once, one gets it. */
export async function spendToken(tx: Tx, purposes: Purpose[], token: string): Promise<Token | undefined> {
  const [spent] = await tx
    .update(oneTimeTokens)
    .set({ spentAt: sql`now()` })
    .where(and(eq(oneTimeTokens.tokenHash, hashOf(token)), inArray(oneTimeTokens.purpose, purposes), alive()))
    .returning()
  return spent
}

/** Whose code this browser may be typing, and one try less for each. Not in a transaction: a wrong try counts. */
export function useTry(db: Db, browserHash: string): Promise<Token[]> {
  return db
    .update(oneTimeTokens)
    .set({ triesLeft: sql`${oneTimeTokens.triesLeft} - 1` })
    .where(and(eq(oneTimeTokens.browserHash, browserHash), gt(oneTimeTokens.triesLeft, 0), alive()))
    .returning()
}

export function matchingCode(tokens: Token[], code: string): Token | undefined {
  return tokens.find(({ codeHash }) => codeHash !== null && isHashOf(code, codeHash))
}

export async function spendById(tx: Tx, id: string): Promise<Token | undefined> {
  const [spent] = await tx
    .update(oneTimeTokens)
    .set({ spentAt: sql`now()` })
    .where(and(eq(oneTimeTokens.id, id), alive()))
    .returning()
  return spent
}

/** Whether this link did its work before, for this person. */
export async function wasSpent(db: Db, purposes: Purpose[], token: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashOf(token)),
        inArray(oneTimeTokens.purpose, purposes),
        eq(oneTimeTokens.userId, userId),
        isNotNull(oneTimeTokens.spentAt),
      ),
    )
  return found.length > 0
}

/** When who holds the account was settled anew, what was sent before settles nothing any more. */
export async function dropTokens(tx: Tx, userId: string, purposes?: Purpose[]): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.spentAt),
        purposes ? inArray(oneTimeTokens.purpose, purposes) : undefined,
      ),
    )
}

export async function purgeTokens(db: Db): Promise<void> {
  const dead = sql`now() - interval '1 day'`
  await db.delete(oneTimeTokens).where(or(lt(oneTimeTokens.expiresAt, dead), lt(oneTimeTokens.spentAt, dead)))
}
