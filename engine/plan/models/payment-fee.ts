// What the payment provider keeps, as the drivers have it, to be cited in a text.
import { type Context, percent } from '../context.ts'
import { paymentFee } from '../drivers/costs.ts'
import type { Quantity } from '../kit/quantity.ts'

export function feeOf(context: Context): Quantity {
  const { share } = paymentFee(context, 'card online')
  const found = context.known().find(({ id }) => id === 'fee-share-online')
  return found ?? context.computed('fee-share', share, percent(share))
}
