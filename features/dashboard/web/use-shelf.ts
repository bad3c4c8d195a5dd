import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { listBlueprints } from '../contract.ts'
import type { Dashboard } from './dashboard-head.tsx'
import { EVERYTHING, type Match, type Pages, rowsIn, type ShelfPage, withFresh } from './shelf-pages.ts'

export const SHELVES = [listBlueprints.path]
export const shelfKey = ({ filter, search }: Match) => [...SHELVES, filter, search]

/** The first page comes with the dashboard; the others are asked for as they are needed. */
export function useShelf(dashboard: Dashboard, match: Match) {
  const isEverything = match.filter === EVERYTHING.filter && match.search === EVERYTHING.search
  const asked = useInfiniteQuery({
    queryKey: shelfKey(match),
    queryFn: ({ pageParam: cursor }) =>
      callSignedIn(listBlueprints, { query: { ...match, ...(cursor && { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(isEverything && { initialData: () => ({ pages: [pageIn(dashboard)], pageParams: [''] }) }),
    placeholderData: keepPreviousData,
    // Whoever comes back to a filter sees how it is then.
    gcTime: 0,
  })
  useFreshFirstPage(dashboard)
  const pages = asked.data?.pages ?? []
  const rows = rowsIn(pages)
  const [first] = pages
  return {
    ...asked,
    rows,
    total: first?.total ?? rows.length,
    totalIsMore: first?.totalIsMore ?? false,
  }
}

/** When the dashboard is asked anew, because something was finished, the list keeps up. */
function useFreshFirstPage(dashboard: Dashboard): void {
  const client = useQueryClient()
  useEffect(() => {
    client.setQueryData<Pages>(shelfKey(EVERYTHING), (known) => known && withFresh(known, pageIn(dashboard)))
  }, [client, dashboard])
}

export function pageIn({ blueprints, nextCursor, total, totalIsMore }: Dashboard): ShelfPage {
  return { blueprints, nextCursor, total, totalIsMore }
}
