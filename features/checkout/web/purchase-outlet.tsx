import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#web/layout/error-boundary.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { closePurchase, onPurchaseChange, shownPurchase } from './purchase-store.ts'

const load = () => import('./purchase-dialog.tsx')
const PurchaseDialog = lazyPart(load)

/** Somebody is about to open it. Should it fail, opening it says so. */
export function preloadPurchase(): void {
  load().catch(() => {})
}

export function PurchaseOutlet() {
  const shown = useSyncExternalStore(onPurchaseChange, shownPurchase, () => null)
  if (!shown) return null
  return (
    // Every opening is a new try.
    <ErrorBoundary key={shown.opening} fallback={<NotLoaded />}>
      <Suspense fallback={null}>
        <PurchaseDialog shown={shown} />
      </Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded() {
  useEffect(() => {
    toast({
      kind: 'destructive',
      title: 'Connection Error',
      description: 'Unable to connect to the server. Please check your internet connection and try again.',
    })
    closePurchase()
  }, [])
  return null
}
