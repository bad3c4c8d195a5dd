// What holds for every call, tried over the real app.
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handle } from '#kit/route.ts'
import { buildApp } from './app.ts'
import { eq } from './database/sql.ts'
import { Failure } from './errors.ts'
import { logOptions } from './log.ts'
import { securityEvents } from './security-log/tables.ts'
import { testHouse } from './testing/house.ts'
import {
  broken,
  echo,
  foreign,
  form,
  hook,
  leaking,
  misshapen,
  nothing,
  refused,
  scarce,
  signed,
  tight,
} from './testing/odd-calls.ts'

const house = testHouse({ env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '100000' } })
const logged: string[] = []
let app: FastifyInstance

beforeAll(async () => {
  const log = pino(
    logOptions('info'),
    new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }),
  )
  app = await buildApp({
    house: { ...house(), log },
    requestTimeoutMs: 2_000,
    routes: [
      handle(echo, ({ params, body }) => ({ id: params.id, name: body.name, secret: 'kept in' })),
      handle(broken, async () => {
        await house().database.pool.query('select $1::text, 1/0 /* secret table */', ['param-secret'])
        return {}
      }),
      handle(refused, () => {
        throw new Failure('rate_limited', { sentence: 'Not now.', headers: { 'retry-after': '7' } })
      }),
      handle(leaking, () => ({ id: 1, passwordHash: 'x' }) as { id: number }),
      handle(misshapen, () => ({ id: 'x' }) as never),
      handle(scarce, () => ({})),
      handle(hook, () => ({})),
      handle(signed, ({ request }) => ({ bytes: (request.body as Buffer).toString() })),
      handle(form, ({ body }) => ({ said: body['List-Unsubscribe'] })),
      handle(foreign, () => {
        throw Object.assign(new Error('No such API key: sk_live_secret'), { statusCode: 401 })
      }),
      handle(nothing, () => {
        throw null
      }),
    ],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/echo/7',
    payload: payload as object,
    headers: { 'content-type': 'application/json', ...headers },
  })

const error = (code: string) => ({ success: false, error: expect.stringMatching(/^[A-Z].*\.$/), code })

test('a good call is parsed and answered, and only what the contract names leaves', async () => {
  const answer = await post({ name: 'Ada', unknown: 'ignored' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ id: 7, name: 'Ada' })
  expect((await app.inject('/api/leaking')).json()).toEqual({ id: 1 })
})

describe('bad input gets a clear JSON error and a right status', () => {
  test('malformed JSON', async () => {
    const answer = await post('{"name": ')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(error('bad_json'))
  })

  test('no body at all', async () => {
    const answer = await post('')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(error('bad_json'))
  })

  test('a 2 MiB body', async () => {
    const answer = await post({ name: 'x'.repeat(2 * 1024 * 1024) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual(error('body_too_large'))
  })

  test('a wrong type names the field to programs, and to people nothing of the schema', async () => {
    const answer = await post({ name: 5, age: 'old' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ ...error('invalid_input'), fields: ['name', 'age'] })
    expect(answer.json().error).toBe('Some of the information is missing or not valid.')
  })

  test('what is no id is the id of nothing', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/echo/seven', payload: { name: 'Ada' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(error('not_found'))
  })

  test('another media type', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/echo/7',
      payload: '<x/>',
      headers: { 'content-type': 'text/xml' },
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual(error('wrong_media_type'))
  })

  test.each([
    '{"name":"a","__proto__":{"admin":true}}',
    '{"name":"a","constructor":{"prototype":{"admin":true}}}',
  ])('prototype poisoning: %s', async (payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(error('bad_json'))
  })

  test.each(['GET', 'POST', 'DELETE'] as const)('%s of an unknown path', async (method) => {
    const answer = await app.inject({ method, url: '/api/nothing-here', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(error('not_found'))
  })

  test('an address that cannot be decoded', async () => {
    const answer = await app.inject('/api/%ff')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(error('bad_request'))
  })
})

/** Speaks to the socket itself: what never becomes a request cannot be injected. */
function raw(text: string): Promise<string> {
  const { port } = app.server.address() as { port: number }
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('a request that is no HTTP gets a clear error', async () => {
  expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*"code":"bad_request"/s)
})

test('headers without end get a clear error', async () => {
  expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 .*"code":"headers_too_large"/s,
  )
})

test('an expectation that nobody can meet gets a clear error', async () => {
  expect(await raw('GET / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n')).toMatch(
    /^HTTP\/1.1 417 .*"code":"expectation_failed"/s,
  )
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a body packed with %s is refused and not unpacked', async (encoding, pack) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/signed',
    payload: pack('{"name":"Ada"}'),
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
  })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toEqual(error('packed_body'))
})

test.each(['host: x\r\nhost: y', 'Host: x\r\nHOST: x'])('two hosts (%j) are refused', async (hosts) => {
  expect(await raw(`GET /api/leaking HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 400 .*"code":"bad_request"/s,
  )
})

test('a request that never ends is ended', async () => {
  const answer = await raw(
    'POST /api/echo/7 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"name"',
  )
  expect(answer).toMatch(/^HTTP\/1.1 408 .*"code":"request_timeout"/s)
})

describe('unsafe requests must come from our own pages or from no browser at all', () => {
  const tried = async (headers: Record<string, string>) => (await post({ name: 'Ada' }, headers)).statusCode

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://shop.test.evil.example' }],
  ])('%j is refused', async (headers: Record<string, string>) => {
    const answer = await post({ name: 'Ada' }, headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual(error('cross_site'))
  })

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://shop.test' }],
    [{ origin: 'http://localhost:80', host: 'localhost' }],
    [{}],
  ])('%j passes', async (headers: Record<string, string>) => {
    expect(await tried(headers)).toBe(200)
  })

  test('reading is open to links from elsewhere', async () => {
    expect(
      (await app.inject({ url: '/api/leaking', headers: { 'sec-fetch-site': 'cross-site' } })).statusCode,
    ).toBe(200)
  })

  test('calls made for other servers are exempt', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/hook',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://x.example' },
    })
    expect(answer.statusCode).toBe(200)
  })
})

test('a failure of ours says nothing of the inside, and the log says nothing of the parameters', async () => {
  const answer = await app.inject('/api/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual(error('internal'))
  expect(answer.body).not.toMatch(/division|select|stack/i)
  expect(logged.join('')).toContain('22012')
  expect(logged.join('')).not.toContain('param-secret')
})

test('an answer that breaks the contract is a failure of ours', async () => {
  const answer = await app.inject('/api/misshapen')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual(error('internal'))
})

test('a failure carries its own sentence and headers', async () => {
  const answer = await app.inject('/api/refused')
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('7')
  expect(answer.json()).toEqual({ success: false, error: 'Not now.', code: 'rate_limited' })
})

test('a limit turns the fourth call away, holds across processes, and counts each network by itself', async () => {
  const other = await buildApp({ house: house(), routes: [handle(scarce, () => ({}))] })
  const from = (address: string, target = app) =>
    target.inject({ url: '/api/scarce', headers: { 'x-forwarded-for': address } })
  const statuses = [
    await from('203.0.113.1'),
    await from('203.0.113.1', other),
    await from('203.0.113.1'),
  ].map((answer) => answer.statusCode)
  expect(statuses).toEqual([200, 200, 200])
  const fourth = await from('203.0.113.1', other)
  expect(fourth.statusCode).toBe(429)
  expect(fourth.json()).toEqual(error('rate_limited'))
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('203.0.113.2')).statusCode).toBe(200)
  await house().securityLog.settled()
  const { db } = house()
  expect(
    await db.select().from(securityEvents).where(eq(securityEvents.method, 'GET /api/scarce')),
  ).toMatchObject([
    { kind: 'rate-limited', network: '203.0.113.0/24', requestId: fourth.headers['x-request-id'], count: 1 },
  ])
  await other.close()
})

test('twenty parallel calls do not slip past a limit of three', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.inject({ url: '/api/scarce', headers: { 'x-forwarded-for': '203.0.113.9' } }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
})

test('the log names route, status and time, and no query string, body or header', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/echo/7?token=query-secret',
    payload: { name: 'body-secret' },
    headers: { cookie: 'session=cookie-secret', authorization: 'Basic header-secret' },
  })
  const line = logged.map((entry) => JSON.parse(entry)).findLast((entry) => entry.route === '/api/echo/:id')
  expect(line).toMatchObject({
    method: 'POST',
    route: '/api/echo/:id',
    status: 200,
    ms: expect.any(Number),
    reqId: expect.any(String),
  })
  expect(logged.join('')).not.toMatch(/query-secret|body-secret|cookie-secret|header-secret/)
})

test('a signed body arrives byte for byte, whatever it claims to be', async () => {
  const payload = '{"a": 1,  "b":"\\u00e9"}'
  for (const type of ['application/json', 'application/octet-stream', 'text/plain']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/signed',
      payload,
      headers: { 'content-type': type },
    })
    expect(answer.json()).toEqual({ bytes: payload })
  }
})

test('a form is read, as mail programs post for one-click unsubscribe', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/form',
    payload: 'List-Unsubscribe=One-Click',
    headers,
  })
  expect(answer.json()).toEqual({ said: 'One-Click' })
})

test("another service's status is not ours, and whatever is thrown stays inside", async () => {
  for (const url of ['/api/foreign', '/api/throws-nothing']) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual(error('internal'))
  }
})

test('calls with a broken body count against the limit too', async () => {
  const other = await buildApp({ house: house(), routes: [handle(tight, () => ({}))] })
  const send = () =>
    other.inject({
      method: 'POST',
      url: '/api/tight',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([400, 429])
  await other.close()
})
