import { type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#kit/endpoint.ts'
import { getAddress } from '#web/calls/query-client.ts'
import { getMe } from '../contract.ts'

type Me = Answer<typeof getMe>['user']

const ask = getAddress({ on401: 'null' })

/** Who is signed in; null when nobody is. */
async function fetchMe(context: QueryFunctionContext): Promise<Me | null> {
  try {
    const answer = (await ask(context)) as Answer<typeof getMe> | null
    return answer ? answer.user : null
  } catch (cause) {
    throw new Error('Failed to fetch user data', { cause })
  }
}

/** Kept for half a minute. */
export const me = queryOptions({ queryKey: [getMe.path], queryFn: fetchMe, staleTime: 30_000, retry: false })

export function useMe({ enabled }: { enabled: boolean }) {
  return useQuery({ ...me, enabled })
}
