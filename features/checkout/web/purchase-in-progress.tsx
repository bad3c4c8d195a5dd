import { type ButtonSize, buttonLook } from '#web/ui/button-look.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { isAtWorkHere } from './purchase-flag.ts'
import { openPurchase, shownPurchase } from './purchase-store.ts'

type Props = { size?: ButtonSize; className?: string }

/** Disabled, and still able to say why. */
export function PurchaseInProgress({ size = 'large', className }: Props) {
  return (
    <button
      type="button"
      aria-disabled="true"
      onClick={sayWhy}
      className={buttonLook({ kind: 'signal', size, disabled: true, className })}
    >
      <Spinner />
      Purchase in Progress...
    </button>
  )
}

function sayWhy() {
  const here = isAtWorkHere()
  toast({
    kind: 'info',
    icon: 'waiting',
    title: 'Purchase in Progress',
    description: here
      ? 'Your blueprint is on its way.'
      : 'Finish the payment you started, or try again in a few minutes.',
  })
  if (here && !shownPurchase()) openPurchase()
}
