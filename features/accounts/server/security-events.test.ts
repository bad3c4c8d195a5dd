// What the security log says of accounts: who got in, who did not, and by which way. Never an address or a secret.
import { expect, test, vi } from 'vitest'
import { program, tokenOf } from '#features/access-tokens/server/testing/program.ts'
import { eq } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'
import { securityEvents } from '#server/security-log/tables.ts'
import { users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp } from './testing/shop.ts'
import { entriesOf } from './testing/zip.ts'

const shop = openShop()
const PASSWORD = 'first password'

async function eventsOf(userId: string) {
  await shop.house().securityLog.settled()
  return shop
    .house()
    .db.select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(securityEvents.id)
}

async function member() {
  const known = await provedUser(shop, randomEmail('elin'), PASSWORD)
  const { db } = shop.house()
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, known.email))
  return { ...known, id: user?.id ?? '' }
}

const named = (events: { kind: string; method: string; count: number }[]) =>
  events.map(({ kind, method, count }) => `${kind} ${method} ${count}`)

test('each way in, and each failure, is recorded with account, network, method and request', async () => {
  const { email, id } = await member()
  const stranger = shop.visitor({ ip: '198.51.100.77' })
  for (let i = 0; i < 3; i++) await stranger.post('/api/auth/login', { email, password: 'wrong guess' })
  const { headers } = await stranger.post('/api/auth/login', { email, password: PASSWORD })
  await stranger.post('/api/auth/logout')
  await stranger.post('/api/auth/login', { email })
  const { token, code } = await shop.mail(email, 'Your login link')
  await stranger.post('/api/auth/magic-login', { email, code: code === '111 111' ? '222222' : '111111' })
  await stranger.post('/api/auth/magic-login', { token })
  await vi.waitFor(async () => expect(named(await eventsOf(id))).toContain('link-requested login 1'))
  const events = (await eventsOf(id)).filter(({ network }) => network === '198.51.100.0/24')
  expect(named(events).sort()).toEqual([
    'link-opened login 1',
    'link-requested login 1',
    'sign-in link 1',
    'sign-in password 1',
    'sign-in-failed code 1',
    'sign-in-failed password 3',
    'sign-out  1',
  ])
  expect(events.find(({ kind, method }) => kind === 'sign-in' && method === 'password')).toMatchObject({
    device: 'Chrome on Linux',
    requestId: headers['x-request-id'],
  })
})

test('a code that lets in, a link that is asked for again, and emails that are not sent any more are recorded', async () => {
  const { email, id } = await member()
  const browser = shop.visitor()
  await browser.post('/api/auth/login', { email })
  const { code } = await shop.mail(email, 'Your login link')
  expect((await browser.post('/api/auth/magic-login', { email, code: code.replace(' ', '') })).status).toBe(
    200,
  )
  const unproved = await signedUp(shop)
  expect((await unproved.person.post('/api/settings/verify-email', {})).body.linkSent).toBe(true)
  const moved = randomEmail('moved')
  const change = () => browser.post('/api/settings/email', { email: moved, currentPassword: PASSWORD })
  for (let i = 0; i < 12; i++) {
    await change()
    await shop.visitor({ ip: '203.0.113.9' }).post('/api/auth/forgot-password', { email })
  }
  const { db, securityLog } = shop.house()
  await securityLog.settled()
  expect(named(await eventsOf(id)).map((event) => event.replace(/ \d+$/, ''))).toEqual(
    expect.arrayContaining(['sign-in code', 'rate-limited change-email']),
  )
  const [other] = await db.select({ id: users.id }).from(users).where(eq(users.email, unproved.email))
  expect(named(await eventsOf(other?.id ?? ''))).toContain('link-requested verify-email 1')
  const rows = await db.select().from(securityEvents).where(eq(securityEvents.network, '203.0.113.0/24'))
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'rate-limited', method: 'reset-password', userId: null }),
  )
})

test('a failure of nobody known is recorded without an account; a refused link, token and role as well', async () => {
  const ip = '192.0.2.41'
  const stranger = shop.visitor({ ip })
  await stranger.post('/api/auth/login', { email: randomEmail('nobody'), password: 'wrong guess' })
  await stranger.post('/api/auth/reset-password', { token: 'no such token', password: PASSWORD })
  await program(shop.app, 'fcp_nothing').get('/api/blueprints')
  await shop.house().securityLog.settled()
  const { db } = shop.house()
  const rows = await db.select().from(securityEvents).where(eq(securityEvents.network, '192.0.2.0/24'))
  expect(rows).toMatchObject([
    { kind: 'sign-in-failed', userId: null, method: 'password' },
    { kind: 'link-refused', userId: null, method: 'POST /api/auth/reset-password' },
  ])
  const refused = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, 'access-token-refused'))
  expect(refused).toMatchObject([{ userId: null, method: 'GET /api/blueprints' }])
  const { person, id } = await member()
  expect((await person.get('/api/admin/audit')).status).toBe(403)
  expect(await eventsOf(id)).toContainEqual(
    expect.objectContaining({ kind: 'role-refused', method: 'GET /api/admin/audit' }),
  )
})

test('passwords, addresses, access tokens and sessions: each change is recorded once it has happened', async () => {
  const { person, email, id } = await member()
  const { token } = await tokenOf(person)
  await program(shop.app, token).get('/api/blueprints')
  await program(shop.app, token).get('/api/blueprints')
  await person.post('/api/settings/password', { currentPassword: 'wrong guess', password: `${PASSWORD} two` })
  await person.post('/api/settings/password', { currentPassword: PASSWORD, password: `${PASSWORD} two` })
  await shop.visitor().post('/api/auth/forgot-password', { email })
  const reset = await shop.mail(email, 'Reset your password')
  await person.post('/api/auth/reset-password', { token: reset.token, password: `${PASSWORD} three` })
  const newAddress = randomEmail('moved')
  await person.post('/api/settings/email', { email: newAddress, currentPassword: `${PASSWORD} three` })
  const change = await shop.mail(newAddress, 'Confirm your new')
  expect((await person.post('/api/auth/verify-email', { token: change.token })).status).toBe(200)
  const events = await eventsOf(id)
  expect(named(events)).toEqual(
    expect.arrayContaining([
      'sign-in signup 1',
      'address-proved  1',
      'link-opened verify-email 1',
      'access-token-created  1',
      'access-token-first-used  1',
      'access-token-ended  1',
      'password-check-failed POST /api/settings/password 1',
      'password-changed  1',
      'link-requested reset-password 1',
      'link-opened reset-password 1',
      'password-reset  1',
      'link-requested change-email 1',
      'link-opened change-email 1',
      'address-changed  1',
    ]),
  )
  const text = JSON.stringify(events)
  for (const secret of [email, newAddress, PASSWORD, token, reset.token, change.token])
    expect(text).not.toContain(secret)
})

test('a session that is ended from another browser is recorded', async () => {
  const { person, email, id } = await member()
  await shop.visitor().post('/api/auth/login', { email, password: PASSWORD })
  expect((await person.delete('/api/settings/sessions')).body).toMatchObject({ ended: 1 })
  expect(named(await eventsOf(id))).toContain('session-ended  1')
})

test('what a transaction noted before it failed is not recorded; its failure is', async () => {
  const { email, id } = await member()
  await shop.visitor().post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  const answers = await Promise.all(
    [1, 2].map(() => shop.visitor({ ip: '198.18.7.9' }).post('/api/auth/magic-login', { token })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const there = (await eventsOf(id)).filter(({ network }) => network === '198.18.7.0/24')
  expect(named(there).sort()).toEqual(['link-opened login 1', 'sign-in link 1'])
  const { db } = shop.house()
  const rows = await db.select().from(securityEvents).where(eq(securityEvents.network, '198.18.7.0/24'))
  expect(named(rows)).toContain('link-refused POST /api/auth/magic-login 1')
})

test('a member sees their own sign-ins, newest first, and nobody else’s; the export has every event', async () => {
  const { person, email, id } = await member()
  await shop.visitor({ ip: '203.0.113.200' }).post('/api/auth/login', { email, password: PASSWORD })
  await shop.house().securityLog.settled()
  const { body } = await person.get('/api/settings/sign-ins')
  expect(body.signIns).toMatchObject([
    { method: 'password', device: 'Chrome on Linux', network: '203.0.113.0/24', count: 1 },
    { method: 'signup', device: 'Chrome on Linux' },
  ])
  expect((await shop.visitor().get('/api/settings/sign-ins')).status).toBe(401)
  const entries = await entriesOf((await person.get('/api/settings/export')).raw)
  expect(JSON.parse(String(entries.get('security-log.json')))).toHaveLength((await eventsOf(id)).length)
})

test('erasure leaves the bare id in the log, and no address in finished jobs or settled mail', async () => {
  const { person, email, id } = await member()
  const unproved = randomEmail('never')
  await person.post('/api/settings/email', { email: unproved, currentPassword: PASSWORD })
  await shop.mail(unproved, 'Confirm your new')
  await shop.visitor().post('/api/auth/login', { email })
  await shop.visitor().post('/api/auth/forgot-password', { email })
  await shop.mail(email, 'Reset your password')
  const { pool } = shop.house().database
  const mentioning = async () =>
    (await pool.query('select name from pgboss.job where data::text ~ $1', [`${email}|${unproved}`])).rows
  // The jobs have sent their mail; until that is noted they are not finished.
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "select 1 from pgboss.job where data::text ~ $1 and state <> 'completed'",
      [`${email}|${unproved}`],
    )
    expect(rows).toEqual([])
  })
  expect(await mentioning()).not.toEqual([])
  expect((await person.post('/api/settings/delete-account', { currentPassword: PASSWORD })).status).toBe(200)
  expect(await mentioning()).toEqual([])
  expect(named(await eventsOf(id))).toContain('account-deleted  1')
  expect(await shop.house().db.select().from(mails).where(eq(mails.recipient, email))).toEqual([])
})
