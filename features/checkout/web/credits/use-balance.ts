import { getDashboard } from '#features/dashboard/contract.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useSignedIn } from '#web/session.ts'

/** How many credits who has, once it is known that somebody is signed in. */
export function useBalance() {
  const state = useSignedIn()
  const { data, isPending } = useAnswer(getDashboard, undefined, {
    enabled: state === 'yes',
    staleTime: 30_000,
  })
  const asking = state === 'asking' || (state === 'yes' && isPending)
  // The session of a purchase knows nothing of the account's credits, and buys as if signed out.
  if (!data || data.user.orderOnly) return { state, asking }
  return { state, asking, email: data.user.email, credits: data.credits }
}
