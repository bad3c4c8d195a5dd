import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/calls/query-client.ts'
import { me } from './use-me.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answering(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
  return createQueryClient().fetchQuery(me)
}

test('whoever is signed in is known', async () => {
  const user = { id: 'u1', email: 'mara@example.com', fullName: 'Mara' }
  expect(await answering(() => Response.json({ user }))).toEqual(user)
  expect(fetch).toHaveBeenCalledWith('/api/auth/me', expect.objectContaining({ credentials: 'include' }))
})

test('401 means signed out, which is no failure', async () => {
  expect(await answering(() => new Response('{}', { status: 401 }))).toBeNull()
})

test('every other failure is one sentence, and is not tried again', async () => {
  await expect(answering(() => new Response('broken', { status: 500 }))).rejects.toThrow(
    'Failed to fetch user data',
  )
  expect(fetch).toHaveBeenCalledTimes(1)
  await expect(answering(() => Promise.reject(new TypeError('offline')))).rejects.toThrow(
    'Failed to fetch user data',
  )
})

test('the answer is kept for 30 s, then asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { status: 401 })),
  )
  const client = createQueryClient()
  await client.fetchQuery(me)
  vi.setSystemTime(Date.now() + 29_000)
  await client.fetchQuery(me)
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 2_000)
  await client.fetchQuery(me)
  expect(fetch).toHaveBeenCalledTimes(2)
})
