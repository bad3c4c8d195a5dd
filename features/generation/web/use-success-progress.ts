// Waits for a blueprint: asks the server from time to time, and lets the stages follow the clock meanwhile.
import { useCallback, useEffect, useState } from 'react'
import { call } from '#kit/call.ts'
import { getBlueprintStatus } from '../contract.ts'
import { type Awaited, verdict } from './poll-blueprint.ts'
import { completed, failed, type GenerationView, simulated } from './stages.ts'
import { nextCheck } from './status-checks.ts'

/** 2-5 minutes. */
export const ESTIMATED_SECONDS = 300
const PACE = { total: ESTIMATED_SECONDS, from: 'Idea Analysis' } as const

type Outcome = 'completed' | 'failed'

export interface SuccessProgress {
  view: GenerationView
  elapsedSeconds: number
  /** Asks now. Fails when nobody answers. */
  check: () => Promise<Outcome | undefined>
}

export function useSuccessProgress(awaited: Awaited): SuccessProgress {
  const { blueprintId, startupName, requestedAt } = awaited
  const [outcome, setOutcome] = useState<Outcome>()
  const elapsedSeconds = useSecondsSince(requestedAt, outcome === undefined)

  const check = useCallback(async () => {
    const status = await call(getBlueprintStatus, { query: {} })
    const ended = verdict({ blueprintId, startupName, requestedAt }, status)
    if (ended) setOutcome(ended)
    return ended
  }, [blueprintId, startupName, requestedAt])
  useChecks(check, outcome === undefined)

  return { view: shown(simulated(elapsedSeconds, PACE), outcome), elapsedSeconds, check }
}

function shown(view: GenerationView, outcome: Outcome | undefined): GenerationView {
  if (outcome === 'completed') return completed(view)
  return outcome === 'failed' ? failed(view) : view
}

function useSecondsSince(since: number, running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [running])
  return Math.max(0, Math.floor((now - since) / 1000))
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
