// What one customer pays: as the founder says, by heads or by account, by the month or by the year.

import { formatNumber } from '../../../money.ts'
import type { Context } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { between, monthsCharged, seatOf } from '../software/facts.ts'
import type { SoftwareKind } from '../software/kind.ts'
import type { Account } from '../software/product.ts'
import { inPlan } from '../software/quantities.ts'

export function accountOf(context: Context, kind: SoftwareKind): Account {
  const own = mainPrice(context)
  if (!own) {
    const price = assumedPrice(context, kind)
    return { price, monthly: price, billingMonths: 1 }
  }
  const seat = seatOf(own)
  const billingMonths = monthsCharged(own)
  const each = billingMonths === 12 ? own.value / 12 : monthlyValue(own)
  if (!seat) {
    const isPlain = billingMonths === 1 && each === own.value
    return { price: own, monthly: isPlain ? own : amountOf(context, each), billingMonths }
  }
  const seats = seatsOf(context, kind, seat)
  return { price: own, seat, seats, monthly: amountOf(context, each * seats.value), billingMonths }
}

const amountOf = ({ computed, price }: Context, minor: number): Quantity =>
  computed('account-month', Math.max(1, Math.round(minor)), price(Math.max(1, Math.round(minor))))

/** The regular price; a fee paid once stands beside it. */
function mainPrice({ allSaid }: Context): Quantity | undefined {
  const prices = allSaid('price').filter(
    ({ value, basis }) => value > 0 && basis.kind === 'founder' && !basis.fact.amount?.currency,
  )
  const per = ({ basis }: Quantity) => (basis.kind === 'founder' ? basis.fact.amount?.per : undefined)
  return (
    prices.find((one) => per(one) === 'month') ??
    prices.find((one) => per(one) === 'year' || per(one) === 'week') ??
    prices.find((one) => per(one) !== 'hour')
  )
}

function assumedPrice(context: Context, kind: SoftwareKind): Quantity {
  return context.assume('price', {
    label: `Price a month for one ${kind.one}, net of sales tax`,
    ...inPlan(context, kind.price),
    show: context.price,
    why: 'the brief names none; within what such software is sold for, to be set by the test in the section on prices',
  })
}

/** A range of sizes has many small ones and few large: its middle lies low. */
function seatsOf({ said, assume }: Context, kind: SoftwareKind, seat: string): Quantity {
  const size = said('customer-size')
  const amount = size?.basis.kind === 'founder' ? size.basis.fact.amount : undefined
  const middle = amount && amount.low > 0 ? Math.round(Math.sqrt(amount.low * amount.high)) : 8
  const value = between(1, middle, 500)
  return assume('seats', {
    label: `Paid ${seat}s at one ${kind.one}`,
    value,
    low: Math.max(1, Math.round(value * 0.5)),
    high: Math.max(2, Math.round(value * 2)),
    show: (count) => formatNumber(count),
    why: size
      ? 'nearer to the lower end of the sizes in the brief, where most of them are'
      : 'the brief names no size',
  })
}
