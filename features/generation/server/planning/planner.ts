// Plans beside the thread that serves people: thinking takes a tenth of a second, and a language model minutes. A brief that
// makes the thread hang or burst costs a thread, not the shop.
import { Worker } from 'node:worker_threads'
import type { CallEvent } from '#engine/analyst/observed.ts'
import type { StageName } from '#engine/blueprint.ts'
import type { Brief } from '#engine/brief.ts'
import type { Corrections } from '#engine/first-edits.ts'
import type { Writing } from '../made.ts'
import type { FromThread, LookedAt, PlannedBy, Reissue, ToThread } from './messages.ts'
import type { ModelSetup } from './model-writing.ts'

/** The engine makes no plan of this brief, however often it is asked. */
export class CannotPlan extends Error {}

export interface Planned {
  /** As `packPlan` packs it. */
  plan: Uint8Array<ArrayBuffer>
  writing?: Writing
}

interface Watching {
  /** For another issue. */
  reissue?: Reissue | undefined
  /** For a first making: what the founder corrected before it. */
  corrections?: Corrections | undefined
  signal?: AbortSignal
  onStage?: (stage: StageName) => void
  onCall?: (event: CallEvent) => void
}

export interface Planning extends Watching {
  /** Who reads and writes. Without a language model it is the house, whatever this says. */
  by?: PlannedBy
}

export interface Planner {
  /** Rejects with CannotPlan when asking again would not help; otherwise it may. */
  plan(brief: Brief, planning?: Planning): Promise<Planned>
  /** What is to be said of changes to the plan of a brief; without changes, what was read. */
  lookAt(brief: Brief, changes?: Partial<Reissue>): Promise<LookedAt>
  /** Loads what the first plan would wait for. */
  warm(): void
  close(): Promise<void>
}

interface Options {
  model?: ModelSetup | undefined
  limitMs?: number
  /** What the thread runs; a test brings one that hangs. */
  program?: URL
}

interface Asked extends Watching {
  /** Gives the thread up; it runs from when the thread takes this up. */
  late: NodeJS.Timeout
  isBegun: boolean
  resolve: (answer: FromThread) => void
  reject: (reason: Error) => void
}

/** A message without its number, which is given when it is sent. */
type Question =
  | Omit<Extract<ToThread, { reissue?: Reissue }>, 'number'>
  | Omit<Extract<ToThread, { looksAt: unknown }>, 'number'>

const PROGRAM = new URL('planning-thread.ts', import.meta.url)
/** What a language model does is bounded by the engine, at three minutes. */
const LIMIT_MS = { house: 60_000, model: 300_000 }
/** A plan is read once and forgotten: a small nursery keeps the process from growing with every one. */
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 12 }

export function createPlanner({ model, limitMs, program = PROGRAM }: Options = {}): Planner {
  const limit = limitMs ?? (model ? LIMIT_MS.model : LIMIT_MS.house)
  const asked = new Map<number, Asked>()
  let worker: Worker | undefined
  let last = 0
  let isClosed = false

  const settle = (number: number) => {
    const found = asked.get(number)
    asked.delete(number)
    // Waiting for work is no reason for the process to stay.
    if (asked.size === 0) worker?.unref()
    return found
  }

  /** As long as the thread gets on with others, whoever waits for it has lost no time; and of its own work each has all. */
  function wind(begun: Asked | undefined): void {
    if (begun) begun.isBegun = true
    for (const one of asked.values()) if (one === begun || !one.isBegun) one.late.refresh()
  }

  function hear(message: FromThread): void {
    const one = asked.get(message.number)
    wind('begun' in message ? one : undefined)
    if ('begun' in message) return
    if ('stage' in message) one?.onStage?.(message.stage)
    else if ('call' in message) one?.onCall?.(message.call)
    else if ('refused' in message) settle(message.number)?.reject(new CannotPlan(message.refused))
    else settle(message.number)?.resolve(message)
  }

  function lose(reason: string): void {
    worker = undefined
    for (const number of [...asked.keys()]) settle(number)?.reject(new Error(reason))
  }

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(program, {
      workerData: { model },
      resourceLimits: MEMORY,
    })
    const ended = (reason: string) => started === worker && lose(reason)
    started.on('message', hear)
    started.on('error', (error: Error) => ended(`The planning thread failed: ${error.message}`))
    started.on('exit', (code) => ended(`The planning thread ended with ${code}.`))
    started.unref()
    worker = started
    return started
  }

  const say = (message: ToThread) => thread().postMessage(message)

  /** It hangs, and whoever is planned beside it with it: all may come back. */
  function replaceThread(reason: string): void {
    const hanging = worker
    lose(reason)
    void hanging?.terminate()
  }

  function ask(question: Question, watching: Watching = {}): Promise<FromThread> {
    const { signal } = watching
    if (isClosed) return Promise.reject(new Error('The planner is closed.'))
    if (signal?.aborted) return Promise.reject(signal.reason)
    const number = ++last
    const { promise, resolve, reject } = Promise.withResolvers<FromThread>()
    const late = setTimeout(() => replaceThread(`Planning took longer than ${limit / 1000} seconds.`), limit)
    asked.set(number, { ...watching, resolve, reject, late, isBegun: false })
    thread().ref()
    say({ number, ...question })
    const giveUp = () => {
      settle(number)?.reject(signal?.reason)
      worker?.postMessage({ number, giveUp: true } satisfies ToThread)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    return promise.finally(() => {
      clearTimeout(late)
      signal?.removeEventListener('abort', giveUp)
    })
  }

  return {
    async plan(brief, { by = 'model', ...watching } = {}) {
      const { reissue, corrections } = watching
      const question = { brief, by, ...(reissue && { reissue }), ...(corrections && { corrections }) }
      return (await ask(question, watching)) as Planned
    },
    async lookAt(brief, changes = {}) {
      const answer = (await ask({ brief, looksAt: changes })) as { lookedAt: LookedAt }
      return answer.lookedAt
    },
    warm() {
      if (!isClosed) thread()
    },
    async close() {
      isClosed = true
      const open = worker
      lose('The planner is closed.')
      await open?.terminate()
    },
  }
}
