import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  FORM,
  founder,
  orderSession,
} from '#features/generation/server/testing/founders.ts'
import { sql } from '#server/database/sql.ts'
import { shelve } from './testing/shelved.ts'

const shop = openShop()

interface Row {
  id: string
  name: string
}

const names = ({ body }: { body: { blueprints: Row[] } }) => body.blueprints.map(({ name }) => name)

test('a long shelf comes page by page: each blueprint once, in order, also when moments are equal', async () => {
  const { person, id } = await founder(shop, 0)
  await shelve(shop.house().db, id, 120)
  // A bulk of the same moment, to the microsecond, across the edge of a page.
  await shop.house().db.execute(sql`
    update blueprints set created_at = date_trunc('second', now()) + interval '1 microsecond'
    where user_id = ${id} and slug ~ '^venture-[1-3][0-9]$'`)
  const { body: first } = await person.get('/api/dashboard')
  expect(first).toMatchObject({ total: 120, credits: 0, totalUsed: 120, totalPurchased: 120 })
  expect(first.blueprints).toHaveLength(20)
  const seen: Row[] = [...first.blueprints]
  let cursor = first.nextCursor
  while (cursor) {
    const { body } = await person.get(`/api/blueprints?cursor=${cursor}`)
    expect(body).not.toHaveProperty('total')
    seen.push(...body.blueprints)
    cursor = body.nextCursor
  }
  expect(new Set(seen.map(({ name }) => name)).size).toBe(120)
  expect(seen).toHaveLength(120)
  expect((await person.get('/api/blueprints')).body.blueprints).toEqual(first.blueprints)
})

test('a row says what it is and where its four assets are', async () => {
  const { person, id } = await founder(shop, 0)
  await shelve(shop.house().db, id, 1)
  const [row] = (await person.get('/api/blueprints')).body.blueprints
  expect(row).toMatchObject({
    name: 'Venture 1',
    slug: 'venture-1',
    status: 'completed',
    starred: false,
    archived: false,
    completeBlueprintUrl: '/api/blueprint/venture-1/venture-1-Complete-Blueprint.pdf',
    brandGuideUrl: '/api/blueprint/venture-1/venture-1-Visual-Brand-Guide.pdf',
    quickstartGuideUrl: '/api/blueprint/venture-1/venture-1-Startup-Quickstart-Guide.pdf',
  })
  expect(row.logoUrls).toHaveLength(4)
  expect(Object.keys(row)).not.toContain('files')
})

test('the search looks into name, idea and industry on all pages, in every script, and takes signs as they are', async () => {
  const { person, id } = await founder(shop, 0)
  const { db } = shop.house()
  await shelve(db, id, 60)
  const set = (slug: string, values: object) =>
    db.update(blueprints).set(values).where(sql`user_id = ${id} and slug = ${slug}`)
  await set('venture-60', { name: 'Café ÉTÉ' })
  await set('venture-59', { businessIdea: 'Для МОСКВЫ: доставка' })
  await set('venture-58', { industry: 'Off_shore 100%' })
  const found = async (search: string) =>
    names(await person.get(`/api/blueprints?search=${encodeURIComponent(search)}`))
  expect(await found('café été')).toEqual(['Café ÉTÉ'])
  expect(await found('  москвы ')).toEqual(['Venture 59'])
  expect(await found('off_SHORE 100%')).toEqual(['Venture 58'])
  expect(await found('%')).toEqual(['Venture 58'])
  expect(await found('\\')).toEqual([])
  expect(await found("'; drop table blueprints; --")).toEqual([])
  expect(await found('\0venture 7')).toEqual(['Venture 7'])
  expect((await person.get('/api/blueprints?search=technology')).body).toMatchObject({ total: 20 })
})

test('filters: recent is the last seven days, and what is archived shows only there', async () => {
  const { person, id } = await founder(shop, 0)
  const { db } = shop.house()
  await shelve(db, id, 4)
  const at = (n: number) => sql`user_id = ${id} and slug = ${`venture-${n}`}`
  await db.update(blueprints).set({ createdAt: sql`now() - interval '7 days 1 minute'` }).where(at(4))
  await db.update(blueprints).set({ starred: true }).where(at(2))
  await db.update(blueprints).set({ starred: true, archivedAt: new Date() }).where(at(3))
  const of = async (filter: string) => names(await person.get(`/api/blueprints?filter=${filter}`))
  expect(await of('all')).toEqual(['Venture 1', 'Venture 2', 'Venture 4'])
  expect(await of('recent')).toEqual(['Venture 1', 'Venture 2'])
  expect(await of('starred')).toEqual(['Venture 2'])
  expect(await of('archived')).toEqual(['Venture 3'])
  expect((await person.get('/api/dashboard')).body).toMatchObject({ total: 3 })
  await person.post('/api/blueprints/shelf', { target: { match: {} }, archived: true })
  expect((await person.get('/api/dashboard')).body).toMatchObject({
    total: 0,
    blueprints: [],
    hasArchived: true,
  })
})

test('counting stops at a thousand', async () => {
  const { person, id } = await founder(shop, 0)
  await shelve(shop.house().db, id, 1_001)
  expect((await person.get('/api/dashboard')).body).toMatchObject({ total: 1_000, totalIsMore: true })
})

test('what is tried again shows as being made, however old it is', async () => {
  const { person, id } = await founder(shop, 1)
  const { blueprintId } = (await person.post('/api/generate-blueprint', CREDIT_FORM)).body
  const { db } = shop.house()
  await db.execute(
    sql`update blueprints set created_at = now() - interval '1 year' where id = ${blueprintId}`,
  )
  await shelve(db, id, 60)
  const { recentGenerations } = (await person.get('/api/dashboard')).body
  expect(recentGenerations[0]).toMatchObject({ blueprintId, status: 'unknown' })
  expect(recentGenerations).toHaveLength(11)
})

test('a long idea is sent in part', async () => {
  const { person } = await founder(shop, 1)
  await person.post('/api/generate-blueprint', { ...CREDIT_FORM, businessIdea: '🦪'.repeat(20_000) })
  const [{ businessIdea }] = (await person.get('/api/blueprints')).body.blueprints
  expect(businessIdea).toBe('🦪'.repeat(400))
})

test('strangers, visitors and planted accounts see nothing of it; the session of an order its own', async () => {
  const { id } = await founder(shop, 0)
  await shelve(shop.house().db, id, 60)
  const stranger = await founder(shop, 0)
  expect((await stranger.person.get('/api/blueprints?search=venture')).body).toEqual({
    blueprints: [],
    total: 0,
  })
  const planted = await founder(shop, 0, { proved: false })
  const { orderId } = await boughtSignedOut(shop, planted.id)
  expect(names(await planted.person.get('/api/blueprints'))).toEqual([])
  const session = await orderSession(shop, planted.id, orderId)
  expect(names(await session.get('/api/blueprints'))).toEqual([FORM.startupName])
  expect((await shop.visitor().get('/api/blueprints')).status).toBe(401)
})

test.each([
  'cursor=nonsense',
  'cursor=1.------------------------------------',
  'filter=mine',
  `search=${'a'.repeat(201)}`,
])('a bad question is refused: %s', async (query) => {
  const { person } = await founder(shop, 0)
  expect((await person.get(`/api/blueprints?${query}`)).status).toBe(400)
})
