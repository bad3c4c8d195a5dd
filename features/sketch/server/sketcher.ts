// Sketches ideas in a thread of their own, beside the one that serves people. The line before it is short: whoever finds it
// full keeps the sample that the page shows.
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { SketchedIdea } from '#engine/sketch.ts'
import { Failure } from '#server/errors.ts'
import type { SketchReply } from '../contract.ts'

export type FromSketchThread = { number: number; sketch: SketchReply } | { number: number; failed: string }

export interface Sketcher {
  sketch(sketched: SketchedIdea): Promise<SketchReply>
  /** Begins to read the words, so that the first visitor does not wait for it. */
  warm(): void
  close(): Promise<void>
}

interface Options {
  program?: URL
  /** How long one waits for all that is before it, for a new thread to read its words, and for itself. */
  limitMs?: number
  mostWaiting?: number
}

type Waiting = { resolve: (sketch: SketchReply) => void; reject: (reason: Error) => void }

const PROGRAM = new URL('sketch-thread.ts', import.meta.url)
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 12 }
/** Of the last ideas, by a hash: somebody who goes back a word does not have it drawn again. */
const MOST_KEPT = 100

export function createSketcher({
  program = PROGRAM,
  limitMs = 15_000,
  mostWaiting = 12,
}: Options = {}): Sketcher {
  const waiting = new Map<number, Waiting>()
  const kept = new Map<string, Promise<SketchReply>>()
  let worker: Worker | undefined
  let last = 0

  function settle(number: number): Waiting | undefined {
    const found = waiting.get(number)
    waiting.delete(number)
    // Waiting for work is no reason for the process to stay.
    if (waiting.size === 0) worker?.unref()
    return found
  }

  /** Everybody who waits for this thread is told; the next idea has a new one. */
  function lose(lost: Worker, reason: string): void {
    if (lost !== worker) return
    worker = undefined
    for (const number of [...waiting.keys()]) settle(number)?.reject(new Error(reason))
    void lost.terminate()
  }

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(program, { resourceLimits: MEMORY })
    started.on('message', (message: FromSketchThread) => {
      const one = settle(message.number)
      if ('sketch' in message) one?.resolve(message.sketch)
      else one?.reject(new Error(message.failed))
    })
    started.on('error', (error: Error) => lose(started, `The sketching thread failed: ${error.message}`))
    started.on('exit', (code) => lose(started, `The sketching thread ended with ${code}.`))
    worker = started
    return started
  }

  async function draw(sketched: SketchedIdea): Promise<SketchReply> {
    if (waiting.size >= mostWaiting) throw new Failure('overloaded')
    const mine = thread()
    const number = ++last
    const { promise, resolve, reject } = Promise.withResolvers<SketchReply>()
    waiting.set(number, { resolve, reject })
    mine.ref()
    mine.postMessage({ number, sketched })
    const late = setTimeout(
      () => lose(mine, `Sketching took longer than ${limitMs / 1000} seconds.`),
      limitMs,
    )
    return promise.finally(() => clearTimeout(late))
  }

  return {
    sketch(sketched) {
      const key = createHash('sha256')
        .update(JSON.stringify([sketched.idea, sketched.name]))
        .digest('base64')
      const drawn = kept.get(key) ?? draw(sketched)
      kept.delete(key)
      kept.set(key, drawn)
      drawn.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return drawn
    },
    warm() {
      thread().unref()
    },
    async close() {
      const open = worker
      if (open) lose(open, 'The sketcher is closed.')
      await open?.terminate()
    },
  }
}
