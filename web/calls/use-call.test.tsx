import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { createQueryClient } from './query-client.ts'
import { useAnswer, useCall } from './use-call.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/posts/:id',
  summary: 'List',
  params: z.object({ id: z.string() }),
  query: z.object({ category: z.string() }),
  reply: z.object({ title: z.string() }),
})
const vote = endpoint({
  method: 'POST',
  path: '/api/vote',
  summary: 'Vote',
  body: z.object({ up: z.boolean() }),
  reply: z.object({ votes: z.number() }),
})

afterEach(() => vi.unstubAllGlobals())

function show(screen: ReactNode, client = createQueryClient()): string {
  return renderToStaticMarkup(<QueryClientProvider client={client}>{screen}</QueryClientProvider>)
}

test('an answer is kept under its full address, so that equal questions share it', () => {
  const client = createQueryClient()
  client.setQueryData(['/api/posts/7?category=all'], { title: 'Shared' })
  function Post() {
    return useAnswer(list, { params: { id: '7' }, query: { category: 'all' } }).data?.title
  }
  expect(show(<Post />, client)).toBe('Shared')
})

test('a change sends what its contract names, and fails with the status and body', async () => {
  const answers = [new Response('{"votes":4}'), new Response('no', { status: 409 })]
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answers.shift() as Response)
  vi.stubGlobal('fetch', fetched)
  let send: ReturnType<typeof useCall<typeof vote>>['mutateAsync'] | undefined
  function Voting() {
    send = useCall(vote).mutateAsync
    return null
  }
  show(<Voting />)
  expect(await send?.({ body: { up: true } })).toEqual({ votes: 4 })
  expect(fetched).toHaveBeenCalledWith(
    '/api/vote',
    expect.objectContaining({ method: 'POST', body: '{"up":true}' }),
  )
  await expect(send?.({ body: { up: true } })).rejects.toThrow('409: no')
})
