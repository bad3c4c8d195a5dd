// Where blueprints are printed: a thread for each, so that nothing else waits for it and the typesetter's memory goes
// with its thread. Threads share one compiled typesetter; the next one is made ready while the last still works.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Printed, PrintJob } from './print.ts'
import { typesetterModule } from './read-parts.ts'

export interface Press {
  /** Rejects when the work fails, takes too long or is given up through the signal. */
  print(job: PrintJob, options?: { signal?: AbortSignal }): Promise<Printed>
  /** Gives up what is being printed and lets the threads go. */
  close(): Promise<void>
}

export interface PressOptions {
  /** At most as many at once; left out: one for each core. */
  threads?: number
  /** Longer than any honest job takes. */
  limitMs?: number
  /** What a thread runs; a test brings one that hangs. */
  program?: URL
}

export class PrintingFailed extends Error {}

const LIMIT_MS = 60_000
const PROGRAM = new URL('print-thread.ts', import.meta.url)

interface Waiting {
  job: PrintJob
  done: (printed: Printed) => void
  failed: (reason: unknown) => void
  signal: AbortSignal | undefined
}

export function createPress(options: PressOptions = {}): Press {
  const { threads = availableParallelism(), limitMs = LIMIT_MS, program = PROGRAM } = options
  const queue: Waiting[] = []
  const running = new Set<Worker>()
  let spare: Worker | undefined
  let isClosed = false

  async function thread(): Promise<Worker> {
    const ready = spare
    spare = undefined
    return ready ?? newThread(program)
  }

  function prepareNext(): void {
    if (spare || isClosed) return
    void newThread(program).then((worker) => {
      if (spare || isClosed) return worker.terminate()
      spare = worker
      // Waiting for work is no reason for the process to stay.
      worker.unref()
      worker.once('exit', () => {
        if (spare === worker) spare = undefined
      })
      return undefined
    })
  }

  let busy = 0
  function next(): void {
    while (busy < threads && !isClosed) {
      const waiting = queue.shift()
      if (!waiting) return
      if (waiting.signal?.aborted) {
        waiting.failed(waiting.signal.reason)
        continue
      }
      busy += 1
      void serve(waiting).finally(() => {
        busy -= 1
        next()
      })
    }
  }

  async function serve({ job, done, failed, signal }: Waiting): Promise<void> {
    const worker = await thread()
    worker.ref()
    running.add(worker)
    prepareNext()
    try {
      done(await printed(worker, job, limitMs, signal))
    } catch (error) {
      failed(error)
    } finally {
      running.delete(worker)
      await worker.terminate()
    }
  }

  return {
    print(job, { signal } = {}) {
      if (isClosed) return Promise.reject(new PrintingFailed('The press is closed.'))
      return new Promise((done, failed) => {
        queue.push({ job, done, failed, signal })
        next()
      })
    },
    async close() {
      isClosed = true
      for (const { failed } of queue.splice(0)) failed(new PrintingFailed('The press is closed.'))
      await Promise.all([...running, ...(spare ? [spare] : [])].map((worker) => worker.terminate()))
    },
  }
}

async function newThread(program: URL): Promise<Worker> {
  return new Worker(program, { workerData: { module: await typesetterModule() } })
}

/** Settles with the first of: the files, a failure, the end of the thread, the limit, the signal. */
function printed(
  worker: Worker,
  job: PrintJob,
  limitMs: number,
  signal: AbortSignal | undefined,
): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new PrintingFailed(`Printing took longer than ${limitMs / 1000} seconds.`)),
      limitMs,
    )
    const giveUp = () => reject(signal?.reason)
    signal?.addEventListener('abort', giveUp, { once: true })
    const settle = () => {
      clearTimeout(limit)
      signal?.removeEventListener('abort', giveUp)
    }
    worker.once('message', (answer: Printed | { failure: string }) => {
      settle()
      if ('failure' in answer) reject(new PrintingFailed(answer.failure))
      else resolve(answer)
    })
    worker.once('error', (error) => {
      settle()
      reject(
        new PrintingFailed(`The printing thread failed: ${error instanceof Error ? error.message : error}`),
      )
    })
    worker.once('exit', (code) => {
      settle()
      reject(new PrintingFailed(`The printing thread ended with ${code} before it was done.`))
    })
    worker.postMessage(job)
  })
}
