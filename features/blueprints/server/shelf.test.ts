import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { shelve } from '#features/dashboard/server/testing/shelved.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { deliver } from '#features/generation/server/testing/paid.ts'
import { eq, sql } from '#server/database/sql.ts'
import { folderOf } from './add-files.ts'
import { blueprintFiles, blueprints } from './tables.ts'

const shop = openShop()
const db = () => shop.house().db

async function shelfOf(count: number) {
  const { person, id } = await founder(shop, 0)
  await shelve(db(), id, count)
  const rows = await db().select().from(blueprints).where(eq(blueprints.userId, id))
  const ids = rows.sort((a, b) => +b.createdAt - +a.createdAt).map((row) => row.id)
  const change = (body: object) => person.post('/api/blueprints/shelf', body)
  const total = async (filter: string) => (await person.get(`/api/blueprints?filter=${filter}`)).body.total
  return { person, userId: id, ids, change, total }
}

let address: string
beforeAll(async () => {
  address = await shop.app().listen({ port: 0, host: '127.0.0.1' })
})

const short = (ids: string[]) => ids.map((id) => id.replaceAll('-', '')).join('.')

test('stars and takes stars back; what is so already does not count', async () => {
  const { ids, change, total } = await shelfOf(5)
  expect((await change({ target: { ids: ids.slice(0, 3) }, starred: true })).body).toEqual({
    success: true,
    changed: 3,
  })
  expect((await change({ target: { ids }, starred: true })).body.changed).toBe(2)
  expect((await change({ target: { ids: ids.slice(0, 1) }, starred: false })).body.changed).toBe(1)
  expect((await change({ target: { ids: ids.slice(0, 1) }, starred: false })).body.changed).toBe(0)
  expect(await total('starred')).toBe(4)
})

test('archives all that match, and takes exactly that back', async () => {
  const { ids, change, total } = await shelfOf(60)
  await change({ target: { ids: ids.slice(0, 2) }, archived: true })
  const { body } = await change({ target: { match: { search: 'venture' } }, archived: true })
  expect(body).toMatchObject({ success: true, changed: 58, archivedAt: expect.any(String) })
  expect([await total('all'), await total('archived')]).toEqual([0, 60])
  const undo = { target: { archivedAt: body.archivedAt }, archived: false }
  expect((await change(undo)).body.changed).toBe(58)
  expect((await change(undo)).body.changed).toBe(0)
  expect(await total('archived')).toBe(2)
  expect((await change({ target: { match: { filter: 'archived' } }, archived: false })).body.changed).toBe(2)
})

test('ten at once, in every order, wait for each other', async () => {
  const { ids, change, total } = await shelfOf(40)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => {
      const some = i % 2 ? ids : [...ids].reverse()
      return change({ target: { ids: some }, starred: i % 3 !== 0, archived: false })
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  await change({ target: { ids }, starred: true })
  expect(await total('starred')).toBe(40)
})

test('strangers change and export nothing, and are told nothing', async () => {
  const { ids, total } = await shelfOf(2)
  const { person: stranger, id: strangerId } = await founder(shop, 0)
  await shelve(db(), strangerId, 1)
  const [own] = await db().select().from(blueprints).where(eq(blueprints.userId, strangerId))
  const nothing = await stranger.post('/api/blueprints/shelf', {
    target: { ids: [randomUUID()] },
    starred: true,
  })
  const theirs = await stranger.post('/api/blueprints/shelf', { target: { ids }, starred: true })
  expect(theirs).toMatchObject({ status: 404, body: nothing.body })
  const mixed = await stranger.post('/api/blueprints/shelf', {
    target: { ids: [...ids, own?.id] },
    archived: true,
  })
  expect(mixed.body.changed).toBe(1)
  const undo = { target: { archivedAt: mixed.body.archivedAt }, archived: false }
  await db()
    .update(blueprints)
    .set({ archivedAt: new Date(mixed.body.archivedAt) })
    .where(eq(blueprints.id, ids[0] ?? ''))
  expect((await stranger.post('/api/blueprints/shelf', undo)).body.changed).toBe(1)
  expect(await total('archived')).toBe(1)
  for (const path of ['export', 'export-size']) {
    expect((await stranger.get(`/api/blueprints/${path}?ids=${short(ids)}`)).status).toBe(404)
    expect((await shop.visitor().get(`/api/blueprints/${path}?ids=${short(ids)}`)).status).toBe(401)
  }
  expect(
    (await shop.visitor().post('/api/blueprints/shelf', { target: { ids }, starred: true })).status,
  ).toBe(401)
})

test('the session of an order has its files, but moves nothing', async () => {
  const { id } = await founder(shop, 0, { proved: false })
  const { orderId, blueprintId } = await boughtSignedOut(shop, id)
  await deliver(shop.house(), blueprintId)
  const session = await orderSession(shop, id, orderId)
  const change = { target: { ids: [blueprintId] }, starred: true }
  expect((await session.post('/api/blueprints/shelf', change)).status).toBe(403)
  expect((await session.get(`/api/blueprints/export?ids=${short([blueprintId])}`)).status).toBe(200)
})

test.each([
  [{}],
  [{ target: { ids: [] }, starred: true }],
  [{ target: { ids: ['x'] }, starred: true }],
  [{ target: { match: { filter: 'mine' } }, starred: true }],
  [{ target: { match: {} } }],
])('a bad wish is refused: %j', async (body) => {
  const { person } = await founder(shop, 0)
  expect((await person.post('/api/blueprints/shelf', body)).status).toBe(400)
})

test('an export holds every file of the chosen ones, each in its folder, under names that can be unpacked', async () => {
  const { person } = await founder(shop, 3)
  const made = async (startupName: string, names: string[]) => {
    const { blueprintId } = (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName }))
      .body
    await deliver(shop.house(), blueprintId, names)
    return blueprintId
  }
  const one = await made('東京: 潮見?', ['東京:-Complete-Blueprint.pdf', '東京_-Complete-Blueprint.pdf'])
  const two = await made('Acme', ['Acme-Blueprint.md'])
  await made('Not wanted', ['Not.md'])
  const query = short([two, one, two])
  const size = await person.get(`/api/blueprints/export-size?ids=${query}`)
  const { status, headers, raw } = await person.get(`/api/blueprints/export?ids=${query}`)
  expect({ status, ...headers }).toMatchObject({
    status: 200,
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="blueprints.zip"; filename*=UTF-8''blueprints.zip`,
    'cache-control': 'private, no-store',
  })
  const entries = await entriesOf(raw)
  expect([...entries].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['acme/Acme-Blueprint.md', 'the content of Acme-Blueprint.md'],
    ['東京_-潮見/東京_-Complete-Blueprint.pdf', 'the content of 東京:-Complete-Blueprint.pdf'],
    ['東京_-潮見/東京_-Complete-Blueprint (2).pdf', 'the content of 東京_-Complete-Blueprint.pdf'],
  ])
  const bytes = [...entries.values()].reduce((sum, file) => sum + file.length, 0)
  expect(size.body).toEqual({ blueprints: 2, files: 3, bytes })
})

test('a file that is gone, and a blueprint that has none yet, are named in the export', async () => {
  const { person } = await founder(shop, 2)
  const { blueprintId } = (
    await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName: 'Acme' })
  ).body
  const files = await deliver(shop.house(), blueprintId)
  await shop.house().storage.remove(files[1]?.key ?? '')
  await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName: 'Second' })
  const { status, raw } = await person.get('/api/blueprints/export')
  const entries = await entriesOf(raw)
  expect(status).toBe(200)
  expect([...entries.keys()]).toEqual([
    'acme/Acme-Startup-Quickstart-Guide.pdf',
    'acme/Acme-Blueprint.md',
    'Missing files.txt',
  ])
  const note = entries.get('Missing files.txt')?.toString()
  expect(note).toContain('- acme/Acme-Complete-Blueprint.pdf')
  expect(note).toContain('- Second')
})

test('two hundred go, more are refused', async () => {
  const { person, ids, userId } = await shelfOf(201)
  const stored = await shop.house().storage.put(folderOf(ids[0] ?? ''), Buffer.from('a page'))
  await db().execute(sql`
    update blueprint_files set key = ${stored.key}, size = ${stored.size}
    where blueprint_id in (select id from blueprints where user_id = ${userId})`)
  expect((await person.get('/api/blueprints/export-size')).body).toMatchObject({
    error: 'Please choose at most 200 blueprints for one export.',
  })
  const { status, raw } = await person.get(`/api/blueprints/export?ids=${short(ids.slice(0, 200))}`)
  expect(status).toBe(200)
  expect((await entriesOf(raw)).size).toBe(200 * 8)
})

test('whoever breaks a download off leaves no file open', async () => {
  const { person, ids } = await shelfOf(1)
  const stored = await shop.house().storage.put(folderOf(ids[0] ?? ''), Buffer.alloc(8_000_000, 'x'))
  await db()
    .update(blueprintFiles)
    .set(stored)
    .where(eq(blueprintFiles.blueprintId, ids[0] ?? ''))
  const { storage } = shop.house()
  const open = storage.open.bind(storage)
  const streams: { closed: boolean }[] = []
  storage.open = async (...args) => {
    const file = await open(...args)
    if (file) streams.push(file.stream)
    return file
  }
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const leaving = new AbortController()
  const response = await fetch(`${address}/api/blueprints/export`, {
    headers: { cookie },
    signal: leaving.signal,
  })
  await response.body?.getReader().read()
  leaving.abort()
  await expect.poll(() => streams.length > 0 && streams.every(({ closed }) => closed)).toBe(true)
  storage.open = open
  expect(streams.length).toBeLessThan(8)
})
