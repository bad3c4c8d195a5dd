import { useEffect, useRef } from 'react'
import { getOverview } from '#features/overview/contract.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { useRefresh } from '../use-refresh.ts'

/** The same answer for all tabs of a blueprint. Without it the bar shows the shop's own paper. */
export function useVenture(id: string) {
  return useAnswer(getOverview, { params: { id } }, { staleTime: 60_000 }).data
}

const ASK_EVERY_MS = 3_000

/** On the blueprint's own page, which fills in by itself as soon as the blueprint is finished. */
export function useOverview(id: string) {
  const asked = useAnswer(
    getOverview,
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? ASK_EVERY_MS : false),
    },
  )
  const state = asked.data?.state
  const before = useRef(state)
  const refresh = useRefresh(id)
  useEffect(() => {
    if (before.current === 'making' && state === 'ready') void refresh()
    before.current = state
  }, [state, refresh])
  return { overview: asked.data, ...useRetry(asked) }
}
