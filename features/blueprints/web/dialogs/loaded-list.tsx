import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { askAgain, isGone } from '#web/calls/query-client.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Props<T> = {
  asked: { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** 'the comments' */
  what: string
  children: (data: T) => ReactNode
}

/** What a dialog asks for: a placeholder, the failure with Retry, or the thing. */
export function LoadedList<T>({ asked, what, children }: Props<T>) {
  const { failed, error, retrying, retry } = useRetry(asked)
  const client = useQueryClient()
  const gone = failed && isGone(error)
  useEffect(() => {
    if (gone) void askAgain(client)
  }, [gone, client])
  if (asked.data !== undefined) return children(asked.data)
  if (!failed) return <Skeleton lines={3} className="min-h-20" />
  return (
    <ErrorState
      title={`Failed to load ${what}`}
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}
