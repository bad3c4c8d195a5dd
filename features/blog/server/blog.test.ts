// Posts over the real app: who may write, what is read, and what happens when two do it at once.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { adminUser, openShop, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { deedsTo } from '#features/admin/server/testing/trail.ts'
import { blogFeature } from './feature.ts'
import { readArticles, seedArticles } from './seed.ts'
import { blogPosts } from './tables.ts'

const shop = openShop()
let admin: Visitor
let person: Visitor
beforeAll(async () => {
  admin = (await adminUser(shop)).person
  person = (await signedUp(shop)).person
})

const form = (given: object = {}) => ({ title: `Post ${randomUUID()}`, content: 'Some **words**.', ...given })
async function written(given: object = {}) {
  const { status, body } = await admin.post('/api/blog', form(given))
  expect(status).toBe(200)
  return body.post
}
const read = (slug: string, who: Visitor = shop.visitor()) => who.get(`/api/blog/${encodeURIComponent(slug)}`)

test('only admins write: visitors are 401, others 403, and nothing changes', async () => {
  const post = await written()
  for (const [who, status] of [
    [shop.visitor(), 401],
    [person, 403],
  ] as const) {
    expect((await who.post('/api/blog', form())).status).toBe(status)
    expect((await who.put(`/api/blog/${post.id}`, form())).status).toBe(status)
    expect((await who.delete(`/api/blog/${post.id}`)).status).toBe(status)
    expect((await who.get('/api/admin/blog')).status).toBe(status)
    expect((await who.get(`/api/admin/blog/${post.id}`)).status).toBe(status)
  }
  expect((await read(post.slug)).body.post.title).toBe(post.title)
})

test('a post without a status is published, with the tags and the address made of what was typed', async () => {
  const post = await written({ title: 'Déjà Vu, Again!', tags: 'One, two ,,one', productId: 7, userId: 'x' })
  expect(post).toMatchObject({ slug: 'deja-vu-again', tags: ['One', 'two'], status: 'published', version: 1 })
  for (const tag of ['One', 'one', 'ONE'])
    expect(
      (await person.get(`/api/blog?tag=${tag}`)).body.posts.map(({ id }: { id: string }) => id),
    ).toContain(post.id)
  const { body } = await read('deja-vu-again')
  expect(body.post).toMatchObject({ content: 'Some **words**.', text: 'Some words.', minutes: 1 })
  expect(body.post).not.toHaveProperty('version')
})

test('title and content are required, and every limit has its sentence', async () => {
  const refused = async (given: object) => {
    const { status, body } = await admin.post('/api/blog', form(given))
    expect(status).toBe(400)
    return body.error
  }
  expect(await refused({ title: '  ' })).toBe('Please enter a title.')
  expect(await refused({ content: ' \n ' })).toBe('Please enter the content.')
  expect(await refused({ title: 'x'.repeat(161) })).toBe('The title can have at most 160 characters.')
  expect(await refused({ tags: 'a,b,c,d,e,f,g,h,i' })).toBe('A post can have at most 8 tags.')
})

test('the same title twice, at once, gives two addresses', async () => {
  const title = `Twice ${randomUUID().slice(0, 6)}`
  const made = await Promise.all([1, 2, 3].map(() => admin.post('/api/blog', form({ title }))))
  const slugs = made.map(({ body }) => body.post.slug).sort()
  const first = title.toLowerCase().replace(' ', '-')
  expect(slugs).toEqual([first, `${first}-2`, `${first}-3`])
})

test('drafts are for admins; published, they keep the date of that', async () => {
  const draft = await written({ status: 'draft' })
  expect(draft.publishedAt).toBeUndefined()
  expect((await read(draft.slug)).status).toBe(404)
  expect((await read(draft.slug, person)).status).toBe(404)
  expect((await read(draft.slug, admin)).body.post.status).toBe('draft')
  const listedTo = async (who: Visitor, path: string) =>
    (await who.get(path)).body.posts.some(({ id }: { id: string }) => id === draft.id)
  expect(await listedTo(person, '/api/blog')).toBe(false)
  expect(await listedTo(admin, '/api/admin/blog')).toBe(true)
  const change = { ...form(), title: draft.title, status: 'published' }
  const { body } = await admin.put(`/api/blog/${draft.id}`, change)
  expect(body.post.publishedAt).toBeDefined()
  const again = await admin.put(`/api/blog/${draft.id}`, { ...change, status: 'draft' })
  expect(again.body.post.publishedAt).toBe(body.post.publishedAt)
})

test('two admins who edit the same version: the second is told, and overwrites nothing', async () => {
  const post = await written()
  const edit = (content: string) =>
    admin.put(`/api/blog/${post.id}`, { ...form({ title: post.title, content }), version: post.version })
  const answers = await Promise.all([edit('first'), edit('second')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({ code: 'changed_meanwhile' })
  const won = answers.find(({ status }) => status === 200)
  expect((await read(post.slug)).body.post.content).toBe(won?.body.post.content)
  // The specified client knows no versions: it is served, and keeps the status it does not send.
  expect((await admin.put(`/api/blog/${post.id}`, form({ title: post.title }))).body.post.version).toBe(3)
})

test('a published address that changes leads to the new one, and is nobody else’s', async () => {
  const post = await written({ slug: 'old-place' })
  const move = (slug: string) => admin.put(`/api/blog/${post.id}`, form({ title: post.title, slug }))
  await move('new-place')
  expect((await read('old-place')).body.post.slug).toBe('new-place')
  expect((await written({ slug: 'old-place' })).slug).toBe('old-place-2')
  // Back again: it is its own.
  expect((await move('old-place')).body.post.slug).toBe('old-place')
  expect((await read('new-place')).body.post.slug).toBe('old-place')
  const draft = await written({ slug: 'never-seen', status: 'draft' })
  await admin.put(`/api/blog/${draft.id}`, form({ slug: 'seen', status: 'published' }))
  expect((await read('never-seen')).status).toBe(404)
})

test('deleting is for good; a stranger’s id is a 404', async () => {
  const post = await written()
  expect((await admin.delete(`/api/blog/${post.id}`)).body).toEqual({ success: true })
  expect((await admin.delete(`/api/blog/${post.id}`)).status).toBe(404)
  expect((await admin.put(`/api/blog/${randomUUID()}`, form())).status).toBe(404)
  expect((await read(post.slug)).status).toBe(404)
})

test('what admins do to a post is in the trail; what was refused is not', async () => {
  const post = await written({ slug: 'told', status: 'draft' })
  const change = { ...form({ title: 'Told well', slug: 'told', status: 'published' }), version: 1 }
  await admin.put(`/api/blog/${post.id}`, change)
  expect((await admin.put(`/api/blog/${post.id}`, change)).status).toBe(409)
  await admin.delete(`/api/blog/${post.id}`)
  const [draft, published] = [
    { status: 'draft', version: 1 },
    { status: 'published', version: 2 },
  ]
  const slug = 'told'
  const deeds = await deedsTo(shop.house().db, post.id)
  expect(deeds.map(({ action, targetLabel, before, after }) => [action, targetLabel, before, after])).toEqual(
    [
      ['blog-post.create', post.title, null, { slug, ...draft }],
      ['blog-post.update', 'Told well', draft, published],
      ['blog-post.delete', 'Told well', { slug, ...published }, null],
    ],
  )
})

test('the list pages through every post once, newest first, also those of one moment', async () => {
  const { db } = shop.house()
  const moment = new Date('2020-01-01T00:00:00Z')
  await db.insert(blogPosts).values(
    Array.from({ length: 20 }, (_, n) => ({
      ...{ title: `Paged ${n}`, slug: `paged-${n}`, content: 'x', tags: ['paged'] },
      ...{ status: 'published' as const, publishedAt: moment, createdAt: moment },
    })),
  )
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await person.get(`/api/blog?tag=paged&productId=9${cursor ? `&cursor=${cursor}` : ''}`)
    seen.push(...body.posts.map(({ slug }: { slug: string }) => slug))
    cursor = body.nextCursor
  } while (cursor)
  expect(seen).toHaveLength(20)
  expect(new Set(seen).size).toBe(20)
  const { body } = await person.get('/api/blog?brief=true')
  expect(body.posts[0]).not.toHaveProperty('content')
  const dates = body.posts.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('the feed has the newest twenty, escaped, and no drafts', async () => {
  const post = await written({ title: 'Tom & <Jerry>', excerpt: 'A bell\u0007 rings', tags: 'a&b' })
  const draft = await written({ status: 'draft' })
  const { body, headers } = await shop.visitor().get('/blog/rss.xml')
  expect(headers['content-type']).toContain('application/rss+xml')
  expect(body.match(/<item>/g)?.length).toBe(20)
  expect(body).toContain(`<guid isPermaLink="false">${post.id}</guid>`)
  expect(body).toContain('<category>a&amp;b</category>')
  expect(body).toContain('<title>Tom &amp; &lt;Jerry&gt;</title>')
  expect(body).toContain('<description>A bell rings</description>')
  expect(body).not.toContain(draft.slug)
})

test('the articles are sown once: what an admin changed or deleted stays so', async () => {
  const { db } = shop.house()
  await Promise.all([seedArticles(db), seedArticles(db)])
  const articles = readArticles()
  for (const { name, date } of articles) {
    expect((await read(name)).body.post.publishedAt.slice(0, 10)).toBe(date)
  }
  const [first, second] = articles.map(({ name }) => name)
  const { body } = await read(first ?? '')
  await admin.put(`/api/blog/${body.post.id}`, { ...form({ title: 'Ours now' }), slug: first })
  const other = await read(second ?? '')
  await admin.delete(`/api/blog/${other.body.post.id}`)
  await blogFeature.start?.(shop.house())
  expect((await read(first ?? '')).body.post.title).toBe('Ours now')
  expect((await read(second ?? '')).status).toBe(404)
})

test('a post knows its neighbours', async () => {
  const names = readArticles().map(({ name }) => name)
  const { body } = await read(names[3] ?? '')
  expect([body.older.slug, body.newer.slug]).toEqual([names[2], names[4]])
})
