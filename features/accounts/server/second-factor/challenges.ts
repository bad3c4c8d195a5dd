// What a passkey signs: random, for one purpose, for the browser that asked, once, for five minutes.
import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/connect.ts'
import { and, desc, eq, gt, inArray, lt, sql } from '#server/database/sql.ts'
import { hashOf } from '../secrets.ts'
import { passkeyChallenges } from '../tables.ts'

const LIFE_MS = 5 * 60_000
/** For one browser and purpose, so that asking on and on fills no table. More than one: people have tabs. */
const MOST_LIVE = 4

export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose']

interface Bound {
  purpose: ChallengePurpose
  /** A secret that only this browser has: of its session, or of a cookie made for this. */
  browserSecret: string
}

export async function issueChallenge(db: Db, { purpose, browserSecret }: Bound): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const browserHash = hashOf(browserSecret)
  const expiresAt = new Date(Date.now() + LIFE_MS)
  await db.insert(passkeyChallenges).values({ challenge, purpose, browserHash, expiresAt })
  const ofBrowser = and(
    eq(passkeyChallenges.browserHash, browserHash),
    eq(passkeyChallenges.purpose, purpose),
  )
  const older = db
    .select({ challenge: passkeyChallenges.challenge })
    .from(passkeyChallenges)
    .where(ofBrowser)
    .orderBy(desc(passkeyChallenges.expiresAt))
    .offset(MOST_LIVE)
  await db.delete(passkeyChallenges).where(inArray(passkeyChallenges.challenge, older))
  return challenge
}

/** Whether it was ours, for this; from now on it is not. Not in the transaction of the caller: a failure spends it, too. */
export async function spendChallenge(
  db: Db,
  challenge: string,
  { purpose, browserSecret }: Bound,
): Promise<boolean> {
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.browserHash, hashOf(browserSecret)),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return spent.length > 0
}

export async function purgeChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}
