// A sign-in between its two steps: a session that opens nothing but the second one.
import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, gt, sql } from '#server/database/sql.ts'
import { hashOf } from '../secrets.ts'
import { sessions } from '../tables.ts'

type Session = typeof sessions.$inferSelect

const awaitingBy = (token: string | undefined) =>
  and(
    eq(sessions.tokenHash, hashOf(token ?? '')),
    eq(sessions.awaitsFactor, true),
    gt(sessions.expiresAt, sql`now()`),
  )

export async function findAwaitingSession(db: Db, token: string | undefined): Promise<Session | undefined> {
  const [found] = await db.select().from(sessions).where(awaitingBy(token))
  return found
}

/** One try less. Not in a transaction: a wrong try counts. */
export async function takeFactorTry(db: Db, token: string | undefined): Promise<Session | undefined> {
  const [found] = await db
    .update(sessions)
    .set({ factorTriesLeft: sql`${sessions.factorTriesLeft} - 1` })
    .where(and(awaitingBy(token), gt(sessions.factorTriesLeft, 0)))
    .returning()
  return found
}

/** Whether it was still waiting: of two at once, one gets in. */
export async function endAwaitingSession(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.awaitsFactor, true)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function notePassedFactor(tx: Tx, id: string): Promise<void> {
  await tx.update(sessions).set({ passedFactorAt: sql`now()` }).where(eq(sessions.id, id))
}

export async function noteConfirmed(db: Db, id: string): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, id))
}
