// What was begun before an account changed hands, and ends after it.

import pg from 'pg'
import { expect, test } from 'vitest'
import { untilBlocked } from '#server/testing/locks.ts'
import { openShop, provedUser, randomEmail, signedUp } from './testing/shop.ts'

const shop = openShop()
const PLANTED = 'planted by the attacker'

/** The attacker signs up with the victim's address and stays signed in. */
async function planted() {
  const { person: attacker, email } = await signedUp(shop, randomEmail('victim'), PLANTED)
  return { attacker, email }
}

/** Holds the account, lets both wait for it in this order, and lets go. */
async function inOrder(email: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const outside = new pg.Client({ connectionString: shop.house().database.url })
  await outside.connect()
  await outside.query('begin')
  await outside.query('select 1 from users where email = $1 for update', [email])
  const one = first()
  await untilBlocked(outside, 1)
  const other = second()
  await untilBlocked(outside, 2)
  await outside.query('commit')
  await Promise.all([one, other])
  await outside.end()
}

test('a password change or a deletion that is under way while the address is proved comes too late', async () => {
  const calls = [
    ['password', { currentPassword: PLANTED, password: 'again by the attacker' }],
    ['delete-account', { currentPassword: PLANTED }],
  ] as const
  for (const [path, body] of calls) {
    const { attacker, email } = await planted()
    const victim = shop.visitor()
    await victim.post('/api/auth/login', { email })
    const { token } = await shop.mail(email, 'Your login link')
    let late: { status: number } | undefined
    await inOrder(
      email,
      () => victim.post('/api/auth/magic-login', { token }),
      async () => {
        late = await attacker.post(`/api/settings/${path}`, body)
      },
    )
    expect(late?.status).toBe(401)
    expect(await victim.me()).toBe(email)
    const again = { email, password: 'again by the attacker' }
    expect((await attacker.post('/api/auth/login', again)).status).toBe(401)
  }
})

test('a password that is too short for a role is refused when the role comes while it is being set', async () => {
  const { person, email, password } = await provedUser(shop)
  await person.post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  const short = 'harbour7'
  const calls = [
    () => person.post('/api/settings/password', { currentPassword: password, password: short }),
    () => person.post('/api/auth/reset-password', { token, password: short }),
  ]
  for (const call of calls) {
    const outside = new pg.Client({ connectionString: shop.house().database.url })
    await outside.connect()
    await outside.query('begin')
    await outside.query("update users set role = 'admin' where email = $1", [email])
    const answer = call()
    await untilBlocked(outside, 1)
    await outside.query('commit')
    expect(await answer).toMatchObject({
      status: 400,
      body: { error: 'Admins need a password of at least 12 characters.' },
    })
    await outside.query("update users set role = 'user' where email = $1", [email])
    await outside.end()
  }
  expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
  // A refused password does not cost the link.
  const longer = { token, password: 'harbour7lamps' }
  expect((await person.post('/api/auth/reset-password', longer)).status).toBe(200)
})

test('a thief who changes the password while it is reset comes too late', async () => {
  const { email, password } = await provedUser(shop)
  const thief = shop.visitor()
  await thief.post('/api/auth/login', { email, password })
  const owner = shop.visitor()
  await owner.post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  await inOrder(
    email,
    () => owner.post('/api/auth/reset-password', { token, password: 'of the owner' }),
    () => thief.post('/api/settings/password', { currentPassword: password, password: 'of the thief' }),
  )
  expect((await owner.post('/api/auth/login', { email, password: 'of the owner' })).status).toBe(200)
  expect(await thief.me()).toBeUndefined()
})
