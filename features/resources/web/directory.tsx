import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listManagedResources, listResources, type ManagedResource, type ResourceQuery } from '../contract.ts'
import { ResourceCard } from './resource-card.tsx'
import type { Choose } from './use-directory-query.ts'

interface DirectoryProps {
  asked: ResourceQuery
  choose: Choose
  /** For admins, who also see what is hidden. */
  onEdit: ((resource: ManagedResource) => void) | undefined
}

export function Directory(props: DirectoryProps) {
  const question = JSON.stringify(props.asked)
  const [shown, setShown] = useState<{ of: string; cursors: string[] }>({ of: question, cursors: [] })
  // Another question starts at the top again.
  const cursors = shown.of === question ? shown.cursors : []
  return [undefined, ...cursors].map((cursor, index) => (
    <OnePage
      key={cursor ?? 'first'}
      {...props}
      cursor={cursor}
      onMore={
        index === cursors.length
          ? (next) => setShown({ of: question, cursors: [...cursors, next] })
          : undefined
      }
    />
  ))
}

type OnePageProps = DirectoryProps & {
  cursor: string | undefined
  onMore: ((cursor: string) => void) | undefined
}

function OnePage({ asked, choose, onEdit, cursor, onMore }: OnePageProps) {
  // The public answer knows no versions; nobody edits what came without.
  const endpoint = onEdit ? listManagedResources : listResources
  const query = cursor ? { ...asked, cursor } : asked
  const answer = useAnswer(
    endpoint as typeof listManagedResources,
    { query },
    { placeholderData: keepPreviousData },
  )
  const { failed, error, retrying, retry } = useRetry(answer)
  if (failed) {
    return (
      <ErrorState
        className="mt-6"
        title="Failed to load resources"
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  }
  if (!answer.data) return <Loading />
  const { resources, nextCursor } = answer.data
  if (resources.length === 0 && !cursor) return <NothingFound choose={choose} />
  return (
    <>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {resources.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} choose={choose} onEdit={onEdit} />
        ))}
      </ul>
      {nextCursor && onMore && (
        <Button className="mt-8 max-sm:w-full" onClick={() => onMore(nextCursor)}>
          Show more
        </Button>
      )}
    </>
  )
}

function NothingFound({ choose }: { choose: Choose }) {
  return (
    <EmptyState
      className="mt-6"
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
    <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="h-60 rounded-3 border border-line bg-surface p-6">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
