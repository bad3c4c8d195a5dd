// What drives the money of software: who joins, who stays, and the people that the money allows.
import type { Context } from '../../context.ts'
import { assumedCost, costLine, from, insuranceLine, paymentFee, taxRate } from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import { founderLine, founderPay, foundersOf, onCost } from '../../drivers/people.ts'
import type { CostLine, Drivers, Ramp, StaffLine, SubscriptionStream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { type Grown, grow } from './growth.ts'
import type { SoftwareKind } from './kind.ts'
import { type Hired, hiring, type Means, type Post, staffLines } from './means.ts'
import type { Known } from './product.ts'

interface Built {
  drivers: Drivers
  hired: Hired[]
}

interface Plan {
  kind: SoftwareKind
  known: Known
  means: Means
  posts: Post[]
  starts: number
  /** Customers that can be won over at all. */
  ceiling: number
  stream: { id: string; label: string; priceRise: number; onAccount: boolean; fee: SubscriptionStream['fee'] }
}

export function softwareDrivers(context: Context, plan: Plan): Built {
  const { kind, known, means, posts, starts, stream } = plan
  const grown = growthOf(plan)
  const founders = founderPay(context).value * (1 + onCost(context).value) * foundersOf(context)
  const left = grown.left.map((amount) => amount - founders)
  const hired = hiring(context, posts, means, starts, left)
  const drivers: Drivers = {
    currency: context.u.currency.value,
    streams: [
      {
        kind: 'subscription',
        id: stream.id,
        label: stream.label,
        unit: kind.one,
        from: starts,
        priceRise: stream.priceRise,
        costRise: 0.02,
        fee: stream.fee,
        onAccount: stream.onAccount,
        price: Math.max(1, Math.round(known.monthly.value * known.billingMonths)),
        billingMonths: known.billingMonths,
        opening: starts === 1 ? openingOf(known) : 0,
        joining: grown.joining,
        churn: known.churn.value,
        serving: Math.round(known.serving.value),
      },
    ],
    staff: [founderShare(context, means, starts, grown), ...staffLines(context, hired)],
    costs: runningCosts(context, known, starts, grown.marketing),
    investments: [],
    deposits: [],
    receivableDays: 30,
    payableDays: 20,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
  return { drivers, hired }
}

/** More than this many are the founder's hope or another plan's size; the money is computed up to here. */
const MOST_OPENING = 50_000_000

export const openingOf = ({ paying }: Known): number =>
  paying ? Math.min(MOST_OPENING, Math.max(0, Math.round(paying.value))) : 0

function growthOf({ kind, known, starts, ceiling, stream }: Plan): Grown {
  const monthly = known.monthly.value
  const fees = monthly * stream.fee.share + stream.fee.each / known.billingMonths
  return grow({
    starts,
    opening: starts === 1 ? openingOf(known) : 0,
    marketing: known.marketing.value,
    winCost: known.winCost.value,
    told: kind.told,
    churn: known.churn.value,
    contribution: monthly - known.serving.value - fees,
    ceiling,
  })
}

/** With little money the founder lives on something else; pay is full once customers carry it. */
function founderShare(context: Context, means: Means, starts: number, { left }: Grown): StaffLine {
  const full = founderPay(context).value * (1 + onCost(context).value) * foundersOf(context)
  const carried = left.findIndex((amount, i) => i >= 11 && amount >= full * 1.25)
  const fullFrom = carried < 0 ? 60 : carried + 1
  const isFunded = means.isNamed && means.amount > full * 24
  const isLean = means.isNamed && !means.round && means.amount < full * 8
  return isFunded
    ? founderLine(context, { from: 1, share: 0.9, fullFrom: 13 })
    : founderLine(context, { from: starts, share: isLean ? 0.2 : 0.5, fullFrom })
}

function runningCosts(
  context: Context,
  { firstVersion }: Known,
  starts: number,
  marketing: Ramp,
): CostLine[] {
  const { said, allSaid } = context
  const rent = said('rent')
  const building = Math.max(1, starts - 1)
  return [
    costLine('marketing', 'Marketing', 'marketing', marketing, 0),
    costLine(
      'first-version',
      'Tools, accounts and law for the first version',
      'technology',
      spread(firstVersion.value * (starts === 1 ? 0.3 : 1), building),
      0,
    ),
    assumedCost(context, {
      id: 'tools',
      label: 'Cloud base, code, mail and telephone',
      group: 'technology',
      dollars: [150, 280, 600],
      why: 'what is paid before the first customer, by the month',
    }),
    insuranceLine(context, 'professional liability', starts),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping and legal advice',
      group: 'professional',
      dollars: [120, 250, 500],
      why: 'an outside accountant and an hour of a lawyer now and then',
    }),
    ...(rent ? [costLine('rent', 'Rent', 'premises', from(1, monthlyValue(rent)))] : []),
    ...allSaid('monthly-cost')
      .filter(({ basis, value }) => basis.kind === 'founder' && !basis.fact.amount?.currency && value > 0)
      .slice(0, 2)
      .map((cost, i) =>
        costLine(
          `named-${i + 1}`,
          'Monthly cost named in the brief',
          'operations',
          from(1, monthlyValue(cost)),
        ),
      ),
  ]
}

/** In equal parts over the first months. */
const spread = (amount: number, months: number): Ramp => [
  { month: 1, value: amount / months },
  { month: months, value: amount / months },
  { month: months + 1, value: 0 },
]

/** A store keeps its part of what is sold in an app; a card costs less. */
export function storeOrCard(context: Context, isInStore: boolean): SubscriptionStream['fee'] {
  if (!isInStore) return paymentFee(context, 'card online')
  const share = context.benchmark('store-fee', {
    metric: 'take-rate',
    of: 'app store',
    label: 'Kept by the app store, of each payment',
    show: (value) => `${Math.round(value * 100)}%`,
    otherwise: { value: 0.15, low: 0.15, high: 0.3, why: 'the published rate for small firms' },
  })
  return { share: share.value, each: 0 }
}
