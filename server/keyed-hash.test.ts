import { expect, test } from 'vitest'
import { keyedHash } from './keyed-hash.ts'

test('the same text is known again, by the same secret only', () => {
  const [ours, theirs] = [{ secretKey: 'sk_ours' }, { secretKey: 'sk_theirs' }]
  expect(keyedHash(ours, 'ada@example.com')).toBe(keyedHash(ours, 'ada@example.com'))
  expect(keyedHash(ours, 'ada@example.com')).not.toBe(keyedHash(ours, 'eve@example.com'))
  expect(keyedHash(ours, 'ada@example.com')).not.toBe(keyedHash(theirs, 'ada@example.com'))
  expect(keyedHash(ours, 'ada@example.com')).toMatch(/^[\w-]{43}$/)
})
