import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, call } from '#kit/call.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { listManagedResources, listResources, type ManagedResource, type ResourceQuery } from '../contract.ts'

export type Shown = ReturnType<typeof useDirectory>

/** What was found, as far as it was asked for. Admins also see what is hidden. */
export function useDirectory(asked: ResourceQuery, isAdmin: boolean) {
  const question = JSON.stringify(asked)
  const [shown, setShown] = useState<{ of: string; cursors: string[] }>({ of: question, cursors: [] })
  // Another question starts at the top again.
  const cursors = shown.of === question ? shown.cursors : []
  const endpoint = (isAdmin ? listManagedResources : listResources) as typeof listManagedResources
  const first = useAnswer(endpoint, { query: asked }, { placeholderData: keepPreviousData })
  const further = useQueries({
    queries: cursors.map((cursor) => {
      const input = { query: { ...asked, cursor } }
      return { queryKey: [addressOf(endpoint, input)], queryFn: () => call(endpoint, input) }
    }),
  })
  const pages = [first, ...further]
  const trouble = useRetry(pages.find(({ error }) => error) ?? first)
  const nextCursor = pages.at(-1)?.data?.nextCursor
  return {
    /** None while nothing is known. */
    resources: first.data && pages.flatMap(({ data }): ManagedResource[] => data?.resources ?? []),
    /** These still answer the question before. */
    isOutdated: first.isPlaceholderData,
    // The public answer knows no versions: nobody edits what came without, or it would overwrite what others wrote.
    isEditable: isAdmin && !first.isPlaceholderData,
    isLoadingMore: further.at(-1)?.isPending ?? false,
    hasMore: nextCursor !== undefined,
    showMore() {
      if (nextCursor) setShown({ of: question, cursors: [...cursors, nextCursor] })
    },
    trouble,
  }
}
