import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addressOf, CallError, call } from './call.ts'
import { endpoint } from './endpoint.ts'

const vote = endpoint({
  method: 'POST',
  path: '/api/community/posts/:id/vote',
  summary: 'Vote',
  params: z.object({ id: z.string() }),
  body: z.object({ voteType: z.enum(['up', 'down']) }),
  reply: z.object({ upvotes: z.number() }),
})
const list = endpoint({
  method: 'GET',
  path: '/api/posts',
  summary: 'List',
  query: z.object({ category: z.string().optional() }),
})

function answering(status: number, body: string, statusText = '') {
  const fetched = vi.fn(
    async (_address: string, _init: RequestInit) => new Response(body, { status, statusText }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

test('a call fills in its path, sends its body as JSON with the cookie, and parses the answer', async () => {
  const fetched = answering(200, '{"upvotes":3}')
  const answer = await call(vote, { params: { id: 'a/b' }, body: { voteType: 'up' } })
  expect(answer.upvotes).toBe(3)
  expect(fetched).toHaveBeenCalledWith('/api/community/posts/a%2Fb/vote', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"voteType":"up"}',
  })
})

test('without a body there is no content type', async () => {
  const fetched = answering(200, '')
  await call(list, { query: { category: 'all' } })
  expect(fetched).toHaveBeenCalledWith('/api/posts?category=all', { method: 'GET', credentials: 'include' })
})

test('undefined query parts are left out', () => {
  expect(addressOf(list, { query: { category: undefined } })).toBe('/api/posts')
})

test("a failure's message is the status, a colon, a space and the body", async () => {
  answering(409, '{"success":false,"error":"This code was used up.","code":"promo_used_up"}')
  const error = await call(list, { query: {} }).catch((caught) => caught)
  expect(error).toBeInstanceOf(CallError)
  expect(error.message).toBe('409: {"success":false,"error":"This code was used up.","code":"promo_used_up"}')
  expect(error).toMatchObject({ status: 409, sentence: 'This code was used up.', code: 'promo_used_up' })
})

test('with an empty body it is the status text', async () => {
  answering(502, '', 'Bad Gateway')
  await expect(call(list, { query: {} })).rejects.toThrow('502: Bad Gateway')
})
