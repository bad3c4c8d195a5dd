// Free orders that wait until somebody shows that the address is theirs.
import type { Db, Tx } from '#server/database/connect.ts'
import { and, asc, eq, gt, isNull, lt, sql } from '#server/database/sql.ts'
import { freeOrderRequests } from './tables.ts'

export type FreeRequest = typeof freeOrderRequests.$inferSelect

/** A double click, or somebody who presses again at once. */
const JUST_SENT = sql`now() - interval '2 minutes'`

export async function findJustSent(db: Db, submitKey: string): Promise<FreeRequest | undefined> {
  const [request] = await db
    .select()
    .from(freeOrderRequests)
    .where(and(eq(freeOrderRequests.submitKey, submitKey), gt(freeOrderRequests.sentAt, JUST_SENT)))
  return request
}

/** Undefined when the same wish was written down, and its link sent, a moment ago. A later one gets a new link. */
export async function saveRequest(
  tx: Tx,
  request: typeof freeOrderRequests.$inferInsert,
): Promise<FreeRequest | undefined> {
  const { tokenHash, expiresAt } = request
  const [saved] = await tx
    .insert(freeOrderRequests)
    .values(request)
    .onConflictDoUpdate({
      target: freeOrderRequests.submitKey,
      set: { tokenHash, expiresAt, sentAt: sql`now()` },
      setWhere: lt(freeOrderRequests.sentAt, JUST_SENT),
    })
    .returning()
  return saved
}

export async function findRequest(db: Db, tokenHash: string): Promise<FreeRequest | undefined> {
  const [request] = await db
    .select()
    .from(freeOrderRequests)
    .where(and(eq(freeOrderRequests.tokenHash, tokenHash), gt(freeOrderRequests.expiresAt, sql`now()`)))
  return request
}

/** Whoever makes the order holds it, before the account. */
export async function lockRequest(tx: Tx, id: string): Promise<FreeRequest | undefined> {
  const [request] = await tx
    .select()
    .from(freeOrderRequests)
    .where(eq(freeOrderRequests.id, id))
    .for('update')
  return request
}

/** The same wish again is a new request from now on. This one answers what was made. */
export async function closeRequest(tx: Db, id: string, blueprintId: string): Promise<void> {
  await tx.update(freeOrderRequests).set({ blueprintId, submitKey: null }).where(eq(freeOrderRequests.id, id))
}

export async function deleteOldRequests(db: Db): Promise<void> {
  await db.delete(freeOrderRequests).where(lt(freeOrderRequests.expiresAt, sql`now()`))
}

/** Of a person whose address is proved: orders that wait for their emailed link to be opened. What was made of one is an order. */
export async function exportRequests(db: Db, email: string | undefined) {
  if (!email) return []
  const { fullName, pack, brief, corrections, promoCode, sentAt } = freeOrderRequests
  const waiting = await db
    .select({
      email: freeOrderRequests.email,
      fullName,
      pack,
      brief,
      corrections,
      promoCode,
      createdAt: sentAt,
    })
    .from(freeOrderRequests)
    .where(and(eq(freeOrderRequests.email, email), isNull(freeOrderRequests.blueprintId)))
    .orderBy(asc(sentAt))
  return waiting.map((request) => ({ ...request, state: 'waiting for its link' as const }))
}

/** Of a person whose address is proved. */
export async function forgetRequests(tx: Tx, email: string | undefined): Promise<void> {
  if (email) await tx.delete(freeOrderRequests).where(eq(freeOrderRequests.email, email))
}
