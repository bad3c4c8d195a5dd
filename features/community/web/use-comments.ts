import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addressOf, call } from '#kit/call.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { type Comment, createComment, listComments } from '../contract.ts'
import { merged, pendingComment } from './comment-rules.ts'
import { patchThing } from './patch-things.ts'
import { useOnceSignedIn } from './use-once-signed-in.ts'

export type ShownComments = ReturnType<typeof useComments>

/** The comments of a post as far as they were asked for, and those that were written here meanwhile. */
export function useComments(postId: string, linked: string | undefined) {
  const client = useQueryClient()
  const [focus, setFocus] = useState<string>()
  const [cursors, setCursors] = useState<string[]>([])
  const [added, setAdded] = useState<Comment[]>([])
  const params = { id: postId }
  const first = useAnswer(listComments, { params, query: focus ? { focus } : {} })
  useOnceSignedIn(first.refetch)
  const further = useQueries({
    queries: cursors.map((cursor) => {
      const input = { params, query: { cursor } }
      return { queryKey: [addressOf(listComments, input)], queryFn: () => call(listComments, input) }
    }),
  })
  const pages = [first, ...further]
  const known = pages.flatMap(({ data }) => data?.comments ?? [])
  const nextCursor = pages.at(-1)?.data?.nextCursor

  // A link to a comment further down: the list begins with its discussion.
  const isElsewhere = !!linked && !!first.data && !!nextCursor && !known.some(({ id }) => id === linked)
  useEffect(() => {
    if (isElsewhere && focus !== linked) {
      setFocus(linked)
      setCursors([])
    }
  }, [isElsewhere, focus, linked])

  return {
    comments: first.data && merged(known, added),
    hasEarlier: first.data?.earlier === true,
    showAll() {
      setFocus(undefined)
      setCursors([])
    },
    hasMore: nextCursor !== undefined,
    isLoadingMore: further.some(({ isPending }) => isPending),
    showMore: () => nextCursor && setCursors([...cursors, nextCursor]),
    trouble: useRetry(pages.find(({ error }) => error) ?? first),

    /** Shown at once; gone again if the server did not take it. */
    async add(content: string, parent: Comment | undefined, authorName: string): Promise<Comment> {
      const pending = pendingComment({ postId, content, parent, authorName })
      setAdded((before) => [...before, pending])
      const without = (all: Comment[]) => all.filter(({ id }) => id !== pending.id)
      try {
        const body = { content, parentId: parent?.id }
        const { comment } = await call(createComment, { params, body })
        setAdded((before) => [...without(before), comment])
        return comment
      } catch (error) {
        setAdded(without)
        throw error
      }
    },

    change(id: string, change: Partial<Comment>) {
      patchThing(client, 'comment', id, change)
      setAdded((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
    },
  }
}
