import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is known by its argon2id hash, and no two hashes are alike', async () => {
  const [one, other] = await Promise.all([hashPassword('six or more'), hashPassword('six or more')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await isPassword('six or more', one)).toBe(true)
  expect(await isPassword('six or mor', one)).toBe(false)
})

test('no hash fits no password, not even the one that stands in for it', async () => {
  for (const none of [null, undefined]) expect(await isPassword('nobody has this password', none)).toBe(false)
})

test('only so many wait for their turn; the rest are told to come again', async () => {
  const hash = await hashPassword('x')
  const results = await Promise.allSettled(Array.from({ length: 110 }, () => isPassword('x', hash)))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]?.reason).toMatchObject({ code: 'overloaded' })
  expect(await isPassword('x', hash)).toBe(true)
})
