// Against a server of our own that behaves well and badly.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLink, checkLinks, type Verdict } from './check-links.ts'

let [asking, mostAsking] = [0, 0]
const asked: string[] = []
const server = createServer(async (request, response) => {
  const path = request.url ?? ''
  asked.push(`${request.method} ${path}`)
  mostAsking = Math.max(mostAsking, ++asking)
  response.on('close', () => asking--)
  const [, first = '', second = ''] = path.split('/')
  if (first === 'slow') return
  if (first === 'to') return void response.writeHead(Number(second), { location: '/ok' }).end()
  if (first === 'loop') return void response.writeHead(302, { location: '/loop' }).end()
  if (first === 'only-get' && request.method === 'HEAD') return void response.writeHead(404).end()
  if (/^\d+$/.test(first)) return void response.writeHead(Number(first)).end()
  // A body without an end: whoever reads it waits for ever.
  response.writeHead(200)
  if (request.method === 'GET') response.write('x')
  else response.end()
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['/ok', { state: 'ok' }],
  ['/only-get', { state: 'ok' }],
  ['/404', { state: 'broken', detail: 'answers 404' }],
  ['/500', { state: 'broken', detail: 'answers 500' }],
  ['/403', { state: 'unsure', detail: 'answers 403 to programs' }],
  ['/to/302', { state: 'ok' }],
  ['/loop', { state: 'broken', detail: 'redirects more than 5 times' }],
])('%s', async (path, verdict) => expect(await checkLink(base + path)).toMatchObject(verdict))

test('what has moved for good says where to', async () => {
  expect(await checkLink(`${base}/to/301`)).toEqual({
    url: `${base}/to/301`,
    state: 'moved',
    to: `${base}/ok`,
  })
})

test('whoever does not answer is given up', async () => {
  expect(await checkLink(`${base}/slow`, { timeoutMs: 200 })).toMatchObject({
    state: 'broken',
    detail: 'no answer within 200 ms',
  })
})

test('where nobody is, the reason is named', async () => {
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  expect(await checkLink(`http://127.0.0.1:${port}/`)).toMatchObject({ detail: 'ECONNREFUSED' })
})

test('each address is asked once, each host for one thing at a time, and every verdict is told', async () => {
  ;[mostAsking, asked.length] = [0, 0]
  const told: Verdict[] = []
  const urls = Array.from({ length: 12 }, (_, n) => `${base}/ok/${n % 10}`)
  const verdicts = await checkLinks(urls, { tell: (verdict) => told.push(verdict) })
  expect(verdicts).toHaveLength(10)
  expect(told).toEqual(verdicts)
  expect(asked).toHaveLength(10)
  expect(mostAsking).toBe(1)
})
