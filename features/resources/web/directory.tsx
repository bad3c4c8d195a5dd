import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ManagedResource } from '../contract.ts'
import { ResourceCard } from './resource-card.tsx'
import type { Shown } from './use-directory.ts'
import type { Choose } from './use-directory-query.ts'

interface DirectoryProps {
  shown: Shown
  choose: Choose
  onEdit: (resource: ManagedResource) => void
}

export function Directory({ shown, choose, onEdit }: DirectoryProps) {
  const { resources, trouble, isOutdated, isEditable, isLoadingMore, hasMore } = shown
  const { list, awaitMore } = useFocusOnNew(resources?.length ?? 0)
  if (trouble.failed && (!resources || isOutdated)) return <NotLoaded trouble={trouble} />
  if (!resources) return <Loading />
  if (resources.length === 0) return <NothingFound choose={choose} />
  return (
    <>
      <ul
        ref={list}
        aria-busy={isOutdated}
        className={clsx(
          'grid gap-4 transition-opacity duration-200 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3',
          isOutdated && 'opacity-60',
        )}
      >
        {resources.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            choose={choose}
            onEdit={isEditable ? onEdit : undefined}
          />
        ))}
      </ul>
      {trouble.failed && <NotLoaded trouble={trouble} className="mt-8" />}
      {!trouble.failed && (hasMore || isLoadingMore) && (
        <Button
          className="mt-8 max-sm:w-full"
          busy={isLoadingMore}
          busyLabel="Loading..."
          onClick={() => {
            awaitMore()
            shown.showMore()
          }}
        >
          Show more
        </Button>
      )}
    </>
  )
}

/** Who asked for more goes on with the first of it, by keyboard too. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return
    const card = list.current?.children[before.current]
    before.current = undefined
    if (card instanceof HTMLElement) card.focus({ preventScroll: true })
  }, [count])
  const awaitMore = () => {
    before.current = count
  }
  return { list, awaitMore }
}

function NotLoaded({ trouble, className }: { trouble: Shown['trouble']; className?: string }) {
  return (
    <ErrorState
      className={className}
      title="Failed to load resources"
      text={sentenceOf(trouble.error, 'Please try again in a moment.')}
      onRetry={trouble.retry}
      busy={trouble.retrying}
    />
  )
}

function NothingFound({ choose }: { choose: Choose }) {
  return (
    <EmptyState
      title="No resources found"
      text="Try another word, or look in all categories."
      action={
        <Button onClick={() => choose({ q: undefined, tag: undefined, category: undefined })}>
          Show all resources
        </Button>
      }
    />
  )
}

function Loading() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="h-60 rounded-3 border border-line bg-surface p-6">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
