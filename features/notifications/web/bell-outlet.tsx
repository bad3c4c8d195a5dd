// Part of the first bundle: the bell itself is loaded for people who are signed in.
import { Suspense } from 'react'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { useSignedIn, useUnread } from '#web/session.ts'

const Bell = lazyPart(() => import('./bell.tsx'))

export function BellOutlet() {
  const state = useSignedIn()
  const unread = useUnread()
  if (state === 'no') return null
  // Its room is kept while nobody knows yet, so that nothing moves when it comes.
  if (state === 'prerendered') return <span className="hidden size-11 in-data-hint:block" />
  if (state === 'asking') return <Room />
  if (unread === undefined) return null
  return (
    // A header without a bell is still a header.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Room />}>
        <Bell unread={unread} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Room = () => <span className="size-11" />
