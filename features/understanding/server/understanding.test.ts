// Before anybody pays: what the shop answers to somebody who types.
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { program, tokenOf } from '#features/access-tokens/server/testing/program.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { founder } from '#features/generation/server/testing/founders.ts'
import { MOST_READ, type UnderstandingReply } from '../contract.ts'
import { closeReader, readerOf, readWith } from './reader-of.ts'
import { createReader } from './reading/reader.ts'
import { THREADS } from './reading/testing/threads.ts'

const shop = openShop()
const PATH = '/api/understanding'
const LOAVES = {
  startupName: 'Larder & Loaf',
  businessIdea:
    'A small sourdough bakery in Cork. We sell bread at €5.50 a loaf. We sold 1,000 loaves, revenue €7,000.',
  targetCustomer: 'Families in Cork city',
  additionalContext: 'Rent is €1,200 a month. We have €20,000.',
}
const ask = async (body: object, visitor = shop.visitor()) => visitor.post(PATH, body)

let read: UnderstandingReply
beforeAll(async () => {
  read = (await ask(LOAVES)).body
}, 60_000)

/** While a test lasts, briefs are read by this one. */
async function readBy(options: Parameters<typeof createReader>[0]) {
  await closeReader(shop.house())
  const reader = createReader(options)
  readWith(shop.house(), reader)
  onTestFinished(() => closeReader(shop.house()))
  return reader
}

test('a stranger who is signed out is told what was read, and nothing is kept of it', async () => {
  expect(read).toMatchObject({ success: true, isThin: false, missing: [], corrections: {}, dropped: [] })
  expect(read.sentence).toContain('Larder & Loaf')
  const points = Object.fromEntries(read.points.map(({ id, value }) => [id, value]))
  expect(points).toMatchObject({ country: 'IE', locality: 'Cork', currency: 'EUR' })
  expect(read.figures.find(({ quote }) => quote.includes('5.50'))).toMatchObject({
    amount: '€5.50',
    role: 'price',
    isUsed: true,
    field: 'businessIdea',
    start: LOAVES.businessIdea.indexOf('€5.50'),
  })
  expect(read.questions.length).toBeGreaterThan(0)
  const visitor = shop.visitor()
  const { headers } = await ask(LOAVES, visitor)
  expect(headers['cache-control']).toBe('no-store')
  expect(visitor.cookies.size).toBe(0)
})

test('what is corrected counts, and a correction that has no place any more is left out with a sentence', async () => {
  const { field, start, quote } = read.figures.find((one) => one.quote.includes('1,200')) ?? fail()
  const kept = { field, start, quote, role: 'one-off-cost' }
  const gone = { field: 'businessIdea', start: 3, quote: '$99', role: 'price' }
  const { body } = await ask({
    ...LOAVES,
    corrections: {
      reading: { payer: 'cafés in Cork', country: 'ZZ', figures: [kept, gone] },
      answers: { magic: 5 },
    },
  })
  expect(body.corrections).toEqual({ reading: { payer: 'cafés in Cork', figures: [kept] } })
  expect(body.dropped).toEqual([
    '“$99” isn’t in your text anymore, so we left out what you changed about it.',
    'We don’t know a country called “ZZ”, so we kept the one we read.',
    'One of your answers no longer fits this business, so we left it out.',
  ])
  expect(body.points.find(({ id }: { id: string }) => id === 'payer')).toMatchObject({
    value: 'cafés in Cork',
    isEdited: true,
  })
  expect(body.figures.find((one: { quote: string }) => one.quote === quote)).toMatchObject({
    role: 'one-off-cost',
    original: 'rent',
    isEdited: true,
  })
})

const fail = (): never => {
  throw new Error('It was not read.')
}

test('too little, too much and what is no text', async () => {
  expect((await ask({})).body).toMatchObject({ success: true, isThin: true, figures: [], questions: [] })
  const long = await ask({ businessIdea: 'x'.repeat(MOST_READ + 1) })
  expect([long.status, long.body.error]).toEqual([
    400,
    `Business idea can have at most ${MOST_READ} characters.`,
  ])
  expect((await ask({ businessIdea: ['bread'] })).status).toBe(400)
  expect((await ask({ ...LOAVES, corrections: { reading: { magic: 1 } } })).status).toBe(400)
  expect((await ask({ businessIdea: 'x'.repeat(2 ** 20) })).body).toMatchObject({ code: 'body_too_large' })
})

test('a program may ask with a token that can make blueprints, and with no other', async () => {
  const { person } = await founder(shop)
  const asked = async (scopes?: string[]) => {
    const { token } = await tokenOf(person, scopes)
    const { statusCode, body } = await program(shop.app, token).post(PATH, LOAVES)
    return { status: statusCode, body: JSON.parse(body) }
  }
  expect(await asked()).toEqual({ status: 200, body: read })
  expect(await asked(['blueprints:read'])).toMatchObject({
    status: 403,
    body: { code: 'access_token_scope' },
  })
  const unknown = await shop.visitor().post(PATH, LOAVES, { authorization: 'Bearer fcp_pat_nobody' })
  expect(unknown).toMatchObject({ status: 401, body: { code: 'access_token_invalid' } })
})

test('another site cannot make a browser ask', async () => {
  const { status, body } = await shop.visitor().post(PATH, LOAVES, { origin: 'https://elsewhere.example' })
  expect([status, body.code]).toEqual([403, 'cross_site'])
})

test('one network may ask 120 times a minute', async () => {
  const visitor = shop.visitor()
  const answers = await Promise.all(Array.from({ length: 125 }, () => ask(LOAVES, visitor)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('when enough wait, the next is asked to come again', async () => {
  await readBy({ program: THREADS.hanging, limitMs: 60_000, mostWaiting: 1 })
  const waiting = ['a', 'b'].map((name) => ask({ ...LOAVES, startupName: name }))
  await vi.waitFor(() => expect(readerOf(shop.house()).waiting).toBe(2), { interval: 5 })
  const { status, body, headers } = await ask({ ...LOAVES, startupName: 'c' })
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'overloaded', '2'])
  await closeReader(shop.house())
  for (const late of await Promise.all(waiting)) expect(late.status).toBe(500)
})

test('who goes away while others are read is not read', async () => {
  await readBy({ program: THREADS.hanging, limitMs: 60_000 })
  const url = await shop.app().listen({ port: 0, host: '127.0.0.1' })
  const control = new AbortController()
  const post = (startupName: string, signal?: AbortSignal) =>
    fetch(`${url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...LOAVES, startupName }),
      ...(signal && { signal }),
    })
  const first = post('read')
  await vi.waitFor(() => expect(readerOf(shop.house()).waiting).toBe(1), { interval: 5 })
  const leaving = post('leaving', control.signal).catch((error: Error) => error.name)
  await vi.waitFor(() => expect(readerOf(shop.house()).waiting).toBe(2), { interval: 5 })
  control.abort()
  expect(await leaving).toBe('AbortError')
  await vi.waitFor(() => expect(readerOf(shop.house()).waiting).toBe(1), { interval: 5 })
  await closeReader(shop.house())
  expect((await first).status).toBe(500)
})

test('a thread that dies is replaced for the next, and its end says nothing of the words', async () => {
  await readBy({ program: THREADS.dying })
  const deadly = await ask({ ...LOAVES, startupName: 'Deadly' })
  expect([deadly.status, deadly.body.code]).toEqual([500, 'internal'])
  expect(JSON.stringify(deadly.body)).not.toMatch(/Deadly|sourdough/)
  expect((await ask(LOAVES)).body.sentence).toBe('Larder & Loaf')
})
