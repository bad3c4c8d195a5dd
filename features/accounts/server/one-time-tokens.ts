// Links and codes by email: issued for one purpose and address, spent once.

import type { Db, Tx } from '#server/database/connect.ts'
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from '#server/database/sql.ts'
import { hashOf, isHashOf, newCode, newSecret } from './secrets.ts'
import { oneTimeTokens } from './tables.ts'
import { lockUser, type User } from './users.ts'

type Token = typeof oneTimeTokens.$inferSelect
export type Purpose = Token['purpose']

const LIFE_MINUTES: Record<Purpose, number> = {
  login: 15,
  'reset-password': 60,
  'verify-email': 24 * 60,
  'change-email': 60,
  'connect-identity': 15,
}

interface Wanted {
  purpose: Purpose
  userId: string
  /** Where it is sent. */
  email: string
  /** Of the session that asked, where that matters. */
  browserHash?: string
  /** Of the identity that the link connects. */
  issuer?: string
  subject?: string
}

export async function issueToken(tx: Tx, wanted: Wanted): Promise<string> {
  const token = newSecret()
  await tx
    .insert(oneTimeTokens)
    .values({ ...wanted, tokenHash: hashOf(token), expiresAt: endOf(wanted.purpose) })
  return token
}

/** Every live code is one more chance for a guess. */
const MOST_LIVE_CODES = 2

/**
 * A login link and its code, which works only in the browser that asked. Accounts with a role get no code: six digits
 * are too few for them.
 */
export async function issueLoginToken(
  tx: Tx,
  { id: userId, email, role }: Pick<User, 'id' | 'email' | 'role'>,
  browserHash: string,
): Promise<{ token: string; code?: string }> {
  const token = newSecret()
  const code = role === 'user' ? newCode() : undefined
  // Two requests at once wait for each other here, or both could keep a code too many.
  await lockUser(tx, userId)
  if (code) await endOlderCodes(tx, userId)
  await tx.insert(oneTimeTokens).values({
    userId,
    email,
    purpose: 'login',
    tokenHash: hashOf(token),
    codeHash: code && hashOf(code),
    browserHash,
    expiresAt: endOf('login'),
  })
  return { token, ...(code && { code }) }
}

/** Leaves room for one more code. The links of those emails still work. */
async function endOlderCodes(tx: Tx, userId: string): Promise<void> {
  const live = and(eq(oneTimeTokens.userId, userId), isNotNull(oneTimeTokens.codeHash), alive())
  const newest = tx
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(live)
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(MOST_LIVE_CODES - 1)
  await tx
    .update(oneTimeTokens)
    .set({ codeHash: null })
    .where(and(live, notInArray(oneTimeTokens.id, newest)))
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

/**
 * The newest token that this browser requested for the address, with one try less; nothing if that one is over. Not in a
 * transaction: a wrong try counts.
 */
export async function takeCodeTry(
  db: Db,
  { email, browserHash }: { email: string; browserHash: string },
): Promise<Token | undefined> {
  const newest = db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, 'login'),
        eq(oneTimeTokens.email, email),
        eq(oneTimeTokens.browserHash, browserHash),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
  const [token] = await db
    .update(oneTimeTokens)
    .set({ triesLeft: sql`${oneTimeTokens.triesLeft} - 1` })
    .where(and(inArray(oneTimeTokens.id, newest), gt(oneTimeTokens.triesLeft, 0), alive()))
    .returning()
  return token
}

export function isCodeOf(token: Token | undefined, code: string): token is Token {
  return !!token?.codeHash && isHashOf(code, token.codeHash)
}

export async function spendById(tx: Tx, id: string): Promise<Token | undefined> {
  const [spent] = await tx
    .update(oneTimeTokens)
    .set({ spentAt: sql`now()` })
    .where(and(eq(oneTimeTokens.id, id), alive()))
    .returning()
  return spent
}

/** What was issued for this browser alone, without a link. */
export async function spendForBrowser(
  tx: Tx,
  purpose: Purpose,
  { userId, browserHash }: { userId: string; browserHash: string },
): Promise<Token | undefined> {
  const [spent] = await tx
    .update(oneTimeTokens)
    .set({ spentAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.browserHash, browserHash),
        alive(),
      ),
    )
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
