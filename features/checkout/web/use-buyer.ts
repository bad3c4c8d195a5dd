import { getDashboard } from '#features/dashboard/contract.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useSignedIn } from '#web/session.ts'

const FRESH_MS = 30_000

export type Buyer = ReturnType<typeof useBuyer>

/** Who buys, as far as it is known. */
export function useBuyer() {
  const state = useSignedIn()
  const asked = useAnswer(getDashboard, undefined, { enabled: state === 'yes', staleTime: FRESH_MS })
  const dashboard = state === 'yes' ? asked.data : undefined
  return {
    user: dashboard?.user,
    credits: dashboard?.credits,
    /** When the server said so. */
    creditsAt: asked.dataUpdatedAt,
    /** 'perhaps' on a page that is not alive yet. */
    isSignedIn: state === 'prerendered' ? 'perhaps' : state !== 'no' && !asked.isError,
    isAsking: state === 'asking' || (state === 'yes' && asked.isPending),
  }
}
