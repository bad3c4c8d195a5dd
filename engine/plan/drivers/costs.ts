// Lines that a business of any kind has, out of the knowledge where it knows them.
import { type Context, percent } from '../context.ts'
import type { CostLine, Ramp } from '../finance/drivers.ts'
import type { Quantity } from '../kit/quantity.ts'

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

/** Paid once. */
export function onceIn(month: number, value: number): Ramp {
  return [
    ...(month > 1 ? [{ month: month - 1, value: 0 }] : []),
    { month, value },
    { month: month + 1, value: 0 },
  ]
}

interface Assumed {
  id: string
  label: string
  group: CostLine['group']
  /** A month, in dollars of the United States: low, used, high. */
  dollars: [low: number, typical: number, high: number]
  why: string
  /** First month; 1 when left out. */
  starts?: number
}

/** A monthly cost that the founder did not give. */
export function assumedCost(
  context: Context,
  { id, label, group, dollars, why, starts = 1 }: Assumed,
): CostLine {
  return costLine(id, label, group, from(starts, monthlyAmount(context, { id, label, dollars, why }).value))
}

export function monthlyAmount(
  { assume, dollars: inPlan, money }: Context,
  { id, label, dollars: [low, typical, high], why }: Pick<Assumed, 'id' | 'label' | 'dollars' | 'why'>,
): Quantity {
  return assume(`cost-${id}`, {
    label: `${label} a month`,
    value: inPlan(typical),
    low: inPlan(low),
    high: inPlan(high),
    show: money,
    why,
  })
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

/** Liability and the like. `of` as the knowledge names it. */
export function insuranceLine(context: Context, of = 'general liability', starts = 1): CostLine {
  const { benchmark, money, dollars } = context
  const monthly = benchmark('insurance', {
    metric: 'insurance',
    of,
    label: 'Insurance a month',
    show: money,
    otherwise: {
      value: dollars(60),
      low: dollars(30),
      high: dollars(140),
      why: 'to be replaced by two quotes',
    },
  })
  return costLine('insurance', 'Insurance', 'professional', from(starts, monthly.value))
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
