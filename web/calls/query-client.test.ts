import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#kit/call.ts'
import { createQueryClient, getAddress } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: string, statusText = '') {
  const fetched = vi.fn(
    async (_address: string, _init?: RequestInit) => new Response(body, { status, statusText }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a query asks the first part of its key, with the cookie, and parses the answer', async () => {
  const fetched = answering(200, '{"credits":3}')
  const answer = await createQueryClient().fetchQuery({ queryKey: ['/api/dashboard', 'more'] })
  expect(answer).toEqual({ credits: 3 })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/dashboard')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' })
})

test("a failure is 'status: body', or the status text, and is not retried", async () => {
  const fetched = answering(500, 'broken')
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: broken')
  expect(fetched).toHaveBeenCalledTimes(1)
  answering(503, '', 'Service Unavailable')
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow(
    '503: Service Unavailable',
  )
})

test('a 401 fails, unless the query prefers null', async () => {
  answering(401, 'no')
  const client = createQueryClient()
  await expect(client.fetchQuery({ queryKey: ['/api/a'] })).rejects.toThrow('401: no')
  expect(await client.fetchQuery({ queryKey: ['/api/b'], queryFn: getAddress({ on401: 'null' }) })).toBeNull()
})

test('an answer is never stale: asking again asks nobody', async () => {
  const fetched = answering(200, '{}')
  const client = createQueryClient()
  await client.fetchQuery({ queryKey: ['/api/x'] })
  await client.fetchQuery({ queryKey: ['/api/x'] })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(client.getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  })
  expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false })
})

test('acting on what is not there any more asks anew for what is on show; other failures do not', async () => {
  const client = createQueryClient()
  const change = (status: number) =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn: async () => Promise.reject(new CallError(status, '{"error":"This post was deleted."}')),
      })
      .execute(undefined)
      .catch(() => {})
  const fetched = answering(200, '{"posts":[]}')
  const observer = new QueryObserver(client, { queryKey: ['/api/posts'] })
  const leave = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined())
  await change(409)
  expect(fetched).toHaveBeenCalledTimes(1)
  await change(404)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  leave()
})
