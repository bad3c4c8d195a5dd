// Runs a shop until it is told to stop.
import { CannotStart } from './cannot-start.ts'
import type { RunningShop } from './start.ts'

const GIVE_UP_MS = 4_800

export async function runUntilSignal(start: () => Promise<RunningShop>): Promise<void> {
  let starting: Promise<RunningShop> | undefined
  let ending = false

  async function end(signal: string): Promise<void> {
    // Terminals and wrappers may both send the signal: once is enough.
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    const shop = await starting?.catch(() => undefined)
    shop?.log.info(`${signal}: stopping`)
    await shop?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal))

  try {
    starting = start()
    await starting
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error)
    process.exit(1)
  }
}

/** Faults that the reader can mend need no stack trace. */
function isForPeople(error: unknown): error is Error {
  const code = (error as NodeJS.ErrnoException).code
  return error instanceof CannotStart || code === 'EACCES'
}
