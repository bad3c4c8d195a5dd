import { type ButtonSize, buttonLook } from '#web/ui/button-look.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { isAtWorkHere } from './purchase-flag.ts'

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

export function sayInProgress() {
  toast({
    kind: 'info',
    icon: 'waiting',
    title: 'Purchase in Progress',
    description: isAtWorkHere()
      ? 'Your blueprint is on its way.'
      : 'Finish the payment you started, or try again in a few minutes.',
  })
}
