// The parts of the model writer that need no server.
import { expect, test } from 'vitest'
import { boundedFetch, ResponseCut, ResponseTooLarge } from './bounded-fetch.ts'
import { openBudget } from './budget.ts'
import { CallFailure, retryAfter, waitBefore } from './failures.ts'
import { shortened } from './prompt.ts'

function streamOf(next: (count: number) => Uint8Array | Error) {
  let count = 0
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = next(count++)
      if (part instanceof Error) controller.error(part)
      else controller.enqueue(part)
    },
    cancel() {
      cancelled = true
    },
  })
  return { fetch: async () => new Response(body), pulled: () => count, cancelled: () => cancelled }
}

test('an endless body is read up to the limit, and cancelled', async () => {
  const endless = streamOf(() => new Uint8Array(1000))
  await expect(boundedFetch(endless.fetch, 10_000)('http://x')).rejects.toThrow(ResponseTooLarge)
  expect(endless.pulled()).toBeLessThan(14)
  expect(endless.cancelled()).toBe(true)
})

test('a body that breaks is a cut, not a short answer', async () => {
  const broken = streamOf((count) => (count > 2 ? new Error('reset') : new Uint8Array(10)))
  await expect(boundedFetch(broken.fetch, 10_000)('http://x')).rejects.toThrow(ResponseCut)
})

test('status, headers and text pass; redirects are not followed', async () => {
  const seen: RequestInit[] = []
  const bounded = boundedFetch(async (_, init) => {
    seen.push(init ?? {})
    return new Response('hello', { status: 503, headers: { 'retry-after': '2', 'content-encoding': 'gzip' } })
  }, 100)
  const response = await bounded('http://x', { method: 'POST' })
  expect([response.status, await response.text()]).toEqual([503, 'hello'])
  expect([response.headers.get('retry-after'), response.headers.get('content-encoding')]).toEqual(['2', null])
  expect(seen).toEqual([{ method: 'POST', redirect: 'error' }])
})

const input = (inputTokens: number) => ({ inputTokens, outputTokens: 0 })

test('a budget ends with its calls, its tokens or its time', () => {
  let now = 0
  const open = () => openBudget({ calls: 2, tokens: 100, totalMs: 1000 }, { now: () => now })
  const calls = open()
  calls.take(input(10))
  calls.take(input(10))
  expect(() => calls.take(input(10))).toThrow('calls')
  const tokens = open()
  const first = tokens.take(input(90))
  expect(() => tokens.take(input(20))).toThrow('tokens')
  first.settle(input(30))
  tokens.take(input(70))
  const time = open()
  expect(time.msLeft()).toBe(1000)
  now += 1000
  expect(() => time.take(input(1))).toThrow('time')
})

test('a budget ends with its money, and begins nothing shortly before its end', () => {
  let now = 0
  const limits = { calls: 9, tokens: 1e9, totalMs: 1000, lastStartMs: 250, dollars: 2 }
  const budget = openBudget(limits, { prices: { input: 1, output: 10 }, now: () => now })
  const first = budget.take({ inputTokens: 1e6, outputTokens: 1e5 })
  expect(() => budget.take({ inputTokens: 1, outputTokens: 0 })).toThrow('money')
  first.settle({ inputTokens: 1e6, outputTokens: 0 })
  budget.take({ inputTokens: 1e6, outputTokens: 0 })
  now = 750
  expect(budget.msToBegin()).toBe(0)
  expect(() => budget.take({ inputTokens: 0, outputTokens: 0 })).toThrow('time')
})

test('Retry-After is read in seconds, as a date, and in milliseconds', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(retryAfter({ 'retry-after': '3' }, now)).toBe(3000)
  expect(retryAfter({ 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }, now)).toBe(5000)
  expect(retryAfter({ 'retry-after': 'Wed, 31 Dec 2025 00:00:05 GMT' }, now)).toBe(0)
  expect(retryAfter({ 'retry-after': '3', 'retry-after-ms': '250' }, now)).toBe(250)
  expect(retryAfter({ 'retry-after': 'soon' }, now)).toBeUndefined()
  expect(retryAfter({}, now)).toBeUndefined()
})

test('pauses double, obey the server within bounds, and end', () => {
  const limits = { retries: 2, backoffMs: 100, retryAfterMs: 5000 }
  const passing = new CallFailure('server-error', { mayPass: true })
  expect([1, 2, 3].map((tries) => waitBefore(passing, tries, limits))).toEqual([100, 200, undefined])
  const asked = (retryAfterMs: number) => new CallFailure('rate-limited', { mayPass: true, retryAfterMs })
  expect(waitBefore(asked(3000), 1, limits)).toBe(3000)
  expect(waitBefore(asked(6000), 1, limits)).toBeUndefined()
  expect(waitBefore(new CallFailure('refused'), 1, limits)).toBeUndefined()
})

test('a brief is shortened fairly and keeps its order', () => {
  const short = shortened({ idea: 'a'.repeat(50_000), name: 'Tidewatch', context: 'b'.repeat(50_000) })
  expect(Object.keys(short)).toEqual(['idea', 'name', 'context'])
  expect(short.name).toBe('Tidewatch')
  expect(short.idea?.length).toBeCloseTo(short.context?.length ?? 0, -1)
  expect(Object.values(short).join('').length).toBeLessThan(6_050)
})
