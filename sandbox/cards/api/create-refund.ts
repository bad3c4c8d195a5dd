// POST /v1/refunds
import { z } from 'zod'
import type { Book, Entry } from '../book.ts'
import { disputeOf } from '../disputes.ts'
import { newEvent } from '../objects/event.ts'
import { newRefund, type Refund } from '../objects/money-back.ts'
import type { Charge } from '../objects/payment.ts'
import { ApiError, missing } from './api-error.ts'
import type { Form } from './form.ts'
import { expand, integer, metadata, read } from './params.ts'

const parameters = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata().default({}),
  expand: expand(),
})

export function createRefund(book: Book, form: Form): { entries: Entry[]; refund: Refund } {
  const wished = read(parameters, form)
  const charge = chargeOf(book, wished)
  const left = charge.amount - charge.amount_refunded
  refuseClosed(book, charge)
  if (left === 0)
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  const amount = wished.amount ?? left
  if (amount < 1)
    throw new ApiError(400, 'Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount > left)
    throw new ApiError(
      400,
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { code: 'amount_too_large', param: 'amount' },
    )
  const refund = newRefund(charge, { amount, reason: wished.reason ?? null, metadata: wished.metadata })
  const amountRefunded = charge.amount_refunded + amount
  const rest: Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  }
  const entries: Entry[] = [
    ['refund', refund],
    ['charge', rest],
    ['event', newEvent('refund.created', refund)],
    ['event', newEvent('charge.refunded', rest)],
  ]
  return { entries, refund }
}

function chargeOf(book: Book, wished: { payment_intent?: string; charge?: string }): Charge {
  const { payment_intent: intentId, charge: chargeId } = wished
  if (intentId === undefined && chargeId === undefined)
    throw new ApiError(
      400,
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  if (intentId !== undefined) {
    const intent = book.find('intent', intentId)
    if (!intent) throw missing('payment_intent', intentId, 'payment_intent')
    const charge = book.find('charge', intent.latest_charge as string | null)
    if (intent.status !== 'succeeded' || !charge)
      throw new ApiError(
        400,
        `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
        {
          code: 'payment_intent_unexpected_state',
        },
      )
    return charge
  }
  const charge = book.find('charge', chargeId)
  if (!charge) throw missing('charge', chargeId ?? '', 'charge')
  if (!charge.paid) throw new ApiError(400, `Charge ${charge.id} is not paid.`, { param: 'charge' })
  return charge
}

/** The bank has the money already. */
function refuseClosed(book: Book, charge: Charge): void {
  if (!charge.disputed || disputeOf(book, charge)?.status === 'won') return
  throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  })
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
