// Hears how far one blueprint is, until it is finished: by a stream, and where that fails by asking every 3 s.
import { getMe } from '#features/accounts/contract.ts'
import { addressOf, CallError, call } from '#kit/call.ts'
import { isAskingToSignIn, withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { isSignedIn } from '#web/session.ts'
import { getGenerationStatus, watchGeneration } from '../contract.ts'
import { type GenerationRecord, hasEnded, isOlder, wholeRecord } from './generation-view.ts'

const POLL_MS = 3_000

/** As much of an EventSource as is needed. A dropped connection is resumed by the browser itself. */
export type Stream = Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'readyState' | 'close'>
const CLOSED = 2

interface World {
  openStream: (address: string) => Stream | undefined
  ask: (blueprintId: string) => Promise<GenerationRecord>
  /** A dialog is open that asks who is there: the question that opened it is still on its way. */
  isWaiting?: () => boolean
}

interface Listener {
  onRecord: (record: GenerationRecord) => void
  /** Asked, and not answered. */
  onTrouble?: (trouble: Trouble) => void
}

/** refused: it is not to be seen from here. What was seen before is asked for all the same: a session may come back. */
export type Trouble = 'away' | 'refused'

/** Answers how to stop. It stops by itself when it is finished, or was never to be seen. */
export function followGeneration(
  blueprintId: string,
  { onRecord, onTrouble }: Listener,
  { openStream, ask, isWaiting }: World = BROWSER,
): () => void {
  let known: GenerationRecord | undefined
  let isOver = false
  // A stream that is open and silent may be held up on the way: it counts once it has told something.
  let [isOpen, hasTold] = [false, false]

  function stop(): void {
    isOver = true
    clearInterval(polling)
    stream?.close()
  }
  function hear(told: unknown): void {
    const record = wholeRecord(told as Partial<GenerationRecord>, blueprintId)
    if (isOver || isOlder(record, known)) return
    known = record
    onRecord(record)
    if (hasEnded(record)) stop()
  }
  async function poll(): Promise<void> {
    try {
      hear(await ask(blueprintId))
    } catch (error) {
      if (isOver) return
      console.warn('The status check failed', error)
      const isRefused = isRefusal(error)
      if (isRefused && !known) stop()
      onTrouble?.(isRefused ? 'refused' : 'away')
    }
  }

  const polling = setInterval(() => {
    if ((!isOpen || !hasTold) && !isWaiting?.()) void poll()
  }, POLL_MS)
  const stream = openStream(addressOf(watchGeneration, { params: { id: blueprintId } }))
  if (!stream) void poll()
  else {
    stream.onopen = () => {
      isOpen = true
    }
    stream.onmessage = ({ data }) => {
      hasTold = true
      hear(JSON.parse(data))
    }
    stream.onerror = () => {
      isOpen = false
      if (stream.readyState === CLOSED && !isOver) void poll()
    }
  }
  return stop
}

/** Not there, or not for us. A server that is busy or in trouble may answer later. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500 && error.status !== 408 && error.status !== 429
}

/** For who pressed a button. */
export const askStatus = (blueprintId: string): Promise<GenerationRecord> =>
  withFreshSignIn(() => askAsMember(blueprintId))

const pollStatus = (blueprintId: string): Promise<GenerationRecord> =>
  withFreshSignIn(() => askAsMember(blueprintId), 'page')

/** To a browser whose session has ended the blueprint is simply not there: who asked is then told that they are signed out. */
async function askAsMember(blueprintId: string): Promise<GenerationRecord> {
  try {
    return wholeRecord(await call(getGenerationStatus, { params: { id: blueprintId } }), blueprintId)
  } catch (error) {
    if (error instanceof CallError && error.status === 404 && isSignedIn()) await call(getMe)
    throw error
  }
}

const BROWSER: World = {
  openStream: (address) => (typeof EventSource === 'undefined' ? undefined : new EventSource(address)),
  ask: pollStatus,
  isWaiting: isAskingToSignIn,
}
