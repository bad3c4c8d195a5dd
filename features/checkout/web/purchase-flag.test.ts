import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Flag = typeof import('./purchase-flag.ts')

const STARTED = Date.parse('2026-11-19T12:00:00.000Z')
const storage = new Map<string, string>()
/** What the server knows. */
const server = { status: 'generating', generation: 'generating', known: true }

beforeEach(() => {
  vi.useFakeTimers({ now: STARTED })
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  storage.clear()
  Object.assign(server, { status: 'generating', generation: 'generating', known: true })
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  vi.stubGlobal('sessionStorage', store)
  vi.stubGlobal('localStorage', store)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('EventSource', undefined)
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('fetch', async (address: string) => {
    if (!server.known) return Response.json({ error: 'no', code: 'not_found' }, { status: 404 })
    if (address.startsWith('/api/user-blueprint-status')) {
      const createdAt = new Date(STARTED + 500).toISOString()
      const latestGeneration = { id: 'g1', blueprintId: 'b1', status: server.generation, createdAt }
      return Response.json({ latestGeneration, latestBlueprint: null })
    }
    return Response.json({ status: server.status, overallProgress: 30 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The page, loaded anew with what it had kept. */
async function reloaded(underWay?: object): Promise<Flag> {
  storage.set('purchaseInProgress', 'true')
  if (underWay) storage.set('purchaseInProgressOf', JSON.stringify(underWay))
  const flag = await import('./purchase-flag.ts')
  flag.onPurchaseFlag(() => {})
  await vi.dynamicImportSettled()
  return flag
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
const MAKING = { is: 'blueprint', blueprintId: 'b1', startupName: 'TideWatch', requestedAt: STARTED }

test('loaded anew while a blueprint is made, the flag goes when it is finished', async () => {
  const flag = await reloaded(MAKING)
  await pass(30)
  expect(flag.purchaseInProgress()).toBe(true)
  expect(flag.purchaseUnderWay()).toMatchObject({ is: 'blueprint', blueprintId: 'b1' })
  server.status = 'complete'
  await pass(3)
  expect(flag.purchaseInProgress()).toBe(false)
  expect(storage.size).toBe(0)
})

test('one that failed, or that the server does not know, holds nothing up', async () => {
  const failing = await reloaded(MAKING)
  server.status = 'error'
  await pass(3)
  expect(failing.purchaseInProgress()).toBe(false)
  vi.resetModules()
  server.known = false
  const unknown = await reloaded(MAKING)
  await pass(1)
  expect(unknown.purchaseInProgress()).toBe(false)
})

test('a request whose answer was lost is followed if it arrived, and is over if it did not', async () => {
  const { blueprintId: _, ...unanswered } = MAKING
  const arrived = await reloaded(unanswered)
  await pass(5)
  expect(arrived.purchaseInProgress()).toBe(true)
  server.status = 'complete'
  await pass(3)
  expect(arrived.purchaseInProgress()).toBe(false)
  vi.resetModules()
  server.generation = 'completed'
  const lost = await reloaded(unanswered)
  await pass(1)
  expect(lost.purchaseInProgress()).toBe(false)
})

test('a payment that is open is not asked about, and lasts ten minutes at most', async () => {
  const flag = await reloaded({ is: 'payment' })
  await pass(599)
  expect(flag.purchaseUnderWay()).toEqual({ is: 'payment' })
  await pass(1)
  expect(flag.purchaseInProgress()).toBe(false)
})

test('set by who knows whom, it says nothing of a payment', async () => {
  expect((await reloaded()).purchaseUnderWay()).toBeUndefined()
})
