import { type ButtonSize, buttonLook } from '#web/ui/button-look.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { endPurchase, isAtWorkHere, purchaseUnderWay } from './purchase-flag.ts'
import { openPurchase } from './purchase-store.ts'

type Props = { size?: ButtonSize; className?: string; onPress?: () => void }

/** Disabled, and still able to say why. */
export function PurchaseInProgress({ size = 'large', className, onPress = sayInProgress }: Props) {
  return (
    <button
      type="button"
      aria-disabled="true"
      onClick={onPress}
      className={buttonLook({ kind: 'signal', size, disabled: true, className })}
    >
      <Spinner />
      Purchase in Progress...
    </button>
  )
}

/** Nobody is held up by a purchase that they have given up: it can be started again. */
export function sayInProgress() {
  const underWay = purchaseUnderWay()
  const look = { kind: 'info', icon: 'waiting', title: 'Purchase in Progress' } as const
  if (isAtWorkHere() || underWay?.is === 'blueprint')
    return void toast({ ...look, description: 'Your blueprint is on its way.' })
  toast({
    ...look,
    description:
      underWay?.is === 'payment'
        ? 'Finish the payment you started, or start again.'
        : 'A purchase is under way in this tab. You can start again.',
    action: { label: 'Start Again', onAction: startAgain },
  })
}

function startAgain(): void {
  endPurchase()
  openPurchase()
}
