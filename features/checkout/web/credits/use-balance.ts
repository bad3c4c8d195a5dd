import { getDashboard } from '#features/dashboard/contract.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useSignedIn } from '#web/session.ts'

/** How many credits who has, once it is known that somebody is signed in. */
export function useBalance() {
  const state = useSignedIn()
  const { data } = useAnswer(getDashboard, undefined, { enabled: state === 'yes', staleTime: 30_000 })
  return { state, email: data?.user.email, credits: data?.credits }
}
