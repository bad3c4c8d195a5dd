import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

type Props = { failed: string; waiting?: ReactNode; children: ReactNode }

/** A part of the desk, loaded by itself: when it falls over, the others and the person's own blueprints stay. */
export function DeskPart({ failed, waiting = null, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(retry) => <ErrorState title={failed} text="Please try again in a moment." onRetry={retry} />}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}
