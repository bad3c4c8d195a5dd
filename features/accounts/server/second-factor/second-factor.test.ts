// The second step of a sign-in: a code of an app, a recovery code, or a passkey.
import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { eq, sql } from '#server/database/sql.ts'
import { securityEvents } from '#server/security-log/tables.ts'
import { authenticators, passkeys, recoveryCodes, sessions, users } from '../tables.ts'
import { adminUser, openShop, ownerUser, provedUser, type Visitor } from '../testing/shop.ts'
import { addPasskey } from '../testing/software-passkey.ts'

const shop = openShop()
const WRONG = { status: 400, body: { code: 'wrong_factor' } }
const OVER = { status: 401, body: { code: 'sign_in_over' } }

/** A code of the next time step: the one of now was used to set the app up. */
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

async function withApp(known?: { person: Visitor; email: string; password: string }) {
  const account = known ?? (await provedUser(shop))
  const { secret } = (await account.person.post('/api/settings/authenticator', {})).body
  const code = await generate({ secret })
  const { body } = await account.person.post('/api/settings/authenticator/confirm', { code })
  return { ...account, secret: secret as string, codes: body.recoveryCodes as string[] }
}

/** The first step, in a browser of its own. */
async function begin({ email, password }: { email: string; password: string }) {
  const visitor = shop.visitor()
  const answer = await visitor.post('/api/auth/login', { email, password })
  const pass = (body: object) => visitor.post('/api/auth/second-factor', body)
  return { visitor, answer, pass }
}

test('a password alone signs nobody in once there is an app; its code does, once', async () => {
  const account = await withApp()
  expect(account.codes).toHaveLength(10)
  const { visitor, answer, pass } = await begin(account)
  expect(answer.body).toEqual({ success: true, secondFactor: ['authenticator', 'recovery'] })
  expect(await visitor.me()).toBeUndefined()
  expect((await visitor.get('/api/settings/security')).status).toBe(401)
  const code = await nextCode(account.secret)
  expect((await pass({ code })).body).toMatchObject({ user: { email: account.email } })
  expect(await visitor.me()).toBe(account.email)
  // Somebody who looked over the shoulder, with the password.
  const other = await begin(account)
  expect(await other.pass({ code })).toMatchObject(WRONG)
  expect(await other.visitor.me()).toBeUndefined()
})

test('the code that set the app up does not sign in, too', async () => {
  const account = await provedUser(shop)
  const { secret } = (await account.person.post('/api/settings/authenticator', {})).body
  const code = await generate({ secret })
  expect(await account.person.post('/api/settings/authenticator/confirm', { code: '000000' })).toMatchObject(
    WRONG,
  )
  expect((await account.person.post('/api/settings/authenticator/confirm', { code })).status).toBe(200)
  expect(await (await begin(account)).pass({ code })).toMatchObject(WRONG)
})

test('of two at once with one code, one gets in', async () => {
  const account = await withApp()
  const browsers = [await begin(account), await begin(account)]
  const code = await nextCode(account.secret)
  const answers = await Promise.all(browsers.map(({ pass }) => pass({ code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a recovery code works once, in any spelling, and an email tells', async () => {
  const account = await withApp()
  const [first = ''] = account.codes
  const { visitor, pass } = await begin(account)
  expect((await pass({ code: ` ${first.toUpperCase().replace('-', '')} ` })).status).toBe(200)
  expect((await visitor.get('/api/settings/security')).body.recoveryCodesLeft).toBe(9)
  expect((await shop.mail(account.email, 'recovery code')).text).toContain('9 are left')
  expect(await (await begin(account)).pass({ code: first })).toMatchObject(WRONG)
  const { body } = await visitor.post('/api/settings/recovery-codes', {})
  expect(body.recoveryCodes).toHaveLength(10)
  expect(await (await begin(account)).pass({ code: account.codes[1] })).toMatchObject(WRONG)
  const stored = await shop.house().db.select().from(recoveryCodes)
  expect(JSON.stringify(stored)).not.toContain(body.recoveryCodes[0])
})

test('five wrong codes end the sign-in, twenty a day the codes; recovery codes still work', async () => {
  const account = await withApp()
  const { pass } = await begin(account)
  for (let i = 0; i < 5; i++) expect(await pass({ code: '000000' })).toMatchObject(WRONG)
  expect(await pass({ code: await nextCode(account.secret) })).toMatchObject(OVER)
  for (let i = 0; i < 15; i++) await (await begin(account)).pass({ code: '000000' })
  const { pass: last } = await begin(account)
  expect((await last({ code: await nextCode(account.secret) })).status).toBe(429)
  expect((await last({ code: account.codes[0] })).status).toBe(200)
})

test('a half-open sign-in is of one browser, ends by itself, and with a new password', async () => {
  const account = await withApp()
  const begun = await begin(account)
  const code = await nextCode(account.secret)
  expect(await shop.visitor().post('/api/auth/second-factor', { code })).toMatchObject(OVER)
  await shop.house().db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.awaitsFactor, true))
  expect(await begun.pass({ code })).toMatchObject(OVER)
  const again = await begin(account)
  const change = { currentPassword: account.password, password: 'second password' }
  expect((await account.person.post('/api/settings/password', change)).status).toBe(200)
  expect(await again.pass({ code })).toMatchObject(OVER)
})

test('a link asks for it, too; a passkey answers it, and only one’s own', async () => {
  const account = await provedUser(shop)
  const { passkey } = await addPasskey(account.person)
  const visitor = shop.visitor()
  await visitor.post('/api/auth/login', { email: account.email })
  const { token } = await shop.mail(account.email, 'Your login link')
  const { body } = await visitor.post('/api/auth/magic-login', { token })
  expect(body).toEqual({ success: true, passwordEnded: false, secondFactor: ['passkey', 'recovery'] })
  const challenge = async () =>
    (await visitor.get('/api/auth/second-factor')).body.passkeyOptions.challenge as string
  const { passkey: strangers } = await addPasskey((await provedUser(shop)).person)
  const pass = (signed: object) => visitor.post('/api/auth/second-factor', { passkey: signed })
  expect(await pass(strangers.sign({ challenge: await challenge() }))).toMatchObject({
    status: 400,
    body: { code: 'passkey_refused' },
  })
  // As a second factor it need not verify its user.
  expect((await pass(passkey.sign({ challenge: await challenge(), verified: false }))).status).toBe(200)
  expect(await visitor.me()).toBe(account.email)
})

test('the first factor ends the other sessions; changing factors needs a confirmation of the last 10 minutes', async () => {
  const account = await provedUser(shop)
  const elsewhere = shop.visitor()
  await elsewhere.post('/api/auth/login', account)
  const { secret } = await withApp(account)
  expect(await elsewhere.me()).toBeUndefined()
  const { db } = shop.house()
  const old = { confirmedAt: sql`now() - interval '11 minutes'` }
  await db.update(sessions).set(old)
  const remove = () => account.person.delete('/api/settings/authenticator')
  expect(await remove()).toMatchObject({ status: 403, body: { code: 'confirm_again' } })
  for (const path of ['passkeys/options', 'authenticator', 'recovery-codes'])
    expect((await account.person.post(`/api/settings/${path}`, {})).status).toBe(403)
  const confirm = (body: object) => account.person.post('/api/auth/confirm', body)
  expect(await confirm({ code: '000000' })).toMatchObject(WRONG)
  expect((await account.person.get('/api/auth/confirm')).body).toMatchObject({
    confirmed: false,
    ways: ['authenticator'],
  })
  // Whoever reads the mail can set the password, so the password does not stand in for the factor.
  expect(await confirm({ password: account.password })).toMatchObject(WRONG)
  expect(await remove()).toMatchObject({ status: 403 })
  expect((await confirm({ code: await nextCode(secret) })).status).toBe(200)
  expect((await remove()).status).toBe(200)
  expect((await begin(account)).answer.body).toMatchObject({ user: { email: account.email } })
})

test('a reset link ends this session too once there is a factor: an open browser and the mailbox are not enough', async () => {
  const account = await withApp()
  const { person, email } = account
  await person.post('/api/auth/forgot-password', { email })
  const { token } = await shop.mail(email, 'Reset your password')
  const password = 'set by link'
  expect((await person.post('/api/auth/reset-password', { token, password })).status).toBe(200)
  expect(await person.me()).toBeUndefined()
  expect([...person.cookies.keys()]).not.toContain('fcp_session')
  const { answer, visitor } = await begin({ email, password })
  expect(answer.body).toMatchObject({ secondFactor: ['authenticator', 'recovery'] })
  expect((await visitor.post('/api/auth/confirm', { password })).status).toBe(401)
  expect((await visitor.delete('/api/settings/authenticator')).status).toBe(401)
})

test('where it is required, a role does not act without it, and acts once it is set up', async () => {
  const admin = await adminUser(shop)
  const { config } = shop.house()
  config.secondFactorRequired = true
  try {
    expect(await admin.person.get('/api/email-campaigns')).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    })
    expect((await admin.person.get('/api/dashboard')).body.user).toMatchObject({
      isAdmin: false,
      secondFactor: 'required',
    })
    await withApp(admin)
    expect((await admin.person.get('/api/email-campaigns')).status).toBe(200)
    const owner = await ownerUser(shop)
    // The owner stays the owner, whatever the role may do at the moment.
    expect((await owner.person.post('/api/settings/delete-account', {})).body.code).toBe('owner_stays')
  } finally {
    config.secondFactorRequired = false
  }
})

test('the owner resets the factor of an admin who lost everything, and it is written down', async () => {
  const [owner, admin] = [await ownerUser(shop), await withApp(await adminUser(shop))]
  const { db } = shop.house()
  const [row] = await db.select().from(users).where(eq(users.email, admin.email))
  const path = `/api/admin/customers/${row?.id}/second-factor`
  expect((await owner.person.post(path, { reason: 'Lost the phone' })).status).toBe(200)
  expect(await admin.person.me()).toBeUndefined()
  expect((await begin(admin)).answer.body).toMatchObject({ user: { email: admin.email } })
  expect((await shop.mail(admin.email, 'second factor was reset')).text).toContain('by the shop')
  const { entries } = (await owner.person.get('/api/admin/audit')).body
  expect(entries[0]).toMatchObject({ action: 'customer.reset-second-factor', reason: 'Lost the phone' })
})

test('the security log tells a half-open sign-in from a finished one', async () => {
  const account = await withApp()
  const { id: userId } = (await account.person.get('/api/auth/me')).body.user
  const { db, securityLog } = shop.house()
  const kinds = async () => {
    await securityLog.settled()
    const events = await db.select().from(securityEvents).where(eq(securityEvents.userId, userId))
    return events.map(({ kind, method }) => `${kind} ${method}`)
  }
  const { pass } = await begin(account)
  // Something beside the code must not hide that it was used.
  const { passkey } = await addPasskey((await provedUser(shop)).person)
  const both = { code: account.codes[0], passkey: passkey.sign({ challenge: 'none' }) }
  expect(await pass(both)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  await pass({ code: '000000' })
  expect(await kinds()).toEqual(
    expect.arrayContaining(['second-factor-added totp', 'second-factor-failed POST /api/auth/second-factor']),
  )
  expect(await kinds()).not.toContain('sign-in password')
  await pass({ code: account.codes[0] })
  expect(await kinds()).toEqual(expect.arrayContaining(['recovery-code-used ', 'sign-in password']))
})

test('the security log has each factor that is added or removed, and new recovery codes', async () => {
  const account = await provedUser(shop)
  const { person, email } = account
  const { db, securityLog } = shop.house()
  await addPasskey(person)
  await person.post('/api/settings/recovery-codes', {})
  const [passkey] = (await person.get('/api/settings/security')).body.passkeys
  expect((await person.delete(`/api/settings/passkeys/${passkey.id}`)).status).toBe(200)
  await withApp(account)
  expect((await person.delete('/api/settings/authenticator')).status).toBe(200)
  await securityLog.settled()
  const events = await db
    .select({ kind: securityEvents.kind, method: securityEvents.method })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.userId))
    .where(eq(users.email, email))
  expect(events.map(({ kind, method }) => `${kind} ${method}`)).toEqual(
    expect.arrayContaining([
      'second-factor-added passkey',
      'recovery-codes-created ',
      'second-factor-removed passkey',
      'second-factor-removed totp',
    ]),
  )
})

test('erasing an account erases its factors; the export names them without secrets', async () => {
  const account = await withApp()
  await addPasskey(account.person)
  const { raw } = await account.person.get('/api/settings/export')
  expect(raw.includes(account.secret)).toBe(false)
  const erased = await account.person.post('/api/settings/delete-account', {
    currentPassword: account.password,
  })
  expect(erased.status).toBe(200)
  const { db } = shop.house()
  const left = await db.select().from(authenticators).where(eq(authenticators.secret, account.secret))
  expect(left).toEqual([])
  expect((await db.select().from(passkeys)).filter(({ name }) => name === account.email)).toEqual([])
})
