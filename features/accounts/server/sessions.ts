// A session is a random secret in an http-only cookie, of which the database knows the hash.

import type { Db, Tx } from '#server/database/connect.ts'
import { prepared } from '#server/database/prepared.ts'
import { and, desc, eq, gt, isNotNull, ne, sql } from '#server/database/sql.ts'
import type { SecurityEvent } from '#server/security-log/rules.ts'
import { hasSecondFactor } from './second-factor/factors.ts'
import { hashOf, newSecret } from './secrets.ts'
import { sessions, users } from './tables.ts'
import type { User } from './users.ts'

export const SESSION_DAYS = 30
/** However much it is used, a session ends this long after its sign-in. */
const SESSION_DAYS_AT_MOST = 90
/** Of a session that a purchase opened. It is not prolonged: whoever wants more opens the link in their mail. */
export const ORDER_SESSION_DAYS = 1
const DAY_MS = 86_400_000
/** A session in use is written to at most this often. */
const TOUCH_AFTER_MS = 3_600_000

type Session = typeof sessions.$inferSelect
export type SignInMethod = Session['method']

/** What a request tells about the browser that made it. */
export interface Browser {
  /** Of the session cookie, if there is one. */
  sessionToken: string | undefined
  userAgent: string
  network: string
  requestId: string
  /** For the security log, if the call succeeds. */
  note: (event: SecurityEvent) => void
}

interface Opening {
  /** A session that sees one order and its blueprint only, until the address is proved. */
  onlyOrder?: string
  /** A second factor was shown, or a passkey that counts as both. */
  passedFactor?: true
}

/** How long the second step of a sign-in may take. */
const AWAITING_MS = 10 * 60_000

/**
 * Always a new secret; what this browser had before ends. So nobody can hand out a session and wait. For an account with a
 * second factor that was not shown yet, the session waits for it, and signs nobody in until then.
 */
export async function openSession(
  tx: Tx,
  user: User,
  method: SignInMethod,
  browser: Browser,
  { onlyOrder, passedFactor }: Opening = {},
): Promise<string> {
  await endSession(tx, browser.sessionToken)
  const token = newSecret()
  const awaitsFactor = !onlyOrder && !passedFactor && (await hasSecondFactor(tx, user.id))
  await tx.insert(sessions).values({
    tokenHash: hashOf(token),
    userId: user.id,
    method,
    onlyOrder,
    awaitsFactor,
    passedFactorAt: passedFactor ? new Date() : null,
    userAgent: browser.userAgent.slice(0, 400),
    expiresAt: awaitsFactor
      ? new Date(Date.now() + AWAITING_MS)
      : expiry(new Date(), onlyOrder ? ORDER_SESSION_DAYS : SESSION_DAYS),
  })
  // Between its two steps nobody is signed in yet: the second one opens another session.
  if (!awaitsFactor) browser.note({ kind: onlyOrder ? 'order-session' : 'sign-in', userId: user.id, method })
  return token
}

function expiry(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

function prolonged(createdAt: Date, now: Date): Date {
  const last = expiry(createdAt, SESSION_DAYS_AT_MOST)
  const next = expiry(now, SESSION_DAYS)
  return next < last ? next : last
}

export interface FoundSession {
  session: Session
  user: User
  /** It was prolonged: the cookie has to be, too. */
  touched: boolean
}

/** Of somebody who signed in. The session of an order is not that. */
export async function findSession(
  db: Db,
  token: string | undefined,
  now = new Date(),
): Promise<FoundSession | undefined> {
  const found = await findAnySession(db, token, now)
  return found?.session.onlyOrder ? undefined : found
}

/** Every call of everybody begins with it. */
const sessionOfToken = prepared((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.awaitsFactor, false),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('oldest')),
      ),
    )
    .prepare('session_of_token'),
)

export async function findAnySession(
  db: Db,
  token: string | undefined,
  now = new Date(),
): Promise<FoundSession | undefined> {
  if (!token) return undefined
  const [found] = await sessionOfToken(db).execute({
    tokenHash: hashOf(token),
    now,
    oldest: expiry(now, -SESSION_DAYS_AT_MOST),
  })
  if (!found) return undefined
  const { onlyOrder, lastSeenAt } = found.session
  const touched = !onlyOrder && now.getTime() - lastSeenAt.getTime() > TOUCH_AFTER_MS
  if (touched) {
    await db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt: prolonged(found.session.createdAt, now) })
      .where(eq(sessions.id, found.session.id))
  }
  return { ...found, touched }
}

/** Answers whose it was, if there was one. */
export async function endSession(db: Db, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ userId: sessions.userId })
  return ended?.userId
}

/** What purchases opened for browsers that had proved nothing. */
export async function endOrderSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isNotNull(sessions.onlyOrder)))
}

/** Every session of the person, but for the one that stays. */
export async function endSessions(
  db: Db,
  userId: string,
  { butToken }: { butToken?: string | undefined } = {},
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), butToken ? ne(sessions.tokenHash, hashOf(butToken)) : undefined))
    .returning({ id: sessions.id })
  return ended.length
}

export async function endSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export function listSessionsOf(db: Db, userId: string, now = new Date()): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.awaitsFactor, false), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
}
