// Pages that the server fills: kept until what they say changes, and never worse than the page the browser draws itself.
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Filling } from '#kit/filling.ts'
import { loadConfig } from './config.ts'
import { createFiller } from './filled-pages.ts'
import { createLog } from './log.ts'
import { createMemoryLimiter } from './rate-limit/memory-limiter.ts'
import type { WebPages } from './web-pages.ts'

const TEMPLATE = '<head><!--head-->old<!--/head--></head><body><div id="root"><!--page--></div></body>'
const pages: WebPages = {
  list: [],
  template: TEMPLATE,
  send: (path, status, _, reply) => reply.code(status).type('text/html').send(`static ${path}`),
}
const fillPage = vi.fn(async (_path: string, { answers, location }: Filling) => ({
  head: `<link href="%publicUrl%${location}">`,
  body: `<p>${answers.words}</p>`,
}))
let found: Awaited<ReturnType<Parameters<ReturnType<typeof createFiller>>[0]['fill']>>
let app: FastifyInstance
beforeAll(async () => {
  const config = loadConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://shop.test', DATA_DIR: '/tmp/none' })
  const log = await createLog('silent', true)
  const filler = createFiller({ pages, config, log, load: async () => ({ fillPage }) })
  app = fastify()
  app.get('/things/:name', filler({ path: '/things/:name', fill: async () => found }))
})
afterAll(() => app.close())
beforeEach(() => {
  fillPage.mockClear()
})

const page = (words: string, location = '/things/a'): Filling => ({ location, answers: { words } })
const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/things/a', headers })

test('a page is written once, with the marks of the installation, and anew when it says something else', async () => {
  found = page('one')
  const first = await ask()
  expect(first.body).toBe(
    '<head><link href="http://shop.test/things/a"></head><body><div id="root"><p>one</p></div></body>',
  )
  const again = await ask({ 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(fillPage).toHaveBeenCalledTimes(1)
  found = page('two')
  const changed = await ask({ 'if-none-match': String(first.headers.etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('<p>two</p>')
  expect((await ask({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  expect(fillPage).toHaveBeenCalledTimes(2)
})

test('words that look like a mark of the installation stay words', async () => {
  found = page('Ask %supportEmail%publicUrl% or %publicUrl%, 50% off')
  expect((await ask()).body).toContain('<p>Ask %supportEmail%publicUrl% or %publicUrl%, 50% off</p>')
})

test('nothing to say is a 404; what has moved leads on; what only some may see is drawn in the browser', async () => {
  found = undefined
  expect(await ask()).toMatchObject({ statusCode: 404, body: 'static *' })
  found = 'missing'
  expect(await ask()).toMatchObject({ statusCode: 404, body: 'static /things/:name' })
  found = { movedTo: '/things/b' }
  expect(await ask()).toMatchObject({ statusCode: 301, headers: { location: '/things/b' } })
  found = 'in the browser'
  expect(await ask()).toMatchObject({ statusCode: 200, body: 'static /things/:name' })
})

test('a page that cannot be written comes as the browser can draw it', async () => {
  fillPage.mockRejectedValueOnce(new Error('no renderer'))
  found = page('three')
  expect(await ask()).toMatchObject({ statusCode: 200, body: 'static /things/:name' })
  expect((await ask()).body).toContain('<p>three</p>')
})

test('a network for which very many were rendered gets the page that the browser draws; what is kept is sent to all', async () => {
  const reads = createMemoryLimiter({ points: 20, seconds: 3_600 })
  const renderings = createMemoryLimiter({ points: 2, seconds: 3_600 })
  const parts = { pages, config: loadConfig({ NODE_ENV: 'test' }), log: await createLog('silent', true) }
  const filler = createFiller({ ...parts, limits: { reads, renderings }, load: async () => ({ fillPage }) })
  const limited = fastify()
  limited.get(
    '/things/:name',
    filler({ path: '/things/:name', fill: async ({ params }) => page('x', `/things/${params.name}`) }),
  )
  const bodyOf = async (name: string, remoteAddress = '203.0.113.9') =>
    (await limited.inject({ url: `/things/${name}`, remoteAddress })).body
  for (const name of ['a', 'b', 'a']) expect(await bodyOf(name)).toContain('<p>x</p>')
  expect(await bodyOf('c')).toBe('static /things/:name')
  expect(await bodyOf('a')).toContain('<p>x</p>')
  expect(await bodyOf('c', '203.0.113.10')).toContain('<p>x</p>')
  for (let i = 0; i < 20; i++) await bodyOf('a')
  expect(await bodyOf('a')).toContain('Too many requests')
  await limited.close()
})

test('of very many addresses only the newest are kept', async () => {
  for (let n = 0; n < 205; n++) {
    found = page('x', `/things/${n}`)
    await ask()
  }
  found = page('x', '/things/204')
  await ask()
  expect(fillPage).toHaveBeenCalledTimes(205)
  found = page('x', '/things/0')
  await ask()
  expect(fillPage).toHaveBeenCalledTimes(206)
})
