import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#kit/call.ts'
import { followGeneration, type Stream } from './follow-generation.ts'
import type { GenerationRecord } from './generation-view.ts'

const at = (
  overallProgress: number,
  status: GenerationRecord['status'] = 'generating',
): GenerationRecord => ({
  blueprintId: 'b1',
  slug: 'tidewatch',
  startupName: 'TideWatch',
  status,
  overallProgress,
  message: '',
  estimatedTimeRemaining: 3,
  documents: [],
  createdAt: '2026-11-14T12:00:00.000Z',
})

const refusal = (status: number) => new CallError(status, 'no')

type Said = GenerationRecord | Error

function follow({ answers = [], noStream = false }: { answers?: Said[]; noStream?: boolean } = {}) {
  const heard: unknown[] = []
  const asked: string[] = []
  const stream = { readyState: 0, close: vi.fn() } as unknown as Stream & { readyState: number }
  const event = undefined as never
  const stop = followGeneration(
    'b 1',
    {
      onRecord: ({ status, overallProgress }) => heard.push(`${status} ${overallProgress}`),
      onTrouble: (trouble) => heard.push(trouble),
    },
    {
      openStream: (address) => {
        asked.push(address)
        return noStream ? undefined : stream
      },
      ask: async (id) => {
        asked.push(id)
        const answer = answers.shift() ?? new TypeError('Failed to fetch')
        if (answer instanceof Error) throw answer
        return answer
      },
    },
  )
  return {
    heard,
    stop,
    /** How often it asked by itself. */
    polls: () => asked.length - 1,
    address: asked[0],
    closed: () => vi.mocked(stream.close).mock.calls.length > 0,
    opens: () => stream.onopen?.call(stream as never, event),
    tells: (record: GenerationRecord) =>
      stream.onmessage?.call(stream as never, { data: JSON.stringify(record) } as MessageEvent),
    drops: (isClosed: boolean) => {
      stream.readyState = isClosed ? 2 : 0
      stream.onerror?.call(stream as never, event)
    },
  }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('hears every record of the stream, asks nothing meanwhile, and hangs up after the last', async () => {
  const { heard, address, opens, tells, polls, closed } = follow()
  expect(address).toBe('/api/blueprint/b%201/events')
  opens()
  tells(at(5))
  await pass(60)
  tells(at(66))
  expect(closed()).toBe(false)
  tells(at(100, 'complete'))
  expect(heard).toEqual(['generating 5', 'generating 66', 'complete 100'])
  expect(closed()).toBe(true)
  await pass(60)
  expect(polls()).toBe(0)
})

test('while the browser resumes a dropped stream it is asked for every 3 s; then no more', async () => {
  const { heard, opens, tells, drops, polls } = follow({ answers: [at(30), at(40)] })
  opens()
  tells(at(20))
  drops(false)
  await pass(6)
  expect(heard).toEqual(['generating 20', 'generating 30', 'generating 40'])
  opens()
  await pass(30)
  expect(polls()).toBe(2)
  tells(at(50))
  expect(heard.at(-1)).toBe('generating 50')
})

test.each([
  ['without streams', { noStream: true }],
  ['when the stream is refused', { noStream: false }],
])('%s it asks at once, then every 3 s while it is not finished', async (_, { noStream }) => {
  const answers = [at(0, 'unknown'), at(30), at(100, 'complete')]
  const { heard, drops, polls } = follow({ answers, noStream })
  if (!noStream) drops(true)
  await pass(0)
  expect(heard).toEqual(['unknown 0'])
  await pass(2.9)
  expect(polls()).toBe(1)
  await pass(0.1)
  await pass(3)
  expect(heard).toEqual(['unknown 0', 'generating 30', 'complete 100'])
  await pass(30)
  expect(polls()).toBe(3)
})

test('a stream that is open and tells nothing is not believed', async () => {
  const { heard, opens } = follow({ answers: [at(30)] })
  opens()
  await pass(3)
  expect(heard).toEqual(['generating 30'])
})

test('an answer that was overtaken by the stream changes nothing', async () => {
  const { heard, tells } = follow({ answers: [at(30)] })
  tells(at(50))
  await pass(3)
  expect(heard).toEqual(['generating 50'])
})

test('a question that fails is logged and asked again', async () => {
  const { heard, drops } = follow({ answers: [new TypeError('offline'), refusal(503), refusal(429), at(30)] })
  drops(true)
  await pass(9)
  expect(heard).toEqual(['away', 'away', 'away', 'generating 30'])
  expect(console.warn).toHaveBeenCalledTimes(3)
})

test.each([404, 401, 400])('a refusal (%i) is the end when nothing was seen before', async (status) => {
  const { heard, drops, polls, closed } = follow({ answers: [refusal(status), at(30)] })
  drops(true)
  await pass(30)
  expect(heard).toEqual(['refused'])
  expect(polls()).toBe(1)
  expect(closed()).toBe(true)
})

test.each([404, 401])(
  'a refusal (%i) of what was seen before is survived: it is asked for again',
  async (status) => {
    const { heard, drops } = follow({
      answers: [at(30), refusal(status), refusal(status), at(60), at(100, 'complete')],
    })
    drops(true)
    await pass(12)
    expect(heard).toEqual(['generating 30', 'refused', 'refused', 'generating 60', 'complete 100'])
  },
)

test('a record that says no more than a status is whole', async () => {
  const { heard, tells } = follow()
  tells({ status: 'generating', overallProgress: 40 } as GenerationRecord)
  tells(null as unknown as GenerationRecord)
  expect(heard).toEqual(['generating 40'])
})

test('stopped, it says nothing more', async () => {
  const { heard, stop, tells, polls } = follow({ answers: [at(30)] })
  stop()
  tells(at(50))
  await pass(30)
  expect(heard).toEqual([])
  expect(polls()).toBe(0)
})
