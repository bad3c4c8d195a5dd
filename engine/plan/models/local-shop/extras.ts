// What some shops sell beside the counter: something paid ahead, and evenings in the same room.
import { type Context, percent } from '../../context.ts'
import { paymentFee } from '../../drivers/costs.ts'
import type { Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { ShopQuantities } from './quantities.ts'
import type { Trade } from './trade.ts'

export interface ShopExtras {
  /** Paid ahead, week by week. */
  subscription?: { monthly: Quantity; pledges: Quantity; joining: Quantity; churn: Quantity }
  classes?: { seats: Quantity; price: Quantity; filled: Quantity }
}

/** A workshop may be a lesson or a bench: only several of them, or one of a named sort, are taught. */
const TAUGHT =
  /\bclass(es)?\b|(?<!(repair|bike|bicycle|own|our) )\bworkshops\b|\b(evening|weekend|craft|cooking|baking|art|hands-on|creative|weekly|monthly) workshop\b|\blessons?\b|\bcourses?\b|tasting/i

const WEEKS_A_MONTH = 4.25
/** Weeks in which a class is held: holidays are left out. */
const CLASS_WEEKS = 44

export function shopExtras(context: Context, trade: Trade, { spend, settled }: ShopQuantities): ShopExtras {
  return {
    ...(context.has(/subscri|membership|prepaid|weekly box|\bclub\b/i) && {
      subscription: paidAhead(context, trade, spend, settled),
    }),
    ...(context.has(TAUGHT) && {
      classes: evenings(context),
    }),
  }
}

/** What the founder charges for a week or a month. */
function ownMonthly({ allSaid }: Context): Quantity | undefined {
  return allSaid('price').find(({ basis, value }) => {
    const amount = basis.kind === 'founder' ? basis.fact.amount : undefined
    return value > 0 && !amount?.currency && (amount?.per === 'month' || amount?.per === 'week')
  })
}

function paidAhead(
  context: Context,
  trade: Trade,
  spend: Quantity,
  settled: Quantity,
): ShopExtras['subscription'] {
  const { assume, benchmark, price } = context
  // A regular order is a little smaller than a sale at the counter, and cheaper for being paid ahead.
  const monthly = (factor: number) => Math.round(spend.value * factor * WEEKS_A_MONTH)
  const people = (value: number) => ({
    value: Math.round(value),
    low: Math.round(value * 0.5),
    high: Math.round(value * 1.5),
    show: (count: number) => `${Math.round(count)}`,
  })
  return {
    monthly:
      ownMonthly(context) ??
      assume('paid-ahead', {
        label: 'Paid ahead by a regular a month',
        value: monthly(0.88),
        low: monthly(0.7),
        high: monthly(1.1),
        show: price,
        why: `one order a week, about a tenth below the counter in return for payment ahead`,
      }),
    pledges:
      ownRegulars(context) ??
      assume('pledges', {
        label: 'Regulars who have paid before opening',
        ...people(settled.value * 0.7),
        why: 'won at doors and tasting tables before a lease is signed',
      }),
    joining: assume('joining', {
      label: 'New regulars a month',
      ...people(Math.max(3, settled.value * 0.14)),
      why: `from the counter, from neighbours who tell, from cards with each ${trade.goods.one}`,
    }),
    churn:
      ownChurn(context) ??
      benchmark('churn-paid-ahead', {
        metric: 'monthly-churn',
        of: 'prepaid orders at a neighbourhood shop',
        label: 'Regulars leaving a month',
        show: percent,
        otherwise: {
          value: 0.065,
          low: 0.04,
          high: 0.1,
          why: 'between published figures for boxes and for clubs',
        },
      }),
  }
}

const MOST_REGULARS = 5_000

function ownRegulars({ said }: Context): Quantity | undefined {
  const customers = said('customers')
  return customers && customers.value >= 1 && customers.value <= MOST_REGULARS ? customers : undefined
}

function ownChurn({ said }: Context): Quantity | undefined {
  const churn = said('churn')
  return churn && churn.value > 0.001 && churn.value < 0.9 ? churn : undefined
}

function evenings(context: Context): ShopExtras['classes'] {
  const { assume, benchmark, price, dollars } = context
  return {
    seats: assume('seats', {
      label: 'Seats in an evening class',
      value: 8,
      low: 6,
      high: 12,
      show: (count) => `${count} seats`,
      why: 'as many as one table and one teacher hold',
    }),
    price: benchmark('seat-price', {
      metric: 'price',
      of: 'evening class or workshop, one seat',
      label: 'Price of a seat, net of sales tax',
      show: price,
      otherwise: { value: dollars(65), low: dollars(35), high: dollars(110), why: 'three hours with supper' },
    }),
    filled: benchmark('seats-filled', {
      metric: 'fill-rate',
      of: 'evening classes at a shop or studio',
      label: 'Seats sold',
      show: percent,
      otherwise: { value: 0.65, low: 0.5, high: 0.85, why: 'new classes fill slowly' },
    }),
  }
}

export function extraStreams(context: Context, extras: ShopExtras, goods: Quantity, opens: number): Stream[] {
  const { subscription, classes } = extras
  const streams: Stream[] = []
  if (subscription)
    streams.push({
      kind: 'subscription',
      id: 'regulars',
      label: 'Paid ahead',
      unit: 'regular',
      from: opens,
      priceRise: 0.02,
      costRise: 0.03,
      fee: paymentFee(context, 'card online'),
      price: Math.max(1, Math.round(monthlyValue(subscription.monthly))),
      billingMonths: 1,
      opening: Math.round(subscription.pledges.value),
      joining: [
        { month: opens, value: 0 },
        { month: opens + 1, value: subscription.joining.value },
      ],
      churn: subscription.churn.value,
      serving: Math.round(monthlyValue(subscription.monthly) * goods.value * 0.8),
    })
  if (classes)
    streams.push({
      kind: 'cohorts',
      id: 'classes',
      label: 'Classes',
      unit: 'seat',
      from: opens + 1,
      priceRise: 0.02,
      costRise: 0.03,
      fee: paymentFee(context, 'card online'),
      sessions: [
        { month: 12, value: CLASS_WEEKS / 12 },
        { month: 13, value: (CLASS_WEEKS * 1.5) / 12 },
        { month: 24, value: (CLASS_WEEKS * 1.5) / 12 },
        { month: 25, value: (CLASS_WEEKS * 2) / 12 },
      ],
      seats: classes.seats.value,
      filled: [{ month: 1, value: classes.filled.value }],
      price: Math.round(classes.price.value),
      costPerSeat: Math.round(classes.price.value * 0.18),
      costPerSession: 0,
    })
  return streams
}
