// Counters in PostgreSQL, so that a limit holds across processes.
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '#kit/endpoint.ts'
import type { Db } from '../database/connect.ts'
import { lt } from '../database/sql.ts'
import { Failure } from '../errors.ts'
import { rateLimits } from './tables.ts'

export interface LimiterOptions {
  /** For limits that count failures only: uses may be taken back. */
  givesBack?: boolean
}

export interface Limiter {
  /** Counts one use; fails with rate_limited when there were too many. */
  use(key: string): Promise<void>
  /** Takes one use back, for limits that count failures only. */
  giveBack(key: string): Promise<void>
  /** Looks without counting. */
  isOver(key: string): Promise<boolean>
}

export function createLimiter(
  pool: pg.Pool,
  name: string,
  { points, seconds }: Limit,
  { givesBack = false }: LimiterOptions = {},
): Limiter {
  const counter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever is over the limit is turned away from memory, without a query. That memory knows of no giving back.
    ...(givesBack ? {} : { inMemoryBlockOnConsumed: points + 1 }),
  })
  return {
    async use(key) {
      try {
        await counter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Failure('rate_limited', {
          headers: { 'retry-after': String(Math.ceil(error.msBeforeNext / 1000)) },
        })
      }
    },
    async giveBack(key) {
      await counter.reward(key)
    },
    async isOver(key) {
      return ((await counter.get(key))?.consumedPoints ?? 0) >= points
    },
  }
}

/** One household or office per key: an IPv6 customer has a whole /64 of addresses to change between. */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)
  if (mapped) return `${mapped[1]}`
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Array<string>(8 - groups.length - rest.length).fill('0') : []
  const full = [...groups, ...gap, ...rest].map((group) => Number.parseInt(group, 16).toString(16))
  return `${full.slice(0, 4).join(':')}::/64`
}

export async function purgeRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
