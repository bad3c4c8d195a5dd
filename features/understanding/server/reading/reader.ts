// Reads briefs beside the thread that serves people, one after the other. One that makes the thread hang or burst costs a
// thread; one that nobody waits for any more is not read.
import { Worker } from 'node:worker_threads'
import type { Brief } from '#engine/brief.ts'
import type { Intake, IntakeCorrections } from '#engine/intake/understand.ts'
import { Recent } from '../recent.ts'
import type { FromThread, ToThread } from './messages.ts'

/** More wait than would be answered while somebody still wants to know. */
export class ReaderBusy extends Error {}

export interface Reader {
  /** `key` stands for all of the question: the same again is answered from memory, or waits for the same answer. */
  understand(question: Question, signal?: AbortSignal): Promise<Intake>
  /** How many wait, the one that is being read included. */
  readonly waiting: number
  /** Loads what the first brief would wait for. */
  warm(): void
  close(): Promise<void>
}

export interface Question {
  key: string
  brief: Brief
  corrections: IntakeCorrections
}

interface Options {
  /** For one brief. */
  limitMs?: number
  mostWaiting?: number
  /** What the thread runs; a test brings one that hangs. */
  program?: URL
}

interface Asked {
  number: number
  question: Question
  answer: PromiseWithResolvers<Intake>
  /** Of those who asked the same, so many still want to know. */
  listeners: number
}

const PROGRAM = new URL('reading-thread.ts', import.meta.url)
/** A long brief full of figures takes a second, and on a crowded machine a few. */
const LIMIT_MS = 10_000
const START_LIMIT_MS = 60_000
/** Two seconds of work. Who comes later is asked to come again. */
const MOST_WAITING = 24
const MOST_KEPT = 200
/** A reading is made and forgotten: a small nursery keeps the process from growing with every one. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 }

export function createReader({
  limitMs = LIMIT_MS,
  mostWaiting = MOST_WAITING,
  program = PROGRAM,
}: Options = {}): Reader {
  const answers = new Recent<string, Intake>(MOST_KEPT)
  const queue: Asked[] = []
  let current: Asked | undefined
  let late: NodeJS.Timeout | undefined
  let worker: Worker | undefined
  let isReady = false
  let isClosed = false
  let last = 0

  /** Takes the next one, when nothing is read. */
  function next(): void {
    if (current || isClosed) return
    current = queue.shift()
    // Waiting for work is no reason for the process to stay.
    if (!current) return void worker?.unref()
    const { number, question } = current
    const open = thread()
    open.ref()
    late = setTimeout(giveUp, isReady ? limitMs : Math.max(limitMs, START_LIMIT_MS))
    open.postMessage({ number, brief: question.brief, corrections: question.corrections } satisfies ToThread)
  }

  function settle(settled: (asked: Asked) => void): void {
    const asked = current
    clearTimeout(late)
    current = undefined
    if (asked) settled(asked)
    next()
  }

  function hear(message: FromThread): void {
    if ('isReady' in message) {
      isReady = true
      if (!current) return
      clearTimeout(late)
      late = setTimeout(giveUp, limitMs)
      return
    }
    if (message.number !== current?.number) return
    settle(({ question, answer }) => {
      if ('failure' in message) return answer.reject(new Error(`A brief was not read: ${message.failure}`))
      answers.set(question.key, message.understood)
      answer.resolve(message.understood)
    })
  }

  function giveUp(): void {
    lose(`Reading took longer than ${limitMs / 1000} seconds.`)
  }

  /** Whoever is read is lost with the thread; those who wait get a new one. */
  function lose(reason: string): void {
    const lost = worker
    worker = undefined
    isReady = false
    void lost?.terminate()
    settle(({ answer }) => answer.reject(new Error(reason)))
  }

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(program, { resourceLimits: MEMORY })
    const ended = (reason: string) => started === worker && lose(reason)
    started.on('message', (message: FromThread) => started === worker && hear(message))
    started.on('error', ({ name }: Error) => ended(`The reading thread failed: ${name}.`))
    started.on('exit', (code) => ended(`The reading thread ended with ${code}.`))
    started.unref()
    worker = started
    return started
  }

  function ask(question: Question): Asked {
    const same = [current, ...queue].find((asked) => asked?.question.key === question.key)
    if (same) return same
    if (queue.length >= mostWaiting) throw new ReaderBusy()
    const asked: Asked = { number: ++last, question, answer: Promise.withResolvers(), listeners: 0 }
    // Heard by those who still want to know.
    asked.answer.promise.catch(() => {})
    queue.push(asked)
    return asked
  }

  /** What is being read is read to its end: it is kept for whoever asks again. */
  function forget(asked: Asked): void {
    asked.listeners--
    const place = queue.indexOf(asked)
    if (asked.listeners === 0 && place >= 0) queue.splice(place, 1)
  }

  return {
    async understand(question, signal) {
      if (isClosed) throw new Error('The reader is closed.')
      signal?.throwIfAborted()
      const known = answers.get(question.key)
      if (known) return known
      const asked = ask(question)
      asked.listeners++
      next()
      const gone = Promise.withResolvers<never>()
      const leave = () => {
        forget(asked)
        gone.reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      return Promise.race([asked.answer.promise, gone.promise]).finally(() =>
        signal?.removeEventListener('abort', leave),
      )
    },
    get waiting() {
      return queue.length + (current ? 1 : 0)
    },
    warm() {
      if (!isClosed) thread()
    },
    async close() {
      isClosed = true
      const open = worker
      worker = undefined
      for (const { answer } of queue.splice(0)) answer.reject(new Error('The reader is closed.'))
      settle(({ answer }) => answer.reject(new Error('The reader is closed.')))
      await open?.terminate()
    },
  }
}
