import { keepPreviousData } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addressOf } from '#kit/call.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listManagedPosts, listPosts, type readListQuery } from '../contract.ts'
import { PostRow } from './post-row.tsx'

interface PostListProps {
  asked: ReturnType<typeof readListQuery>
  isAdmin: boolean
}

export function PostList({ asked, isAdmin }: PostListProps) {
  const { tag, cursor } = asked
  const open = useAnswer(
    listPosts,
    { query: asked },
    { enabled: !isAdmin, placeholderData: keepPreviousData },
  )
  const managed = useAnswer(
    listManagedPosts,
    { query: { tag, cursor } },
    { enabled: isAdmin, placeholderData: keepPreviousData },
  )
  const answer = isAdmin ? managed : open
  const { failed, error, retrying, retry } = useRetry(answer)
  if (failed) {
    return (
      <ErrorState
        className="mt-8"
        title="Failed to load posts"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  }
  // Until the drafts are there, an admin sees what everybody sees.
  const shown = answer.data ?? open.data
  if (!shown) return <Loading />
  if (shown.posts.length === 0) {
    return (
      <EmptyState
        className="mt-8"
        title="No posts yet"
        text={tag ? 'Nothing stands under this tag.' : 'The first article is being written.'}
      />
    )
  }
  return (
    <>
      <ul className="mt-8 border-t border-line">
        {shown.posts.map((post) => (
          <PostRow key={post.id} post={post} isAdmin={isAdmin} />
        ))}
      </ul>
      <Paging tag={tag} cursor={cursor} next={shown.nextCursor} />
    </>
  )
}

interface PagingProps {
  tag: string | undefined
  cursor: string | undefined
  next: string | undefined
}

function Paging({ tag, cursor, next }: PagingProps) {
  if (!cursor && !next) return null
  return (
    <nav aria-label="Pages of posts" className="mt-8 flex flex-wrap gap-3">
      {cursor && (
        <LinkButton to={addressOf({ path: '/blog' }, { query: { tag } })} icon={ChevronLeft}>
          Newest posts
        </LinkButton>
      )}
      {next && (
        <LinkButton to={addressOf({ path: '/blog' }, { query: { tag, cursor: next } })} icon={ChevronRight}>
          Older posts
        </LinkButton>
      )}
    </nav>
  )
}

function Loading() {
  return (
    <div className="mt-8 border-t border-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-50 border-b border-line py-8">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
