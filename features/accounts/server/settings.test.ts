import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { eq, sql } from '#server/database/sql.ts'
import type { Feature } from '#server/house.ts'
import { eraseAgain, erasuresIn } from './erased.ts'
import { exportData } from './export-data.ts'
import { accountsFeature } from './feature.ts'
import { RESERVED } from './reserved-names.ts'
import { erasedPeople, identities, oneTimeTokens, sessions, users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp } from './testing/shop.ts'
import { entriesOf } from './testing/zip.ts'

const erased: string[] = []
/** A capability of its own, to see that others join in. */
const diary: Feature = {
  name: 'diary',
  exportData: async (_, { id }) => ({ wrote: `by ${id}` }),
  exportFiles: async () => [{ path: 'Larder/plan.pdf', key: stored.key }],
  erase: async (tx, { id, email }) => {
    // The account is still there when others forget the person.
    const [user] = await tx.select().from(users).where(eq(users.id, id))
    erased.push(`${user?.fullName} ${email}`)
    if (user?.fullName === 'Cannot Go') throw new Error('no')
  },
}
const stored = { key: '' }
const shop = openShop({ more: [diary] })

async function rowOf(email: string) {
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  return user
}

async function without(email: string) {
  const { db } = shop.house()
  await db.update(users).set({ passwordHash: null }).where(eq(users.email, email))
}

test('the account shows who one is and how one gets in', async () => {
  const { person, email } = await provedUser(shop)
  const { id } = (await rowOf(email)) ?? { id: '' }
  await shop
    .house()
    .db.insert(identities)
    .values({ issuer: 'https://accounts.google.com', subject: email, userId: id })
  expect((await person.get('/api/settings/account')).body).toEqual({
    user: {
      id,
      email,
      fullName: 'Mara Lindqvist',
      proved: true,
      hasPassword: true,
      isAdmin: false,
      isOwner: false,
      providers: ['Google'],
      createdAt: expect.stringMatching(/^\d{4}-/),
    },
  })
})

test.each([
  ['GET', '/api/settings/account'],
  ['GET', '/api/settings/sessions'],
  ['GET', '/api/settings/export'],
  ['GET', '/api/settings/notifications'],
  ['GET', '/api/dashboard'],
  ['GET', '/api/auth/me'],
  ['POST', '/api/settings/verify-email'],
] as const)('%s %s is for signed-in people', async (method, path) => {
  const visitor = shop.visitor()
  const { status, body } = method === 'GET' ? await visitor.get(path) : await visitor.post(path)
  expect([status, body.code]).toEqual([401, 'signed_out'])
})

test('the name changes', async () => {
  const { person, email } = await signedUp(shop)
  expect((await person.post('/api/settings/name', { fullName: ' Mara L. ' })).status).toBe(200)
  expect((await rowOf(email))?.fullName).toBe('Mara L.')
  for (const fullName of ['   ', '\u3164', '\u200b'])
    expect(await person.post('/api/settings/name', { fullName })).toMatchObject({
      status: 400,
      body: { error: 'Please enter your full name.' },
    })
  const ours = await person.post('/api/settings/name', { fullName: 'FCP  Support' })
  expect(ours).toMatchObject({ status: 400, body: { error: RESERVED } })
})

test('the password changes with the current one; other sessions end; an email tells', async () => {
  const { person, email, password } = await provedUser(shop)
  const thief = shop.visitor()
  await thief.post('/api/auth/login', { email, password })
  const change = (currentPassword?: string) =>
    person.post('/api/settings/password', { currentPassword, password: 'second password' })
  expect(await change()).toMatchObject({
    status: 400,
    body: { error: 'Please enter your current password.' },
  })
  expect(await change('wrong')).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await change(password)).status).toBe(200)
  expect(await Promise.all([person.me(), thief.me()])).toEqual([email, undefined])
  expect((await thief.post('/api/auth/login', { email, password })).status).toBe(401)
  expect((await thief.post('/api/auth/login', { email, password: 'second password' })).status).toBe(200)
  await shop.mail(email, 'Your password was changed')
})

test('a first password needs a fresh sign-in', async () => {
  const { person, email } = await provedUser(shop)
  await without(email)
  const { db } = shop.house()
  const old = { confirmedAt: sql`now() - interval '11 minutes'` }
  const { id = '' } = (await rowOf(email)) ?? {}
  await db.update(sessions).set(old).where(eq(sessions.userId, id))
  expect(await person.post('/api/settings/password', { password: 'my first' })).toMatchObject({
    status: 403,
    body: { code: 'confirm_again' },
  })
  await db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.userId, id))
  expect((await person.post('/api/settings/password', { password: 'my first' })).status).toBe(200)
})

test('the address changes once the new one is proved; the old one is told', async () => {
  const { person, email, password } = await provedUser(shop)
  const next = randomEmail('next')
  expect(await person.post('/api/settings/email', { email: next })).toMatchObject({ status: 400 })
  expect(await person.post('/api/settings/email', { email: next, currentPassword: password })).toMatchObject({
    body: { success: true, linkSent: true },
  })
  const { token } = await shop.mail(next, 'Confirm your new email')
  expect(await person.me()).toBe(email)
  // On another device the password says that it is the same person.
  const phone = shop.visitor()
  expect(await phone.post('/api/auth/verify-email', { token })).toMatchObject({
    body: { code: 'password_required' },
  })
  expect((await phone.post('/api/auth/verify-email', { token, password })).status).toBe(200)
  expect(await Promise.all([person.me(), phone.me()])).toEqual([undefined, next])
  const { text } = await shop.mail(email, 'Your email address was changed')
  expect(text).toContain(next)
})

test('the same address is no change', async () => {
  const { person, email, password } = await provedUser(shop)
  const answer = await person.post('/api/settings/email', {
    email: email.toUpperCase(),
    currentPassword: password,
  })
  expect([answer.status, answer.body.error]).toEqual([400, 'This is already your address.'])
})

test('without a password, a new address is confirmed only where one is signed in', async () => {
  const { person, email } = await provedUser(shop)
  await without(email)
  const next = randomEmail('next')
  await person.post('/api/settings/email', { email: next })
  const { token } = await shop.mail(next, 'Confirm your new email')
  expect(await shop.visitor().post('/api/auth/verify-email', { token })).toMatchObject({
    status: 401,
    body: { code: 'sign_in_first' },
  })
  expect((await person.post('/api/auth/verify-email', { token })).status).toBe(200)
  expect(await person.me()).toBe(next)
})

test('an address that is another’s is answered the same, and nothing is sent', async () => {
  const { email: taken } = await provedUser(shop)
  const { person, password } = await provedUser(shop)
  const before = (await shop.house().mailbox.list({ to: taken })).length
  const answer = await person.post('/api/settings/email', { email: taken, currentPassword: password })
  expect(answer).toMatchObject({ status: 200, body: { linkSent: true } })
  const free = randomEmail()
  await person.post('/api/settings/email', { email: free, currentPassword: password })
  await shop.mail(free, 'Confirm your new email')
  expect(await shop.house().mailbox.list({ to: taken })).toHaveLength(before)
})

test('an address that was taken between asking and confirming stays with who took it', async () => {
  const { person, email, password } = await provedUser(shop)
  const wanted = randomEmail()
  await person.post('/api/settings/email', { email: wanted, currentPassword: password })
  const { token } = await shop.mail(wanted, 'Confirm your new email')
  await signedUp(shop, wanted)
  expect(await person.post('/api/auth/verify-email', { token })).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  })
  expect(await person.me()).toBe(email)
})

test('links that went to the old address die with it', async () => {
  const { person, email, password } = await provedUser(shop)
  await shop.visitor().post('/api/auth/login', { email })
  const { token: old } = await shop.mail(email, 'Your login link')
  const next = randomEmail()
  await person.post('/api/settings/email', { email: next, currentPassword: password })
  await person.post('/api/auth/verify-email', {
    token: (await shop.mail(next, 'Confirm your new email')).token,
  })
  expect((await shop.visitor().post('/api/auth/magic-login', { token: old })).status).toBe(400)
})

test('the confirmation is sent three times in five minutes, the sign-up included, and not once proved', async () => {
  const { person, email } = await signedUp(shop)
  const again = () => person.post('/api/settings/verify-email')
  for (let i = 0; i < 2; i++) expect((await again()).body).toEqual({ success: true, linkSent: true })
  expect(await again()).toMatchObject({
    status: 429,
    body: { error: 'We have sent several emails already. Please use the newest one, or wait a few minutes.' },
  })
  const { token } = await shop.mail(email, 'Confirm your email')
  await person.post('/api/auth/verify-email', { token })
  expect((await again()).body).toEqual({ success: true, linkSent: false })
})

test('sessions are listed and ended; a stranger’s is not there', async () => {
  const { person, email, password } = await signedUp(shop)
  const phone = shop.visitor()
  await phone.post('/api/auth/login', { email, password })
  const { sessions: list } = (await person.get('/api/settings/sessions')).body
  expect(list).toHaveLength(2)
  expect(list).toContainEqual(
    expect.objectContaining({ device: 'Chrome on Linux', method: 'signup', current: true }),
  )
  const other = list.find(({ current }: { current: boolean }) => !current)
  const { person: stranger } = await signedUp(shop)
  expect((await stranger.delete(`/api/settings/sessions/${other.id}`)).status).toBe(404)
  expect(await phone.me()).toBe(email)
  expect((await person.delete(`/api/settings/sessions/${other.id}`)).status).toBe(200)
  expect(await Promise.all([person.me(), phone.me()])).toEqual([email, undefined])
  expect((await person.delete('/api/settings/sessions/not-an-id')).status).toBe(404)
})

test('all other sessions end at once', async () => {
  const { person, email, password } = await signedUp(shop)
  const others = [shop.visitor(), shop.visitor()]
  for (const one of others) await one.post('/api/auth/login', { email, password })
  expect((await person.delete('/api/settings/sessions')).body).toEqual({ success: true, ended: 2 })
  expect(await Promise.all([person, ...others].map((one) => one.me()))).toEqual([email, undefined, undefined])
})

test('the export is a ZIP with what every capability knows, and the files; no secrets', async () => {
  const bytes = Buffer.from('%PDF-1.7 a plan')
  stored.key = (await shop.house().storage.put('blueprints/x', bytes)).key
  const { person, email } = await provedUser(shop)
  const { status, headers, raw } = await person.get('/api/settings/export')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="founder-co-pilot-my-data.zip"',
  })
  const entries = await entriesOf(raw)
  expect(entries.get('files/Larder/plan.pdf')).toEqual(bytes)
  const account = JSON.parse(String(entries.get('account.json')))
  expect(account).toMatchObject({ email, fullName: 'Mara Lindqvist', sessions: [{ method: 'signup' }] })
  expect(JSON.parse(String(entries.get('diary.json')))).toMatchObject({
    wrote: expect.stringMatching(/^by /),
  })
  expect(JSON.parse(String(entries.get('notifications.json')))).toMatchObject({ notifyOnVote: false })
  expect(JSON.parse(String(entries.get('mail.json')))).toContainEqual(
    expect.objectContaining({ subject: 'Confirm your email address' }),
  )
  const everything = [...entries.values()].map(String).join()
  expect(everything).not.toMatch(/argon2|tokenHash|passwordHash/)
  expect(everything).not.toContain(person.cookies.get('fcp_session'))
})

test('a missing file breaks the export off instead of leaving it out', async () => {
  const { email } = await provedUser(shop)
  const { id = '' } = (await rowOf(email)) ?? {}
  const gone: Feature = {
    name: 'gone',
    exportFiles: async () => [{ path: 'x', key: `blueprints/${'0'.repeat(64)}` }],
  }
  const zip = await exportData({ ...shop.house(), features: [gone] }, { id, email })
  await expect(buffer(zip)).rejects.toThrow('is missing')
})

test('what is known by an address alone is for whoever proved it', async () => {
  const { person } = await signedUp(shop)
  const entries = await entriesOf((await person.get('/api/settings/export')).raw)
  expect([...entries.keys()]).not.toContain('mail.json')
})

test('deleting the account asks for the password, erases the person everywhere, and ends all sessions', async () => {
  const { person, email, password } = await provedUser(shop)
  const phone = shop.visitor()
  await phone.post('/api/auth/login', { email, password })
  expect(await person.post('/api/settings/delete-account', {})).toMatchObject({ status: 400 })
  expect(await person.post('/api/settings/delete-account', { currentPassword: 'wrong' })).toMatchObject({
    status: 400,
  })
  const { id = '' } = (await rowOf(email)) ?? {}
  expect((await person.post('/api/settings/delete-account', { currentPassword: password })).status).toBe(200)
  expect(person.cookies.size).toBe(0)
  expect(await phone.me()).toBeUndefined()
  expect(await rowOf(email)).toBeUndefined()
  expect(erased).toContain(`Mara Lindqvist ${email}`)
  const { db, database } = shop.house()
  for (const table of [sessions, oneTimeTokens]) {
    expect(await db.select().from(table).where(eq(table.userId, id))).toEqual([])
  }
  const { rows } = await database.pool.query('select 1 from mails where recipient = $1', [email])
  expect(rows).toEqual([])
  expect((await phone.post('/api/auth/login', { email, password })).status).toBe(401)
  await signedUp(shop, email)
})

test('an unproved account that is deleted erases nothing that belongs to the address', async () => {
  const { person, email, password } = await signedUp(shop)
  await shop.mail(email, 'Confirm your email')
  await person.post('/api/settings/delete-account', { currentPassword: password })
  expect(erased).toContain('Mara Lindqvist undefined')
  const { rows } = await shop.house().database.pool.query('select 1 from mails where recipient = $1', [email])
  expect(rows).toHaveLength(1)
})

test('an erasure that fails halfway erases nothing', async () => {
  const { person, email, password } = await provedUser(shop)
  await person.post('/api/settings/name', { fullName: 'Cannot Go' })
  expect((await person.post('/api/settings/delete-account', { currentPassword: password })).status).toBe(500)
  expect(await person.me()).toBe(email)
})

test('a database from before an erasure forgets the person again, and knows no more than that', async () => {
  const { db, storage } = shop.house()
  const back = async (email: string, provedAt: Date | null) => {
    const { person, password } = await provedUser(shop, email)
    const { id = '' } = (await rowOf(email)) ?? {}
    await person.post('/api/settings/delete-account', { currentPassword: password })
    await db.insert(users).values({ id, email, fullName: 'Came Back', provedAt })
    return id
  }
  const [early, late] = [randomEmail(), randomEmail()]
  const ids = [await back(early, new Date()), await back(late, null)]
  await expect
    .poll(async () => (await erasuresIn(storage)).map(({ userId }) => userId))
    .toEqual(expect.arrayContaining(ids))
  const known = (await erasuresIn(storage)).filter(({ userId }) => ids.includes(userId))
  expect(JSON.stringify(known)).not.toContain('@')

  // As it was before: this database has never heard of it.
  await db.delete(erasedPeople)
  expect(await eraseAgain(shop.house(), known)).toBe(2)
  expect([await rowOf(early), await rowOf(late)]).toEqual([undefined, undefined])
  expect(erased, 'the proof came after the backup').toContain(`Came Back ${late}`)
  expect(await eraseAgain(shop.house(), known)).toBe(0)

  await db.insert(users).values({ id: ids[0], email: early, fullName: 'Came Back', provedAt: new Date() })
  await accountsFeature.start?.(shop.house())
  expect(await rowOf(early), 'nobody is served by a shop that still knows them').toBeUndefined()
})

test('deleting twice at once is one deletion and no crash', async () => {
  const { person, password } = await provedUser(shop)
  const answers = await Promise.all(
    [1, 2].map(() => person.post('/api/settings/delete-account', { currentPassword: password })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('dead sessions and old tokens are purged, living ones stay', async () => {
  const { person, email } = await provedUser(shop)
  const { db } = shop.house()
  const { id = '' } = (await rowOf(email)) ?? {}
  const past = (ago: string) => sql`now() - ${ago}::interval`
  const [dead] = await db
    .insert(sessions)
    .values({
      tokenHash: randomEmail(),
      userId: id,
      method: 'link',
      userAgent: '',
      expiresAt: past('1 second'),
    })
    .returning()
  const token = { purpose: 'login' as const, userId: id, email }
  const [old] = await db
    .insert(oneTimeTokens)
    .values({ ...token, tokenHash: randomEmail(), expiresAt: past('2 days') })
    .returning()
  const [living] = await db
    .insert(oneTimeTokens)
    .values({ ...token, tokenHash: randomEmail(), expiresAt: sql`now() + interval '1 hour'` })
    .returning()
  const purge = accountsFeature.jobs?.(shop.house()).find(({ queue }) => queue.name === 'purge-accounts')
  expect(purge?.queue.schedule).toBeDefined()
  await purge?.run({}, { jobId: 'x', signal: new AbortController().signal, isLast: false })
  const ids = (
    await db.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(eq(oneTimeTokens.userId, id))
  ).map((row) => row.id)
  expect(ids).toContain(living?.id)
  expect(ids).not.toContain(old?.id)
  expect(
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.id, dead?.id ?? '')),
  ).toEqual([])
  expect(await person.me()).toBe(email)
})
