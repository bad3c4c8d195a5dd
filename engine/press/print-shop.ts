// The press in a process of its own. Typesetting takes hundreds of megabytes and gives them back badly, and its native
// parts could crash: here neither touches the process that serves people. It is started when it is first needed.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Press, PressOptions, Printed, PrintOptions, Progressed } from './press.ts'
import type { PrintJob } from './studio.ts'
import { PrintingFailed } from './thread.ts'

export type ToPrintShop = { number: number; job: PrintJob; isWatched: boolean } | { giveUp: number }
export type FromPrintShop =
  | { number: number; progressed: Progressed }
  | { number: number; printed: Printed }
  | { number: number; failure: string }

const PROGRAM = new URL('print-shop-process.ts', import.meta.url)

/** Small young generations, and memory that goes back to the machine as soon as it is free: half as much in all. */
const FRUGAL_NODE = ['--max-semi-space-size=4']
const FRUGAL_MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
}

interface Pending {
  onProgress: PrintOptions['onProgress']
  resolve: (printed: Printed) => void
  reject: (reason: unknown) => void
}

export interface PrintShop extends Press {
  /** Of the process that prints, while there is one. */
  readonly pid: number | undefined
  /** Starts the process ahead of the first job. */
  warmUp(): void
}

export function createPrintShop(options: Omit<PressOptions, 'programs'> = {}): PrintShop {
  const pending = new Map<number, Pending>()
  let child: ChildProcess | undefined
  let isClosed = false
  let jobs = 0

  function settle(number: number): Pending | undefined {
    const found = pending.get(number)
    pending.delete(number)
    // Waiting for work is no reason for the program to stay; being asked is.
    if (pending.size === 0) child?.channel?.unref()
    return found
  }

  function start(): ChildProcess {
    const started = fork(PROGRAM, [JSON.stringify(options)], {
      serialization: 'advanced',
      execArgv: FRUGAL_NODE,
      // Nothing else: it prints, and has no use for anybody's keys.
      env: FRUGAL_MALLOC,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    started.on('message', (answer: FromPrintShop) => {
      if ('progressed' in answer) return pending.get(answer.number)?.onProgress?.(answer.progressed)
      const found = settle(answer.number)
      if ('printed' in answer) found?.resolve(answer.printed)
      else found?.reject(new PrintingFailed(answer.failure))
    })
    started.on('error', (error) => lose(`The print shop failed: ${error.message}`))
    started.on('exit', (code, signal) =>
      lose(`The print shop ended with ${signal ?? code} before it was done.`),
    )
    const lose = (reason: string) => {
      if (child !== started) return
      child = undefined
      for (const number of [...pending.keys()]) settle(number)?.reject(new PrintingFailed(reason))
    }
    return started
  }

  function send(number: number, job: PrintJob, isWatched: boolean): void {
    child ??= start()
    child.channel?.ref()
    child.send({ number, job, isWatched } satisfies ToPrintShop, (error) => {
      if (error) settle(number)?.reject(new PrintingFailed(error.message))
    })
  }

  return {
    get pid() {
      return child?.pid
    },
    warmUp() {
      if (!isClosed) child ??= start()
    },
    print(job, { signal, onProgress } = {}) {
      if (isClosed) return Promise.reject(new PrintingFailed('The press is closed.'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      const number = ++jobs
      return new Promise<Printed>((resolve, reject) => {
        pending.set(number, { resolve, reject, onProgress })
        signal?.addEventListener(
          'abort',
          () => {
            const found = settle(number)
            if (!found) return
            child?.send({ giveUp: number } satisfies ToPrintShop, () => {})
            found.reject(signal.reason)
          },
          { once: true },
        )
        send(number, job, onProgress !== undefined)
      })
    },
    async close() {
      isClosed = true
      for (const number of [...pending.keys()])
        settle(number)?.reject(new PrintingFailed('The press is closed.'))
      const last = child
      child = undefined
      if (!last || last.exitCode !== null || last.signalCode !== null) return
      const ended = once(last, 'exit')
      last.ref()
      last.kill('SIGKILL')
      await ended
    },
  }
}
