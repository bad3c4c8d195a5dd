import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitBlueprint } from './await-blueprint.ts'

const AWAITED = { blueprintId: 'b1', startupName: 'TideWatch', requestedAt: 0 }
const newest = (status: string) => ({
  latestGeneration: { id: 'g1', blueprintId: 'b1', status, createdAt: '2026-11-15T12:00:00Z' },
  latestBlueprint: { id: 'b1', name: 'TideWatch', createdAt: '2026-11-15T12:00:00Z' },
})

/** A server without streams; what it says can be changed. */
function server() {
  const said = {
    status: 'generating',
    overallProgress: 30 as number | 'nothing',
    newest: 'generating',
    refusal: 503,
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.endsWith('/user-blueprint-status')) return Response.json(newest(said.newest))
    if (said.overallProgress === 'nothing') return Response.json({ error: 'no' }, { status: said.refusal })
    return Response.json({ ...said, blueprintId: 'b1', createdAt: '2026-11-15T12:00:00Z' })
  })
  return { said, asked: (what: string) => asked.filter((address) => address.includes(what)).length }
}

function begin(awaited: Parameters<typeof awaitBlueprint>[0] = AWAITED) {
  const stop = new AbortController()
  const records: number[] = []
  const state: { ending?: string } = {}
  const onRecord = ({ overallProgress }: { overallProgress: number }) => records.push(overallProgress)
  void awaitBlueprint(awaited, { signal: stop.signal, onRecord }).then((ending) => {
    state.ending = ending
  })
  return { stop, records, state }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('by its id: every record is told, its end is the end, and nobody guesses', async () => {
  const { said, asked } = server()
  const { records, state } = begin()
  await pass(1)
  Object.assign(said, { overallProgress: 100, status: 'complete' })
  await pass(3)
  expect(records).toEqual([30, 100])
  expect(state.ending).toBe('completed')
  await pass(400)
  expect(asked('user-blueprint-status')).toBe(0)
})

test('a failure is one at once', async () => {
  const { said } = server()
  said.status = 'error'
  const { state } = begin()
  await pass(0)
  expect(state.ending).toBe('failed')
})

test('where nothing is heard of it, the newest blueprint is asked for', async () => {
  const { said, asked } = server()
  Object.assign(said, { overallProgress: 'nothing', newest: 'completed' })
  const { state } = begin()
  await pass(1.9)
  expect(state.ending).toBeUndefined()
  await pass(0.2)
  expect(state.ending).toBe('completed')
  expect(asked('user-blueprint-status')).toBe(1)
})

test('what is not to be seen from here is not waited for', async () => {
  const { said, asked } = server()
  Object.assign(said, { overallProgress: 'nothing', refusal: 404 })
  const { state } = begin()
  await pass(0)
  expect(state.ending).toBe('elsewhere')
  await pass(400)
  expect(asked('user-blueprint-status')).toBe(0)
})

test('one that was seen, and is not any more, is waited for to the last turn', async () => {
  const { said } = server()
  const { state } = begin()
  await pass(1)
  Object.assign(said, { overallProgress: 'nothing', refusal: 404 })
  await pass(200)
  expect(state.ending).toBeUndefined()
})

test('without an id it is the polling alone', async () => {
  const { asked } = server()
  begin({ ...AWAITED, blueprintId: undefined })
  await pass(10)
  expect(asked('user-blueprint-status')).toBe(1)
  expect(asked('/status')).toBe(0)
})

test('after the last turn nobody waits any longer, and nothing more is asked', async () => {
  const { asked } = server()
  const { state } = begin()
  await pass(304)
  expect(state.ending).toBeUndefined()
  await pass(2)
  expect(state.ending).toBe('timeout')
  const before = asked('')
  await pass(60)
  expect(asked('')).toBe(before)
})

test('whoever stopped waiting hears nothing of the end', async () => {
  const { said } = server()
  const { stop, state } = begin()
  await pass(1)
  stop.abort()
  said.status = 'complete'
  await pass(10)
  expect(state.ending).toBe('stopped')
})
