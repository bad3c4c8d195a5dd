import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { listAudit } from '../contract.ts'

export interface Asked {
  search?: string
  /** 'customer:{id}' */
  target?: string
}

/** Page by page, newest first. */
export function useAudit({ search = '', target }: Asked) {
  return useInfiniteQuery({
    queryKey: [listAudit.path, search, target],
    queryFn: ({ pageParam }) =>
      withFreshSignIn(() =>
        call(listAudit, {
          query: { search, ...(target && { target }), ...(pageParam > 0 && { cursor: pageParam }) },
        }),
      ),
    staleTime: 0,
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}
