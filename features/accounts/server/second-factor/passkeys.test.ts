// Signing in with a passkey, and everything that must not pass for one.
import { expect, test } from 'vitest'
import { eq, inArray } from '#server/database/sql.ts'
import { securityEvents } from '#server/security-log/tables.ts'
import { passkeyChallenges, passkeys, sessions, users } from '../tables.ts'
import { openShop, provedUser, signedUp } from '../testing/shop.ts'
import { addPasskey, type SoftwarePasskey, softwarePasskey } from '../testing/software-passkey.ts'

const shop = openShop()

const REFUSED = { status: 400, body: { code: 'passkey_refused' } }

async function challengeFor(visitor = shop.visitor()) {
  const { body } = await visitor.post('/api/auth/passkey/options', {})
  return { visitor, challenge: body.options.challenge as string }
}

async function withPasskey() {
  const known = await provedUser(shop)
  return { ...known, ...(await addPasskey(known.person)) }
}

async function signIn(passkey: SoftwarePasskey) {
  const { visitor, challenge } = await challengeFor()
  const answer = await visitor.post('/api/auth/passkey', { passkey: passkey.sign({ challenge }) })
  return { visitor, answer }
}

test('a passkey signs in by itself, with a session that counts as both factors', async () => {
  const { email, person, passkey, answer, recoveryCodes } = await withPasskey()
  expect(answer.status).toBe(200)
  expect(recoveryCodes).toHaveLength(10)
  const there = await signIn(passkey)
  expect(there.answer.body).toMatchObject({ success: true, user: { email } })
  expect(await there.visitor.me()).toBe(email)
  const { sessions } = (await there.visitor.get('/api/settings/sessions')).body
  expect(sessions[0]).toMatchObject({ current: true, method: 'passkey' })
  const { text } = await shop.mail(email, 'sign-in settings')
  expect(text).toContain('My laptop')
  expect((await person.get('/api/settings/security')).body).toMatchObject({
    passkeys: [{ name: 'My laptop', lastUsedAt: expect.any(String) }],
    recoveryCodesLeft: 10,
  })
  const { db, securityLog } = shop.house()
  await securityLog.settled()
  const events = await db.select().from(securityEvents).where(eq(securityEvents.kind, 'sign-in'))
  expect(events.filter(({ method }) => method === 'passkey')).toHaveLength(1)
})

test('what was signed works once, in the browser that asked, for this site and this challenge only', async () => {
  const { passkey } = await withPasskey()
  const { visitor, challenge } = await challengeFor()
  const signed = passkey.sign({ challenge })
  expect(await shop.visitor().post('/api/auth/passkey', { passkey: signed })).toMatchObject(REFUSED)
  expect((await visitor.post('/api/auth/passkey', { passkey: signed })).status).toBe(200)
  expect(await visitor.post('/api/auth/passkey', { passkey: signed })).toMatchObject(REFUSED)

  const other = await challengeFor()
  const wrongOrigin = passkey.sign({ challenge: other.challenge, origin: 'https://evil.example' })
  expect(await other.visitor.post('/api/auth/passkey', { passkey: wrongOrigin })).toMatchObject(REFUSED)
  const invented = passkey.sign({ challenge: 'a'.repeat(43) })
  expect(await other.visitor.post('/api/auth/passkey', { passkey: invented })).toMatchObject(REFUSED)
})

test('asking again and again keeps few challenges; the one of another tab still works', async () => {
  const { person, email, passkey } = await withPasskey()
  const { db } = shop.house()
  await db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(inArray(sessions.userId, db.select({ id: users.id }).from(users).where(eq(users.email, email))))
  const rows = async () => db.$count(passkeyChallenges, eq(passkeyChallenges.purpose, 'confirm'))
  const challenges: string[] = []
  for (let n = 0; n < 12; n++)
    challenges.push((await person.get('/api/auth/confirm')).body.passkeyOptions.challenge)
  expect(await rows()).toBeLessThanOrEqual(4)
  const confirm = (challenge: string) =>
    person.post('/api/auth/confirm', { passkey: passkey.sign({ challenge }) })
  expect(await confirm(challenges[0] ?? '')).toMatchObject(REFUSED)
  expect((await confirm(challenges.at(-2) ?? '')).status).toBe(200)
})

test('two at once with one signature: one gets in', async () => {
  const { passkey } = await withPasskey()
  const { visitor, challenge } = await challengeFor()
  const signed = passkey.sign({ challenge })
  const answers = await Promise.all([1, 2].map(() => visitor.post('/api/auth/passkey', { passkey: signed })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('an unknown passkey, another key under a known id, a copy that counts backwards, and no user verification', async () => {
  const { passkey } = await withPasskey()
  expect((await signIn(softwarePasskey())).answer).toMatchObject(REFUSED)
  const { visitor, challenge } = await challengeFor()
  const forged = { ...softwarePasskey().sign({ challenge }), id: passkey.sign({ challenge }).id }
  expect(await visitor.post('/api/auth/passkey', { passkey: forged })).toMatchObject(REFUSED)

  const sign = async (how: { counter?: number; verified?: boolean }) => {
    const begun = await challengeFor()
    const signed = passkey.sign({ challenge: begun.challenge, ...how })
    return begun.visitor.post('/api/auth/passkey', { passkey: signed })
  }
  expect((await sign({ counter: 50 })).status).toBe(200)
  expect(await sign({ counter: 7 })).toMatchObject(REFUSED)
  expect(await sign({ counter: 60, verified: false })).toMatchObject(REFUSED)
})

test('a removed passkey opens nothing; a stranger removes nobody’s', async () => {
  const { person, passkey } = await withPasskey()
  const [{ id }] = (await person.get('/api/settings/security')).body.passkeys
  const stranger = await provedUser(shop)
  expect((await stranger.person.delete(`/api/settings/passkeys/${id}`)).status).toBe(404)
  expect((await person.delete(`/api/settings/passkeys/${id}`)).status).toBe(200)
  expect((await signIn(passkey)).answer).toMatchObject(REFUSED)
  expect((await person.get('/api/settings/security')).body).toMatchObject({
    passkeys: [],
    recoveryCodesLeft: 0,
  })
})

test('registering answers a challenge of this session; a credential belongs to one account', async () => {
  const [mara, stranger] = [await provedUser(shop), await provedUser(shop)]
  const passkey = softwarePasskey()
  const { challenge } = (await mara.person.post('/api/settings/passkeys/options', {})).body.options
  const made = { name: 'Key', passkey: passkey.register({ challenge }) }
  expect(await stranger.person.post('/api/settings/passkeys', made)).toMatchObject(REFUSED)
  const evil = (await mara.person.post('/api/settings/passkeys/options', {})).body.options.challenge
  const wrongOrigin = {
    ...made,
    passkey: passkey.register({ challenge: evil, origin: 'https://evil.example' }),
  }
  expect(await mara.person.post('/api/settings/passkeys', wrongOrigin)).toMatchObject(REFUSED)
  expect((await addPasskey(mara.person, passkey)).answer.status).toBe(200)
  expect((await addPasskey(stranger.person, passkey)).answer).toMatchObject(REFUSED)
})

test('an unproved account gets none, and one that was planted goes with the first proof', async () => {
  const { person, email } = await signedUp(shop)
  expect(await person.post('/api/settings/passkeys/options', {})).toMatchObject({
    status: 403,
    body: { code: 'prove_address' },
  })
  // As if it had got there all the same.
  const { db } = shop.house()
  const { id: userId } = (await person.get('/api/auth/me')).body.user
  const planted = { userId, credentialId: email, publicKey: 'x', counter: 0, transports: [], name: 'Planted' }
  await db.insert(passkeys).values(planted)
  const victim = shop.visitor()
  await victim.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  expect((await victim.post('/api/auth/magic-login', { token })).body).toMatchObject({ user: { email } })
  expect(await db.select().from(passkeys).where(eq(passkeys.userId, userId))).toEqual([])
})
