import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver, PAUSE_MS, type Saved, type SaveState } from './saver.ts'
import type { SheetEdits } from './sheet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const price = (value: number): SheetEdits => ({ values: { price: value } })
const FIRST = { edits: price(10), version: 3 }

/** A server that answers when it is told to. */
function opened() {
  const calls: { edits: SheetEdits; version: number; answer: PromiseWithResolvers<Saved> }[] = []
  const states: SaveState['is'][] = []
  const saver = createSaver(FIRST, {
    put(edits, version) {
      const answer = Promise.withResolvers<Saved>()
      calls.push({ edits, version, answer })
      return answer.promise
    },
    onState: ({ is }) => states.push(is),
  })
  return { saver, calls, states }
}

test('one call after the pause, with the newest of what was typed', async () => {
  const { saver, calls, states } = opened()
  saver.change(price(2))
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
  saver.change(price(29))
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toMatchObject([{ edits: price(29), version: 3 }])
  calls[0]?.answer.resolve({ version: 4 })
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('saved')
})

test('what is typed while it is on its way goes next, with the new version', async () => {
  const { saver, calls, states } = opened()
  saver.change(price(29))
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  saver.change(price(30))
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(calls).toHaveLength(1)
  calls[0]?.answer.resolve({ version: 4 })
  await vi.advanceTimersByTimeAsync(0)
  expect(calls[1]).toMatchObject({ edits: price(30), version: 4 })
  calls[1]?.answer.resolve({ version: 5 })
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('saved')
  expect(saver.kept().version).toBe(5)
})

test('back to what is kept is nothing to send', async () => {
  const { saver, calls, states } = opened()
  saver.change(price(29))
  saver.change(price(10))
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 2)
  expect(calls).toEqual([])
  expect(states.at(-1)).toBe('saved')
})

test('a failure is told, and the next try sends it again', async () => {
  const { saver, calls, states } = opened()
  saver.change(price(29))
  const tried = saver.flush()
  calls[0]?.answer.reject(new Error('away'))
  expect(await tried).toBeUndefined()
  expect(states.at(-1)).toBe('failed')
  const again = saver.flush()
  calls[1]?.answer.resolve({ version: 4 })
  expect(await again).toBe(4)
})

test('another window was faster: nothing is sent until one of both is chosen', async () => {
  const theirs = { edits: price(50), version: 7 }
  for (const choice of ['mine', 'theirs'] as const) {
    const { saver, calls, states } = opened()
    saver.change(price(29))
    const tried = saver.flush()
    calls[0]?.answer.resolve({ theirs })
    expect(await tried).toBeUndefined()
    saver.change(price(30))
    await vi.advanceTimersByTimeAsync(PAUSE_MS * 2)
    expect(calls).toHaveLength(1)
    if (choice === 'theirs') {
      expect(saver.takeTheirs()).toEqual(price(50))
      expect(states.at(-1)).toBe('saved')
    } else {
      const kept = saver.keepMine()
      expect(calls[1]).toMatchObject({ edits: price(30), version: 7 })
      calls[1]?.answer.resolve({ version: 8 })
      expect(await kept).toBe(8)
    }
  }
})

test('two presses at once send once', async () => {
  const { saver, calls } = opened()
  saver.change(price(29))
  const both = Promise.all([saver.flush(), saver.flush()])
  calls[0]?.answer.resolve({ version: 4 })
  expect(await both).toEqual([4, 4])
  expect(calls).toHaveLength(1)
})

test('what was left unsaved is tried again for whoever comes back to it, and says so', async () => {
  const { saver, calls } = opened()
  saver.change(price(29))
  const tried = saver.flush()
  calls[0]?.answer.reject(new Error('away'))
  await tried
  const told: SaveState[] = []
  saver.tellTo((state) => told.push(state))
  expect(saver.wanted()).toEqual(price(29))
  expect(saver.state().is).toBe('failed')
  saver.change(saver.wanted())
  expect(told).toEqual([{ is: 'saving', isAgain: true }])
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(calls[1]).toMatchObject({ edits: price(29), version: 3 })
  calls[1]?.answer.resolve({ version: 4 })
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toEqual({ is: 'saved' })
  saver.change(price(30))
  expect(told.at(-1)).toEqual({ is: 'saving' })
})
