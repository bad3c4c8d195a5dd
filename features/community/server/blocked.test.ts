// Who was blocked neither replies to nor mentions whoever blocked them; who removed something tells its author.
import { expect, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { member } from './testing/members.ts'

const shop = openShop({ works: false })
const POSTS = '/api/community/posts'

test('a blocked person cannot reply to or mention the one who blocked them, and loses no other way to speak', async () => {
  const mara = await member(shop, { name: 'Mara Blocked-By' })
  const jin = await member(shop, { name: 'Jin Unwanted' })
  const third = await member(shop, { name: 'Aoife Third' })
  const { post } = (await mara.post(POSTS, { title: 'A buoy', content: 'It floats.' })).body
  const comments = `${POSTS}/${post.id}/comments`
  const { comment } = (await mara.post(comments, { content: 'One more thing.' })).body
  const { comment: other } = (await third.post(comments, { content: 'Which thing?' })).body
  await mara.put(`/api/settings/blocks/${jin.id}`, { kind: 'block' })

  const refused = { status: 403, body: { code: 'blocked' } }
  expect(await jin.post(comments, { content: 'A comment' })).toMatchObject(refused)
  expect(await jin.post(comments, { content: 'A reply', parentId: comment.id })).toMatchObject(refused)
  const naming = 'Ask @Mara Blocked-By about it.'
  expect(await jin.post(comments, { content: naming, parentId: other.id })).toMatchObject(refused)
  expect(await jin.post(POSTS, { title: 'Elsewhere', content: naming })).toMatchObject(refused)
  // Nor by a change of what was harmless.
  const said = await jin.post(comments, { content: 'To you, Aoife.', parentId: other.id })
  expect(said.status).toBe(200)
  const mine = `/api/community/comments/${said.body.comment.id}`
  expect(await jin.patch(mine, { content: naming })).toMatchObject(refused)
  // What named her before it may go on naming her: it can still be mended.
  await mara.put(`/api/settings/blocks/${jin.id}`, { kind: 'mute' })
  const old = await jin.post(comments, { content: naming, parentId: other.id })
  await mara.put(`/api/settings/blocks/${jin.id}`, { kind: 'block' })
  const mended = { content: `${naming} Please.` }
  expect((await jin.patch(`/api/community/comments/${old.body.comment.id}`, mended)).status).toBe(200)
  const { comments: all } = (await mara.get(comments)).body
  expect(all).toHaveLength(4)

  await mara.put(`/api/settings/blocks/${jin.id}`, { kind: 'mute' })
  expect((await jin.post(comments, { content: 'A comment' })).status).toBe(200)
})

test('what an admin removes and restores is told to its author, with the reason', async () => {
  const mara = await member(shop)
  const admin = await member(shop, { isAdmin: true })
  const { post } = (await mara.post(POSTS, { title: 'Watches', content: 'Buy them.' })).body
  const act = (name: string, body?: object) =>
    admin.post(`/api/admin/community/posts/${post.id}/${name}`, body)
  for (const _ of [1, 2]) expect((await act('remove', { reason: 'It sells something.' })).status).toBe(200)
  const bell = async () => (await mara.get('/api/notifications')).body.notifications
  expect(await bell()).toMatchObject([
    { kind: 'removed', text: 'Your post was removed', excerpt: 'It sells something.' },
  ])
  await act('restore')
  expect(await bell()).toMatchObject([{ kind: 'restored', text: 'Your post is visible again' }])
})
