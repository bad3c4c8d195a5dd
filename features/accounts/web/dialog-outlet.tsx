import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { closeDialog, onDialogChange, shownDialog } from './dialog-store.ts'
import { UNREACHABLE } from './unreachable.ts'

const ShownDialog = lazyPart(() => import('./shown-dialog.tsx'))

export function AccountDialogs() {
  const shown = useSyncExternalStore(onDialogChange, shownDialog, () => null)
  if (!shown) return null
  return (
    // Every opening is a new try.
    <ErrorBoundary key={shown.opening} fallback={<NotLoaded />}>
      <Suspense fallback={null}>
        <ShownDialog shown={shown} />
      </Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded() {
  useEffect(() => {
    toast({ kind: 'destructive', ...UNREACHABLE })
    closeDialog()
  }, [])
  return null
}
