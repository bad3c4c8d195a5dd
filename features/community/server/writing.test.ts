// Posts and comments over the real app: who may write, change and delete, and what is refused.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { eq, sql } from '#server/database/sql.ts'
import { communityPosts } from './tables.ts'
import { comment, type Member, member, post, words } from './testing/members.ts'

const shop = openShop({ works: false })
let mara: Member
let jin: Member
beforeAll(async () => {
  mara = await member(shop, { name: 'Mara Lindqvist' })
  jin = await member(shop, { name: 'Jin Park' })
})

const POSTS = '/api/community/posts'
const read = async (id: string, who = shop.visitor()) => (await who.get(`${POSTS}/${id}`)).body.post
const thread = async (id: string, who = shop.visitor()) =>
  (await who.get(`${POSTS}/${id}/comments`)).body.comments
const events = async () => {
  const { rows } = await shop
    .house()
    .database.pool.query(`select data from pgboss.job where name = 'community-event' order by created_on, id`)
  return rows.map(({ data }) => data)
}

test('a post is read by everybody, with what was specified of it', async () => {
  const made = await post(mara, {
    title: ' Is one buoy enough? ',
    content: 'Three **prototypes** float.',
    category: 'feedback',
    userId: jin.id,
    authorId: jin.id,
  })
  expect(made).toMatchObject({ isMine: true, authorId: mara.id })
  expect(await read(made.id)).toMatchObject({
    title: 'Is one buoy enough?',
    content: 'Three **prototypes** float.',
    html: '<p>Three <strong>prototypes</strong> float.</p>',
    category: 'feedback',
    author: 'Mara Lindqvist',
    authorName: 'Mara Lindqvist',
    upvotes: 0,
    downvotes: 0,
    commentCount: 0,
    isPinned: false,
    isMine: false,
  })
})

test('a visitor cannot write, and blank texts are refused in the specified words', async () => {
  const { id } = await post(mara)
  const stranger = shop.visitor()
  expect((await stranger.post(POSTS, { title: 'x', content: 'y' })).status).toBe(401)
  expect((await stranger.post(`${POSTS}/${id}/comments`, { content: 'y' })).status).toBe(401)
  for (const form of [{ title: ' ', content: 'y' }, { title: 'x', content: ' \n ' }, {}]) {
    const { status, body } = await mara.post(POSTS, { category: 'general', ...form })
    expect(status).toBe(400)
    expect(body.error).toContain('Please fill in both title and content')
  }
  expect((await mara.post(`${POSTS}/${id}/comments`, { content: '  ' })).body.error).toBe(
    'Please write a comment first.',
  )
  expect((await mara.post(POSTS, { title: 'x', content: words(), category: 'bananas' })).status).toBe(400)
  for (const nowhere of ['nonsense', randomUUID()])
    expect((await mara.get(`${POSTS}/${nowhere}`)).body).toMatchObject({ error: 'Post Not Found' })
})

test('who never proved the address reads and looks at a preview, but neither writes nor votes', async () => {
  const { id } = await post(mara)
  const { id: commentId } = await comment(mara, id)
  const unproved = await member(shop, { name: 'Big Corp', proved: false })
  const refused = { status: 403, body: { code: 'prove_address' } }
  expect(await unproved.post(POSTS, { title: 'x', content: words() })).toMatchObject(refused)
  expect(await unproved.post(`${POSTS}/${id}/comments`, { content: words() })).toMatchObject(refused)
  for (const path of [`${POSTS}/${id}/vote`, `/api/community/comments/${commentId}/vote`])
    expect(await unproved.post(path, { voteType: 'up' })).toMatchObject(refused)
  expect(await read(id, unproved)).toMatchObject({ upvotes: 0, commentCount: 1 })
  expect((await unproved.post('/api/community/preview', { content: 'Words' })).status).toBe(200)
  // What was written before the rule stays theirs to delete.
  const own = await member(shop, { name: 'Early Bird' })
  const { id: before } = await post(own)
  await shop.house().db.update(users).set({ provedAt: null }).where(eq(users.id, own.id))
  expect(await own.patch(`${POSTS}/${before}`, { title: 'x', content: words() })).toMatchObject(refused)
  expect((await own.delete(`${POSTS}/${before}`)).status).toBe(200)
})

test('replies stand under what they answer, and those whom they concern are told', async () => {
  const { id: postId } = await post(mara)
  const before = (await events()).length
  const first = await comment(jin, postId)
  const second = await comment(jin, postId)
  const reply = await comment(mara, postId, { parentId: first.id })
  await comment(mara, postId)
  expect(
    (await thread(postId)).map((one: { id: string; depth: number }) => [one.id, one.depth]),
  ).toMatchObject([
    [first.id, 0],
    [reply.id, 1],
    [second.id, 0],
    [expect.any(String), 0],
  ])
  expect((await read(postId)).commentCount).toBe(4)
  const about = (kind: string, to: string, commentId: string) =>
    expect.objectContaining({ kind, to, postId, commentId })
  expect((await events()).slice(before)).toEqual([
    about('commentAdded', mara.id, first.id),
    about('commentAdded', mara.id, second.id),
    about('replyAdded', jin.id, reply.id),
  ])
  const elsewhere = await post(mara)
  const wrong = await mara.post(`${POSTS}/${elsewhere.id}/comments`, { content: words(), parentId: first.id })
  expect(wrong.status).toBe(404)
  expect((await read(elsewhere.id)).commentCount).toBe(0)
})

test('an @ calls somebody who writes here, and of two with one name the one in the thread', async () => {
  const one = await member(shop, { name: 'Aoife Brennan' })
  const other = await member(shop, { name: 'Aoife Brennan' })
  await post(other)
  const { id: postId } = await post(one)
  const before = (await events()).length
  const said = await comment(jin, postId, { content: `@aoife brennan, and @Mara Lindqvist: ${words()}` })
  expect(said.html).toContain('<strong data-mention>@aoife brennan</strong>')
  const told = (await events()).slice(before).map(({ kind, to }) => `${kind} ${to}`)
  expect(told.sort()).toEqual([
    `commentAdded ${one.id}`,
    ...[mara, one].map(({ id }) => `mentioned ${id}`).sort(),
  ])
  const ambiguous = await post(jin, { content: `@Aoife Brennan ${words()}` })
  expect(ambiguous.html).not.toContain('data-mention')
})

test('only its author changes and deletes; a stranger is refused and nothing changes', async () => {
  const made = await post(mara)
  const said = await comment(mara, made.id)
  for (const path of [`${POSTS}/${made.id}`, `/api/community/comments/${said.id}`]) {
    expect((await jin.patch(path, { title: 'Mine', content: 'Mine now' })).status).toBe(403)
    expect((await jin.delete(path)).status).toBe(403)
    expect((await shop.visitor().delete(path)).status).toBe(401)
  }
  const changed = await mara.patch(`${POSTS}/${made.id}`, {
    title: 'Better',
    content: '# New',
    category: 'growth',
    version: 1,
  })
  expect(changed.body.post).toMatchObject({
    title: 'Better',
    html: '<h3>New</h3>',
    category: 'growth',
    version: 2,
    editedAt: expect.any(String),
  })
  const late = await mara.patch(`${POSTS}/${made.id}`, { title: 'Old', content: 'Old', version: 1 })
  expect(late.status).toBe(409)
  expect((await read(made.id)).title).toBe('Better')
  const better = await mara.patch(`/api/community/comments/${said.id}`, { content: '*Better*', version: 1 })
  expect(better.body.comment).toMatchObject({ html: '<p><em>Better</em></p>', version: 2 })
})

test('a deleted comment keeps its place while something answers it, without its words', async () => {
  const { id: postId } = await post(mara)
  const first = await comment(jin, postId, { content: `Secret ${words()}` })
  const lonely = await comment(jin, postId)
  await comment(mara, postId, { parentId: first.id })
  for (const { id } of [first, lonely]) {
    expect((await jin.delete(`/api/community/comments/${id}`)).status).toBe(200)
    expect((await jin.delete(`/api/community/comments/${id}`)).status).toBe(404)
  }
  const left = await thread(postId, jin)
  expect(left).toHaveLength(2)
  expect(left[0]).toMatchObject({
    id: first.id,
    state: 'deleted',
    content: '',
    html: '',
    authorName: 'Deleted',
  })
  expect((await read(postId)).commentCount).toBe(1)
  const { rows } = await shop
    .house()
    .database.pool.query('select content from community_comments where id = $1', [first.id])
  expect(rows).toEqual([{ content: '' }])
})

test('a deleted post is gone for everybody, its author too', async () => {
  const { id } = await post(mara)
  expect((await mara.delete(`${POSTS}/${id}`)).status).toBe(200)
  expect((await mara.get(`${POSTS}/${id}`)).status).toBe(404)
  const gone = { status: 404, body: { error: 'This post was deleted.' } }
  expect(await jin.post(`${POSTS}/${id}/comments`, { content: words() })).toMatchObject(gone)
  expect(await jin.post(`${POSTS}/${id}/vote`, { voteType: 'up' })).toMatchObject(gone)
  expect(await jin.post(`${POSTS}/${id}/report`, { reason: 'spam' })).toMatchObject(gone)
  expect(await mara.patch(`${POSTS}/${id}`, { title: 'x', content: words() })).toMatchObject(gone)
  expect(await mara.delete(`${POSTS}/${id}`)).toMatchObject(gone)
  expect(await mara.post(`${POSTS}/no-id/vote`, { voteType: 'up' })).toMatchObject(gone)
})

test('under a deleted post comments are neither voted on nor changed, but their authors can still delete them', async () => {
  const { id } = await post(mara)
  const said = await comment(jin, id)
  const path = `/api/community/comments/${said.id}`
  await mara.delete(`${POSTS}/${id}`)
  const gone = { status: 404, body: { error: 'This post was deleted.' } }
  expect(await mara.post(`${path}/vote`, { voteType: 'up' })).toMatchObject(gone)
  expect(await jin.patch(path, { content: words() })).toMatchObject(gone)
  expect((await mara.delete(path)).status).toBe(403)
  expect((await jin.delete(path)).status).toBe(200)
  expect(await jin.delete(path)).toMatchObject({ status: 404, body: { error: 'This comment was deleted.' } })
})

test('the same text twice, even at once, is one post', async () => {
  const form = { title: 'Twice', content: words(), category: 'general' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => mara.post(POSTS, form)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
    'You wrote exactly this within the last day. It is there already.',
  )
  expect((await jin.post(POSTS, form)).status).toBe(200)
})

test('on its first day an account writes 3 posts and 15 comments an hour, and what is refused is not counted', async () => {
  const newcomer = await member(shop, { joined: new Date() })
  const linked = await newcomer.post(POSTS, {
    title: 'Look',
    content: 'https://a.example https://b.example https://c.example',
  })
  expect(linked.status).toBe(400)
  expect(linked.body.error).toContain('at most two links')
  const made = []
  for (let count = 0; count < 3; count++) made.push(await post(newcomer))
  const fourth = await newcomer.post(POSTS, { title: 'x', content: words() })
  expect(fourth.status).toBe(429)
  expect(fourth.body.error).toContain('3 posts an hour')
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
  for (let count = 0; count < 15; count++) await comment(newcomer, made[0].id)
  expect((await newcomer.post(`${POSTS}/${made[0].id}/comments`, { content: words() })).status).toBe(429)
})

test('a change keeps to the rules of writing, and what is not shown is not changed', async () => {
  const newcomer = await member(shop, { joined: new Date() })
  const made = await post(newcomer)
  const said = await comment(newcomer, made.id)
  const ad = 'https://a.example https://b.example https://c.example'
  const paths = { post: `${POSTS}/${made.id}`, comment: `/api/community/comments/${said.id}` }
  for (const path of Object.values(paths)) {
    const refused = await newcomer.patch(path, { title: 'Look', content: ad })
    expect(refused.status).toBe(400)
    expect(refused.body.error).toContain('at most two links')
  }
  for (let count = 0; count < 30; count++)
    expect((await newcomer.patch(paths.comment, { content: words() })).status).toBe(200)
  const over = await newcomer.patch(paths.post, { title: 'x', content: words() })
  expect(over.status).toBe(429)
  expect(over.body.error).toContain('change 30 texts an hour')

  const old = await post(jin)
  const older = await comment(jin, old.id)
  const pool = shop.house().database.pool
  for (const state of ['hidden', 'removed']) {
    await pool.query('update community_comments set state = $2 where id = $1', [older.id, state])
    expect((await jin.patch(`/api/community/comments/${older.id}`, { content: words() })).status).toBe(404)
    await pool.query('update community_posts set state = $2 where id = $1', [old.id, state])
    expect((await jin.patch(`${POSTS}/${old.id}`, { title: 'x', content: words() })).status).toBe(404)
  }
  expect((await jin.delete(`${POSTS}/${old.id}`)).status).toBe(200)
})

test('under a post that is not shown, comments are for admins and their authors, and stay as they are', async () => {
  const admin = await member(shop, { isAdmin: true })
  const made = await post(mara)
  const said = await comment(jin, made.id)
  await comment(mara, made.id, { parentId: said.id })
  const path = `/api/community/comments/${said.id}`
  const pool = shop.house().database.pool
  for (const state of ['hidden', 'removed']) {
    await pool.query('update community_posts set state = $2 where id = $1', [made.id, state])
    const seenBy = async (reader: Pick<typeof jin, 'get'>) =>
      (await reader.get(`${POSTS}/${made.id}/comments`)).body.comments.length
    expect(await seenBy(shop.visitor())).toBe(0)
    expect(await seenBy(await member(shop))).toBe(0)
    expect(await seenBy(jin)).toBe(1)
    expect(await seenBy(mara)).toBe(1)
    expect(await seenBy(admin)).toBe(2)
    expect((await jin.patch(path, { content: words() })).status).toBe(404)
    expect((await mara.post(`${path}/vote`, { voteType: 'up' })).status).toBe(404)
  }
  expect((await jin.delete(path)).status).toBe(200)
})

test('who leaves stays as ‘Deleted member’, and takes what they wrote along', async () => {
  const leaver = await member(shop, { name: 'Deshawn Pratt' })
  const made = await post(leaver)
  const { id: other } = await post(mara)
  await comment(leaver, other)
  await leaver.post(`${POSTS}/${other}/vote`, { voteType: 'up' })
  const left = await leaver.post('/api/settings/delete-account', { currentPassword: 'first password' })
  expect(left.status).toBe(200)
  expect(await read(made.id)).toMatchObject({ authorName: 'Deleted member', content: made.content })
  expect((await read(made.id)).authorId).toBeUndefined()
  expect((await thread(other))[0]).toMatchObject({ authorName: 'Deleted member' })
  expect((await read(other)).upvotes).toBe(1)
})

test('an account looks at 240 previews an hour, proved or not', async () => {
  const unproved = await member(shop, { proved: false })
  const preview = () => unproved.post('/api/community/preview', { content: 'Words' })
  for (let count = 0; count < 240; count++) expect((await preview()).status).toBe(200)
  const over = await preview()
  expect(over.status).toBe(429)
  expect(over.body.error).toContain('240 previews an hour')
  expect((await mara.post('/api/community/preview', { content: 'Words' })).status).toBe(200)
})

test('a preview is what the post will look like', async () => {
  const { body } = await mara.post('/api/community/preview', { content: '**a** <script>' })
  expect(body).toEqual({ html: '<p><strong>a</strong> &lt;script&gt;</p>' })
})

test('links to acting pages in posts of before are taken out by the migration; other links stay', async () => {
  const by = await member(shop)
  const { id } = await post(by)
  const { db } = shop.house()
  const link = (to: string) => `<a href="${to}">see <em>this</em></a>`
  await db
    .update(communityPosts)
    .set({ html: `<p>${link('/success?free=true')}, ${link('/API/x')}, ${link('/sample')}</p>` })
    .where(eq(communityPosts.id, id))
  const migration = new URL('../../../migrations/0017_action_links_of_old_posts.sql', import.meta.url)
  await db.execute(sql.raw(await readFile(migration, 'utf8')))
  const [row] = await db.select().from(communityPosts).where(eq(communityPosts.id, id))
  expect(row?.html).toBe(`<p>see <em>this</em>, see <em>this</em>, ${link('/sample')}</p>`)
})
