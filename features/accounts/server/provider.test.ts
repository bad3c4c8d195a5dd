// Signing in at a real OpenID provider, from the button to the session.

import { generate } from 'otplib'
import { afterAll, expect, test } from 'vitest'
import { openIdentityProvider } from '#sandbox/identity/identity.ts'
import { Visitor as Walker } from '#sandbox/identity/testing/visitor.ts'
import { and, eq } from '#server/database/sql.ts'
import { securityEvents } from '#server/security-log/tables.ts'
import { identities, users } from './tables.ts'
import { openShop, provedUser, randomEmail, signedUp, type Visitor } from './testing/shop.ts'

const SITE = 'http://shop.test'
const provider = await openIdentityProvider({
  siteUrl: SITE,
  redirectUris: [`${SITE}/api/auth/google/callback`],
})
afterAll(() => provider.close())
const shop = openShop({ identityProvider: provider })

interface Chosen {
  email: string
  name?: string
  verified?: 'on'
  /** The provider does not run the mailbox. */
  elsewhere?: 'on'
  sub?: string
}

/** Sets out at the site, chooses an account at the provider, and stops before coming back. */
async function setOut(visitor: Visitor, chosen: Chosen | { cancel: 'yes' }): Promise<string> {
  const { status, headers } = await visitor.get('/api/auth/google')
  expect(status).toBe(302)
  const walker = new Walker(SITE)
  const page = await walker.open(String(headers.location))
  const back = await walker.submit(page, { name: 'Mara Lindqvist', email: '', ...chosen })
  return back.url.slice(SITE.length)
}

async function signIn(visitor: Visitor, chosen: Chosen | { cancel: 'yes' }): Promise<string> {
  const { headers } = await visitor.get(await setOut(visitor, chosen))
  return String(headers.location)
}

async function rowOf(email: string) {
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  return user
}

test('a verified address makes an account that is proved, and coming again opens the same one', async () => {
  const email = randomEmail()
  const visitor = shop.visitor()
  expect(await signIn(visitor, { email, verified: 'on' })).toBe('/dashboard?signup=google')
  expect(await visitor.me()).toBe(email)
  const user = await rowOf(email)
  expect(user).toMatchObject({ fullName: 'Mara Lindqvist', passwordHash: null, role: 'user' })
  expect(user?.provedAt).toBeInstanceOf(Date)
  expect(user?.termsAcceptedAt).toBeInstanceOf(Date)
  expect(await signIn(shop.visitor(), { email, verified: 'on' })).toBe('/dashboard?login=google')
  expect(
    await shop
      .house()
      .db.select()
      .from(identities)
      .where(eq(identities.userId, user?.id ?? '')),
  ).toHaveLength(1)
})

test('an account is known by its subject, also when its address changed', async () => {
  const [first, second] = [randomEmail(), randomEmail()]
  const sub = randomEmail('sub')
  await signIn(shop.visitor(), { email: first, verified: 'on', sub })
  const visitor = shop.visitor()
  await signIn(visitor, { email: second, verified: 'on', sub })
  expect(await visitor.me()).toBe(first)
  expect(await rowOf(second)).toBeUndefined()
})

test('an address that the provider has not verified opens, makes and links nothing', async () => {
  const { email } = await provedUser(shop)
  for (const address of [email, randomEmail()]) {
    const visitor = shop.visitor()
    expect(await signIn(visitor, { email: address })).toBe('/login?error=address_unverified')
    expect(await visitor.me()).toBeUndefined()
  }
  const { db, securityLog } = shop.house()
  expect(await db.select().from(identities).where(eq(identities.subject, email))).toEqual([])
  await securityLog.settled()
  const failures = await db.select().from(securityEvents).where(eq(securityEvents.kind, 'sign-in-failed'))
  expect(failures).toContainEqual(expect.objectContaining({ method: 'provider', userId: null }))
})

test('a verified address links to the proved account of that address, ends nothing, and an email tells', async () => {
  const { person, email, password } = await provedUser(shop)
  const visitor = shop.visitor()
  await signIn(visitor, { email: email.toUpperCase(), verified: 'on' })
  expect(await visitor.me()).toBe(email)
  expect(await person.me()).toBe(email)
  expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
  await shop.mail(email, 'can now open your account')
})

test('it ends a planted password and its sessions', async () => {
  const { person: attacker, email, password } = await signedUp(shop)
  const victim = shop.visitor()
  await signIn(victim, { email, verified: 'on' })
  expect(await victim.me()).toBe(email)
  expect(await attacker.me()).toBeUndefined()
  expect((await attacker.post('/api/auth/login', { email, password })).status).toBe(401)
})

test('whoever signed up and comes by the provider in the same browser keeps the password', async () => {
  const { person, email, password } = await signedUp(shop)
  await signIn(person, { email, verified: 'on' })
  expect((await shop.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
})

test('the way back works only in the browser that set out', async () => {
  const attacker = shop.visitor()
  const back = await setOut(attacker, { email: randomEmail('attacker'), verified: 'on' })
  const victim = shop.visitor()
  // Without a journey of one's own, and on another's journey.
  for (const prepare of [async () => {}, async () => void (await victim.get('/api/auth/google'))]) {
    await prepare()
    expect((await victim.get(back)).headers.location).toBe('/login?error=provider_failed')
    expect(await victim.me()).toBeUndefined()
  }
})

test.each([
  ['another state', (url: string) => url.replace(/state=[^&]+/, 'state=another')],
  ['no state', (url: string) => url.replace(/&?state=[^&]+/, '')],
  ['another code', (url: string) => url.replace(/code=[^&]+/, 'code=another')],
  ['no code', (url: string) => url.replace(/code=[^&]+&?/, '')],
  ['another issuer', (url: string) => url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ['nothing', () => '/api/auth/google/callback'],
])('%s in the address leads nowhere', async (_, spoil) => {
  const visitor = shop.visitor()
  const back = await setOut(visitor, { email: randomEmail(), verified: 'on' })
  expect(spoil(back)).not.toBe(back)
  expect((await visitor.get(spoil(back))).headers.location).toBe('/login?error=provider_failed')
  expect(await visitor.me()).toBeUndefined()
})

test('a foreign nonce is refused', async () => {
  const visitor = shop.visitor()
  const back = await setOut(visitor, { email: randomEmail(), verified: 'on' })
  const journey = JSON.parse(Buffer.from(visitor.cookies.get('fcp_provider') ?? '', 'base64url').toString())
  const foreign = Buffer.from(JSON.stringify({ ...journey, nonce: 'foreign' })).toString('base64url')
  visitor.cookies.set('fcp_provider', foreign)
  expect((await visitor.get(back)).headers.location).toBe('/login?error=provider_failed')
  expect(await visitor.me()).toBeUndefined()
})

test('a journey is finished once', async () => {
  const visitor = shop.visitor()
  const back = await setOut(visitor, { email: randomEmail(), verified: 'on' })
  const journey = visitor.cookies.get('fcp_provider') ?? ''
  await visitor.get(back)
  expect(visitor.cookies.has('fcp_provider')).toBe(false)
  await visitor.post('/api/auth/logout')
  visitor.cookies.set('fcp_provider', journey)
  expect((await visitor.get(back)).headers.location).toBe('/login?error=provider_failed')
  expect(await visitor.me()).toBeUndefined()
})

test('cancelling leads back to the login page', async () => {
  expect(await signIn(shop.visitor(), { cancel: 'yes' })).toBe('/login?error=provider_cancelled')
})

test('two first sign-ins at once make one account', async () => {
  const email = randomEmail()
  const visitors = [shop.visitor(), shop.visitor(), shop.visitor()]
  const backs: string[] = []
  for (const one of visitors) backs.push(await setOut(one, { email, verified: 'on' }))
  await Promise.all(visitors.map((one, i) => one.get(backs[i] ?? '')))
  expect(await Promise.all(visitors.map((one) => one.me()))).toEqual([email, email, email])
})

test('names come without tricks', async () => {
  const email = randomEmail()
  await signIn(shop.visitor(), { email, verified: 'on', name: `${'a'.repeat(150)}` })
  expect((await rowOf(email))?.fullName).toHaveLength(100)
  const other = randomEmail('no.name')
  await signIn(shop.visitor(), { email: other, verified: 'on', name: ' ' })
  expect((await rowOf(other))?.fullName).toBe(other.split('@')[0])
})

const SECURITY = 'can now open your account'
const account = async (visitor: Visitor) => (await visitor.get('/api/settings/account')).body.user

test('an address that the provider does not run is connected by an emailed link, in this browser, once', async () => {
  const { email } = await provedUser(shop)
  const chosen = { email, verified: 'on', elsewhere: 'on' } as const
  const visitor = shop.visitor()
  expect(await signIn(visitor, chosen)).toBe('/login?error=link_sent')
  expect(await visitor.me()).toBeUndefined()
  expect(await shop.house().db.select().from(identities).where(eq(identities.subject, email))).toEqual([])
  const { token } = await shop.mail(email, 'Connect Google')
  const elsewhere = shop.visitor()
  for (const path of ['/api/auth/magic-login/check', '/api/auth/magic-login'])
    expect(await elsewhere.post(path, { token })).toMatchObject({
      status: 400,
      body: { error: 'Please open this link in the browser where you started.' },
    })
  expect((await visitor.post('/api/auth/magic-login/check', { token })).body).toMatchObject({
    confirm: true,
    connects: 'Google (sandbox)',
  })
  const twice = [1, 2].map(() => visitor.post('/api/auth/magic-login', { token }))
  expect((await Promise.all(twice)).map(({ status }) => status).toSorted()).toEqual([200, 400])
  await shop.mail(email, SECURITY)
  expect(await signIn(shop.visitor(), chosen)).toBe('/dashboard?login=google')
  const { db, securityLog } = shop.house()
  await securityLog.settled()
  const events = await db
    .select({ kind: securityEvents.kind, method: securityEvents.method })
    .from(securityEvents)
    .innerJoin(users, and(eq(users.id, securityEvents.userId), eq(users.email, email)))
  expect(events).toContainEqual({ kind: 'provider-linked', method: 'link' })
})

test('with a second factor nothing is connected before it was shown, at once or by link', async () => {
  for (const elsewhere of [{}, { elsewhere: 'on' as const }]) {
    const { person, email } = await provedUser(shop)
    const { secret } = (await person.post('/api/settings/authenticator', {})).body
    const confirm = { code: await generate({ secret }) }
    const { recoveryCodes } = (await person.post('/api/settings/authenticator/confirm', confirm)).body
    const user = await rowOf(email)
    const connected = () =>
      shop
        .house()
        .db.select()
        .from(identities)
        .where(eq(identities.userId, user?.id ?? ''))
    const begin = async () => {
      const visitor = shop.visitor()
      const location = await signIn(visitor, { email, verified: 'on', ...elsewhere })
      if (location !== '/login?error=link_sent') return visitor
      const { token } = await shop.mail(email, 'Connect Google')
      expect((await visitor.post('/api/auth/magic-login', { token })).body.secondFactor).toContain('recovery')
      return visitor
    }
    const visitor = await begin()
    expect(await visitor.me()).toBeUndefined()
    expect(await connected()).toEqual([])
    // Another sign-in that shows the factor does not connect what this one brought.
    const other = shop.visitor()
    await other.post('/api/auth/login', { email, password: 'first password' })
    expect((await other.post('/api/auth/second-factor', { code: recoveryCodes[0] })).status).toBe(200)
    expect(await connected()).toEqual([])
    expect((await visitor.post('/api/auth/second-factor', { code: recoveryCodes[1] })).status).toBe(200)
    expect(await visitor.me()).toBe(email)
    expect(await connected()).toHaveLength(1)
    await shop.mail(email, 'can now open your account')
  }
})

test('an account that such a provider makes is unproved; the first proof disconnects it', async () => {
  const email = randomEmail()
  const chosen = { email, verified: 'on', elsewhere: 'on' } as const
  const former = shop.visitor()
  expect(await signIn(former, chosen)).toBe('/dashboard?signup=google')
  expect(await account(former)).toMatchObject({ proved: false, providers: ['Google (sandbox)'] })
  await shop.mail(email, 'Confirm your email')
  const holder = shop.visitor()
  await holder.post('/api/auth/login', { email })
  const { token } = await shop.mail(email, 'Your login link')
  expect((await holder.post('/api/auth/magic-login', { token })).status).toBe(200)
  expect(await former.me()).toBeUndefined()
  expect(await account(holder)).toMatchObject({ proved: true, providers: [] })
  expect(await signIn(shop.visitor(), chosen)).toBe('/login?error=link_sent')
})

test('a provider is disconnected with the password, and the sessions that it opened elsewhere end', async () => {
  const { person, email, password } = await provedUser(shop)
  const byProvider = shop.visitor()
  await signIn(byProvider, { email, verified: 'on' })
  const disconnect = (currentPassword?: string) =>
    person.post('/api/settings/disconnect-provider', { provider: 'Google (sandbox)', currentPassword })
  expect((await disconnect()).status).toBe(400)
  expect((await disconnect('not the password')).status).toBe(400)
  expect(await byProvider.me()).toBe(email)
  expect(
    (await Promise.all([disconnect(password), disconnect(password)])).map(({ status }) => status),
  ).toEqual([200, 200])
  expect(await byProvider.me()).toBeUndefined()
  expect(await account(person)).toMatchObject({ providers: [] })
  await shop.mail(email, 'no longer opens your account')
  const { db, securityLog } = shop.house()
  await securityLog.settled()
  const events = await db
    .select({ kind: securityEvents.kind, method: securityEvents.method, count: securityEvents.count })
    .from(securityEvents)
    .innerJoin(users, and(eq(users.id, securityEvents.userId), eq(users.email, email)))
  // Of two presses, one disconnects.
  expect(events).toContainEqual({ kind: 'provider-linked', method: 'provider', count: 1 })
  expect(events).toContainEqual({ kind: 'provider-unlinked', method: '', count: 1 })
  expect(events.filter(({ kind, method }) => kind === 'sign-in' && method === 'provider')).toHaveLength(1)
})

test('the last way in stays: an unproved address and no password', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, { email: randomEmail(), verified: 'on', elsewhere: 'on' })
  const answer = await visitor.post('/api/settings/disconnect-provider', { provider: 'Google (sandbox)' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'last_way_in' } })
  expect(await account(visitor)).toMatchObject({ providers: ['Google (sandbox)'] })
})
