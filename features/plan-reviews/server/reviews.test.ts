import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { adminUser, openShop } from '#features/accounts/server/testing/shop.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { CREDIT_FORM, founder } from '#features/generation/server/testing/founders.ts'
import { finish } from '#features/generation/server/testing/planned.ts'
import { eq } from '#server/database/sql.ts'
import { planReviews } from './tables.ts'

const shop = openShop()
const CARD = { question: 'Is the price right?', hideName: false }

async function planned(startupName = 'Larder & Loaf') {
  const { person, id } = await founder(shop)
  const { blueprintId } = (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName })).body
  await finish(shop.house(), blueprintId, ['Larder-&-Loaf-Complete-Blueprint.pdf'])
  const sections = `/api/blueprint/${blueprintId}/sections`
  const preview = async (card: object = CARD, section = 'pricing') =>
    (await person.post(`${sections}/${section}/preview`, card)).body
  return {
    person,
    id,
    blueprintId,
    sections,
    preview,
    post: async (more: object = {}, card: object = CARD) =>
      person.post(`${sections}/pricing/post`, {
        title: 'Our price',
        fingerprint: (await preview(card)).fingerprint,
        requestId: randomUUID(),
        ...card,
        ...more,
      }),
  }
}

const postOf = async (id: string) => (await shop.visitor().get(`/api/community/posts/${id}`)).body.post
const commentOn = async (postId: string, content: string) => {
  const { person, id } = await founder(shop, 0)
  const { body } = await person.post(`/api/community/posts/${postId}/comments`, { content })
  return { person, authorId: id, commentId: body.comment.id as string }
}
const take = (id: string) => `/api/community/comments/${id}/take-over`

let mara: Awaited<ReturnType<typeof planned>>
let postId: string
beforeAll(async () => {
  mara = await planned()
  postId = (await mara.post()).body.postId
})

test('the sections of the plan are listed, and one becomes a card: exactly what was previewed', async () => {
  const { body } = await mara.person.get(mara.sections)
  expect(body.sections).toContainEqual({ id: 'pricing', title: expect.any(String) })
  expect(body.sections.length).toBeGreaterThan(10)
  const { html, isCut } = await mara.preview()
  const post = await postOf(postId)
  expect(post).toMatchObject({ title: 'Our price', category: 'feedback', authorName: 'Mara Lindqvist' })
  expect(post.card).toBe(body.sections.find(({ id }: { id: string }) => id === 'pricing').title)
  expect(post.html).toBe(html)
  expect(post.content).toMatch(/^Is the price right\?\n\n---\n\n/)
  expect(isCut).toBe(false)
  // What only the whole plan explains, or a post cannot show, is not in it.
  expect(post.content).not.toMatch(/\[[FSA]\d*\]|^\|/m)
  const { posts } = (await shop.visitor().get('/api/community/posts?category=feedback&sort=new')).body
  expect(posts.find(({ id }: { id: string }) => id === postId).card).toBe(post.card)
})

test('with the name hidden neither startup nor founder is in any section', async () => {
  const { body } = await mara.person.get(mara.sections)
  let named = 0
  for (const { id } of body.sections) {
    const [open, hidden] = [await mara.preview(CARD, id), await mara.preview({ ...CARD, hideName: true }, id)]
    if (/Larder/.test(open.html)) named++
    expect(hidden.html).not.toMatch(/Larder|Lindqvist|\bMara\b/i)
  }
  expect(named).toBeGreaterThan(3)
})

test('a double click posts once; another press with the same words is refused as said already', async () => {
  const jin = await planned('Quay Bakery')
  const requestId = randomUUID()
  const twice = await Promise.all([jin.post({ requestId }), jin.post({ requestId })])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(twice[0]?.body.postId).toBe(twice[1]?.body.postId)
  expect(await shop.house().db.$count(planReviews, eq(planReviews.blueprintId, jin.blueprintId))).toBe(1)
  expect(await jin.post()).toMatchObject({ status: 409, body: { code: 'said_already' } })
})

test('what was not seen is not posted', async () => {
  expect(await mara.post({ fingerprint: 'of something else', title: 'Another' })).toMatchObject({
    status: 409,
    body: { error: 'The plan has changed since you looked. Please look at what will be public again.' },
  })
  // Seen with the name hidden, sent without.
  const { fingerprint } = await mara.preview({ ...CARD, hideName: true }, 'summary')
  const named = { ...CARD, title: 'Another', fingerprint, requestId: randomUUID() }
  expect((await mara.person.post(`${mara.sections}/summary/post`, named)).status).toBe(409)
  expect((await mara.post({ title: ' ' })).body.error).toBe('Please give the post a title.')
})

test('a stranger neither sees nor posts another’s section; before there is a plan there is none', async () => {
  const { person: stranger } = await founder(shop)
  expect((await stranger.get(mara.sections)).status).toBe(404)
  expect((await stranger.post(`${mara.sections}/pricing/preview`, CARD)).status).toBe(404)
  const { fingerprint } = await mara.preview()
  const body = { ...CARD, title: 'Mine', fingerprint, requestId: randomUUID() }
  expect((await stranger.post(`${mara.sections}/pricing/post`, body)).status).toBe(404)
  expect((await mara.person.post(`${mara.sections}/nonsense/preview`, CARD)).status).toBe(404)
  expect((await shop.visitor().get(mara.sections)).status).toBe(401)
  const { blueprintId } = (await stranger.post('/api/generate-blueprint', CREDIT_FORM)).body
  expect((await stranger.get(`/api/blueprint/${blueprintId}/sections`)).status).toBe(409)
})

const notesOf = async () => {
  const files = `/api/blueprint/${mara.blueprintId}/files`
  const [pdf] = (await mara.person.get(files)).body.files
  return (await mara.person.get(`${files}/${pdf.id}/notes`)).body.notes.map(
    ({ text }: { text: string }) => text,
  )
}

test('the founder takes a comment over as a note, once, also when pressed twice at once', async () => {
  const { commentId, person: commenter } = await commentOn(postId, 'Charge by the **box**, not by the loaf.')
  const before = (await notesOf()).length
  const twice = await Promise.all([mara.person.post(take(commentId)), mara.person.post(take(commentId))])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const notes = await notesOf()
  expect(notes).toHaveLength(before + 1)
  expect(notes.at(-1)).toMatch(/^From a comment in the community:/)
  // Who wrote it is said in the thread, as long as they want to be named there.
  expect(notes.at(-1)).not.toContain('Mara Lindqvist')
  expect(notes.at(-1)).toContain('Charge by the **box**')
  expect(notes.at(-1)).toContain(`/community/thread/${postId}#comment-${commentId}`)
  const { body } = await mara.person.get(`/api/community/posts/${postId}/review`)
  expect(body).toMatchObject({
    blueprint: { slug: 'larder-&-loaf' },
    taken: expect.arrayContaining([commentId]),
  })
  // Neither who wrote it, nor anybody else, has a plan to put it beside.
  expect((await commenter.post(take(commentId))).status).toBe(404)
  expect((await commenter.get(`/api/community/posts/${postId}/review`)).status).toBe(404)
  expect((await mara.person.post(take('nonsense'))).status).toBe(404)
})

test('a comment that was removed, deleted, or whose author is blocked is not taken over', async () => {
  const [removed, deleted, blocked] = [
    await commentOn(postId, 'Removed words'),
    await commentOn(postId, 'Deleted words'),
    await commentOn(postId, 'Blocked words'),
  ]
  const { person: admin } = await adminUser(shop)
  const { status } = await admin.post(`/api/admin/community/comments/${removed.commentId}/remove`, {
    reason: 'Spam',
  })
  expect(status).toBe(200)
  await deleted.person.delete(`/api/community/comments/${deleted.commentId}`)
  await mara.person.put(`/api/settings/blocks/${blocked.authorId}`, { kind: 'block' })
  expect((await mara.person.post(take(removed.commentId))).status).toBe(404)
  expect((await mara.person.post(take(deleted.commentId))).status).toBe(404)
  expect(await mara.person.post(take(blocked.commentId))).toMatchObject({
    status: 403,
    body: { error: 'You blocked this member. Unblock them first to take their words over.' },
  })
  expect((await notesOf()).join()).not.toMatch(/Removed words|Deleted words|Blocked words/)
})

test('an ordinary thread of one’s own has nothing to take over', async () => {
  const { post } = (await mara.person.post('/api/community/posts', { title: 'Hello', content: randomUUID() }))
    .body
  const { commentId } = await commentOn(post.id, 'Hello back')
  expect((await mara.person.post(take(commentId))).status).toBe(404)
  expect((await mara.person.get(`/api/community/posts/${post.id}/review`)).status).toBe(404)
})

test('when the blueprint goes the post stays, and there is nothing to take over into', async () => {
  const jin = await planned('Harbour Oven')
  const { body } = await jin.post()
  const { commentId } = await commentOn(body.postId, 'Still here?')
  await shop.house().db.delete(blueprints).where(eq(blueprints.id, jin.blueprintId))
  expect((await postOf(body.postId)).card).toBeDefined()
  expect(await jin.person.post(take(commentId))).toMatchObject({
    status: 404,
    body: { error: 'The blueprint that this section came from is not there any more.' },
  })
  expect((await jin.person.get(`/api/community/posts/${body.postId}/review`)).body).toEqual({ taken: [] })
})
