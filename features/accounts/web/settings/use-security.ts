import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#kit/endpoint.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { listSessions } from '../../contract.ts'
import { getSecurity } from '../../second-factor-contract.ts'

export type Security = Answer<typeof getSecurity>

export function useSecurity() {
  return useAnswer(getSecurity, undefined)
}

/** The first factor ends the other sessions, so those are asked for anew, too. */
export function useRefreshSecurity(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const changed = [getSecurity.path, listSessions.path]
    await Promise.all(changed.map((address) => client.invalidateQueries({ queryKey: [address] })))
  }
}
