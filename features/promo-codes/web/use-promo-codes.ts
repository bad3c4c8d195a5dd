import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { withFreshSignIn } from '#web/calls/fresh-sign-in.ts'
import { listPromoCodes } from '../contract.ts'

const KEY = listPromoCodes.path

/** Page by page, newest first. */
export function usePromoCodes({ search, ended }: { search: string; ended: boolean }) {
  return useInfiniteQuery({
    queryKey: [KEY, search, ended],
    queryFn: ({ pageParam: cursor }) =>
      withFreshSignIn(() =>
        call(listPromoCodes, {
          query: { ...(search && { search }), ...(ended && { ended: 'true' }), ...(cursor && { cursor }) },
        }),
      ),
    staleTime: 0,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What was found before stays while the next letters are looked for.
    placeholderData: (before) => before,
  })
}

export function useRefreshPromoCodes(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [KEY] })
}
