// What the progress dialog shows: the server's word by the blueprint's id. Without one, 145 seconds of stages, and from
// 90 % of them a look at the dashboard every second.
import { useEffect, useState } from 'react'
import { getDashboard } from '#features/dashboard/contract.ts'
import { call } from '#kit/call.ts'
import { type Asked, type Finding, findingIn } from './dashboard-check.ts'
import { viewOf } from './generation-view.ts'
import { completed, DIALOG_SECONDS, failed, type GenerationView, simulated } from './stages.ts'
import { useElapsed, useGeneration, usePercent } from './use-generation.ts'

const PACE = { total: DIALOG_SECONDS, from: 'Payment Processing' } as const
const LOOK_FROM = 0.9 * DIALOG_SECONDS

export interface Watched extends Asked {
  blueprintId?: string | undefined
}

export function useDialogProgress({ blueprintId, requestedAt, usedBefore }: Watched): GenerationView {
  const [found, setFound] = useState<Finding>()
  const id = blueprintId ?? (found?.at === 'known' ? found.blueprintId : undefined)
  const followed = useGeneration(id)
  const { record, nothingLoaded } = followed
  const elapsed = useElapsed(followed, requestedAt)
  // Whoever is about to hear the truth need not guess.
  const byClock = simulated(!id || nothingLoaded ? elapsed : 0, PACE)
  const percent = usePercent(record, byClock.percent)
  const isLooking = !id && !found && elapsed >= LOOK_FROM
  useEffect(() => {
    if (!isLooking) return
    const looking = setInterval(() => {
      call(getDashboard)
        .then((dashboard) => setFound((known) => known ?? findingIn(dashboard, { requestedAt, usedBefore })))
        .catch((error) => console.warn('The status check failed', error))
    }, 1000)
    return () => clearInterval(looking)
  }, [isLooking, requestedAt, usedBefore])
  if (record) return viewOf(record, percent, elapsed)
  if (found?.at === 'complete') return completed(byClock)
  return found?.at === 'failed' ? failed(byClock) : byClock
}
