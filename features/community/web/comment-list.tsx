import { useEffect, useRef } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import type { Comment } from '../contract.ts'
import { CommentItem } from './comment-item.tsx'
import type { CommentActs } from './use-comment-acts.ts'
import type { ShownComments } from './use-comments.ts'

interface CommentListProps {
  shown: ShownComments
  acts: CommentActs
  /** The comment that the address names. */
  linked: string | undefined
  isLocked: boolean
}

export function CommentList({ shown, acts, linked, isLocked }: CommentListProps) {
  const { comments, trouble } = shown
  const list = useRef<HTMLOListElement>(null)
  useFocusOnLinked(linked, comments)
  useFocusKept(list, shown.hasEarlier)
  if (!comments)
    return trouble.failed ? <NotLoaded trouble={trouble} /> : <Skeleton lines={4} className="min-h-40" />
  const names = new Map(comments.map(({ id, authorName }) => [id, authorName]))
  return (
    <>
      {shown.hasEarlier && (
        <Button className="mb-4" onClick={shown.showAll}>
          Show all comments
        </Button>
      )}
      {comments.length === 0 && <p className="border-t border-line py-6 text-ink-2">No comments yet.</p>}
      <ol ref={list} tabIndex={-1} aria-label="Comments" className="outline-none">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            {...{ comment, acts, isLocked }}
            answers={comment.parentId && names.get(comment.parentId)}
            isLinked={comment.id === linked}
          />
        ))}
      </ol>
      {trouble.failed && <NotLoaded trouble={trouble} />}
      {!trouble.failed && (shown.hasMore || shown.isLoadingMore) && (
        <Button
          className="mt-4 max-sm:w-full"
          busy={shown.isLoadingMore}
          busyLabel="Loading..."
          onClick={shown.showMore}
        >
          Show more comments
        </Button>
      )}
    </>
  )
}

function NotLoaded({ trouble }: { trouble: ShownComments['trouble'] }) {
  return (
    <ErrorState
      className="mt-4"
      title="Failed to load comments"
      text={sentenceOf(trouble.error, 'Please try again in a moment.')}
      onRetry={trouble.retry}
      busy={trouble.retrying}
    />
  )
}

/** Who follows a link to a comment reads on there, by keyboard too. */
function useFocusOnLinked(linked: string | undefined, comments: Comment[] | undefined) {
  const isThere = comments?.some(({ id }) => id === linked)
  useEffect(() => {
    if (!linked || !isThere) return
    const element = document.getElementById(`comment-${linked}`)
    element?.scrollIntoView({ block: 'start' })
    element?.focus({ preventScroll: true })
  }, [linked, isThere])
}
