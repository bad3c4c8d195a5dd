import { expect, test } from 'vitest'
import { keyedHash } from './keyed-hash.ts'

test('with a secret of its own the card key may be replaced, and what the old key hashed is still recognized', () => {
  const before = keyedHash({ secretKey: 'sk_old' }, 'ada@example.com')
  const after = { secretKey: 'sk_new', hashSecret: 'sk_old' }
  expect(keyedHash(after, 'ada@example.com')).toBe(before)
  const own = keyedHash({ secretKey: 'sk_old', hashSecret: 'of its own' }, 'ada@example.com')
  expect(keyedHash({ secretKey: 'sk_new', hashSecret: 'of its own' }, 'ada@example.com')).toBe(own)
})

test('the same text is known again, by the same secret only', () => {
  const [ours, theirs] = [{ secretKey: 'sk_ours' }, { secretKey: 'sk_theirs' }]
  expect(keyedHash(ours, 'ada@example.com')).toBe(keyedHash(ours, 'ada@example.com'))
  expect(keyedHash(ours, 'ada@example.com')).not.toBe(keyedHash(ours, 'eve@example.com'))
  expect(keyedHash(ours, 'ada@example.com')).not.toBe(keyedHash(theirs, 'ada@example.com'))
  expect(keyedHash(ours, 'ada@example.com')).toMatch(/^[\w-]{43}$/)
})
