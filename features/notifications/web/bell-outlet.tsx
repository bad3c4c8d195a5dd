// Part of the first bundle: the bell itself is loaded for people who are signed in.
import { Suspense } from 'react'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { useSignedIn } from '#web/session.ts'

const Bell = lazyPart(() => import('./bell.tsx'))

export function BellOutlet() {
  if (useSignedIn() !== 'yes') return null
  return (
    // A header without a bell is still a header.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span className="size-11" />}>
        <Bell />
      </Suspense>
    </ErrorBoundary>
  )
}
