import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { sentenceOf } from './sentence.ts'
import { useRetry } from './use-retry.ts'

type Query<T> = { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> }

type AskedProps<T> = {
  query: Query<T>
  /** What could not be loaded: 'Failed to load promo codes'. */
  failed: string
  /** As many as the answer will roughly need, so that little moves. */
  lines?: number
  children: (data: T) => ReactNode
}

/** What is shown while an answer is on its way, when it does not come, and when it is there. An answer once given stays. */
export function Asked<T>({ query, failed: title, lines = 6, children }: AskedProps<T>) {
  const { data, refetch } = query
  const { failed, error, retrying, retry } = useRetry({ error: data ? null : query.error, refetch })
  if (data !== undefined) return children(data)
  if (failed)
    return (
      <ErrorState
        title={title}
        text={sentenceOf(error, 'Please try again in a moment.')}
        onRetry={retry}
        busy={retrying}
      />
    )
  return (
    <Card>
      <Skeleton lines={lines} />
    </Card>
  )
}
