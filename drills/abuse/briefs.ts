// Briefs that are slow to read, at the length that the forms take. The planner has a minute before its thread is given up, and
// uses a fraction of it.
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { SLOW_TEXTS } from './slow-texts.ts'

const GOOD = {
  startupName: 'Larder & Loaf',
  businessIdea: 'A neighbourhood sourdough bakery with evening classes',
  targetCustomer: 'Families in Cork city',
  additionalContext: 'Budget is 85,000 euro.',
}
const FIELDS = {
  businessIdea: 50_000,
  targetCustomer: 50_000,
  additionalContext: 50_000,
  startupName: 200,
} as const
const MOST_MS = 10_000

export async function briefs({ full }: { full: boolean }): Promise<{ faults: string[]; did: string }> {
  const faults: string[] = []
  let [planned, slowest] = [0, { ms: 0, what: '' }]
  const thread = createThread()
  // What the first one would wait for is not the question.
  await thread.plan(GOOD)
  const kinds = Object.entries(SLOW_TEXTS)
  for (const [i, [kind, text]] of kinds.entries()) {
    const fields = Object.entries(FIELDS) as [keyof typeof FIELDS, number][]
    // Each text once, in one field after the other; all of them take their time.
    const chosen = full ? fields : fields.filter((_, j) => j === i % fields.length || j === 0)
    for (const [field, length] of chosen) {
      const ms = await thread.plan({ ...GOOD, [field]: text(length) })
      planned++
      const what = `${length} of ${kind} as ${field}`
      if (ms > slowest.ms) slowest = { ms, what }
      if (ms >= MOST_MS) faults.push(`a brief with ${what} was not planned in ${MOST_MS / 1000} s`)
    }
  }
  await thread.close()
  return { faults, did: `${planned} briefs, the slowest in ${Math.round(slowest.ms)} ms (${slowest.what})` }
}

function createThread() {
  let worker: Worker | undefined
  return {
    /** How long it took; whoever hangs is ended, and the next one begins anew. */
    async plan(brief: typeof GOOD): Promise<number> {
      worker ??= new Worker(new URL('brief-thread.ts', import.meta.url))
      worker.postMessage(brief)
      const control = new AbortController()
      const late = delay(MOST_MS, undefined, { signal: control.signal }).catch(() => undefined)
      const [heard] = (await Promise.race([once(worker, 'message'), late.then(() => [])])) as { ms: number }[]
      control.abort()
      if (heard) return heard.ms
      await worker.terminate()
      worker = undefined
      return MOST_MS
    },
    close: async () => void (await worker?.terminate()),
  }
}
