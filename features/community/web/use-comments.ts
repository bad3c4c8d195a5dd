import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addressOf, call } from '#kit/call.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { type Comment, createComment, listComments } from '../contract.ts'
import { merged, pendingComment } from './comment-rules.ts'
import { useOnceSignedIn } from './use-once-signed-in.ts'

export type ShownComments = ReturnType<typeof useComments>

/** The comments of a post as far as they were asked for, and those that were written here meanwhile. */
export function useComments(postId: string, linked: string | undefined) {
  const client = useQueryClient()
  const [focus, setFocus] = useState<string>()
  const [cursors, setCursors] = useState<string[]>([])
  const [honoured, setHonoured] = useState<string>()
  const askedAnewFor = useRef<string>(undefined)
  const params = { id: postId }
  const written = useWritten(postId)
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

  // A link to a comment further down: the list begins with its discussion, until all is asked for. If everything is
  // here but that one, it is newer than what is here.
  const isNew = !!linked && !!first.data && linked !== honoured
  const isHere = [...known, ...written.comments].some(({ id }) => id === linked)
  useEffect(() => {
    if (!isNew) return
    if (isHere) return setHonoured(linked)
    if (!nextCursor) {
      if (askedAnewFor.current !== linked) void client.invalidateQueries(commentsOf(postId))
      askedAnewFor.current = linked
      return
    }
    setHonoured(linked)
    setFocus(linked)
    setCursors([])
  }, [isNew, isHere, linked, nextCursor, client, postId])

  return {
    comments: first.data && merged(known, written.comments),
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
      written.put(pending)
      try {
        const body = { content, parentId: parent?.id }
        const { comment } = await callSignedIn(createComment, { params, body })
        written.put(comment)
        return comment
      } finally {
        written.drop(pending.id)
      }
    },
  }
}

/** What was written here, kept beside the answers, so that whatever changes those changes it too. */
function useWritten(postId: string) {
  const client = useQueryClient()
  const queryKey = [`${addressOf(listComments, { params: { id: postId }, query: {} })}#written`]
  const { data } = useQuery<{ comments: Comment[] }>({ queryKey, queryFn: skipToken })
  const change = (to: (before: Comment[]) => Comment[]) =>
    client.setQueryData<typeof data>(queryKey, (known) => ({ comments: to(known?.comments ?? []) }))
  return {
    comments: data?.comments ?? [],
    put: (comment: Comment) => change((before) => [...before, comment]),
    drop: (id: string) => change((before) => before.filter((one) => one.id !== id)),
  }
}

/** Every page of them. */
const commentsOf = (postId: string) => ({
  predicate: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
    String(address).startsWith(listComments.path.replace(':id', postId)),
})
