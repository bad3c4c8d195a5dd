import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import type { SecurityEventKind } from '#kit/security-events.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { listSecurityEvents } from '../contract.ts'

export interface SecurityFilter {
  kind: SecurityEventKind | undefined
  account: string
}

/** Page by page, newest first. */
export function useSecurityEvents({ kind, account }: SecurityFilter) {
  return useInfiniteQuery({
    queryKey: [listSecurityEvents.path, kind, account],
    queryFn: ({ pageParam }) =>
      withFreshSignIn(() =>
        call(listSecurityEvents, {
          query: { account, ...(kind && { kind }), ...(pageParam > 0 && { cursor: pageParam }) },
        }),
      ),
    staleTime: 0,
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}
