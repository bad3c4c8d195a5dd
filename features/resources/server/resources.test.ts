// The directory over the real app: what it holds, who may change it, and that sowing it again changes nothing.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminUser, openShop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { deedsTo } from '#features/admin/server/testing/trail.ts'
import { eq } from '#server/database/sql.ts'
import { CATEGORIES, isPublicHttps, listResources, type Resource, readResourceQuery } from '../contract.ts'
import { parseTable, readDirectory } from './directory.ts'
import { seedResources } from './seed.ts'
import { resources } from './tables.ts'

const shop = openShop()
let admin: Visitor
beforeAll(async () => {
  const { db } = shop.house()
  await Promise.all([seedResources(db), seedResources(db)])
  admin = (await adminUser(shop)).person
})

const form = (given: object = {}) => ({
  ...{ title: `Resource ${randomUUID()}`, description: 'Helps.', category: 'tool' },
  ...{ url: `https://${randomUUID()}.example.com/`, tags: ['Free ', 'free'] },
  ...given,
})
async function all(query: string, who = shop.visitor(), path = '/api/resources'): Promise<Resource[]> {
  const found: Resource[] = []
  let cursor: string | undefined
  do {
    const { status, body } = await who.get(`${path}?${query}${cursor ? `&cursor=${cursor}` : ''}`)
    expect(status).toBe(200)
    found.push(...body.resources)
    cursor = body.nextCursor
  } while (cursor)
  return found
}

describe('what comes with the house', () => {
  const directory = readDirectory()
  test.each(CATEGORIES)('at least ten of %s', (category) =>
    expect(directory.filter((entry) => entry.category === category).length).toBeGreaterThanOrEqual(10),
  )
  test('each has an encrypted address of its own, words, tags, and a source or none on purpose', () => {
    expect(new Set(directory.map(({ url }) => url)).size).toBe(directory.length)
    for (const entry of directory) {
      expect(isPublicHttps(entry.url), entry.url).toBe(true)
      expect(entry.description).toMatch(/^.{20,200}\.$/)
      expect(entry.tags.length).toBeGreaterThan(0)
      if (entry.source) expect(URL.canParse(entry.source), entry.source).toBe(true)
    }
  })
  test('a broken line is refused', () => {
    expect(() => parseTable('tool', 'title\turl')).toThrow('the columns are')
    const head = 'title\turl\tregion\ttags\tseen at\tsure\tdescription'
    expect(() => parseTable('tool', `${head}\nonly\tthree\tcells\n`)).toThrow('3 columns')
  })
})

test('all of it is there, once, paged by title; a category alone is that category', async () => {
  const entries = readDirectory()
  const found = await all('category=all')
  expect(found.map(({ url }) => url).toSorted()).toEqual(entries.map(({ url }) => url).toSorted())
  expect(await all('category=')).toHaveLength(entries.length)
  const grants = await all('category=grant')
  expect(new Set(grants.map(({ category }) => category))).toEqual(new Set(['grant']))
  expect(grants.length).toBe(entries.filter(({ category }) => category === 'grant').length)
  expect((await shop.visitor().get('/api/resources?category=nonsense')).status).toBe(400)
})

test('a search finds words anywhere, all of them, and signs mean themselves', async () => {
  const found = await all('q=women%20ireland')
  expect(found.length).toBeGreaterThan(0)
  for (const { title, description, tags, region } of found) {
    const text = [title, description, region, ...tags].join(' ').toLowerCase()
    expect(text).toContain('women')
    expect(text).toContain('ireland')
  }
  expect(await all('q=%25')).toEqual([])
  expect(await all('q=_____')).toEqual([])
  const tagged = await all('tag=climate&category=accelerator')
  expect(tagged.length).toBeGreaterThan(1)
  expect(tagged.every(({ tags }) => tags.includes('climate'))).toBe(true)
})

test('only admins add and change; others are told so', async () => {
  const { person } = await signedUp(shop)
  const [known] = await all('category=tool')
  for (const [who, status] of [
    [shop.visitor(), 401],
    [person, 403],
  ] as const) {
    expect((await who.post('/api/resources', form())).status).toBe(status)
    expect((await who.put(`/api/resources/${known?.id}`, form())).status).toBe(status)
    expect((await who.get('/api/admin/resources')).status).toBe(status)
  }
  expect((await admin.put(`/api/resources/${randomUUID()}`, form())).status).toBe(404)
})

test('what an admin adds is there; what is hidden is for admins; the same address twice is refused', async () => {
  const given = form()
  const { body } = await admin.post('/api/resources', given)
  expect(body.resource).toMatchObject({ tags: ['free'], region: 'Global', hidden: false, version: 1 })
  expect(await all(`q=${given.title}`)).toHaveLength(1)
  expect((await admin.post('/api/resources', form({ url: given.url }))).body.code).toBe('resource_known')
  const loud = given.url.replace(/^https:..[^/]+/, (start: string) => start.toUpperCase())
  expect((await admin.post('/api/resources', form({ url: loud }))).body.code, 'whatever its capitals').toBe(
    'resource_known',
  )
  const cased = await admin.post('/api/resources', form({ url: `HTTPS://${randomUUID()}.Example.COM/Path` }))
  expect(cased.body.resource.url).toMatch(/^https:\/\/[\da-f-]+\.example\.com\/Path$/)
  const hide = { ...given, hidden: true, version: 1 }
  expect((await admin.put(`/api/resources/${body.resource.id}`, hide)).body.resource.version).toBe(2)
  expect(await all(`q=${given.title}`)).toEqual([])
  expect(await all(`q=${given.title}`, admin, '/api/admin/resources')).toHaveLength(1)
  const late = await admin.put(`/api/resources/${body.resource.id}`, { ...given, version: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(await deedsTo(shop.house().db, body.resource.id)).toMatchObject([
    { action: 'resource.create', targetLabel: given.title, after: { url: given.url, hidden: false } },
    { action: 'resource.update', before: { hidden: false }, after: { hidden: true } },
  ])
})

test('sowing again leaves what an admin changed', async () => {
  const { db } = shop.house()
  const [entry] = await all('category=community')
  const change = form({ category: 'community', hidden: true })
  expect((await admin.put(`/api/resources/${entry?.id}`, change)).status).toBe(200)
  const before = await db.$count(resources)
  await seedResources(db)
  expect(await db.$count(resources)).toBe(before)
  const [row] = await db
    .select()
    .from(resources)
    .where(eq(resources.id, entry?.id ?? ''))
  expect(row).toMatchObject({ title: change.title, hidden: true })
})

test.each([
  ['http://plain.example.com', false],
  ['https://user:pass@example.com', false],
  ['https://localhost', false],
  ['https://10.0.0.1/', false],
  ['https://printer.local', false],
  ['javascript:alert(1)', false],
  ['https://example.com/path?x=1', true],
])('%s as an address: %s', async (url, fine) => {
  expect(isPublicHttps(url)).toBe(fine)
  if (!fine) expect((await admin.post('/api/resources', form({ url }))).status).toBe(400)
})

test('the page and the browser ask the same question', () => {
  expect(readResourceQuery({ category: 'grant', q: '  women ', tag: '', cursor: 'x', utm: '1' })).toEqual({
    category: 'grant',
    q: 'women',
  })
  expect(readResourceQuery({ category: 'nonsense' })).toEqual({})
  expect(listResources.path).toBe('/api/resources')
})
