import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { listRefunds, type ORDER_FILTERS, searchOrders } from '../../owner-contract.ts'

export type OrderFilter = (typeof ORDER_FILTERS)[number]

/** Page by page, newest first. What was found before stays while the next letters are looked for. */
export function useOwnersOrders({ search, state }: { search: string; state: OrderFilter }) {
  return useInfiniteQuery({
    queryKey: [searchOrders.path, search, state],
    queryFn: ({ pageParam: cursor }) =>
      withFreshSignIn(() =>
        call(searchOrders, { query: { state, ...(search && { search }), ...(cursor && { cursor }) } }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

export function useRefundRequests(state: 'waiting' | 'decided') {
  return useInfiniteQuery({
    queryKey: [listRefunds.path, state],
    queryFn: ({ pageParam: cursor }) =>
      withFreshSignIn(() => call(listRefunds, { query: { state, ...(cursor && { cursor }) } })),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

/** A decision changes the request, its order, and what the provider says of it. */
export function useRefreshMoney(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        [listRefunds.path, searchOrders.path].some((path) => String(queryKey[0]).startsWith(path)),
    })
}
