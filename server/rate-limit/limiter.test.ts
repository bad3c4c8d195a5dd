import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { createLimiter, networkOf, purgeRateLimits } from './limiter.ts'
import { rateLimits } from './tables.ts'

const database = freshDatabase()

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('old counters are purged, running ones stay', async () => {
  const { pool, db } = database()
  await createLimiter(pool, 'short', { points: 5, seconds: 1 }).use('a')
  await createLimiter(pool, 'long', { points: 5, seconds: 3_600 }).use('a')
  await purgeRateLimits(db, new Date(Date.now() + 60_000))
  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'long:a' }])
})

test('a database that is down is an error, not a free pass', async () => {
  const down = new pg.Pool({ host: '127.0.0.1', port: 1 })
  await expect(createLimiter(down, 'x', { points: 1, seconds: 1 }).use('a')).rejects.toThrow('ECONNREFUSED')
})

test('a use that is given back does not count', async () => {
  const limiter = createLimiter(database().pool, 'failures', { points: 1, seconds: 60 })
  for (let i = 0; i < 3; i++) {
    await limiter.use('a')
    await limiter.giveBack('a')
  }
  await limiter.use('a')
  await expect(limiter.use('a')).rejects.toThrow('Too many requests')
})
