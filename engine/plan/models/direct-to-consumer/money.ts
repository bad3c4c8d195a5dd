// What drives a brand's money: first orders that are bought, further ones that are earned, and goods paid for ahead.
import type { Context } from '../../context.ts'
import {
  assumedCost,
  costLine,
  from,
  insuranceLine,
  onceIn,
  paymentFee,
  taxRate,
} from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import { founderLine, hire, payOf } from '../../drivers/people.ts'
import type { CostLine, Drivers, Ramp, StaffLine, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Goods } from './goods.ts'
import { type BrandQuantities, inPlan, launchOf } from './quantities.ts'

export function brandDrivers(context: Context, goods: Goods, known: BrandQuantities): Drivers {
  const launch = launchOf(context)
  const isPartTime = context.has(
    /part[- ]time|side (business|project|hustle)|alongside (my|our|a) job|evenings and weekends/i,
  )
  return {
    currency: context.u.currency.value,
    streams: streams(context, goods, known, launch),
    staff: [
      founderLine(
        context,
        isPartTime ? { from: launch, share: 0.35, fullFrom: 30 } : { from: launch, share: 0.5, fullFrom: 16 },
      ),
      ...help(context, goods, known, launch),
    ],
    costs: runningCosts(context, goods, known, launch),
    investments: [],
    deposits: [],
    receivableDays: 0,
    payableDays: 20,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
}

const ramp = (values: number[]): Ramp => values.map((value, i) => ({ month: i + 1, value }))

function streams(context: Context, goods: Goods, known: BrandQuantities, launch: number): Stream[] {
  const { order, goodsEach, postage, returns, subscription, pace, goodsShare } = known
  const fee = paymentFee(context, 'card online')
  const basics = { from: launch, priceRise: 0.02, costRise: 0.03, fee }
  const single: Stream = {
    ...basics,
    kind: 'units',
    id: 'orders',
    label: subscription ? 'Single orders' : 'Orders',
    unit: 'order',
    volume: ramp(pace.orders),
    price: Math.max(1, Math.round(order.value)),
    costEach: Math.round(goodsEach.value + postage.value),
    returns: returns.value,
    stockMonths: goods.stockMonths,
  }
  if (!subscription) return [single]
  return [
    {
      ...basics,
      kind: 'subscription',
      id: 'subscribers',
      label: 'Subscribers',
      unit: 'subscriber',
      price: Math.round(subscription.monthly.value),
      billingMonths: 1,
      opening: pace.openingSubscribers,
      joining: ramp(pace.subscribing),
      churn: subscription.churn.value,
      serving: Math.round(
        subscription.monthly.value * goodsShare.value + postage.value * subscription.parcelsAMonth,
      ),
    },
    single,
  ]
}

/** In quarters of a week, by what is taken in; a round is spent on people ahead of the takings. */
function help(context: Context, goods: Goods, { pace }: BrandQuantities, launch: number): StaffLine[] {
  const { said, dollars } = context
  const { role, like, dollars: yearly, takings } = goods.hand
  const last = pace.joining.at(-1) ?? 0
  const takingsIn = (month: number) => (last > 0 ? ((pace.joining[month - 1] ?? 0) / last) * pace.takings : 0)
  const quarters = (count: number) => Math.max(0, Math.round(count * 4) / 4)
  const round = said('raise')?.value ?? 0
  const pay = payOf(context, { id: 'hand', role, like, otherwise: yearly }).value
  const ahead = round > dollars(120_000) ? Math.min(12, (round * 0.3) / 18 / Math.max(1, pay)) : 0
  const perHand = dollars(takings)
  const count = [6, 12, 18, 24, 30, 36].map((month) => ({
    month,
    value: Math.max(
      quarters(takingsIn(month) / perHand - 0.8),
      month >= launch + 2 ? quarters(ahead * 0.5) : 0,
    ),
  }))
  const sells = pace.takings >= dollars(80_000)
  return [
    hire(context, {
      id: 'hand',
      role,
      like,
      otherwise: yearly,
      count: [
        { month: Math.min(5, launch + 1), value: count[0]?.value === 0 ? 0 : (count[0]?.value ?? 0) / 2 },
        ...count,
      ],
    }),
    ...(sells
      ? [
          hire(context, {
            id: 'marketer',
            role: 'Marketer',
            like: 'marketer',
            otherwise: 70_000,
            count: from(ahead > 0 ? launch + 1 : 14, pace.takings >= dollars(170_000) ? 1.5 : 1),
          }),
        ]
      : []),
  ]
}

function runningCosts(context: Context, goods: Goods, known: BrandQuantities, launch: number): CostLine[] {
  const { said, assume, money } = context
  const rent = said('rent')
  const space =
    rent ??
    assume('space', {
      label: 'Place to make, pack and keep it, a month',
      ...inPlan(context, goods.space),
      show: money,
      why: 'a corner of the home at first would be less; a rented room is counted so that growth does not hide it',
    })
  const given = said('monthly-cost')
  return [
    costLine(
      'marketing',
      'Marketing',
      'marketing',
      known.pace.joining.map((count, i) => ({ month: i + 1, value: count * known.cac.value })),
      0,
    ),
    costLine(
      'space',
      rent ? 'Rent' : 'Workroom and storage',
      'premises',
      from(rent ? 1 : launch, monthlyValue(space)),
      0.02,
    ),
    ...(given
      ? [costLine('given', 'Monthly cost from the brief', 'operations', from(1, monthlyValue(given)))]
      : []),
    assumedCost(context, {
      id: 'tools',
      label: 'Shop page, mail and telephone',
      group: 'technology',
      dollars: [90, 180, 320],
      why: 'rented, month by month',
      starts: launch,
    }),
    assumedCost(context, {
      id: 'pictures',
      label: 'Pictures, samples and small tests',
      group: 'operations',
      dollars: [120, 300, 600],
      why: 'new pictures each season, samples of each batch',
      starts: launch,
    }),
    insuranceLine(context, 'general liability', launch),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping',
      group: 'professional',
      dollars: [120, 220, 380],
      why: 'an outside accountant, a few hours a month',
    }),
    ...(launch > 1
      ? [
          costLine(
            'start-up',
            'Before the first sale',
            'operations',
            onceIn(Math.max(1, launch - 2), known.startUp.value),
            0,
          ),
        ]
      : []),
  ]
}
