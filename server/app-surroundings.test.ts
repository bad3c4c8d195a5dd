// What surrounds the calls: headers, health, metrics and the contracts on show.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { handle } from '#kit/route.ts'
import { buildApp } from './app.ts'
import { asOwner } from './testing/database.ts'
import { type TestHouse, testHouse } from './testing/house.ts'

const echo = endpoint({
  method: 'POST',
  path: '/api/echo/:id',
  summary: 'Says it back',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string(), age: z.number().optional() }),
  reply: z.object({ name: z.string() }),
})

const house = testHouse()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildApp({ house: house(), routes: [handle(echo, ({ body }) => body)] })
})
afterAll(() => app.close())

test('every answer carries strict headers and a request id', async () => {
  const { headers } = await app.inject('/api/nothing')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe-')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['permissions-policy']).toContain('camera=(), ')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('production adds HSTS', async () => {
  const { config } = house()
  const production = await buildApp({
    house: { ...house(), config: { ...config, production: true } },
    routes: [],
  })
  expect((await production.inject('/healthz')).headers['strict-transport-security']).toContain(
    'max-age=63072000',
  )
  await production.close()
})

test('the contracts are served as OpenAPI 3.1 and as a page', async () => {
  const spec = (await app.inject('/api/openapi.json')).json()
  expect(spec.openapi).toBe('3.1.0')
  const operation = spec.paths['/api/echo/{id}'].post
  expect(operation.summary).toBe('Says it back')
  expect(operation.requestBody.content['application/json'].schema.required).toEqual(['name'])
  expect(operation.responses['200'].content['application/json'].schema.required).toEqual(['name'])
  expect(operation.responses.default.content['application/json'].schema.required).toEqual([
    'success',
    'error',
    'code',
  ])
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/api/echo/{id}')
  expect(page.body).not.toMatch(/<script|<style| style="/)
})

test('alive, ready and measured', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  const metrics = (await app.inject('/metrics')).body
  expect(metrics).toMatch(
    /fcp_http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
  )
  expect(metrics).toContain('fcp_jobs_dead_letters 0')
})

test('figures are shown to who has the token; in production to nobody else', async () => {
  const asked = async (change: Partial<TestHouse['config']>, authorization = '') => {
    const own = await buildApp({
      house: { ...house(), config: { ...house().config, ...change } },
      routes: [],
    })
    const { statusCode } = await own.inject({ url: '/metrics', headers: { authorization } })
    await own.close()
    return statusCode
  }
  const metricsToken = 'sixteen letters.'
  expect(await asked({ production: true })).toBe(404)
  expect(await asked({ metricsToken })).toBe(404)
  expect(await asked({ metricsToken }, 'Bearer sixteen letterS.')).toBe(404)
  expect(await asked({ metricsToken, production: true }, `Bearer ${metricsToken}`)).toBe(200)
})

test('not ready while migrations are missing or the database does not answer', async () => {
  await asOwner(house(), 'create table kept as select * from drizzle.__drizzle_migrations')
  await asOwner(house(), 'delete from drizzle.__drizzle_migrations')
  const missing = await app.inject('/readyz')
  expect([missing.statusCode, missing.json().status]).toEqual([503, 'migrations are missing'])
  await asOwner(house(), 'insert into drizzle.__drizzle_migrations select * from kept')
  await asOwner(house(), 'drop table kept')

  const gone = { ...house().database, pool: new pg.Pool({ host: '127.0.0.1', port: 1 }) }
  const cut = await buildApp({ house: { ...house(), database: gone }, routes: [] })
  const answer = await cut.inject('/readyz')
  expect([answer.statusCode, answer.json().status]).toEqual([503, 'the database does not answer'])
  expect((await cut.inject('/healthz')).statusCode).toBe(200)
  await cut.close()
})

test('even an answer that never met a route carries the strict headers', async () => {
  const { headers } = await app.inject('/api/%ff')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('reading is limited by network, generously, and not at all where there is no general limit', async () => {
  const read = endpoint({ method: 'GET', path: '/api/read', summary: 'Reads', reply: z.object({}) })
  const statusesOf = async (rateLimitPerMinute: number, count: number) => {
    const config = { ...house().config, rateLimitPerMinute }
    const own = await buildApp({ house: { ...house(), config }, routes: [handle(read, () => ({}))] })
    const ask = (remoteAddress = '203.0.113.9') => own.inject({ url: '/api/read', remoteAddress })
    const answers = await Promise.all(Array.from({ length: count }, () => ask()))
    const other = await ask('203.0.113.10')
    await own.close()
    return { refused: answers.filter(({ statusCode }) => statusCode === 429), other: other.statusCode }
  }
  const { refused, other } = await statusesOf(2, 25)
  expect([refused.length, other]).toEqual([5, 200])
  expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' })
  expect(refused[0]?.headers['retry-after']).toBe('3')
  expect((await statusesOf(0, 25)).refused).toEqual([])
})

test('who finds a weakness is told where to write, until a day that is always ahead', async () => {
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Contact: mailto:support@example.com\n')
  expect(body).toContain('Canonical: http://shop.test/.well-known/security.txt\n')
  const days = (Date.parse(body.match(/Expires: (.*)/)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('/api itself is no page', async () => {
  const answer = await app.inject({ url: '/api', headers: { accept: 'text/html' } })
  expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
})

test('a file that is taken slowly arrives whole, while an answer that takes too long is given up', async () => {
  const file = endpoint({ method: 'GET', path: '/api/file', summary: 'A file' })
  const late = endpoint({ method: 'GET', path: '/api/late', summary: 'Late', reply: z.object({}) })
  const given = Promise.withResolvers<void>()
  const impatient = await buildApp({
    house: house(),
    requestTimeoutMs: 100,
    routes: [
      handle(late, () => new Promise<Record<string, never>>(() => {})),
      handle(file, ({ reply }) =>
        reply.type('text/plain').send(
          Readable.from(
            (async function* () {
              yield 'the first half, '
              await given.promise
              yield 'the second half'
            })(),
          ),
        ),
      ),
    ],
  })
  const taken = impatient.inject({ url: '/api/file', headers: { 'accept-encoding': 'gzip' } })
  // When this one was given up, the file had as long, too.
  expect((await impatient.inject('/api/late')).statusCode).toBe(503)
  given.resolve()
  expect((await taken).body).toBe('the first half, the second half')
  await impatient.close()
})
