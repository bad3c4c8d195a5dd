// Lines that a business of any kind has, out of the knowledge where it knows them.
import { type Context, percent } from '../context.ts'
import type { CostLine, Ramp } from '../finance/drivers.ts'

const YEARLY_RISE = 0.03

/** The same from a month on. */
export function from(month: number, value: number): Ramp {
  return month <= 1
    ? [{ month: 1, value }]
    : [
        { month: month - 1, value: 0 },
        { month, value },
      ]
}

export function costLine(
  id: string,
  label: string,
  group: CostLine['group'],
  amount: Ramp,
  rise = YEARLY_RISE,
): CostLine {
  return {
    id,
    label,
    group,
    amount: amount.map((point) => ({ ...point, value: Math.round(point.value) })),
    yearlyRise: rise,
  }
}

/** What the payment provider keeps of what a customer pays. */
export function paymentFee(context: Context, way: 'card online' | 'card at the counter' = 'card online') {
  const { benchmark, price, dollars } = context
  const id = way === 'card online' ? 'online' : 'counter'
  return {
    share: benchmark(`fee-share-${id}`, {
      metric: 'payment-fee-share',
      of: way,
      label: `Payment fee, share (${way})`,
      show: percent,
      otherwise: {
        value: 0.029,
        low: 0.014,
        high: 0.044,
        why: 'published prices of payment providers elsewhere',
      },
    }).value,
    each: Math.round(
      benchmark(`fee-each-${id}`, {
        metric: 'payment-fee-each',
        of: way,
        label: `Payment fee, each payment (${way})`,
        show: price,
        otherwise: {
          value: dollars(0.3),
          low: 0,
          high: dollars(0.5),
          why: 'published prices of payment providers elsewhere',
        },
      }).value,
    ),
  }
}

export function taxRate({ benchmark }: Context): number {
  return benchmark('tax', {
    metric: 'corporate-tax',
    label: 'Tax on profit',
    show: percent,
    otherwise: { value: 0.22, low: 0.12, high: 0.3, why: 'no national figure at hand' },
  }).value
}
