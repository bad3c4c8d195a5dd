// How far a blueprint is, for a screen: the server's record by its id, live, and what the bar shows of it.
import { useCallback, useEffect, useState } from 'react'
import { askStatus, followGeneration, type Trouble } from './follow-generation.ts'
import {
  CREEP_MS,
  creeps,
  crept,
  elapsedSecondsOf,
  type GenerationRecord,
  type Hearing,
  hasEnded,
  percentAfter,
} from './generation-view.ts'

export interface Followed {
  record: GenerationRecord | undefined
  hearing: Omit<Hearing, 'now'>
  /** What was seen before is no longer to be seen: most likely the session has ended. */
  isCutOff: boolean
  /** It was asked for, and nothing was ever heard: nobody answers, or it is not to be seen from here. */
  nothingLoaded: false | Trouble
  /** Asks now. Fails when nobody answers. */
  ask: () => Promise<GenerationRecord>
  /** Another making of the same blueprint has begun. */
  startOver: () => void
}

interface Heard {
  of: string
  hearing: Omit<Hearing, 'now'>
  record?: GenerationRecord
  trouble?: Trouble
}

/** Without an id it follows nothing. */
export function useGeneration(blueprintId: string | undefined): Followed {
  const [heard, setHeard] = useState<Heard>()
  const [making, setMaking] = useState(1)

  useEffect(() => {
    if (!blueprintId) return
    return followGeneration(blueprintId, {
      onRecord: (record) => setHeard((known) => heardNow(blueprintId, record, known)),
      onTrouble: (trouble) =>
        setHeard((known) =>
          known?.record ? { ...known, trouble } : { ...heardNow(blueprintId, undefined, known), trouble },
        ),
    })
  }, [blueprintId, making])

  const ask = useCallback(async () => {
    if (!blueprintId) throw new Error('Nobody told which blueprint it is.')
    const record = await askStatus(blueprintId)
    setHeard((known) => heardNow(blueprintId, record, known))
    return record
  }, [blueprintId])
  const startOver = useCallback(() => {
    setHeard(undefined)
    setMaking((making) => making + 1)
  }, [])

  const ours = heard?.of === blueprintId ? heard : undefined
  const { record, trouble } = ours ?? {}
  return {
    record,
    hearing: ours?.hearing ?? { firstHeardAt: 0, heardAt: 0 },
    isCutOff: record !== undefined && trouble === 'refused',
    nothingLoaded: (!record && trouble) || false,
    ask,
    startOver,
  }
}

function heardNow(of: string, record: GenerationRecord | undefined, known: Heard | undefined): Heard {
  const heardAt = Date.now()
  const firstHeardAt = known?.of === of && known.record ? known.hearing.firstHeardAt : heardAt
  return { of, hearing: { firstHeardAt, heardAt }, ...(record && { record }) }
}

const NOTHING_YET = ''

/** What the bar shows: never less than before, of one making. `guess` is what it showed before anything was heard. */
export function usePercent(record: GenerationRecord | undefined, guess = 0): number {
  const [shown, setShown] = useState({ of: NOTHING_YET, percent: 0 })
  const of = record?.createdAt ?? NOTHING_YET
  const before = shown.of === of || shown.of === NOTHING_YET ? shown.percent : 0
  const percent = record ? percentAfter(before, record) : Math.max(before, guess)
  // Kept while it is drawn: the next value must not fall behind this one.
  if (shown.of !== of || shown.percent !== percent) setShown({ of, percent })
  const isCreeping = record !== undefined && creeps(record)
  useEffect(() => {
    if (!isCreeping) return
    const creeping = setInterval(() => setShown((now) => ({ ...now, percent: crept(now.percent) })), CREEP_MS)
    return () => clearInterval(creeping)
  }, [isCreeping])
  return percent
}

/** The browser's time, each second while it runs. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [running])
  return now
}

/** By the server's clock, so that it goes on where it was when the page is loaded again. Before it has told, since `otherwise`. */
export function useElapsed(
  { record, hearing }: Pick<Followed, 'record' | 'hearing'>,
  otherwise: number,
): number {
  const now = useNow(!record || !hasEnded(record))
  if (!record) return Math.max(0, Math.floor((now - otherwise) / 1000))
  // The tick may be from before the record was heard.
  return elapsedSecondsOf(record, { ...hearing, now: Math.max(now, hearing.heardAt) })
}
