// Lists, search, votes, moderation and feeds over the real app.

import { beforeAll, expect, test } from 'vitest'
import { openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { inArray } from '#server/database/sql.ts'
import { newestIds } from './queries.ts'
import { seedThreads } from './seed.ts'
import { communityPosts, communityVotes } from './tables.ts'
import { comment, type Member, member, post, words } from './testing/members.ts'

const shop = openShop({ works: false })
const db = () => shop.house().db
let admin: Visitor
let mara: Member
let jin: Member
beforeAll(async () => {
  admin = await member(shop, { isAdmin: true })
  mara = await member(shop)
  jin = await member(shop, { name: 'Jin Park' })
})

const POSTS = '/api/community/posts'
type Shown = { id: string; title: string; userVote?: string; isPinned: boolean }
const list = async (query = '', who: Visitor = shop.visitor()) =>
  (await who.get(`${POSTS}?${query}`)).body as { posts: Shown[]; nextCursor?: string }
const vote = (who: Visitor, path: string, voteType: string) => who.post(`${path}/vote`, { voteType })

test('the three orders, each through all its pages, give every post once', async () => {
  const author = await member(shop)
  const many = Array.from({ length: 45 }, (_, n) => ({
    authorId: author.id,
    title: `Number ${n}`,
    content: 'x',
    html: '<p>x</p>',
    excerpt: 'x',
    fingerprint: String(n),
    category: 'automation' as const,
    score: n % 3,
    upvotes: n % 3,
    hot: n % 7,
    // Many at the same moment: the id decides.
    createdAt: new Date(1_790_000_000_000 + (n % 5)),
  }))
  await db().insert(communityPosts).values(many)
  for (const sort of ['hot', 'new', 'top']) {
    const seen: Shown[] = []
    let cursor: string | undefined
    do {
      const page = await list(
        `category=automation&sort=${sort}&${cursor ? `cursor=${encodeURIComponent(cursor)}` : ''}`,
      )
      seen.push(...page.posts)
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(45)
    expect(seen).toHaveLength(45)
    const numbers = seen.map(({ title }) => Number(title.split(' ')[1]))
    const key = { hot: (n: number) => n % 7, new: (n: number) => n % 5, top: (n: number) => n % 3 }[sort]
    const keys = numbers.map((n) => key?.(n) ?? 0)
    expect(keys).toEqual(keys.toSorted((a, b) => b - a))
  }
  const id = '7d5f6cf0-4d0a-4d7e-9a55-2f6a8f0f2a11'
  for (const madeUp of [
    '1~2',
    `2026-02-30T00:00:00.000Z~${id}`,
    `0000-01-01T00:00:00.000Z~${id}`,
    `2026-01-01T00:00Z~${id}`,
  ])
    for (const asked of [`sort=new&cursor=${madeUp}`, `sort=top&cursor=1~${madeUp}`])
      expect((await shop.visitor().get(`${POSTS}?${asked}`)).status, asked).toBe(400)
})

test('a category holds its own, and none or all holds everything', async () => {
  const made = await post(mara, { category: 'growth' })
  const has = async (query: string) => (await list(query)).posts.some(({ id }) => id === made.id)
  expect(await has('category=growth&sort=new')).toBe(true)
  expect(await has('category=all&sort=new')).toBe(true)
  expect(await has('sort=new')).toBe(true)
  expect(await has('category=&sort=new')).toBe(true)
  expect(await has('category=question&sort=new')).toBe(false)
  expect((await shop.visitor().get(`${POSTS}?category=bananas`)).status).toBe(400)
})

test('search finds word forms in titles and texts, and takes whatever is typed', async () => {
  const inTitle = await post(mara, { title: 'Pricing oyster buoys' })
  const inText = await post(mara, { content: `The **oysters** were sold. ${words()}` })
  const found = async (search: string) =>
    (await list(`search=${encodeURIComponent(search)}&sort=new`)).posts.map(({ id }) => id)
  expect(await found('oyster')).toEqual([inText.id, inTitle.id])
  expect(await found('"oyster buoy"')).toEqual([inTitle.id])
  expect(await found('oyster -price')).toEqual([inText.id])
  const minuses = '- '.repeat(90)
  for (const odd of ["'; drop table x", '((', '!!! &|', '%', '🦪', 'the', minuses, `-"${minuses}"`])
    expect(await found(odd)).toEqual(expect.any(Array))
  const marked = await post(mara, {
    content: `A snake_case e-mail to crab.example.com/pots, v2.5. ${words()}`,
  })
  for (const typed of [
    'snake_case',
    'e-mail',
    'email -pricing e-mail',
    'crab.example.com',
    '"case e-mail"',
    'v2.5 -oyster',
  ])
    expect(await found(typed), typed).toEqual(typed.startsWith('email') ? [] : [marked.id])
})

test.each(['a1@', '_a', '~/', './', '<!--'])(
  'a post full of %s is found as fast as any other',
  async (part) => {
    const begun = performance.now()
    const { id } = await post(mara, { content: `${words()} ${part.repeat(19_000 / part.length)}` })
    expect(id).toEqual(expect.any(String))
    // The database's own parser needs seconds for most of them.
    expect(performance.now() - begun).toBeLessThan(1_800)
  },
)

test('a vote counts once, again takes it back, and the other way turns it around', async () => {
  const { id } = await post(mara)
  const said = await comment(mara, id)
  for (const path of [`${POSTS}/${id}`, `/api/community/comments/${said.id}`]) {
    expect((await vote(jin, path, 'up')).body).toEqual({
      success: true,
      upvotes: 1,
      downvotes: 0,
      userVote: 'up',
    })
    expect((await vote(mara, path, 'up')).body).toMatchObject({ upvotes: 2 })
    expect((await vote(jin, path, 'down')).body).toMatchObject({ upvotes: 1, downvotes: 1, userVote: 'down' })
    expect((await vote(jin, path, 'down')).body).toEqual({ success: true, upvotes: 1, downvotes: 0 })
    expect((await vote(jin, path, 'sideways')).status).toBe(400)
    expect((await vote(shop.visitor(), path, 'up')).status).toBe(401)
  }
  await vote(jin, `${POSTS}/${id}`, 'up')
  await vote(jin, `${POSTS}/${id}`, 'up')
  const { rows } = await shop
    .house()
    .database.pool.query(
      `select data from pgboss.job where name = 'community-event' and data->>'from' = $1`,
      [jin.id],
    )
  const told = rows.filter(({ data }) => data.kind === 'voteCast' && data.postId === id)
  expect(told, 'once for the post, once for the comment, and never again').toHaveLength(2)
  const mine = (await list('sort=new', mara)).posts.find((one) => one.id === id)
  const others = (await list('sort=new', jin)).posts.find((one) => one.id === id)
  expect([mine?.userVote, others?.userVote]).toEqual(['up', undefined])
})

test('200 votes at once, and as many double clicks, are counted to the last', async () => {
  const { id } = await post(mara)
  const people = await db().execute<{ id: string }>(
    `insert into users (email, full_name) select 'voter-' || n || '@example.com', 'Voter ' || n from generate_series(1, 200) n returning id`,
  )
  const { vote: cast } = await import('./vote.ts')
  const house = shop.house()
  const ballots = people.rows.map(({ id: voterId }, n) => ({
    kind: 'post' as const,
    id,
    voterId,
    voteType: n % 4 === 0 ? ('down' as const) : ('up' as const),
  }))
  await Promise.all(ballots.map((ballot) => cast(house, ballot)))
  const read = async () => (await shop.visitor().get(`${POSTS}/${id}`)).body.post
  expect(await read()).toMatchObject({ upvotes: 150, downvotes: 50 })
  // Twice more at once: taken back and given again, in whichever order.
  await Promise.all([...ballots, ...ballots].map((ballot) => cast(house, ballot)))
  expect(await read()).toMatchObject({ upvotes: 150, downvotes: 50 })
  const votes = await db()
    .select()
    .from(communityVotes)
    .where(inArray(communityVotes.thingId, [id]))
  expect(votes).toHaveLength(200)
  const [row] = await db()
    .select()
    .from(communityPosts)
    .where(inArray(communityPosts.id, [id]))
  expect(row?.score).toBe(100)
})

test('comments written at once each get a place of their own', async () => {
  const { id } = await post(mara)
  const first = await comment(mara, id)
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      comment(n % 2 ? mara : jin, id, n % 3 ? {} : { parentId: first.id }),
    ),
  )
  const { body } = await shop.visitor().get(`${POSTS}/${id}/comments`)
  const places = body.comments.map(({ place }: { place: string }) => place)
  expect(new Set(places).size).toBe(21)
  expect(places).toEqual(places.toSorted())
  expect((await shop.visitor().get(`${POSTS}/${id}`)).body.post.commentCount).toBe(21)
})

test('a long thread pages, and a link to a comment begins with its discussion', async () => {
  const { id } = await post(mara)
  const made = []
  for (let n = 0; n < 60; n++) made.push(await comment(n % 2 ? mara : jin, id))
  const reply = await comment(mara, id, { parentId: made[55].id })
  const page = async (query: string) => (await shop.visitor().get(`${POSTS}/${id}/comments?${query}`)).body
  const first = await page('')
  expect(first.comments).toHaveLength(50)
  const second = await page(`cursor=${first.nextCursor}`)
  expect(second.comments).toHaveLength(11)
  expect(second.nextCursor).toBeUndefined()
  const focused = await page(`focus=${reply.id}`)
  expect(focused.earlier).toBe(true)
  expect(focused.comments.slice(0, 2).map((one: { id: string }) => one.id)).toEqual([made[55].id, reply.id])
  expect((await page('focus=nonsense')).comments).toHaveLength(50)
})

test('an admin pins and locks; others may not', async () => {
  const { id } = await post(mara, { category: 'showcase' })
  const path = `/api/admin/community/posts/${id}`
  expect((await jin.patch(path, { isPinned: true })).status).toBe(403)
  expect((await admin.patch(path, { isPinned: true, isLocked: true })).status).toBe(200)
  await post(jin, { category: 'showcase' })
  const [first] = (await list('category=showcase&sort=new')).posts
  expect(first).toMatchObject({ id, isPinned: true })
  const refused = await jin.post(`${POSTS}/${id}/comments`, { content: words() })
  expect(refused.status).toBe(409)
  expect(refused.body.error).toContain('locked')
  expect((await mara.patch(`${POSTS}/${id}`, { title: 'x', content: words() })).status).toBe(409)
  await comment(admin, id)
  const { rows } = await shop
    .house()
    .database.pool.query('select action from audit_entries where target_id = $1 order by id', [id])
  expect(rows.map(({ action }) => action)).toEqual(['community.pin', 'community.lock'])
})

test('five posts are pinned at most, however many admins pin at once; search engines hear of them, too', async () => {
  await db().update(communityPosts).set({ isPinned: false })
  const made = []
  for (let count = 0; count < 7; count++) made.push(await post(admin))
  const pin = ({ id }: Shown, isPinned: boolean) =>
    admin.patch(`/api/admin/community/posts/${id}`, { isPinned })
  const answers = await Promise.all(made.map((one) => pin(one, true)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
    Array(2).fill([409, '5 posts are pinned already. Please unpin one of them first.']),
  )
  const first = (await list()).posts.filter(({ isPinned }) => isPinned)
  expect(first).toHaveLength(5)
  const known = await newestIds(db())
  for (const { id } of made) expect(known).toContain(id)
  // Again is no sixth; and one less makes room for another.
  expect((await pin(first[0] as Shown, true)).status).toBe(200)
  expect((await pin(first[0] as Shown, false)).status).toBe(200)
  const left = made.find(({ id }) => !first.some((one) => one.id === id))
  expect((await pin(left, true)).status).toBe(200)
})

test('a vote turned from down to up is told', async () => {
  const { id } = await post(mara)
  await vote(jin, `${POSTS}/${id}`, 'down')
  await vote(jin, `${POSTS}/${id}`, 'up')
  const { rows } = await shop
    .house()
    .database.pool.query(
      `select 1 from pgboss.job where name = 'community-event' and data->>'kind' = 'voteCast' and data->>'postId' = $1`,
      [id],
    )
  expect(rows).toHaveLength(1)
})

test('what was removed is shown as removed, and its author is told why', async () => {
  const made = await post(mara, { title: 'Buy my course' })
  const said = await comment(mara, made.id, { content: `Buy it. ${words()}` })
  await comment(jin, made.id, { parentId: said.id })
  const reason = { reason: 'No selling in comments.' }
  expect((await admin.post(`/api/admin/community/comments/${said.id}/remove`, reason)).status).toBe(200)
  const thread = async (who: Visitor) => (await who.get(`${POSTS}/${made.id}/comments`)).body.comments
  expect((await thread(jin))[0]).toMatchObject({ state: 'removed', content: '', html: '' })
  expect((await thread(jin))[0].stateReason).toBeUndefined()
  expect((await thread(mara))[0]).toMatchObject({
    state: 'removed',
    content: said.content,
    stateReason: reason.reason,
  })
  expect((await shop.visitor().get(`${POSTS}/${made.id}`)).body.post.commentCount).toBe(1)

  const state = (to: string) =>
    shop.house().database.pool.query('update community_posts set state = $2 where id = $1', [made.id, to])
  await state('hidden')
  expect((await shop.visitor().get(`${POSTS}/${made.id}`)).body.post.title).toBe('Hidden post')
  await state('visible')
  await admin.post(`/api/admin/community/posts/${made.id}/remove`, reason)
  expect((await list('sort=new')).posts.some(({ id }) => id === made.id)).toBe(false)
  expect((await shop.visitor().get(`${POSTS}/${made.id}`)).body.post).toMatchObject({
    state: 'removed',
    title: 'Removed post',
    content: '',
  })
  expect((await mara.get(`${POSTS}/${made.id}`)).body.post).toMatchObject({
    title: 'Buy my course',
    stateReason: reason.reason,
  })
  expect((await vote(jin, `${POSTS}/${made.id}`, 'up')).status).toBe(404)
  expect((await admin.post(`/api/admin/community/posts/${made.id}/remove`, reason)).status).toBe(200)

  await admin.post(`/api/admin/community/posts/${made.id}/restore`)
  await admin.post(`/api/admin/community/comments/${said.id}/restore`)
  expect((await shop.visitor().get(`${POSTS}/${made.id}`)).body.post).toMatchObject({
    state: 'visible',
    title: 'Buy my course',
    commentCount: 2,
  })
})

test('feeds hold the newest of a category, as XML whatever was typed', async () => {
  const made = await post(mara, { category: 'buildlog', title: 'A <b> & "c" \ufffe' })
  const all = await shop.visitor().get('/community/rss.xml')
  expect(String(all.headers['content-type'])).toContain('application/rss+xml')
  const one = (await shop.visitor().get('/community/buildlog/rss.xml')).body
  expect(one).toContain(`/community/thread/${made.id}</link>`)
  expect(one).toContain('A &lt;b&gt; &amp; &quot;c&quot; ')
  expect((await shop.visitor().get('/community/growth/rss.xml')).body).not.toContain(made.id)
  expect((await shop.visitor().get('/community/bananas/rss.xml')).status).toBe(404)
})

test('the team’s threads are sown once, say who wrote them, and stay removed', async () => {
  await Promise.all([seedThreads(db()), seedThreads(db())])
  const ours = async () => (await db().select().from(communityPosts)).filter(({ byTeam }) => byTeam)
  const sown = await ours()
  expect(sown.length).toBeGreaterThanOrEqual(3)
  for (const { content } of sown) expect(content).toContain('Written by the team behind Founder Co-Pilot')
  const { body } = await shop.visitor().get(`${POSTS}/${sown[0]?.id}`)
  expect(body.post).toMatchObject({ authorName: 'Founder Co-Pilot team', byTeam: true, isPinned: true })
  await db()
    .delete(communityPosts)
    .where(inArray(communityPosts.id, [sown[0]?.id ?? '']))
  await seedThreads(db())
  expect(await ours()).toHaveLength(sown.length - 1)
})
