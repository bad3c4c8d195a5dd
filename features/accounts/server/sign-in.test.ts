import { expect, test } from 'vitest'
import { eq, sql } from '#server/database/sql.ts'
import { issueToken } from './one-time-tokens.ts'
import { oneTimeTokens, sessions, users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp, type Visitor } from './testing/shop.ts'

const shop = openShop()

async function asksForLink(email: string) {
  const visitor = shop.visitor()
  const answer = await visitor.post('/api/auth/login', { email })
  expect(answer).toMatchObject({ status: 200, body: { success: true, linkSent: true } })
  return { visitor, ...(await shop.mail(email, 'Your login link')) }
}

test('a password signs in, and the answer names the person', async () => {
  const { email, password } = await signedUp(shop)
  const visitor = shop.visitor()
  const answer = await visitor.post('/api/auth/login', { email: `  ${email.toUpperCase()} `, password })
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, user: { email, fullName: 'Mara Lindqvist' } },
  })
  expect(await visitor.me()).toBe(email)
})

test('the session cookie is http-only and lax, its twin says only that there is one', async () => {
  const { email, password } = await signedUp(shop)
  const { headers } = await shop.visitor().post('/api/auth/login', { email, password })
  const [session, hint] = headers['set-cookie'] as string[]
  expect(session).toMatch(/^fcp_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(hint).toMatch(/^fcp_hint=1; Max-Age=2592000; Path=\/; SameSite=Lax$/)
  expect(headers['cache-control']).toBe('no-store')
})

test('the database knows the hash of a session, not the session', async () => {
  const { person } = await signedUp(shop)
  const kept = JSON.stringify(await shop.house().db.select().from(sessions))
  expect(kept).not.toContain(person.cookies.get('fcp_session'))
})

test.each([
  ['a wrong password', (email: string) => ({ email, password: 'wrong password' })],
  ['an unknown address', () => ({ email: randomEmail(), password: 'first password' })],
])('%s gets the same refusal', async (_, credentials) => {
  const { email } = await signedUp(shop)
  const visitor = shop.visitor()
  expect(await visitor.post('/api/auth/login', credentials(email))).toMatchObject({
    status: 401,
    body: {
      success: false,
      error: 'The email address or the password is not right.',
      code: 'wrong_credentials',
    },
  })
  expect(visitor.cookies.size).toBe(0)
})

test('an email alone signs nobody in; the answer is the same for an address without an account', async () => {
  const { email } = await signedUp(shop)
  const [known, unknown] = [shop.visitor(), shop.visitor()]
  const one = await known.post('/api/auth/login', { email })
  const other = await unknown.post('/api/auth/login', { email: randomEmail() })
  expect(one.body).toEqual({ success: true, linkSent: true })
  expect(other.body).toEqual(one.body)
  expect(other.status).toBe(one.status)
  expect([...unknown.cookies.keys()]).toEqual([...known.cookies.keys()])
  expect(await known.me()).toBeUndefined()
})

test('an address without an account gets no email', async () => {
  const nobody = randomEmail()
  await shop.visitor().post('/api/auth/login', { email: nobody })
  await asksForLink((await signedUp(shop)).email)
  expect(await shop.house().mailbox.list({ to: nobody })).toEqual([])
})

test('whoever is signed in as that address is answered with the person', async () => {
  const { person, email } = await signedUp(shop)
  expect(await person.post('/api/auth/login', { email })).toMatchObject({
    body: { success: true, user: { email, fullName: 'Mara Lindqvist' } },
  })
})

test('the link of the email signs in where it is opened, and proves the address', async () => {
  const { email } = await signedUp(shop)
  const { link, token, text } = await asksForLink(email)
  expect(link).toMatch(/^http:\/\/shop\.test\/magic-login#token=[\w-]{43}$/)
  expect(text).toContain('work once, for 15 minutes')
  const phone = shop.visitor()
  expect(await phone.post('/api/auth/magic-login', { token })).toMatchObject({
    status: 200,
    body: { success: true, user: { email } },
  })
  expect(await phone.me()).toBe(email)
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  expect(user?.provedAt).toBeInstanceOf(Date)
})

const check = (visitor: Visitor, token: string) => visitor.post('/api/auth/magic-login/check', { token })

test('a link is checked without being spent: it goes on by itself only where it was requested', async () => {
  const { email } = await provedUser(shop)
  const { visitor, token } = await asksForLink(email)
  const masked = `s•••@${email.split('@')[1]}`
  for (let i = 0; i < 3; i++)
    expect(await check(visitor, token)).toMatchObject({
      status: 200,
      body: { email: masked, confirm: false },
    })
  const elsewhere = await check(shop.visitor(), token)
  expect(elsewhere.body).toEqual({ success: true, email: masked, confirm: true })
  expect(elsewhere.headers['set-cookie']).toBeUndefined()
  expect(await visitor.post('/api/auth/magic-login', { token })).toMatchObject({ status: 200 })
  expect(await check(visitor, token)).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
})

test('where somebody else is signed in, a link asks first, and says who that is', async () => {
  const mallory = await provedUser(shop)
  const { token } = await asksForLink(mallory.email)
  const bob = await signedUp(shop)
  expect((await check(bob.person, token)).body).toMatchObject({ confirm: true, signedInAs: bob.email })
  // Also when this browser requested it.
  await bob.person.post('/api/auth/login', { email: mallory.email })
  const own = await shop.mail(mallory.email, 'Your login link')
  expect((await check(bob.person, own.token)).body).toMatchObject({ confirm: true, signedInAs: bob.email })
  expect(await bob.person.me()).toBe(bob.email)
})

test('opening the address twenty times spends nothing; of twenty posts at once, one gets in', async () => {
  const { email } = await provedUser(shop)
  const { token } = await asksForLink(email)
  for (let i = 0; i < 20; i++) {
    const page = await shop.visitor().get(`/magic-login?token=${token}`)
    expect(page.headers['set-cookie']).toBeUndefined()
  }
  const visitors = Array.from({ length: 20 }, () => shop.visitor())
  const answers = await Promise.all(visitors.map((one) => one.post('/api/auth/magic-login', { token })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  const inside = await Promise.all(visitors.map((one) => one.me()))
  expect(inside.filter(Boolean)).toEqual([email])
})

test('a link that is over, unknown or for something else is refused in the same words', async () => {
  const { email } = await provedUser(shop)
  const { token } = await asksForLink(email)
  await shop
    .house()
    .db.update(oneTimeTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(oneTimeTokens.email, email))
  await shop.visitor().post('/api/auth/forgot-password', { email })
  const reset = await shop.mail(email, 'Reset your password')
  for (const bad of [token, 'x'.repeat(43), reset.token]) {
    const visitor = shop.visitor()
    expect(await visitor.post('/api/auth/magic-login', { token: bad })).toMatchObject({
      status: 400,
      body: { error: 'Invalid or expired login link.', code: 'link_invalid' },
    })
    expect(await visitor.me()).toBeUndefined()
  }
})

test('login links live 15 minutes, reset links an hour', async () => {
  const { email } = await provedUser(shop)
  await asksForLink(email)
  await shop.visitor().post('/api/auth/forgot-password', { email })
  await shop.mail(email, 'Reset your password')
  const life = sql<number>`extract(epoch from expires_at - created_at)::int`
  const tokens = await shop
    .house()
    .db.select({ purpose: oneTimeTokens.purpose, life })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.email, email))
  const lives = Object.fromEntries(tokens.map(({ purpose, life }) => [purpose, Math.round(life / 60)]))
  expect(lives).toMatchObject({ login: 15, 'reset-password': 60 })
})

test('two links of one account at the same moment both work', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = await signedUp(shop)
    const { db } = shop.house()
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const issue = () =>
      db.transaction((tx) => issueToken(tx, { purpose: 'login', userId: user?.id ?? '', email }))
    const tokens = [await issue(), await issue(), await issue()]
    const answers = await Promise.all(
      tokens.map((token) => shop.visitor().post('/api/auth/magic-login', { token })),
    )
    // The first proof of the address drops the links that were sent before it.
    expect(answers.filter(({ status }) => status === 200)).not.toEqual([])
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
  }
})

test('signing in renews the session: what the browser had before ends', async () => {
  const { person, email, password } = await signedUp(shop)
  const before = person.cookies.get('fcp_session') ?? ''
  await person.post('/api/auth/login', { email, password })
  expect(person.cookies.get('fcp_session')).not.toBe(before)
  const old = shop.visitor()
  old.cookies.set('fcp_session', before)
  expect(await old.me()).toBeUndefined()
})

test('a session that somebody else chose is not taken over', async () => {
  const { email, password } = await signedUp(shop)
  const victim = shop.visitor()
  victim.cookies.set('fcp_session', 'chosen-by-the-attacker-chosen-by-the-attack')
  await victim.post('/api/auth/login', { email, password })
  const attacker = shop.visitor()
  attacker.cookies.set('fcp_session', 'chosen-by-the-attacker-chosen-by-the-attack')
  expect(await attacker.me()).toBeUndefined()
  expect(await victim.me()).toBe(email)
})

test('a session slides: used, it lives 30 days more, and its cookie too; unused it ends', async () => {
  const { person, email } = await signedUp(shop)
  const { db } = shop.house()
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const age = (days: number) =>
    db
      .update(sessions)
      .set({
        lastSeenAt: sql`now() - make_interval(days => ${days})`,
        expiresAt: sql`now() - make_interval(days => ${days}) + interval '30 days'`,
      })
      .where(eq(sessions.userId, user?.id ?? ''))
  await age(29)
  const { status, headers } = await person.get('/api/auth/me')
  expect(status).toBe(200)
  expect((headers['set-cookie'] as string[])[0]).toContain('Max-Age=2592000')
  expect((await person.get('/api/auth/me')).headers['set-cookie']).toBeUndefined()
  const [slid] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''))
  expect(slid?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * 86_400_000)
  await age(31)
  expect((await person.get('/api/auth/me')).status).toBe(401)
})

test('a session ends 90 days after its sign-in, however much it is used', async () => {
  const { person, email } = await signedUp(shop)
  const { db } = shop.house()
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const mine = eq(sessions.userId, user?.id ?? '')
  const signedInBefore = (days: number) =>
    db
      .update(sessions)
      .set({
        createdAt: sql`now() - make_interval(days => ${days})`,
        lastSeenAt: sql`now() - interval '1 day'`,
        expiresAt: sql`now() + interval '29 days'`,
      })
      .where(mine)
  await signedInBefore(80)
  expect(await person.me()).toBe(email)
  const [prolonged] = await db.select().from(sessions).where(mine)
  const daysLeft = ((prolonged?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(9.9)
  expect(daysLeft).toBeLessThanOrEqual(10)
  // Also one that was prolonged before there was such an end.
  await signedInBefore(91)
  expect(await person.me()).toBeUndefined()
})

test('a session that is over takes the hint with it; a late answer does not end a new session', async () => {
  const visitor = shop.visitor()
  visitor.cookies.set('fcp_session', 'gone')
  visitor.cookies.set('fcp_hint', '1')
  expect(await visitor.get('/api/dashboard')).toMatchObject({
    status: 401,
    body: { error: 'Please sign in to continue.', code: 'signed_out' },
  })
  expect([...visitor.cookies.keys()]).toEqual(['fcp_session'])
})

test('logging out ends the session on the server; a second time does no harm', async () => {
  const { person } = await signedUp(shop)
  const token = person.cookies.get('fcp_session') ?? ''
  expect(await person.post('/api/auth/logout')).toMatchObject({ status: 200, body: { success: true } })
  expect(person.cookies.size).toBe(0)
  const thief = shop.visitor()
  thief.cookies.set('fcp_session', token)
  expect(await thief.me()).toBeUndefined()
  expect((await person.post('/api/auth/logout')).status).toBe(200)
})

test('another site cannot log anybody in or out', async () => {
  const { person } = await signedUp(shop)
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await person.post('/api/auth/logout', undefined, elsewhere)).status).toBe(403)
  expect(await person.me()).toBeDefined()
})
