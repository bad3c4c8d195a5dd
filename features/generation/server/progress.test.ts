// The record of a generation: asked for, and told as it changes.
import { expect, onTestFinished, test, vi } from 'vitest'
import { openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { claim } from './generation-steps.ts'
import { atStage, printing } from './progress-rules.ts'
import { progressWriter } from './progress-writer.ts'
import { generations } from './tables.ts'
import { boughtSignedOut, CREDIT_FORM, founder, orderSession } from './testing/founders.ts'
import { deliver, fail, generationOf } from './testing/paid.ts'

const shop = openShop()
/** On a crowded machine ten streams take more than the usual second to begin. */
const PATIENCE = 30_000

async function begun(startupName = 'Acme') {
  const { person, id } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName })).body
  const generation = await generationOf(shop.house(), blueprintId)
  return { person, id, blueprintId, generation, url: `/api/blueprint/${blueprintId}` }
}

const WAITING = { status: 'waiting', progress: 0 }

test('before a worker takes it, it waits', async () => {
  const { person, blueprintId } = await begun()
  for (const name of [blueprintId, 'acme']) {
    expect((await person.get(`/api/blueprint/${name}/status`)).body).toEqual({
      blueprintId,
      slug: 'acme',
      startupName: 'Acme',
      status: 'unknown',
      overallProgress: 0,
      message: 'Waiting for its turn',
      estimatedTimeRemaining: expect.any(Number),
      documents: [
        { id: 'quickstart', name: 'FCP Quickstart Guide', ...WAITING },
        { id: 'blueprint', name: 'Complete Blueprint PDF', ...WAITING },
        { id: 'markdown', name: 'Markdown File for Upload', ...WAITING },
        { id: 'brand', name: 'Brand Guide', ...WAITING },
        { id: 'logo', name: 'Logo Concepts', ...WAITING },
      ],
      createdAt: expect.any(String),
      now: expect.any(String),
    })
  }
})

test('while it is made, stage and documents show how far it is; then all is there', async () => {
  const { person, generation, blueprintId, url } = await begun()
  await claim(shop.house().db, generation.id)
  const writer = progressWriter(shop.house(), generation)
  writer.report(atStage('Financial Projections'))
  await writer.flush()
  expect((await person.get(`${url}/status`)).body).toMatchObject({
    status: 'generating',
    overallProgress: 25,
    stage: 'Financial Projections',
    message: 'Computing 36 months',
    estimatedTimeRemaining: 5,
  })
  writer.report(printing(new Set(['markdown', 'word']), new Set(['markdown'])))
  await writer.flush()
  expect((await person.get(`${url}/status`)).body.documents).toMatchObject([
    { id: 'quickstart', status: 'generating', progress: 30 },
    { id: 'blueprint', status: 'generating', progress: 50 },
    { id: 'markdown', status: 'complete', progress: 100 },
    { id: 'brand', status: 'generating' },
    { id: 'logo', status: 'generating' },
  ])
  await deliver(shop.house(), blueprintId)
  const { body } = await person.get(`${url}/status`)
  expect(body).toMatchObject({ status: 'complete', overallProgress: 100, estimatedTimeRemaining: 0 })
  expect(body.message).toBe('Your startup blueprint has been generated successfully.')
  expect(Date.parse(body.finishedAt)).toBeGreaterThanOrEqual(Date.parse(body.createdAt))
  for (const document of body.documents) expect(document).toMatchObject({ status: 'complete', progress: 100 })
})

test('one that failed says that the credit is back', async () => {
  const { person, generation, blueprintId, url } = await begun()
  await claim(shop.house().db, generation.id)
  await fail(shop.house(), blueprintId)
  const { body } = await person.get(`${url}/status`)
  expect(body).toMatchObject({
    status: 'error',
    message: 'There was an error generating your blueprint. Credits have been restored.',
    estimatedTimeRemaining: 0,
  })
  for (const document of body.documents) expect(document).toMatchObject({ status: 'error' })
  expect((await person.get('/api/dashboard')).body).toMatchObject({ credits: 1, totalUsed: 0 })
})

test('those who asked before count into the time that is left', async () => {
  const first = await begun()
  const { person, url } = await begun()
  const left = async () => (await person.get(`${url}/status`)).body.estimatedTimeRemaining
  const before = await left()
  await deliver(shop.house(), first.blueprintId)
  expect(await left()).toBeLessThan(before)
})

test('the browser that paid sees the progress without a session; nobody else does', async () => {
  const { id } = await founder(shop, 0, { proved: false })
  const { blueprintId, browser, orderId } = await boughtSignedOut(shop, id)
  const session = await orderSession(shop, id, orderId)
  for (const path of [`/api/blueprint/${blueprintId}/status`, '/api/blueprint/larder-&-loaf/status']) {
    for (const who of [browser, session]) expect((await who.get(path)).body).toMatchObject({ blueprintId })
    expect(await shop.visitor().get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

interface Event {
  id: string
  record: { status: string; overallProgress: number; blueprintId: string }
}

const eventsIn = (text: string): Event[] =>
  [...text.matchAll(/^id: (.*)\ndata: (.*)$/gm)].map(([, id = '', data = '']) => ({
    id,
    record: JSON.parse(data),
  }))

/** Reads until the server ends the stream. */
async function watch(person: Visitor, path: string, headers: Record<string, string> = {}) {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.app().inject({ url: path, headers: { cookie, ...headers } })
  return { status: answer.statusCode, headers: answer.headers, events: eventsIn(answer.body) }
}

test('a stream tells of each change from wherever it comes, and ends with the last', async () => {
  const { person, generation, blueprintId, url } = await begun()
  const other = await begun('Other')
  const streams = [watch(person, `${url}/events`), watch(person, '/api/blueprint/acme/events')]
  const { db } = shop.house()
  await claim(db, generation.id)
  await claim(db, other.generation.id)
  const writer = progressWriter(shop.house(), generation)
  for (const kinds of [[], ['markdown'], ['markdown', 'logo']] as const) {
    writer.report(printing(new Set(kinds)))
    await writer.flush()
  }
  await deliver(shop.house(), other.blueprintId)
  await deliver(shop.house(), blueprintId)
  for (const { status, headers, events } of await Promise.all(streams)) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(events.at(-1)?.record).toMatchObject({ status: 'complete', overallProgress: 100 })
    const percents = events.map(({ record }) => record.overallProgress)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(new Set(events.map(({ record }) => record.blueprintId))).toEqual(new Set([blueprintId]))
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  }
})

test('however many watch a blueprint, the database is asked of its news once', async () => {
  const { notices, database } = shop.house()
  const [{ person, blueprintId, url }, unwatched] = [await begun(), await begun('Unwatched')]
  const listen = vi.spyOn(notices, 'listen')
  onTestFinished(() => listen.mockRestore())
  const watchers = 10
  const streams = Array.from({ length: watchers }, () => watch(person, `${url}/events`))
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(watchers), PATIENCE)
  const { pool } = database
  // Each looks once when it begins to listen.
  await Promise.all(listen.mock.results.map(({ value }) => value))
  await vi.waitFor(() => expect(pool.waitingCount + pool.totalCount - pool.idleCount).toBe(0), PATIENCE)
  let queries = 0
  const count = () => queries++
  pool.on('acquire', count)
  await deliver(shop.house(), unwatched.blueprintId)
  const withoutWatchers = queries
  await deliver(shop.house(), blueprintId)
  for (const { events } of await Promise.all(streams)) expect(events.at(-1)?.record.status).toBe('complete')
  pool.off('acquire', count)
  expect(queries - 2 * withoutWatchers).toBeLessThan(watchers)
})

test('a visitor has ten streams at most; an eleventh is refused, and nobody else is', async () => {
  const [crowded, other] = [await begun(), await begun('Other')]
  const listen = vi.spyOn(shop.house().notices, 'listen')
  onTestFinished(() => listen.mockRestore())
  const streams = Array.from({ length: 10 }, () => watch(crowded.person, `${crowded.url}/events`))
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(10), PATIENCE)
  expect(await crowded.person.get(`${crowded.url}/events`)).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  expect((await crowded.person.get(`${crowded.url}/status`)).status).toBe(200)
  const theirs = watch(other.person, `${other.url}/events`)
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(11), PATIENCE)
  for (const { blueprintId } of [crowded, other]) await deliver(shop.house(), blueprintId)
  for (const { status } of await Promise.all([...streams, theirs])) expect(status).toBe(200)
  // Those that ended count no more.
  expect((await watch(crowded.person, `${crowded.url}/events`)).status).toBe(200)
})

test('who comes back after the last event is told not to come again; who missed it gets it', async () => {
  const { person, blueprintId, url } = await begun()
  await deliver(shop.house(), blueprintId)
  const { events } = await watch(person, `${url}/events`)
  expect(events).toHaveLength(1)
  const again = await watch(person, `${url}/events`, { 'last-event-id': events[0]?.id ?? '' })
  expect(again).toMatchObject({ status: 204, events: [] })
  const missed = await watch(person, `${url}/events`, { 'last-event-id': 'something/generating/1' })
  expect(missed.events).toMatchObject([{ record: { status: 'complete' } }])
})

test('a stream ends when its blueprint goes', async () => {
  const { person, generation, url, blueprintId } = await begun()
  const stream = watch(person, `${url}/events`)
  const { db } = shop.house()
  await claim(db, generation.id)
  await db.delete(generations).where(eq(generations.id, generation.id))
  await db.execute(`select pg_notify('generation', '${blueprintId}')`)
  const { events } = await stream
  expect(events.every(({ record }) => record.status !== 'complete')).toBe(true)
})
