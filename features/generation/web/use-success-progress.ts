// Waits for a blueprint: hears of it by its id. Where there is none, or nothing is heard, it asks the server from time to
// time, and lets the stages follow the clock meanwhile.
import { useCallback, useEffect, useState } from 'react'
import { call } from '#kit/call.ts'
import { getBlueprintStatus } from '../contract.ts'
import { hasEnded, viewOf } from './generation-view.ts'
import { type Awaited, verdict } from './poll-blueprint.ts'
import { completed, failed, type GenerationView, simulated } from './stages.ts'
import { nextCheck } from './status-checks.ts'
import { useElapsed, useGeneration, usePercent } from './use-generation.ts'
import { ESTIMATED_SECONDS } from './use-late-notice.ts'

const PACE = { total: ESTIMATED_SECONDS, from: 'Idea Analysis' } as const

type Outcome = 'completed' | 'failed'

export interface SuccessProgress {
  view: GenerationView
  elapsedSeconds: number
  remainingSeconds: number
  /** The server shows it to somebody else only: ordered before, or signed in as another person. */
  isElsewhere: boolean
  /** Asks now, and answers whether it is over. Fails when nobody answers. */
  check: () => Promise<boolean>
}

export function useSuccessProgress(awaited: Awaited): SuccessProgress {
  const followed = useGeneration(awaited.blueprintId)
  const { record, ask, nothingLoaded } = followed
  const isRefused = nothingLoaded === 'refused'
  const guessed = useGuess(awaited, record === undefined && !isRefused)
  const elapsedSeconds = useElapsed(followed, awaited.requestedAt)
  // Whoever is about to hear the truth need not guess.
  const isGuessing = !awaited.blueprintId || nothingLoaded !== false
  const byClock = simulated(isGuessing ? elapsedSeconds : 0, PACE)
  const percent = usePercent(record, byClock.percent)
  if (record && !guessed.outcome)
    return {
      view: viewOf(record, percent, elapsedSeconds),
      elapsedSeconds,
      remainingSeconds: record.estimatedTimeRemaining,
      isElsewhere: false,
      check: async () => hasEnded(await ask()),
    }
  return {
    view: shown(byClock, guessed.outcome),
    elapsedSeconds,
    remainingSeconds: ESTIMATED_SECONDS - elapsedSeconds,
    isElsewhere: isRefused && !guessed.outcome,
    check: async () => (await guessed.check()) !== undefined,
  }
}

function shown(view: GenerationView, outcome: Outcome | undefined): GenerationView {
  if (outcome === 'completed') return completed(view)
  return outcome === 'failed' ? failed(view) : view
}

/** By the newest blueprint there is. */
function useGuess({ blueprintId, startupName, requestedAt }: Awaited, isNeeded: boolean) {
  const [outcome, setOutcome] = useState<Outcome>()
  const check = useCallback(async () => {
    const status = await call(getBlueprintStatus, { query: {} })
    const ended = verdict({ blueprintId, startupName, requestedAt }, status)
    if (ended) setOutcome(ended)
    return ended
  }, [blueprintId, startupName, requestedAt])
  useChecks(check, isNeeded && outcome === undefined)
  return { outcome, check }
}

/** Counted from here, not from the order: whoever loads the page again is answered soon, too. */
function useChecks(check: () => Promise<unknown>, running: boolean): void {
  useEffect(() => {
    if (!running) return
    let elapsed = 0
    let next: ReturnType<typeof setTimeout>
    function plan() {
      const seconds = nextCheck(elapsed)
      elapsed += seconds
      next = setTimeout(() => {
        // Not after the answer: one that never comes would be the last.
        plan()
        check().catch((error) => console.warn('The status check failed', error))
      }, seconds * 1000)
    }
    plan()
    return () => clearTimeout(next)
  }, [check, running])
}
