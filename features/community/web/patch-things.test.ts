import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listPosts } from '../contract.ts'
import { patchThing } from './patch-things.ts'

test('two comments at once are two more, wherever the post is shown, and nothing else changes', () => {
  const client = new QueryClient()
  const at = (rest: string) => [listPosts.path + rest]
  client.setQueryData(at('/a'), { post: { id: 'a', commentCount: 1 } })
  client.setQueryData(at('?sort=top'), {
    posts: [
      { id: 'a', commentCount: 1 },
      { id: 'b', commentCount: 1 },
    ],
  })
  for (const _ of ['one', 'two'])
    patchThing(client, 'post', 'a', ({ commentCount = 0 }) => ({ commentCount: commentCount + 1 }))
  expect(client.getQueryData(at('/a'))).toEqual({ post: { id: 'a', commentCount: 3 } })
  expect(client.getQueryData(at('?sort=top'))).toEqual({
    posts: [
      { id: 'a', commentCount: 3 },
      { id: 'b', commentCount: 1 },
    ],
  })
})

test('a vote reaches a comment in every answer that holds it', () => {
  const client = new QueryClient()
  const written = [`${listPosts.path}/a/comments#written`]
  client.setQueryData(written, { comments: [{ id: 'c', upvotes: 0 }] })
  patchThing(client, 'comment', 'c', { upvotes: 1 })
  expect(client.getQueryData(written)).toEqual({ comments: [{ id: 'c', upvotes: 1 }] })
})
