import { track } from '#web/analytics.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import type { ButtonSize } from '#web/ui/button-look.ts'
import { useHydrated } from '#web/ui/hydrated.ts'
import { isAtWorkHere, usePurchaseInProgress } from './purchase-flag.ts'
import { PurchaseInProgress } from './purchase-in-progress.tsx'
import { preloadPurchase } from './purchase-outlet.tsx'
import { openPurchase } from './purchase-store.ts'

type Props = { size?: ButtonSize; className?: string }

/** Opens the purchase. Until the page is alive it is a link to the page that does the same. */
export function GetBlueprintButton({ size = 'large', className }: Props) {
  const hydrated = useHydrated()
  const inProgress = usePurchaseInProgress()
  const look = { kind: 'signal', size, className } as const
  if (!hydrated)
    return (
      <LinkButton href="/blueprint-purchase" {...look}>
        Get Your Blueprint
      </LinkButton>
    )
  if (inProgress) return <PurchaseInProgress size={size} className={className} onPress={showAgain} />
  return (
    <Button onClick={open} onPointerEnter={preloadPurchase} onFocus={preloadPurchase} {...look}>
      Get Your Blueprint
    </Button>
  )
}

function open() {
  track({ event: 'click', name: 'get_blueprint' })
  openPurchase()
}

/** The dialog was closed while it worked: there is something to look at. */
function showAgain() {
  if (isAtWorkHere()) openPurchase()
}
