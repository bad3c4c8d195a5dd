import { expect, test } from 'vitest'
import { networkOf } from '../rate-limit/limiter.ts'
import { rowOf, truncatedNetwork } from './rules.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.0/24', '203.0.113.0/24'],
  ['', 'unknown'],
])('of %s the log keeps %s', (address, network) => {
  expect(truncatedNetwork(networkOf(address))).toBe(network)
})

const origin = { network: '203.0.113.7', userAgent: 'Firefox/140 (Windows)', requestId: 'r1' }

test('the browser of who got in is kept in words, that of a stranger is not', () => {
  const now = new Date('2026-11-17T10:07:31Z')
  expect(rowOf(origin, { kind: 'sign-in', method: 'password' }, now)).toMatchObject({
    device: 'Firefox on Windows',
    windowStart: new Date('2026-11-17T10:00:00Z'),
  })
  expect(rowOf(origin, { kind: 'sign-in-failed' }, now)).toMatchObject({ device: '', userId: null })
})
