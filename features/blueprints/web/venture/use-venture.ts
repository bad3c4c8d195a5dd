import { getOverview } from '#features/overview/contract.ts'
import { useAnswer } from '#web/calls/use-call.ts'

/** The same answer for all tabs of a blueprint. Without it the bar shows the shop's own paper. */
export function useVenture(id: string) {
  return useAnswer(getOverview, { params: { id } }, { staleTime: 60_000 }).data
}
