import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eq, sql } from '#server/database/sql.ts'
import { sessions, users } from './tables.ts'
import { adminUser, openShop, ownerUser, provedUser } from './testing/shop.ts'

const shop = openShop()

const FREE_CODE = { code: 'CONFIRMED', discountType: 'percentage', discountValue: 100 }
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

test('what is dangerous needs a confirmation of the last 10 minutes; signing in, and confirming, count', async () => {
  const { person, email, password } = await ownerUser(shop)
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  const confirmedAgo = (minutes: number) =>
    shop
      .house()
      .db.update(sessions)
      .set({ confirmedAt: sql`now() - ${minutes} * interval '1 minute'` })
      .where(eq(sessions.userId, user?.id ?? ''))
  const other = (await provedUser(shop)).person
  const { id } = (await other.get('/api/auth/me')).body.user
  const reason = 'A good reason'
  const calls = [
    () => person.post(`/api/admin/customers/${id}/role`, { role: 'admin', reason }),
    () => person.post(`/api/admin/customers/${id}/second-factor`, { reason }),
    () => person.get('/api/admin/customers.csv'),
    () => person.post('/api/admin/promo-codes', FREE_CODE),
    () => person.post(`/api/admin/customers/${id}/credits`, { amount: 5, reason, key: randomUUID() }),
    () => person.post(`/api/admin/customers/${id}/role`, { role: 'user', reason }),
    () => person.post(`/api/admin/customers/${id}/suspension`, { suspended: true, reason }),
  ]
  await confirmedAgo(10.1)
  const [nobodys, refund] = ['00000000-0000-4000-8000-000000000000', { amountCents: 10, refundedCents: 0 }]
  const refunds = [
    () => person.post(`/api/admin/orders/${nobodys}/refund`, refund),
    () => person.post(`/api/admin/refunds/${nobodys}`, { decision: 'decline' }),
    () => person.patch(`/api/admin/promo-codes/${nobodys}`, FREE_CODE),
  ]
  for (const call of [...calls, ...refunds])
    expect(await call()).toMatchObject({ status: 403, body: { code: 'confirm_again' } })
  expect((await person.get('/api/admin/customers')).status).toBe(200)
  expect((await person.post('/api/auth/confirm', { password: 'not it' })).status).toBe(400)
  expect((await calls[0]?.())?.status).toBe(403)
  expect((await person.post('/api/auth/confirm', { password })).status).toBe(200)
  for (const call of calls) expect((await call()).status).toBe(200)
  await confirmedAgo(11)
  await person.post('/api/auth/login', { email, password })
  expect((await person.get('/api/admin/customers.csv')).status).toBe(200)
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
