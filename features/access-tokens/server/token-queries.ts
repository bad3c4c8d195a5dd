import { users } from '#features/accounts/server/tables.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { prepared } from '#server/database/prepared.ts'
import { and, desc, eq, gt, lt, sql } from '#server/database/sql.ts'
import { type AccessToken, accessTokens } from './tables.ts'

/** Every call of every program begins with it. */
const holderOfToken = prepared((db) =>
  db
    .select({ token: accessTokens, user: users })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(accessTokens.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('holder_of_access_token'),
)

export async function findHolder(db: Db, tokenHash: string, now: Date) {
  const [found] = await holderOfToken(db).execute({ tokenHash, now })
  return found
}

export function tokensOf(db: Db, userId: string): Promise<AccessToken[]> {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
}

export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, id))
}

export async function revokeToken(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id })
  return gone.length > 0
}

/** Whoever sets a new password wants everybody else out. Answers how many there were. */
export async function endTokensOf(tx: Tx, userId: string): Promise<number> {
  const ended = await tx
    .delete(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .returning({ id: accessTokens.id })
  return ended.length
}

const SHOWN_EXPIRED_DAYS = 30

/** Expired ones show for a while, so that one can see why a program stopped working. */
export async function purgeExpired(db: Db): Promise<void> {
  await db
    .delete(accessTokens)
    .where(lt(accessTokens.expiresAt, sql`now() - make_interval(days => ${SHOWN_EXPIRED_DAYS})`))
}
