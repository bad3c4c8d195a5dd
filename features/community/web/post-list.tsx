import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PostRow } from './post-row.tsx'
import type { ShownPosts } from './use-posts.ts'

interface PostListProps {
  shown: ShownPosts
  isSearch: boolean
  onShowAll: () => void
}

export function PostList({ shown, isSearch, onShowAll }: PostListProps) {
  const { posts, trouble, isOutdated } = shown
  const { list, awaitMore } = useFocusOnNew(posts?.length ?? 0)
  if (trouble.failed && (!posts || isOutdated)) return <NotLoaded trouble={trouble} />
  if (!posts) return <Loading />
  if (posts.length === 0) return <Nothing isSearch={isSearch} onShowAll={onShowAll} />
  return (
    <>
      <ul
        ref={list}
        aria-label="Posts"
        aria-busy={isOutdated}
        className={clsx(
          'rounded-3 border border-line bg-surface transition-opacity duration-200',
          isOutdated && 'opacity-60',
        )}
      >
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
      {trouble.failed && <NotLoaded trouble={trouble} className="mt-6" />}
      {!trouble.failed && <More shown={shown} onMore={awaitMore} />}
    </>
  )
}

/** Before any script runs it is a link to the rest, for whoever reads without. */
function More({ shown, onMore }: { shown: ShownPosts; onMore: () => void }) {
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  if (!shown.nextCursor && !shown.isLoadingMore) return null
  if (!hydrated) {
    const next = new URLSearchParams(search)
    next.set('cursor', shown.nextCursor ?? '')
    return (
      <LinkButton to={`/community?${next}`} className="mt-6 max-sm:w-full">
        Show more
      </LinkButton>
    )
  }
  return (
    <Button
      className="mt-6 max-sm:w-full"
      busy={shown.isLoadingMore}
      busyLabel="Loading..."
      onClick={() => {
        onMore()
        shown.showMore()
      }}
    >
      Show more
    </Button>
  )
}

/** Who asked for more goes on with the first of it, by keyboard too. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return
    const row = list.current?.children[before.current]?.querySelector('article')
    before.current = undefined
    row?.focus({ preventScroll: true })
  }, [count])
  const awaitMore = () => {
    before.current = count
  }
  return { list, awaitMore }
}

function NotLoaded({ trouble, className }: { trouble: ShownPosts['trouble']; className?: string }) {
  return (
    <ErrorState
      className={className}
      title="Failed to load posts"
      text={sentenceOf(trouble.error, 'Please try again in a moment.')}
      onRetry={trouble.retry}
      busy={trouble.retrying}
    />
  )
}

function Nothing({ isSearch, onShowAll }: Omit<PostListProps, 'shown'>) {
  return (
    <EmptyState
      title={isSearch ? 'No posts found' : 'No posts yet'}
      text={
        isSearch
          ? 'Try another word, or look in all categories.'
          : 'Nobody has written here yet. Yours can be the first.'
      }
      action={<Button onClick={onShowAll}>Show all posts</Button>}
    />
  )
}

function Loading() {
  return (
    <div className="rounded-3 border border-line bg-surface">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="h-40 border-b border-line p-5 last:border-b-0">
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  )
}
