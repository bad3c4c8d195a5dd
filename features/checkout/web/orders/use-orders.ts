import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { listOrders } from '../../contract.ts'

const KEY = [listOrders.path]

/** Page by page, newest first. */
export function useOrders() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam: cursor }) =>
      withFreshSignIn(() => call(listOrders, { query: cursor ? { cursor } : {} }), 'page'),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useRefreshOrders(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
