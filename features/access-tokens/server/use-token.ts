// A program calls with a token: whom it stands for, whether it may, and how often it did.
import type pg from 'pg'
import type { Limit, TokenDoor } from '#kit/endpoint.ts'
import { withChallenge } from '#server/bearer.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createLimiter, type Limiter } from '#server/rate-limit/limiter.ts'
import { isWorthNoting, limitSentence, tokenHash } from './rules.ts'
import { findHolder, noteUse } from './token-queries.ts'

const EVERY_CALL: Limit = { points: 60, seconds: 60 }

/** `door` is that of the call that was made: none, and no token opens it. */
export async function useToken(
  { db, database }: Pick<House, 'db' | 'database'>,
  shown: string,
  door: TokenDoor | undefined,
  now = new Date(),
) {
  if (!door) throw new Failure('access_token_refused', { headers: withChallenge() })
  const found = await findHolder(db, tokenHash(shown), now)
  if (!found) throw new Failure('access_token_invalid', { headers: withChallenge('invalid_token') })
  const { token, user } = found
  await count(database.pool, token.id, EVERY_CALL, true)
  if (user.suspendedAt) throw new Failure('suspended')
  if (!token.scopes.includes(door.scope))
    throw new Failure('access_token_scope', {
      sentence: `This access token does not have the scope ${door.scope}.`,
    })
  if (door.limit) await count(database.pool, token.id, door.limit, false)
  if (isWorthNoting(token.lastUsedAt, now)) await noteUse(db, token.id, now)
  return found
}

async function count(pool: pg.Pool, tokenId: string, limit: Limit, general: boolean): Promise<void> {
  try {
    await limiterOf(pool, limit).use(tokenId)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const sentence = limitSentence(limit, general, Number(error.headers['retry-after']))
    throw new Failure('rate_limited', { sentence, headers: error.headers })
  }
}

const limiters = new WeakMap<pg.Pool, Map<string, Limiter>>()

function limiterOf(pool: pg.Pool, limit: Limit): Limiter {
  const ofPool = limiters.get(pool) ?? new Map<string, Limiter>()
  limiters.set(pool, ofPool)
  const name = `access-token-${limit.points}-in-${limit.seconds}`
  const found = ofPool.get(name) ?? createLimiter(pool, name, limit)
  ofPool.set(name, found)
  return found
}
