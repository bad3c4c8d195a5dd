import { describe, expect, test } from 'vitest'
import { type Awaited, delays, pollBlueprint, verdict } from './poll-blueprint.ts'

const AT = Date.parse('2026-11-15T12:00:00Z')
const OURS: Awaited = { blueprintId: 'b1', startupName: 'Tide Watch', requestedAt: AT }
const NAMELESS: Awaited = { ...OURS, blueprintId: undefined }

type State = 'unknown' | 'generating' | 'completed' | 'error'

const generation = (blueprintId: string, status: State) => ({
  latestGeneration: { id: 'g1', blueprintId, status, createdAt: '2026-11-15T12:00:01Z' },
  latestBlueprint: {
    id: blueprintId,
    slug: 'tide-watch',
    name: 'Tide Watch',
    createdAt: '2026-11-15T12:00:01Z',
  },
})
const named = (name: string, createdAt: string) => ({
  latestGeneration: null,
  latestBlueprint: { id: 'b9', slug: 'tide-watch', name, createdAt },
})

describe('what an answer says', () => {
  test('completion follows the id, whatever the name', () => {
    expect(verdict(OURS, generation('b1', 'completed'))).toBe('completed')
    expect(verdict(OURS, generation('b2', 'completed'))).toBeUndefined()
    expect(verdict(OURS, named('Tide Watch', '2026-11-15T12:00:01Z'))).toBeUndefined()
  })

  test('waiting and working are not yet; an error is the end', () => {
    expect(verdict(OURS, generation('b1', 'unknown'))).toBeUndefined()
    expect(verdict(OURS, generation('b1', 'generating'))).toBeUndefined()
    expect(verdict(OURS, generation('b1', 'error'))).toBe('failed')
    expect(verdict(OURS, { latestGeneration: null, latestBlueprint: null })).toBeUndefined()
  })

  test('without an id the slug of the name decides, of nothing older than the request', () => {
    expect(verdict(NAMELESS, named('tide-watch', '2026-11-15T12:00:01Z'))).toBe('completed')
    expect(verdict(NAMELESS, named('Tide  WATCH', '2026-11-15T12:00:01Z'))).toBe('completed')
    expect(verdict(NAMELESS, named('Other', '2026-11-15T12:00:01Z'))).toBeUndefined()
    expect(verdict(NAMELESS, named('Tide Watch', '2026-11-15T11:59:59Z'))).toBeUndefined()
    expect(verdict(NAMELESS, generation('b7', 'generating'))).toBeUndefined()
    expect(verdict(NAMELESS, generation('b7', 'error'))).toBe('failed')
  })

  test("older or newer is by the server's clock, not by the browser's", () => {
    // The browser is an hour ahead: it asked at what it takes for one o'clock.
    const requestedAt = Date.now()
    const served = (ms: number) => new Date(requestedAt - 3_600_000 + ms).toISOString()
    const status = (createdMs: number) => ({ ...named('Tide Watch', served(createdMs)), now: served(500) })
    expect(verdict({ ...NAMELESS, requestedAt }, status(1_000))).toBe('completed')
    expect(verdict({ ...NAMELESS, requestedAt }, status(-60_000))).toBeUndefined()
  })
})

describe('when it asks', () => {
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)

  test('without an id: after 10 s, then every 5 s, 60 times', () => {
    expect(delays(NAMELESS)).toEqual([10_000, ...Array.from({ length: 59 }, () => 5_000)])
  })

  test('with an id also every 2 s before that; the end stays the same', () => {
    expect(delays(OURS).slice(0, 6)).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 5_000])
    expect(sum(delays(OURS))).toBe(sum(delays(NAMELESS)))
  })
})

describe('polling', () => {
  const NOTHING = { latestGeneration: null, latestBlueprint: null }
  // The patience with one question never ends here; the turns come at once.
  const wait = (ms: number) => (ms === 10_000 ? new Promise<void>(() => {}) : Promise.resolve())

  test('ends with the first answer that says so', async () => {
    const answers = [NOTHING, generation('b1', 'generating'), generation('b1', 'completed')]
    const ask = async () => answers.shift() ?? NOTHING
    expect(await pollBlueprint(OURS, { ask, wait })).toBe('completed')
    expect(answers).toEqual([])
  })

  test('a question that fails, or is never answered, is asked again', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      () => new Promise<never>(() => {}),
      async () => generation('b1', 'error'),
    ]
    const ask = () => (answers.shift() ?? (async () => NOTHING))()
    const impatient = (ms: number) =>
      ms === 10_000 ? new Promise<void>((over) => setTimeout(over)) : Promise.resolve()
    expect(await pollBlueprint(OURS, { ask, wait: impatient })).toBe('failed')
  })

  test('gives up after the last turn', async () => {
    let asked = 0
    const ask = async () => {
      asked++
      return NOTHING
    }
    expect(await pollBlueprint(OURS, { ask, wait })).toBe('timeout')
    expect(asked).toBe(64)
  })

  test('stops when it is told to, and asks no more', async () => {
    const stop = new AbortController()
    let asked = 0
    const ask = async () => {
      asked++
      stop.abort()
      return generation('b1', 'completed')
    }
    expect(await pollBlueprint(OURS, { ask, wait, signal: stop.signal })).toBe('stopped')
    expect(asked).toBe(1)
  })
})
