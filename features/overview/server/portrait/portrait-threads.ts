// One thread for each process, while it is needed: its fonts and code would only take memory between visits.
import { startThread, type Thread } from '#engine/press/thread.ts'
import type { House } from '#server/house.ts'

const PROGRAM = new URL('portrait-thread.ts', import.meta.url)
const IDLE_MS = 30_000
/** Longer than any honest plan or document takes. */
const LIMIT_MS = 60_000

interface Held {
  thread: Thread
  asked: number
  idle?: NodeJS.Timeout
}

const threads = new WeakMap<House, Held>()

/** Rejects when the thread fails, ends or takes too long; then the next question gets another thread. */
export async function askPortraitThread<Output, News = never>(
  house: House,
  [task, input]: [task: string, input: unknown],
  onNews?: (news: News) => void,
): Promise<Output> {
  const held = heldBy(house)
  clearTimeout(held.idle)
  held.asked++
  const limit = setTimeout(() => void held.thread.end(), LIMIT_MS)
  try {
    return await held.thread.ask<Output, News>(task, input, onNews)
  } finally {
    clearTimeout(limit)
    held.asked--
    if (held.asked === 0) held.idle = setTimeout(() => void held.thread.end(), IDLE_MS).unref()
  }
}

function heldBy(house: House): Held {
  const held = threads.get(house)
  if (held && !held.thread.hasEnded) return held
  const started = { thread: startThread(PROGRAM, {}), asked: 0 }
  threads.set(house, started)
  return started
}

export async function closePortraitThread(house: House): Promise<void> {
  const held = threads.get(house)
  clearTimeout(held?.idle)
  await held?.thread.end()
}
