// Reads along while a founder types. Whatever fails here, the form beside it goes on.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FigureCorrection } from '#engine/read/corrections.ts'
import { addressOf, readAnswer } from '#kit/call.ts'
import {
  type Corrections,
  MOST_READ,
  type SentBrief,
  type UnderstandingReply,
  understandBrief,
} from '../contract.ts'
import { isCorrected, waitingAfter, withWaiting } from './corrections.ts'

const PAUSE_MS = 600
/** A correction is one press: nothing more is coming. */
const AFTER_CORRECTION_MS = 50
const GIVE_UP_MS = 12_000
const AGAIN_MS = 20_000
const MOST_CACHED = 20

type UnderstandingState = 'empty' | 'reading' | 'read' | 'unavailable' | 'too-long'

export interface Understanding {
  state: UnderstandingState
  /** The last one, also while the next is on its way. */
  reading: UnderstandingReply | undefined
  isReading: boolean
  /** The newest text could not be read; an older reading may stand. */
  isUnavailable: boolean
  corrections: Corrections
  correct: (next: Corrections) => void
  /** The words as they are. */
  brief: SentBrief
  /** The words as they were read. */
  readBrief: SentBrief | undefined
  /** The figure that the founder points at, by its key. */
  pointed: string | undefined
  point: (key: string | undefined) => void
}

interface Options {
  brief: SentBrief
  corrections: Corrections
  onCorrections: (corrections: Corrections) => void
}

export function useUnderstanding({ brief, corrections, onCorrections }: Options): Understanding {
  const [reading, setReading] = useState<UnderstandingReply>()
  const [readBrief, setReadBrief] = useState<SentBrief>()
  const [pointed, point] = useState<string>()
  const [isUnavailable, setUnavailable] = useState(false)
  const [isReading, setReadingNow] = useState(false)
  const [waiting, setWaiting] = useState<FigureCorrection[]>([])
  const [attempt, setAttempt] = useState(0)
  const answered = useRef('')
  const words = JSON.stringify(brief)
  const isEmpty = LONG.every((field) => brief[field] === '')
  const isTooLong = LONG.some((field) => brief[field].length > MOST_READ)
  const question = isEmpty || isTooLong ? '' : questionOf(brief, withWaiting(corrections, waiting))

  // The question has the brief and the corrections in it; another attempt asks it again.
  useEffect(() => {
    setReadingNow(false)
    if (question === '') {
      setReading(undefined)
      setUnavailable(false)
      return
    }
    const stop = new AbortController()
    const sent = withWaiting(corrections, waiting)
    function show(reply: UnderstandingReply) {
      const left = waitingAfter(sent, reply.corrections)
      remember(question, reply)
      remember(questionOf(brief, withWaiting(reply.corrections, left)), reply)
      answered.current = words
      setReading(reply)
      setReadBrief(brief)
      setUnavailable(false)
      setReadingNow(false)
      setWaiting(left)
      onCorrections(reply.corrections)
    }
    const earlier = cache.get(question)
    if (earlier) {
      show(earlier)
      return
    }
    let late: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(
      async () => {
        setReadingNow(true)
        late = setTimeout(() => stop.abort('late'), GIVE_UP_MS)
        try {
          const reply = await ask(question, stop.signal)
          if (!stop.signal.aborted) show(reply)
        } catch {
          if (stop.signal.aborted && stop.signal.reason !== 'late') return
          setReadingNow(false)
          setUnavailable(true)
        } finally {
          clearTimeout(late)
        }
      },
      answered.current === words ? AFTER_CORRECTION_MS : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      clearTimeout(late)
      stop.abort('newer')
    }
  }, [question, attempt])

  useAnotherTry(
    isUnavailable,
    useCallback(() => setAttempt((now) => now + 1), []),
  )

  return {
    state: stateOf({ isEmpty, isTooLong, isUnavailable, hasReading: reading !== undefined }),
    reading,
    isReading,
    isUnavailable,
    corrections,
    correct: onCorrections,
    brief,
    readBrief: reading && readBrief,
    pointed,
    point,
  }
}

const LONG = ['businessIdea', 'targetCustomer', 'additionalContext'] as const

function stateOf(
  now: Record<'isEmpty' | 'isTooLong' | 'isUnavailable' | 'hasReading', boolean>,
): UnderstandingState {
  if (now.isTooLong) return 'too-long'
  if (now.isEmpty) return 'empty'
  if (now.hasReading) return 'read'
  return now.isUnavailable ? 'unavailable' : 'reading'
}

/** Once the network is back, or after a while. */
function useAnotherTry(isUnavailable: boolean, again: () => void) {
  useEffect(() => {
    if (!isUnavailable) return
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isUnavailable, again])
}

const questionOf = (brief: SentBrief, corrections: Corrections) =>
  JSON.stringify({ ...brief, ...(isCorrected(corrections) && { corrections }) })

async function ask(question: string, signal: AbortSignal): Promise<UnderstandingReply> {
  const response = await fetch(addressOf(understandBrief, {}), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: question,
    signal,
  })
  // Whatever else stands there is no reading.
  return understandBrief.reply.parse(await readAnswer(response))
}

/** The last answers: whoever undoes a word is not kept waiting. */
const cache = new Map<string, UnderstandingReply>()

function remember(question: string, reply: UnderstandingReply): void {
  cache.delete(question)
  cache.set(question, reply)
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break
    cache.delete(oldest)
  }
}
