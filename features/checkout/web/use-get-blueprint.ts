import { track } from '#web/analytics.ts'
import { useHydrated } from '#web/ui/hydrated.ts'
import { isAtWorkHere, usePurchaseInProgress } from './purchase-flag.ts'
import { sayInProgress } from './purchase-in-progress.tsx'
import { preloadPurchase } from './purchase-outlet.tsx'
import { openPurchase } from './purchase-store.ts'

/** What pressing 'Get Your Blueprint' does, for whatever looks like it. While a purchase is on its way it says so. */
export function useGetBlueprint() {
  const alive = useHydrated()
  const inProgress = usePurchaseInProgress()
  return { alive, inProgress, press: inProgress ? showAgain : open, prepare: preloadPurchase }
}

function open() {
  track({ event: 'click', name: 'get_blueprint' })
  openPurchase()
}

function showAgain() {
  sayInProgress()
  // The dialog was closed while it worked: there is something to look at.
  if (isAtWorkHere()) openPurchase()
}
