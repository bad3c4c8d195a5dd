// Hears how far one blueprint is, until it is finished: by a stream, and where that fails by asking every 3 s.
import { addressOf, CallError, call } from '#kit/call.ts'
import { getGenerationStatus, watchGeneration } from '../contract.ts'
import { type GenerationRecord, hasEnded, isOlder } from './generation-view.ts'

const POLL_MS = 3_000

/** As much of an EventSource as is needed. A dropped connection is resumed by the browser itself. */
export type Stream = Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'readyState' | 'close'>
const CLOSED = 2

interface World {
  openStream: (address: string) => Stream | undefined
  ask: (blueprintId: string) => Promise<GenerationRecord>
}

interface Listener {
  onRecord: (record: GenerationRecord) => void
  /** Asked, and not answered. For good, when asking again would not change it. */
  onTrouble?: (forGood: boolean) => void
}

/** Answers how to stop. It stops by itself when it is finished, or not to be seen. */
export function followGeneration(
  blueprintId: string,
  { onRecord, onTrouble }: Listener,
  { openStream, ask }: World = BROWSER,
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
  function hear(record: GenerationRecord): void {
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
      const forGood = isRefusal(error)
      if (forGood) stop()
      onTrouble?.(forGood)
    }
  }

  const polling = setInterval(() => {
    if (!isOpen || !hasTold) void poll()
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

export const askStatus = (blueprintId: string): Promise<GenerationRecord> =>
  call(getGenerationStatus, { params: { id: blueprintId } })

const BROWSER: World = {
  openStream: (address) => (typeof EventSource === 'undefined' ? undefined : new EventSource(address)),
  ask: askStatus,
}
