// The session that a purchase opens: it sees its order, and stands for nobody.
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { and, eq, isNotNull, sql } from '#server/database/sql.ts'
import { toFailure } from '#server/errors.ts'
import { securityEvents } from '#server/security-log/tables.ts'
import { issueToken } from './one-time-tokens.ts'
import { hashOf } from './secrets.ts'
import { sessions, users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp, type Visitor } from './testing/shop.ts'
import { paid, till } from './testing/till.ts'

const shop = openShop({ more: [till] })
const db = () => shop.house().db

async function buyer() {
  const email = randomEmail('buyer')
  const browser = shop.visitor()
  return { browser, email, ...(await paid(browser, email)) }
}

const rowOf = async (userId: string) => {
  const [row] = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.onlyOrder)))
  return row
}

/** What these calls do with it is for their own tests to say. Every other call for signed-in people refuses it. */
const LET_IN = [
  'GET /api/auth/me',
  'GET /api/blueprint/:id/:filename',
  'GET /api/blueprint/:id/assumptions',
  'GET /api/blueprint/:id/files',
  'GET /api/blueprint/:id/files/zip',
  'GET /api/blueprint/:id/issues',
  'GET /api/blueprint/:id/issues/:number/files/:filename',
  'GET /api/blueprint/:id/issues/compare',
  'GET /api/blueprint/:id/milestones',
  'GET /api/blueprint/:id/overview',
  'GET /api/blueprint/:id/pages/:document/:page',
  'GET /api/blueprint/:id/reader',
  'GET /api/blueprint/:id/scenarios',
  'GET /api/blueprints',
  'GET /api/blueprints/export',
  'GET /api/blueprints/export-size',
  'GET /api/dashboard',
  'GET /api/orders',
  'GET /api/settings/blocks',
  'POST /api/blueprint/:id/corrections/try',
  'POST /api/blueprint/:id/retry',
]

test('it is recorded as what it is', async () => {
  const { userId } = await buyer()
  await shop.house().securityLog.settled()
  const events = await db().select().from(securityEvents).where(eq(securityEvents.userId, userId))
  expect(events).toMatchObject([{ kind: 'order-session', method: 'checkout' }])
})

test('every call for signed-in people refuses it, but for those that know what it is', async () => {
  const { browser } = await buyer()
  // The real calls without the checks of their input, so that each gets as far as asking who is there.
  const app = fastify()
  await app.register(cookie)
  app.setErrorHandler((error, _, reply) => reply.code(toFailure(error).status).send(toFailure(error).body))
  const names: string[] = []
  for (const { endpoint, run, authorize } of shop
    .house()
    .features.flatMap((one) => one.routes?.(shop.house()) ?? [])) {
    if (endpoint.path.startsWith('/test/')) continue
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: async (request, reply) => authorize?.(request, reply),
      handler: run,
    })
    names.push(`${endpoint.method} ${endpoint.path}`)
  }
  const ask = async (name: string, cookies: Record<string, string>) => {
    const [method, path = ''] = name.split(' ')
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    const body = method === 'GET' ? {} : { payload: {} }
    const answer = await app.inject({ method: method as 'GET', url, cookies, ...body })
    const isJson = String(answer.headers['content-type']).includes('json')
    return isJson ? (answer.json().code ?? answer.statusCode) : answer.statusCode
  }
  const letIn: string[] = []
  let asked = 0
  for (const name of names) {
    if ((await ask(name, {})) !== 'signed_out') continue
    asked++
    if ((await ask(name, Object.fromEntries(browser.cookies))) !== 'prove_address') letIn.push(name)
  }
  expect(letIn.sort()).toEqual(LET_IN)
  expect(asked).toBeGreaterThan(12)
  await app.close()
})

test('it shows whose order it is, and none of the account', async () => {
  const { browser, email, userId, opened } = await buyer()
  expect(opened).toBe(true)
  expect(await browser.me()).toBe(email)
  expect((await browser.get('/api/dashboard')).body).toMatchObject({
    user: { id: userId, email, proved: false, isAdmin: false, orderOnly: true },
    credits: 0,
    blueprints: [],
  })
  expect(await browser.post('/api/settings/name', { fullName: 'Not Me' })).toMatchObject({
    status: 403,
    body: {
      code: 'prove_address',
      error: 'Please open the link that we sent to your email address first.',
    },
  })
})

test('the role of the address does not act in it', async () => {
  const { browser, userId } = await buyer()
  await db().update(users).set({ role: 'owner' }).where(eq(users.id, userId))
  expect((await browser.get('/api/dashboard')).body.user).toMatchObject({ isAdmin: false, isOwner: false })
  await db().update(users).set({ role: 'user' }).where(eq(users.id, userId))
})

test('it lasts a day and is not prolonged, nor is its cookie', async () => {
  const email = randomEmail('buyer')
  const browser = shop.visitor()
  const { headers, body } = await browser.post('/test/pay', { email })
  expect(String(headers['set-cookie'])).toMatch(/fcp_session=[^;]+; Max-Age=86400;/)
  const before = await rowOf(body.userId)
  const life = (before?.expiresAt.getTime() ?? 0) - (before?.createdAt.getTime() ?? 0)
  expect(Math.round(life / 60_000)).toBe(24 * 60)
  await db()
    .update(sessions)
    .set({ lastSeenAt: sql`now() - interval '5 hours'` })
    .where(eq(sessions.userId, body.userId))
  const { headers: later } = await browser.get('/api/auth/me')
  expect(later['set-cookie']).toBeUndefined()
  expect((await rowOf(body.userId))?.expiresAt).toEqual(before?.expiresAt)
  await db().update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, body.userId))
  expect(await browser.me()).toBeUndefined()
})

test('it is no sign-in: the login by email alone still sends a link', async () => {
  const { browser, email } = await buyer()
  expect((await browser.post('/api/auth/login', { email })).body).toEqual({ success: true, linkSent: true })
})

test('the first proof ends it, in every browser', async () => {
  const { browser, email, userId } = await buyer()
  await browser.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  const phone = shop.visitor()
  expect((await phone.post('/api/auth/magic-login', { token })).status).toBe(200)
  expect(await Promise.all([browser.me(), phone.me()])).toEqual([undefined, email])
  expect(await rowOf(userId)).toBeUndefined()
})

test('the proof ends it even where the rest of the account stays', async () => {
  const { person, email } = await signedUp(shop)
  const [user] = await db().select().from(users).where(eq(users.email, email))
  const stray = { userId: user?.id ?? '', method: 'checkout' as const, userAgent: '' }
  const expiresAt = sql`now() + interval '1 day'`
  await db()
    .insert(sessions)
    .values({ ...stray, tokenHash: randomEmail(), onlyOrder: user?.id, expiresAt })
  const { token } = await shop.mail(email, 'Confirm your email')
  await person.post('/api/auth/verify-email', { token })
  expect(await person.me()).toBe(email)
  expect(await rowOf(user?.id ?? '')).toBeUndefined()
})

test('a password that is set by a link ends it, although it is set in this very browser', async () => {
  const { browser, email } = await buyer()
  // Signing up with the address sends a link to set a password, and opens nothing.
  const wanted = { email, password: 'my first', fullName: 'Mara' }
  expect((await browser.post('/api/auth/signup', wanted)).body).toEqual({ success: true, linkSent: true })
  const { token } = await shop.mail(email, 'Set your password')
  expect((await browser.post('/api/auth/reset-password', { token, password: 'my first' })).status).toBe(200)
  expect(await browser.me()).toBeUndefined()
  expect((await browser.post('/api/auth/login', { email, password: 'my first' })).status).toBe(200)
})

test('it does not confirm a change of address, nor a confirmation link', async () => {
  const { browser, email, userId } = await buyer()
  // As if the account had asked for it before: the link alone must not do.
  const browserHash = hashOf(browser.cookies.get('fcp_session') ?? '')
  const wanted = { purpose: 'change-email' as const, userId, email: randomEmail(), browserHash }
  const token = await db().transaction((tx) => issueToken(tx, wanted))
  expect(await browser.post('/api/auth/verify-email', { token })).toMatchObject({
    status: 401,
    body: { code: 'sign_in_first' },
  })
  const [user] = await db().select().from(users).where(eq(users.id, userId))
  expect(user).toMatchObject({ email, provedAt: null })
})

test('it opens in no account that is proved, or has a password', async () => {
  const { email: proved } = await provedUser(shop)
  const { email: planted } = await signedUp(shop)
  for (const email of [proved, planted]) {
    const browser = shop.visitor()
    expect(await paid(browser, email)).toMatchObject({ made: false, opened: false })
    expect(browser.cookies.size).toBe(0)
  }
})

test('it never takes the place of a sign-in', async () => {
  const { person, email } = await signedUp(shop)
  expect(await paid(person, randomEmail('other'))).toMatchObject({ made: true, opened: false })
  expect(await person.me()).toBe(email)
})

test('logging out ends it', async () => {
  const { browser, userId } = await buyer()
  await browser.post('/api/auth/logout')
  expect(await browser.me()).toBeUndefined()
  expect(await rowOf(userId)).toBeUndefined()
})

test('another browser with the order’s number alone has nothing', async () => {
  const { orderId } = await buyer()
  const stranger: Visitor = shop.visitor()
  stranger.cookies.set('fcp_session', orderId)
  expect((await stranger.get('/api/dashboard')).status).toBe(401)
})
