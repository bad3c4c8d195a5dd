import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, call } from '#kit/call.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { type ListedPost, listPosts } from '../contract.ts'
import type { Asked } from './use-community-query.ts'
import { useOnceSignedIn } from './use-once-signed-in.ts'

export type ShownPosts = ReturnType<typeof usePosts>

/** The list, as far as it was asked for. */
export function usePosts(asked: Asked) {
  const question = JSON.stringify(asked)
  const [shown, setShown] = useState<{ of: string; cursors: string[] }>({ of: question, cursors: [] })
  // Another question starts at the top again.
  const cursors = shown.of === question ? shown.cursors : []
  const first = useAnswer(listPosts, { query: asked }, { placeholderData: keepPreviousData })
  useOnceSignedIn(first.refetch)
  const further = useQueries({
    queries: cursors.map((cursor) => {
      const input = { query: { ...asked, cursor } }
      return { queryKey: [addressOf(listPosts, input)], queryFn: () => call(listPosts, input) }
    }),
  })
  const pages = [first, ...further]
  const trouble = useRetry(pages.find(({ error }) => error) ?? first)
  const nextCursor = pages.at(-1)?.data?.nextCursor
  return {
    /** None while nothing is known. */
    posts: first.data && unique(pages.flatMap(({ data }) => data?.posts ?? [])),
    /** These still answer the question before. */
    isOutdated: first.isPlaceholderData,
    isLoadingMore: further.some(({ isPending }) => isPending),
    nextCursor,
    showMore: () => nextCursor && setShown({ of: question, cursors: [...cursors, nextCursor] }),
    trouble,
  }
}

/** What rose between two pages is on both. */
function unique(posts: ListedPost[]): ListedPost[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}
