// A worker thread that is asked, tells of its work, and answers.
import { Worker } from 'node:worker_threads'

export class PrintingFailed extends Error {}

/** What a thread is sent, and what it sends back under the same number. */
export interface Request {
  number: number
  task: string
  input: unknown
}
export type Answer =
  /** On the way. */
  | { number: number; news: unknown }
  | { number: number; output: unknown }
  | { number: number; failure: string }

export interface Thread {
  /** Rejects when the thread fails or ends before it has answered. */
  ask<Output, News = unknown>(task: string, input: unknown, onNews?: (news: News) => void): Promise<Output>
  end(): Promise<void>
  readonly hasEnded: boolean
}

interface Asked {
  onNews: ((news: never) => void) | undefined
  resolve: (output: never) => void
  reject: (reason: PrintingFailed) => void
}

/** Every thread has a heap of its own; their young generations alone would take a hundred megabytes. */
const FRUGAL = { maxYoungGenerationSizeMb: 12 }

export function startThread(program: URL, workerData: unknown): Thread {
  const worker = new Worker(program, { workerData, resourceLimits: FRUGAL })
  // Waiting for work is no reason for the process to stay; being asked is.
  worker.unref()
  const asked = new Map<number, Asked>()
  let last = 0
  let hasEnded = false
  const settle = (number: number) => {
    const found = asked.get(number)
    asked.delete(number)
    if (asked.size === 0) worker.unref()
    return found
  }
  const failAll = (reason: string) => {
    hasEnded = true
    for (const number of [...asked.keys()]) settle(number)?.reject(new PrintingFailed(reason))
  }
  worker.on('message', (answer: Answer) => {
    if ('news' in answer) return asked.get(answer.number)?.onNews?.(answer.news as never)
    const found = settle(answer.number)
    if ('failure' in answer) found?.reject(new PrintingFailed(answer.failure))
    else found?.resolve(answer.output as never)
  })
  worker.on('error', (error) => failAll(`A printing thread failed: ${messageOf(error)}`))
  worker.on('exit', (code) => failAll(`A printing thread ended with ${code} before it was done.`))
  return {
    get hasEnded() {
      return hasEnded
    },
    ask(task, input, onNews) {
      if (hasEnded) return Promise.reject(new PrintingFailed('The printing thread has ended.'))
      const number = ++last
      worker.ref()
      return new Promise((resolve, reject) => {
        asked.set(number, { resolve, reject, onNews })
        worker.postMessage({ number, task, input } satisfies Request)
      })
    },
    async end() {
      hasEnded = true
      await worker.terminate()
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
