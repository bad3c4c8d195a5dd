import pg from 'pg'
import { expect, test } from 'vitest'
import { settingsOf } from '#features/notifications/server/public.ts'
import { eq } from '#server/database/sql.ts'
import { untilBlocked } from '#server/testing/locks.ts'
import { RESERVED } from './reserved-names.ts'
import { identities, users } from './tables.ts'
import { openShop, randomEmail, signedUp } from './testing/shop.ts'

const shop = openShop()
const fullName = 'Tom Okafor'

async function rowOf(email: string) {
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  return user
}

test('signing up makes an unproved account, signs in, asks to confirm, and records the terms', async () => {
  const email = randomEmail()
  const visitor = shop.visitor()
  const answer = await visitor.post('/api/auth/signup', {
    email,
    password: 'six or more',
    fullName: ` ${fullName} `,
  })
  expect(answer).toMatchObject({ status: 200, body: { success: true, user: { email, fullName } } })
  expect(await visitor.me()).toBe(email)
  const user = await rowOf(email)
  expect(user).toMatchObject({ provedAt: null, role: 'user' })
  expect(user?.termsAcceptedAt).toBeInstanceOf(Date)
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
  const { link } = await shop.mail(email, 'Confirm your email address')
  expect(link).toMatch(/^http:\/\/shop\.test\/verify-email#token=/)
})

test('a name like ours is refused, and makes no account', async () => {
  const form = { email: randomEmail(), password: 'first password', fullName: 'Founder  Co-Pilot' }
  expect(await shop.visitor().post('/api/auth/signup', form)).toMatchObject({
    status: 400,
    body: { error: RESERVED },
  })
  const invisible = { ...form, fullName: '\u3164' }
  expect((await shop.visitor().post('/api/auth/signup', invisible)).body.error).toBe(
    'Please enter your full name.',
  )
  expect(await rowOf(form.email)).toBeUndefined()
})

test('news are agreed to only when asked for', async () => {
  for (const [marketingEmails, agreed] of [
    [undefined, false],
    [false, false],
    [true, true],
  ] as const) {
    const email = randomEmail()
    await shop
      .visitor()
      .post('/api/auth/signup', { email, password: 'six or more', fullName, marketingEmails })
    const user = await rowOf(email)
    expect((await settingsOf(shop.house().db, user?.id ?? '')).marketingEmails).toBe(agreed)
  }
})

test('a taken address is refused in plain words, in any case, and changes nothing', async () => {
  const { email, password } = await signedUp(shop)
  const before = await rowOf(email)
  const other = shop.visitor()
  const again = { email: email.toUpperCase(), password: 'of somebody else', fullName: 'Eve' }
  expect(await other.post('/api/auth/signup', again)).toMatchObject({
    status: 409,
    body: {
      success: false,
      code: 'email_taken',
      error: 'There is already an account with this email address. Please sign in, or reset your password.',
    },
  })
  expect(await other.me()).toBeUndefined()
  expect(await rowOf(email)).toEqual(before)
  expect((await other.post('/api/auth/login', { email, password })).status).toBe(200)
})

test('whoever tries many taken addresses is slowed down', async () => {
  const { email } = await signedUp(shop)
  const prober = shop.visitor()
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) {
    statuses.push(
      (await prober.post('/api/auth/signup', { email, password: 'quiet harbour', fullName })).status,
    )
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(409))
  expect(statuses[20]).toBe(429)
  // Free addresses too, or the limit itself would tell which are taken.
  const free = await prober.post('/api/auth/signup', {
    email: randomEmail(),
    password: 'quiet harbour',
    fullName,
  })
  expect(free.status).toBe(429)
})

test('a double click makes one account', async () => {
  const email = randomEmail()
  const visitor = shop.visitor()
  const wanted = { email, password: 'six or more', fullName }
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/api/auth/signup', wanted)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('an account without a password gets a link to set one, and opens no session', async () => {
  const email = randomEmail()
  await shop.house().db.insert(users).values({ email, fullName: 'Bought signed out' })
  const visitor = shop.visitor()
  const answer = await visitor.post('/api/auth/signup', { email, password: 'a stranger’s', fullName })
  expect(answer).toMatchObject({ status: 200, body: { success: true, linkSent: true } })
  expect(await visitor.me()).toBeUndefined()
  expect(await rowOf(email)).toMatchObject({ passwordHash: null, fullName: 'Bought signed out' })
  const { token, text } = await shop.mail(email, 'Set your password')
  expect(text).toContain('account without a password')
  await visitor.post('/api/auth/reset-password', { token, password: 'chosen by link' })
  expect((await visitor.post('/api/auth/login', { email, password: 'chosen by link' })).status).toBe(200)
  expect((await rowOf(email))?.provedAt).toBeInstanceOf(Date)
})

test('an account that a provider opens is taken', async () => {
  const email = randomEmail()
  const { db } = shop.house()
  const [user] = await db.insert(users).values({ email, fullName, provedAt: new Date() }).returning()
  await db.insert(identities).values({ issuer: 'https://id.example', subject: email, userId: user?.id ?? '' })
  const answer = await shop.visitor().post('/api/auth/signup', { email, password: 'quiet harbour', fullName })
  expect(answer.status).toBe(409)
})

test('a crowd that waits for the same address takes no connections that it needs itself', async () => {
  const email = randomEmail()
  const outside = new pg.Client({ connectionString: shop.house().database.url })
  await outside.connect()
  await outside.query('begin')
  await outside.query('insert into users (email, full_name, password_hash) values ($1, $2, $3)', [
    email,
    'First',
    'x',
  ])
  const crowd = Array.from({ length: 14 }, () =>
    shop.visitor().post('/api/auth/signup', { email, password: 'quiet harbour', fullName }),
  )
  await untilBlocked(outside, 10)
  await outside.query('commit')
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses).toEqual(Array(14).fill(409))
  await outside.end()
})
