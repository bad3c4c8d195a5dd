import { expect, test } from 'vitest'
import { endingOf, isWorthNoting, limitSentence, newToken, tokenHash } from './rules.ts'

test('a token is a constant beginning and 32 random bytes, of which the hash tells nothing', () => {
  const [one, other] = [newToken(), newToken()]
  expect(one).toMatch(/^fcp_pat_[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(tokenHash(one)).toMatch(/^[\w-]{43}$/)
  expect(tokenHash(one)).toBe(tokenHash(one))
  expect(tokenHash(one)).not.toContain(endingOf(one))
})

test.each([
  [
    { points: 60, seconds: 60 },
    true,
    42,
    'This access token may make 60 calls a minute. Please try again in 42 seconds.',
  ],
  [
    { points: 60, seconds: 60 },
    true,
    1,
    'This access token may make 60 calls a minute. Please try again in 1 second.',
  ],
  [
    { points: 10, seconds: 3600 },
    false,
    1201,
    'This access token may make this call 10 times an hour. Please try again in 21 minutes.',
  ],
])('%o in words', (limit, general, wait, sentence) => {
  expect(limitSentence(limit, general, wait)).toBe(sentence)
})

test('its last use is written down once a minute', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  expect(isWorthNoting(null, now)).toBe(true)
  expect(isWorthNoting(new Date('2026-11-16T09:59:30Z'), now)).toBe(false)
  expect(isWorthNoting(new Date('2026-11-16T09:59:00Z'), now)).toBe(true)
})
