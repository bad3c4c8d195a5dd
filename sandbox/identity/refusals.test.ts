import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type IdentityProvider, openIdentityProvider } from './identity.ts'
import { authorizationUrl, begin, CALLBACK, redeem, SITE } from './testing/site.ts'
import { Visitor } from './testing/visitor.ts'

const OVER = 'This sign-in is over. Please start again from the site.'

let provider: IdentityProvider
let visitor: Visitor

beforeAll(async () => {
  provider = await openIdentityProvider({ redirectUris: [CALLBACK], siteUrl: SITE })
})

beforeEach(() => {
  visitor = new Visitor(SITE)
})

afterAll(() => provider.close())

test('a code is good once', async () => {
  const started = await begin(provider, visitor)
  const { url } = await visitor.submit(started.page, { account: 'mara@example.com' })
  expect(await redeem(provider, url, started)).toMatchObject({ email: 'mara@example.com' })
  await expect(redeem(provider, url, started)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a code is worth nothing with another verifier or another secret', async () => {
  const started = await begin(provider, visitor)
  const { url } = await visitor.submit(started.page, { account: 'mara@example.com' })
  const { verifier } = await authorizationUrl(provider)
  await expect(redeem(provider, url, { ...started, verifier })).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  const stranger = { ...provider, clientSecret: 'guessed' }
  await expect(redeem(stranger, url, started)).rejects.toMatchObject({ error: 'invalid_client' })
})

test('PKCE is required', async () => {
  for (const parameters of [['code_challenge', 'code_challenge_method'], ['code_challenge_method']]) {
    const { url } = await authorizationUrl(provider)
    for (const parameter of parameters) url.searchParams.delete(parameter)
    const answer = new URL((await visitor.open(url.href)).url)
    expect(answer.origin).toBe(SITE)
    expect(answer.searchParams.get('error')).toBe('invalid_request')
  }
})

test('only codes are given out, and only to a known address', async () => {
  const { url } = await authorizationUrl(provider, { response_type: 'id_token' })
  expect((await visitor.open(url.href)).url).toContain('error=unsupported_response_type')
  const elsewhere = await begin(provider, visitor, { redirect_uri: `${CALLBACK}/../evil` })
  expect(elsewhere.page).toMatchObject({ status: 400, text: expect.stringContaining('was refused') })
  const stranger = await begin({ ...provider, clientId: '<b>stranger</b>' }, visitor)
  expect(stranger.page).toMatchObject({ status: 400, text: expect.stringContaining('was refused') })
})

test('bad input on the form is answered with a sentence, and kept', async () => {
  const { page } = await begin(provider, visitor)
  const fields = { email: 'ada@example.com', name: '"><b>Ada', sub: '' }
  const answer = async (more: Record<string, string>) => visitor.submit(page, { ...fields, ...more })

  const typo = await answer({ email: 'ada@example' })
  expect(typo).toMatchObject({ status: 400, text: expect.stringContaining('This is not an email address.') })
  expect(typo.text).toContain('value="ada@example"')
  expect(typo.text).toContain('value="&#34;&#62;&#60;b&#62;Ada"')
  for (const email of ['a b@example.com', '@example.com', 'a@@example.com', `${'a'.repeat(65)}@example.com`])
    expect(await answer({ email })).toMatchObject({
      status: 400,
      text: expect.stringContaining('This is not'),
    })

  expect(await answer({ email: ' ' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Please enter'),
  })
  expect(await answer({ name: 'n'.repeat(201) })).toMatchObject({ status: 400 })
  expect(await answer({ sub: 'á' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('An account id'),
  })
  expect(await answer({ name: 'n'.repeat(1_000_000) })).toMatchObject({
    status: 400,
    text: expect.stringContaining('could not be read'),
  })
  // Faults do not end the sign-in.
  expect((await answer({})).url).toMatch(`${CALLBACK}?code=`)
})

test('a sign-in that is over, or somebody else’s, is over', async () => {
  const started = await begin(provider, visitor)
  const stranger = new Visitor(SITE)
  expect(await stranger.open(started.page.url)).toMatchObject({
    status: 400,
    text: expect.stringContaining(OVER),
  })
  expect(await stranger.submit(started.page, { account: 'mara@example.com' })).toMatchObject({
    status: 400,
    text: expect.stringContaining(OVER),
  })
  await visitor.submit(started.page, { account: 'mara@example.com' })
  for (const url of [started.page.url, started.page.url.replace('interaction', 'auth')])
    expect(await visitor.open(url)).toMatchObject({ status: 400, text: expect.stringContaining(OVER) })
})

test('the form may lead to the site and nowhere else, and the page runs nothing', async () => {
  const policy = (await fetch(`${provider.issuer}/interaction/none`)).headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self' /)
  expect(policy).toContain(`form-action 'self' ${SITE}; base-uri 'none'`)
})

test('garbage is refused, never an accident', async () => {
  const { host } = new URL(provider.issuer)
  const form = 'content-type: application/x-www-form-urlencoded'
  const garbage = [
    ...['/', '//', '/%', '/%ff%00', '/interaction/', '/interaction/%', '/interaction/../auth', '/auth/none'],
    ...['/auth', '/auth?', '/auth?client_id=a&client_id=b', '/auth?client_id[a]=b', '/auth?%=%', '/me'],
    ...['http://evil.example/auth', `/auth?client_id=${provider.clientId}&redirect_uri=%00&resource=a`],
  ].map(
    (path) =>
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: null\r\ncookie: sandbox_identity_session=%;=;;`,
  )
  const posts = [
    `POST /token HTTP/1.1\r\nhost: ${host}`,
    `POST /token HTTP/1.1\r\nhost: ${host}\r\n${form}; charset=none\r\ncontent-length: 0`,
    `POST /token HTTP/1.1\r\nhost: ${host}\r\nauthorization: Basic ====\r\n${form}\r\ncontent-length: 0`,
    `POST /token HTTP/1.1\r\nhost: ${host}\r\n${form}\r\ncontent-length: 21\r\n\r\ngrant_type=__proto__&a`,
    `POST /auth HTTP/1.1\r\nhost: ${host}\r\n${form}\r\ncontent-length: 0`,
    `PUT /interaction/none HTTP/1.1\r\nhost: ${host}`,
    'GET /jwks HTTP/1.1\r\nhost: [',
    'GET /jwks HTTP/1.1\r\nhost: evil.example',
  ]
  for (const request of [...garbage, ...posts]) {
    const answer = await raw(request)
    expect(answer, request).toMatch(/^HTTP\/1\.1 4\d\d /)
  }
})

function raw(request: string): Promise<string> {
  const socket = connect(Number(new URL(provider.issuer).port), '127.0.0.1')
  const [head, body = ''] = request.split('\r\n\r\n')
  socket.write(`${head}\r\nconnection: close\r\n\r\n${body}`)
  return text(socket)
}
