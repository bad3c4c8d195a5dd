// How far a blueprint is, for a screen: the server's record by its id, live, and what the bar shows of it.
import { useCallback, useEffect, useState } from 'react'
import { askStatus, followGeneration } from './follow-generation.ts'
import { CREEP_MS, creeps, crept, type GenerationRecord, hasEnded, percentAfter } from './generation-view.ts'

export interface Followed {
  record: GenerationRecord | undefined
  /** It was asked for, and nothing was ever heard: nobody answers, or it is not to be seen from here. */
  nothingLoaded: false | 'away' | 'refused'
  /** Asks now. Fails when nobody answers. */
  ask: () => Promise<GenerationRecord>
  /** Another making of the same blueprint has begun. */
  startOver: () => void
}

interface Heard {
  of: string
  record?: GenerationRecord
  trouble?: 'away' | 'refused'
}

/** Without an id it follows nothing. */
export function useGeneration(blueprintId: string | undefined): Followed {
  const [heard, setHeard] = useState<Heard>()
  const [making, setMaking] = useState(1)

  useEffect(() => {
    if (!blueprintId) return
    return followGeneration(blueprintId, {
      onRecord: (record) => setHeard({ of: blueprintId, record }),
      onTrouble: (forGood) => {
        const trouble = forGood ? 'refused' : 'away'
        setHeard((known) => (known?.record ? known : { of: blueprintId, trouble }))
      },
    })
  }, [blueprintId, making])

  const ask = useCallback(async () => {
    if (!blueprintId) throw new Error('Nobody told which blueprint it is.')
    const record = await askStatus(blueprintId)
    setHeard({ of: blueprintId, record })
    return record
  }, [blueprintId])
  const startOver = useCallback(() => {
    setHeard(undefined)
    setMaking((making) => making + 1)
  }, [])

  const ours = heard?.of === blueprintId ? heard : undefined
  return { record: ours?.record, nothingLoaded: ours?.trouble ?? false, ask, startOver }
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

/** Whole seconds, while it runs. */
function useSecondsSince(since: number, running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [running])
  return Math.max(0, Math.floor((now - since) / 1000))
}

/** By the server's clock, so that it goes on where it was when the page is loaded again. */
export function useElapsed(record: GenerationRecord | undefined, otherwise: number): number {
  const since = record ? Date.parse(record.createdAt) : otherwise
  const passed = useSecondsSince(since, !record || !hasEnded(record))
  return record?.finishedAt ? Math.floor((Date.parse(record.finishedAt) - since) / 1000) : passed
}
