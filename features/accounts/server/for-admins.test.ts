import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from './tables.ts'
import { adminUser, openShop, provedUser } from './testing/shop.ts'

const shop = openShop()

const POST = { title: 'On tides', content: 'They come and go.', status: 'draft' }

async function signedInAgo(email: string, hours: number) {
  const { db } = shop.house()
  const [user] = await db.select().from(users).where(eq(users.email, email))
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - ${hours} * interval '1 hour'` })
    .where(eq(sessions.userId, user?.id ?? ''))
}

test('admins sign in again after 12 hours, and then the same call works', async () => {
  const { person, email, password } = await adminUser(shop)
  await signedInAgo(email, 11.99)
  expect((await person.post('/api/blog', POST)).status).toBe(200)
  await signedInAgo(email, 12.01)
  for (const answer of [await person.post('/api/blog', POST), await person.get('/api/email-campaigns')])
    expect(answer).toMatchObject({
      status: 403,
      body: {
        code: 'fresh_sign_in',
        error: "For everybody's safety, admins sign in again every 12 hours. Please sign in to go on.",
      },
    })
  expect((await person.post('/api/auth/login', { email, password })).status).toBe(200)
  expect((await person.post('/api/blog', POST)).status).toBe(200)
})

test('an old sign-in still shows admins what they see beside a public page, and everything of their own', async () => {
  const { person, email } = await adminUser(shop)
  await signedInAgo(email, 200)
  for (const path of ['/api/admin/blog', '/api/admin/resources', '/api/dashboard'])
    expect([path, (await person.get(path)).status]).toEqual([path, 200])
})

test('by email, too: a link is sent although this browser is signed in', async () => {
  const { person, email } = await adminUser(shop)
  expect((await person.post('/api/auth/login', { email })).body).toMatchObject({ user: { email } })
  await signedInAgo(email, 13)
  expect((await person.post('/api/auth/login', { email })).body).toEqual({ success: true, linkSent: true })
  const { token } = await shop.mail(email, 'login link')
  expect((await person.post('/api/auth/magic-login', { token })).status).toBe(200)
  expect((await person.get('/api/email-campaigns')).status).toBe(200)
})

test('members are told that it is not theirs, however they signed in; owners’ calls are not for admins', async () => {
  const { person } = await provedUser(shop)
  expect(await person.post('/api/blog', POST)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  const admin = await adminUser(shop)
  expect(await admin.person.get('/api/admin/refunds')).toMatchObject({
    status: 403,
    body: { code: 'not_allowed' },
  })
})
