// Where blueprints are printed, beside the thread that serves people. A studio thread stays and draws; each blueprint is
// set by a thread of its own, which is ended with it, because the typesetter keeps what it has read. These share one
// compiled module, and the next is made ready while the last still works.
import { availableParallelism } from 'node:os'
import { type FileKind, type FileName, fileName } from '../file-names.ts'
import { typesetterModule } from './read-parts.ts'
import type { Designed, Finished, PrintJob, PrintTime, SetDocument } from './studio.ts'
import { PrintingFailed, startThread, type Thread } from './thread.ts'
import { isWanted } from './wanted.ts'

export interface PrintedFile extends FileName {
  bytes: Uint8Array
}

export interface Printed {
  files: PrintedFile[]
  times: PrintTime[]
}

/** One kind of file is made. Of a document also what its first page looks like, a moment later. */
export type Progressed = { made: FileKind } | { firstPageOf: FileKind; png: Uint8Array }

export interface PrintOptions {
  signal?: AbortSignal | undefined
  /** Hears of each file as it is made; whoever does not ask is not told, and no pictures are made. */
  onProgress?: ((progressed: Progressed) => void) | undefined
}

export interface Press {
  /** Rejects when the work fails, takes too long or is given up through the signal. */
  print(job: PrintJob, options?: PrintOptions): Promise<Printed>
  /** Gives up what is being printed and lets the threads go. */
  close(): Promise<void>
}

export interface PressOptions {
  /** Blueprints at once; left out: one for each core. */
  threads?: number
  /** Longer than any honest job takes. */
  limitMs?: number
  /** What the threads run; a test brings ones that hang. */
  programs?: { studio?: URL; typesetting?: URL }
}

const LIMIT_MS = 180_000
const STUDIO = new URL('studio-thread.ts', import.meta.url)
const TYPESETTING = new URL('typesetting-thread.ts', import.meta.url)

interface Waiting {
  begin: () => Promise<void>
  giveUp: (reason: unknown) => void
}

export function createPress({ threads, limitMs = LIMIT_MS, programs = {} }: PressOptions = {}): Press {
  const most = threads ?? availableParallelism()
  const queue: Waiting[] = []
  const working = new Set<AbortController>()
  let isClosed = false
  let jobs = 0
  let studio: Thread | undefined
  let spare: Promise<Thread> | undefined

  const studioThread = () => {
    if (!studio || studio.hasEnded) studio = startThread(programs.studio ?? STUDIO, {})
    return studio
  }
  const newTypesetter = async () =>
    startThread(programs.typesetting ?? TYPESETTING, { module: await typesetterModule() })
  const takeTypesetter = async () => {
    const ready = spare ?? newTypesetter()
    spare = undefined
    const thread = await ready
    // One that died while it waited is nobody's fault.
    return thread.hasEnded ? newTypesetter() : thread
  }

  /** The next thread is made ready when the studio is done; but where all are at work it would only take memory. */
  const whileSettingGoesOn = (finished: Finished): Finished => {
    const hasRoom = !isClosed && (most === 1 || working.size < most)
    if (hasRoom) spare ??= newTypesetter()
    // Whoever takes it sees the failure.
    spare?.catch(() => {})
    return finished
  }

  async function printNow(job: PrintJob, signal: AbortSignal, tell: PrintOptions['onProgress']) {
    const number = ++jobs
    const drawing = studioThread()
    const setting = await takeTypesetter()
    const stop = () => void setting.end()
    signal.addEventListener('abort', stop, { once: true })
    const pictures: Promise<void>[] = []
    let studioOwes = 0
    const askStudio = <Output, News = never>(task: string, input: unknown, hear?: (news: News) => void) => {
      studioOwes++
      return drawing.ask<Output, News>(task, input, hear).finally(() => studioOwes--)
    }
    try {
      const designed = await until(signal, askStudio<Designed>('design', { number, job }))
      const [documents, finished] = await until(
        signal,
        Promise.all([
          setting.ask<SetDocument[], SetDocument>('typeset', designed, (document) => {
            tell?.({ made: document.id })
            // Of a part nobody waits long enough to look at it.
            if (tell && !job.only) pictures.push(tellFirstPage(document, tell))
          }),
          askStudio<Finished, FileKind>('finish', number, (made) => tell?.({ made })).then(
            whileSettingGoesOn,
          ),
        ]),
      )
      await until(signal, Promise.all(pictures))
      const set = documents.map(({ id, ms }) => ({ part: id, ms }))
      return {
        files: filesOf(job, documents, finished),
        times: [...designed.times, ...set, ...finished.times].map(({ part, ms }) => ({
          part,
          ms: Math.round(ms * 10) / 10,
        })),
      }
    } catch (error) {
      // A studio that hangs would hold up everybody after this one; one that is done with it works for others.
      if (signal.aborted && signal.reason instanceof PrintingFailed && studioOwes > 0) void drawing.end()
      else void drawing.ask('forget', number).catch(() => {})
      throw error
    } finally {
      signal.removeEventListener('abort', stop)
      void setting.end()
    }
  }

  function leaveQueue(waiting: Waiting, reason: unknown): void {
    const place = queue.indexOf(waiting)
    if (place < 0) return
    queue.splice(place, 1)
    waiting.giveUp(reason)
  }

  function next(): void {
    while (working.size < most && !isClosed) {
      const waiting = queue.shift()
      if (!waiting) return
      void waiting.begin().finally(next)
    }
  }

  return {
    print(job, { signal, onProgress } = {}) {
      if (isClosed) return Promise.reject(new PrintingFailed('The press is closed.'))
      return new Promise((resolve, reject) => {
        const begin = async () => {
          const control = new AbortController()
          working.add(control)
          const limit = setTimeout(
            () => control.abort(new PrintingFailed(`Printing took longer than ${limitMs / 1000} seconds.`)),
            limitMs,
          )
          const both = signal ? AbortSignal.any([signal, control.signal]) : control.signal
          try {
            both.throwIfAborted()
            resolve(await printNow(job, both, onProgress))
          } catch (error) {
            reject(error)
          } finally {
            clearTimeout(limit)
            working.delete(control)
          }
        }
        if (signal?.aborted) return reject(signal.reason)
        // Whoever gives up while waiting need not wait for it.
        const leave = () => leaveQueue(waiting, signal?.reason)
        const waiting = {
          begin: () => {
            signal?.removeEventListener('abort', leave)
            return begin()
          },
          giveUp: reject,
        }
        queue.push(waiting)
        signal?.addEventListener('abort', leave, { once: true })
        next()
      })
    },
    async close() {
      isClosed = true
      const closed = new PrintingFailed('The press is closed.')
      for (const { giveUp } of queue.splice(0)) giveUp(closed)
      for (const control of working) control.abort(closed)
      await Promise.all([
        studio?.end(),
        spare?.then(
          (thread) => thread.end(),
          () => {},
        ),
      ])
    },
  }
}

/** A page that cannot be shown is no reason to print nothing. */
async function tellFirstPage({ id, bytes }: SetDocument, tell: NonNullable<PrintOptions['onProgress']>) {
  try {
    const { firstPagePng } = await import('./first-page/first-page.ts')
    tell({ firstPageOf: id, png: await firstPagePng(bytes) })
  } catch {
    // Then its progress shows without a picture.
  }
}

/** What is awaited, or the signal's reason if that comes first. */
function until<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    // Listened to even when given up already: a refusal that nobody hears would end the process.
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

function filesOf(
  job: PrintJob,
  documents: { id: FileKind; bytes: Uint8Array }[],
  finished: Finished,
): PrintedFile[] {
  const named = (kind: FileKind, bytes: Uint8Array, number?: number): PrintedFile => ({
    ...fileName(kind, job.blueprint.plan.name, number),
    bytes,
  })
  const file = (kind: FileKind, bytes: Uint8Array | undefined): PrintedFile[] => {
    if (!isWanted(job, kind)) return []
    if (!bytes) throw new PrintingFailed(`The ${kind} was not printed.`)
    return [named(kind, bytes)]
  }
  const document = (kind: FileKind) => file(kind, documents.find(({ id }) => id === kind)?.bytes)
  return [
    ...document('quickstart'),
    ...document('blueprint'),
    ...file('markdown', finished.markdown),
    ...document('brand-guide'),
    ...finished.logos.map((bytes, i) => named('logo', bytes, i + 1)),
    ...file('brand-pack', finished.pack),
    ...file('spreadsheet', finished.spreadsheet),
    ...file('word', finished.word),
  ]
}
