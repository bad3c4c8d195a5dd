// Forgotten passwords, and what a reset ends.

import { expect, test } from 'vitest'
import { eq } from '#server/database/sql.ts'
import { issueToken } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'
import { users } from './tables.ts'
import { openShop, provedUser, randomEmail } from './testing/shop.ts'
import { addPasskey } from './testing/software-passkey.ts'

const shop = openShop()

test('a reset ends all other sessions, keeps this one, and works once', async () => {
  const { person, email } = await provedUser(shop)
  const thief = shop.visitor()
  await thief.post('/api/auth/login', { email, password: 'first password' })
  await person.post('/api/auth/forgot-password', { email })
  const { token, link } = await shop.mail(email, 'Reset your password')
  expect(link).toMatch(/^http:\/\/shop\.test\/reset-password#token=/)
  expect(await person.post('/api/auth/reset-password', { token, password: 'second password' })).toMatchObject(
    {
      status: 200,
      body: { success: true },
    },
  )
  expect(await thief.me()).toBeUndefined()
  expect(await person.me()).toBe(email)
  await shop.mail(email, 'Your password was changed')
  expect(await thief.post('/api/auth/reset-password', { token, password: 'third password' })).toMatchObject({
    status: 400,
    body: { error: 'This password reset link is invalid or has expired.' },
  })
  expect((await thief.post('/api/auth/login', { email, password: 'third password' })).status).toBe(401)
})

test('the email about a new password names what else opens the account', async () => {
  const { person, email } = await provedUser(shop)
  await addPasskey(person)
  await person.post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  await person.post('/api/auth/reset-password', { token, password: 'second password' })
  const { text } = await shop.mail(email, 'Your password was changed')
  expect(text.replace(/\s+/g, ' ')).toContain('These still open your account: the passkey ‘My laptop’.')
})

test('resets at once with one link: one wins', async () => {
  const { email } = await provedUser(shop)
  await shop.visitor().post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      shop.visitor().post('/api/auth/reset-password', { token, password: `harbour lamp ${i}` }),
    ),
  )
  const winners = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []))
  expect(winners).toHaveLength(1)
  expect(
    (await shop.visitor().post('/api/auth/login', { email, password: `harbour lamp ${winners[0]}` })).status,
  ).toBe(200)
})

test('forgetting a password answers the same for every address', async () => {
  const { email } = await provedUser(shop)
  const known = await shop.visitor().post('/api/auth/forgot-password', { email })
  const unknown = await shop.visitor().post('/api/auth/forgot-password', { email: randomEmail() })
  expect(known).toMatchObject({ status: 200, body: { success: true } })
  expect(unknown.body).toEqual(known.body)
})

test('a password that is refused does not cost the link', async () => {
  const { email } = await provedUser(shop)
  await shop.visitor().post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  const reset = (password: string) => shop.visitor().post('/api/auth/reset-password', { token, password })
  expect(await reset('1234567')).toMatchObject({
    status: 400,
    body: { error: 'Password must be at least 8 characters long' },
  })
  for (const refused of ['12345678', ' '.repeat(9), email])
    expect(await reset(refused)).toMatchObject({ status: 400, body: { code: 'password_refused' } })
  expect((await reset('harbour7')).status).toBe(200)
})

test('a common password, and one too short for a role, are refused', async () => {
  const { person, email } = await provedUser(shop)
  const change = (password: string) =>
    person.post('/api/settings/password', { currentPassword: 'first password', password })
  expect(await change('sunshine1')).toMatchObject({ status: 400, body: { code: 'password_refused' } })
  await shop.house().db.update(users).set({ role: 'admin' }).where(eq(users.email, email))
  expect(await change('harbour7')).toMatchObject({
    status: 400,
    body: { error: 'Admins need a password of at least 12 characters.' },
  })
  expect((await change('harbour7lamps')).status).toBe(200)
})

test('a password from before the rule still signs in', async () => {
  const { email } = await provedUser(shop)
  const passwordHash = await hashPassword('123456')
  await shop.house().db.update(users).set({ passwordHash }).where(eq(users.email, email))
  expect((await shop.visitor().post('/api/auth/login', { email, password: '123456' })).status).toBe(200)
})

test('links go where the configuration says, whatever host the request names', async () => {
  const { email } = await provedUser(shop)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await shop.visitor().post('/api/auth/forgot-password', { email }, headers)
  const { link, text } = await shop.mail(email, 'Reset your password')
  expect(link).toMatch(/^http:\/\/shop\.test\//)
  expect(text).not.toContain('evil.example')
})

test('several reset links at the same moment: no crash, one password', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = await provedUser(shop)
    const { db } = shop.house()
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const wanted = { purpose: 'reset-password' as const, userId: user?.id ?? '', email }
    const tokens: string[] = []
    for (let i = 0; i < 3; i++) tokens.push(await db.transaction((tx) => issueToken(tx, wanted)))
    const answers = await Promise.all(
      tokens.map((token, i) =>
        shop.visitor().post('/api/auth/reset-password', { token, password: `harbour lamp ${i}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  }
})
