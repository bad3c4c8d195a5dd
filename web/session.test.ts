import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Session = typeof import('./session.ts')

const MARA = { user: { id: 'mara', email: 'mara@example.com', isAdmin: false }, unreadNotifications: 2 }
const answers: (() => Response | Promise<Response>)[] = []
const fetched = vi.fn(async () => (answers.shift() ?? (() => new Response('{}', { status: 401 })))())

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('document', { cookie: 'fcp_hint=1' })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  answers.length = 0
  fetched.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As the header does: the first listener makes it ask. */
async function opened(): Promise<Session> {
  const session = await import('./session.ts')
  session.watchSession(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return session
}

const broken = () => new Response('', { status: 500 })
const mara = () => Response.json(MARA)

test('one failed answer at the start does not leave somebody signed out: it is asked again, behind what is on show', async () => {
  answers.push(broken, broken, mara)
  const session = await opened()
  expect(session.isSignedIn()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(session.isSignedIn()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(session.isSignedIn()).toBe(true)
  expect(session.lastPerson()).toEqual({ id: 'mara', email: 'mara@example.com' })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('who is signed out is not asked about again', async () => {
  const session = await opened()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(session.isSignedIn()).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a page whose own question was answered corrects the header at once', async () => {
  answers.push(broken, mara)
  const session = await opened()
  session.sessionAnswered()
  await vi.advanceTimersByTimeAsync(0)
  expect(session.isSignedIn()).toBe(true)
  session.sessionAnswered()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('the newest blueprints of who is signed in are at hand, and those of nobody else', async () => {
  const list = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, name: slug.toUpperCase(), id: slug }))
  answers.push(() => Response.json({ ...MARA, blueprints: list }))
  const session = await opened()
  const own = ['a', 'b', 'c'].map((slug) => ({ slug, name: slug.toUpperCase() }))
  expect(session.ownBlueprints()).toEqual(own)
  session.sessionEnded()
  expect(session.ownBlueprints()).toEqual([])
})

test('a session that has ended is still known by its person', async () => {
  answers.push(mara)
  const session = await opened()
  session.sessionEnded()
  expect(session.isSignedIn()).toBe(false)
  expect(session.lastPerson()?.id).toBe('mara')
})
