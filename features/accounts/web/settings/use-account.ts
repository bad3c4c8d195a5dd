import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#kit/endpoint.ts'
import { LEAVES_WHEN_SIGNED_OUT, useAnswer } from '#web/calls/use-call.ts'
import { getAccount, listSessions } from '../../contract.ts'

export type Account = Answer<typeof getAccount>['user']

export function useAccount() {
  return useAnswer(getAccount, undefined, LEAVES_WHEN_SIGNED_OUT)
}

/** After a change: the account is asked for anew, here and wherever its name shows. */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const changed = [getAccount.path, listSessions.path, '/api/dashboard']
    await Promise.all(changed.map((address) => client.invalidateQueries({ queryKey: [address] })))
  }
}
