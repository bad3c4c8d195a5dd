// Runs a shop until it is told to stop.
import { CannotStart } from './cannot-start.ts'
import type { RunningShop } from './start.ts'

const GIVE_UP_MS = 4_800
/** A step of the start ends before what it began can be taken down: the first start makes a whole database. */
const GIVE_UP_STARTING_MS = 9_500

export async function runUntilSignal(start: (signal: AbortSignal) => Promise<RunningShop>): Promise<void> {
  const ending = new AbortController()
  let starting: Promise<RunningShop> | undefined
  let isOpen = false

  async function end(signal: string): Promise<void> {
    // Terminals and wrappers may both send the signal: once is enough.
    if (ending.signal.aborted) return
    ending.abort()
    if (!isOpen) giveUpAfter(GIVE_UP_STARTING_MS)
    const shop = await starting?.catch(() => undefined)
    giveUpAfter(GIVE_UP_MS + (shop?.drainMs ?? 0))
    shop?.log.info(`${signal}: stopping`)
    await shop?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal))

  try {
    starting = start(ending.signal)
    await starting
    isOpen = true
  } catch (error) {
    // A start that was called off has not failed.
    if (ending.signal.aborted) return
    giveUp(error)
  }
}

/** For what ends by itself. */
export async function runOnce(work: () => Promise<void>): Promise<void> {
  await work().catch(giveUp)
  process.exit(0)
}

function giveUp(error: unknown): never {
  console.error(isForPeople(error) ? error.message : error)
  process.exit(1)
}

function giveUpAfter(ms: number): void {
  setTimeout(() => process.exit(1), ms).unref()
}

/** Faults that the reader can mend need no stack trace. */
function isForPeople(error: unknown): error is Error {
  const code = (error as NodeJS.ErrnoException).code
  return error instanceof CannotStart || code === 'EACCES'
}
