import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appliedText } from './promo-rules.ts'
import { type PromoField, useUpperCase } from './use-promo.ts'

type Props = { field: PromoField; belowMinimum: boolean }

export function PromoCodeField({ field, belowMinimum }: Props) {
  const { promo, typed, type } = field
  const upperCase = useUpperCase(type)
  return (
    <TextField
      mono
      optional
      label="Promo code"
      name="promoCode"
      autoComplete="off"
      maxLength={64}
      value={typed}
      {...upperCase}
      error={'reason' in promo && promo.reason}
      valid={promo.state === 'valid' && appliedText(promo.discount)}
      hint={belowMinimum && 'Below the card minimum, so it is on us'}
      trailing={promo.state === 'validating' ? <Checking /> : undefined}
    />
  )
}

function Checking() {
  return (
    <span role="status" className="text-ink-3">
      <Spinner />
      <span className="sr-only">Checking the code…</span>
    </span>
  )
}
