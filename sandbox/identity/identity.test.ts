import { once } from 'node:events'
import { connect } from 'node:net'
import { ClientSecretBasic } from 'openid-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type IdentityProvider, openIdentityProvider } from './identity.ts'
import { begin, CALLBACK, redeem, SITE } from './testing/site.ts'
import { Visitor } from './testing/visitor.ts'

let provider: IdentityProvider
let visitor: Visitor

beforeAll(async () => {
  provider = await openIdentityProvider({ redirectUris: [CALLBACK], siteUrl: SITE })
})

beforeEach(() => {
  visitor = new Visitor(SITE)
})

afterAll(() => provider.close())

async function signIn(fields: Record<string, string>, more?: Record<string, string>) {
  const started = await begin(provider, visitor, more)
  const end = await visitor.submit(started.page, fields)
  return redeem(provider, end.url, started)
}

test('a ready account signs in with one click', async () => {
  const started = await begin(provider, visitor)
  expect(started.page).toMatchObject({
    status: 200,
    text: expect.stringContaining('This stands in for Google'),
  })
  const end = await visitor.submit(started.page, { account: 'mara@example.com' })
  expect(end.url).toMatch(`${CALLBACK}?code=`)
  expect(await redeem(provider, end.url, started)).toMatchObject({
    iss: provider.issuer,
    aud: provider.clientId,
    sub: expect.stringMatching(/^[0-9a-f]{24}$/),
    email: 'mara@example.com',
    email_verified: true,
    name: 'Mara Lindqvist',
  })
})

test('the client may also send its secret in the header', async () => {
  const started = await begin(provider, visitor)
  const end = await visitor.submit(started.page, { account: 'tom@example.com' })
  const basic = ClientSecretBasic(provider.clientSecret)
  expect(await redeem(provider, end.url, started, basic)).toMatchObject({ email: 'tom@example.com' })
})

test('an address can be unverified', async () => {
  expect(await signIn({ account: 'unverified@example.com' })).toMatchObject({ email_verified: false })
  const other = { email: 'ada@example.com', name: 'Ada' }
  expect(await signIn(other)).toMatchObject({ ...other, email_verified: false })
  expect(await signIn({ ...other, verified: 'on' })).toMatchObject({ ...other, email_verified: true })
})

test('an account is known by its address, whatever its case', async () => {
  const first = await signIn({ email: 'Ada@Example.com', name: '', verified: 'on' })
  expect(first).toMatchObject({ email: 'Ada@Example.com' })
  expect(first).not.toHaveProperty('name')
  expect((await signIn({ email: 'ada@example.com', name: 'Ada' }))?.sub).toBe(first?.sub)
  expect((await signIn({ email: 'bob@example.com', name: 'Ada' }))?.sub).not.toBe(first?.sub)
})

test('an account may have an id of its own: one address twice, or one account with a new address', async () => {
  const ada = { email: 'ada@example.com', name: 'Ada' }
  expect(await signIn({ ...ada, sub: 'first' })).toMatchObject({ sub: 'first', email: 'ada@example.com' })
  expect(await signIn({ ...ada, sub: 'second' })).toMatchObject({ sub: 'second', email: 'ada@example.com' })
  expect(await signIn({ ...ada, email: 'new@example.com', sub: 'first' })).toMatchObject({
    sub: 'first',
    email: 'new@example.com',
  })
})

test('the same browser is asked every time, and may choose somebody else', async () => {
  expect(await signIn({ account: 'mara@example.com' })).toMatchObject({ email: 'mara@example.com' })
  expect((await begin(provider, visitor)).page).toMatchObject({
    status: 200,
    text: expect.stringContaining('Choose an account'),
  })
  expect(await signIn({ account: 'tom@example.com' })).toMatchObject({ email: 'tom@example.com' })
  const chosen = await signIn({ account: 'mara@example.com' }, { prompt: 'select_account' })
  expect(chosen).toMatchObject({ email: 'mara@example.com' })
  const silent = await begin(provider, visitor, { prompt: 'none' })
  expect(new URL(silent.page.url).searchParams.get('error')).toBe('login_required')
})

test('cancelling tells the site', async () => {
  const started = await begin(provider, visitor)
  const end = await visitor.submit(started.page, {
    cancel: 'yes',
    email: '',
    name: '',
    verified: 'on',
    sub: '',
  })
  await expect(redeem(provider, end.url, started)).rejects.toMatchObject({ error: 'access_denied' })
})

test('closing waits for nobody, not even for a request that never ends', async () => {
  const other = await openIdentityProvider({ redirectUris: [CALLBACK], siteUrl: SITE })
  const { host, port } = new URL(other.issuer)
  const slow = connect(Number(port), '127.0.0.1')
    .on('error', () => {})
    .resume()
  slow.write(`POST /auth HTTP/1.1\r\nhost: ${host}\r\n`)
  slow.write('content-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\n')
  expect((await fetch(`${other.issuer}/jwks`)).status).toBe(200)
  const ended = once(slow, 'close')
  await other.close()
  await ended
  await expect(fetch(other.issuer)).rejects.toThrow()
})
