// What drives a publication's money: who follows, who pays, who wants to stand beside it.
import type { Context } from '../../context.ts'
import { assumedCost, costLine, from, insuranceLine, paymentFee, taxRate } from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import { rampAt } from '../../finance/calendar.ts'
import type { Drivers, Ramp, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { ContentKind } from './kind.ts'
import { asShare, type ContentQuantities } from './quantities.ts'
import { foundersCarried, helpCarried, inPlan, isRunning } from './scale.ts'

const MONTHS = [1, 12, 24, 36]

/** First month with income. */
export function startsIn(context: Context, { money }: ContentKind): number {
  const stage = context.u.stage.value
  const isWaiting = money.copies?.isLaunched && stage === 'other'
  if (isRunning(context) && !isWaiting) return 1
  if (money.copies?.isLaunched) return stage === 'development' ? 6 : 10
  return stage === 'development' ? 2 : 4
}

export function contentDrivers(context: Context, kind: ContentKind, known: ContentQuantities): Drivers {
  const starts = startsIn(context, kind)
  const streams = streamsOf(context, kind, known, starts)
  const bare: Drivers = {
    currency: context.u.currency.value,
    streams,
    staff: [],
    costs: costsOf(context, known, streams, starts),
    investments: [
      {
        id: 'equipment',
        label: 'Equipment and set-up',
        month: 1,
        amount: Math.round(
          context.assume('equipment', {
            label: 'Equipment and set-up, once',
            ...inPlan(context, kind.money.equipment),
            show: context.money,
            why: 'bought second-hand where it can be',
          }).value * (isRunning(context) ? 0.5 : 1),
        ),
        lifeMonths: 36,
      },
    ],
    deposits: [],
    receivableDays: 45,
    payableDays: 30,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
  return {
    ...bare,
    staff: [
      foundersCarried(context, bare, starts),
      ...helpCarried(context, bare, [{ id: 'help', ...kind.money.help, part: 1 }]),
    ],
  }
}

/** Followers there in a month, before anybody leaves: a file of addresses only grows slowly stale. */
export function followers({ audience, growth }: ContentQuantities, month: number): number {
  const joined = Array.from({ length: month - 1 }, (_, i) => rampAt(joiningRamp(growth), i + 1))
  return audience.value + joined.reduce((sum, each) => sum + each, 0) * STAY
}
const STAY = 0.85

function joiningRamp([one, two, three]: ContentQuantities['growth']): Ramp {
  return [
    { month: 1, value: one.value * 0.6 },
    { month: 9, value: one.value * 1.2 },
    { month: 24, value: two.value },
    { month: 36, value: three.value },
  ]
}

function streamsOf(context: Context, kind: ContentKind, known: ContentQuantities, starts: number): Stream[] {
  return [
    ...membersStream(context, kind, known, starts),
    ...copiesStream(context, kind, known, starts),
    ...sponsorsStream(kind, known, starts, isRunning(context)),
  ]
}

const basics = { priceRise: 0.02, costRise: 0.03 }

/** Newcomers pay in their share; of those who were there before, the share comes over the first year. */
function membersStream(
  context: Context,
  { money: { members } }: ContentKind,
  known: ContentQuantities,
  starts: number,
): Stream[] {
  const { price, converts, churn, audience, growth, paying, revenueSaid, place } = known
  if (!members || !price || !converts || !churn) return []
  const monthly = Math.max(1, Math.round(monthlyValue(price)))
  const fromRevenue = revenueSaid && !place ? monthlyValue(revenueSaid) / monthly : 0
  const opening = Math.round(
    Math.max(
      paying,
      fromRevenue,
      starts === 1 && !known.payingSaid ? audience.value * converts.value * 0.3 : 0,
    ),
  )
  const waiting = Math.max(0, audience.value * converts.value - opening) / 12
  return [
    {
      ...basics,
      kind: 'subscription',
      id: 'members',
      label: members.label,
      unit: members.one,
      from: starts,
      fee: paymentFee(context, 'card online'),
      price: monthly,
      billingMonths: 1,
      opening,
      joining: [
        ...joiningRamp(growth).map(({ month, value }) => ({
          month,
          value: value * converts.value + (month <= 12 ? waiting : 0),
        })),
      ],
      churn: churn.value,
      serving: Math.round(monthly * members.serving),
    },
  ]
}

function copiesStream(
  context: Context,
  { money: { copies } }: ContentKind,
  known: ContentQuantities,
  starts: number,
): Stream[] {
  const { copyPrice, copyCost, copyConverts, revenueSaid } = known
  if (!copies || !copyPrice || !copyCost || !copyConverts) return []
  const price = Math.max(1, Math.round(copyPrice.value))
  const sold = revenueSaid ? monthlyValue(revenueSaid) / price : 0
  const monthly = (month: number) => followers(known, month) * copyConverts.value
  const volume: Ramp = copies.isLaunched
    ? launched(known, copyConverts.value, starts)
    : MONTHS.map((month) => ({ month, value: Math.max(monthly(month), sold) }))
  return [
    {
      ...basics,
      kind: 'units',
      id: 'copies',
      label: copies.label,
      unit: copies.one,
      from: starts,
      fee: paymentFee(context, 'card online'),
      volume,
      price,
      costEach: Math.round(price * asShare(copyCost, price)),
      returns: copies.isLaunched ? 0.08 : 0.02,
      stockMonths: copies.stockMonths,
    },
  ]
}

/** A third of a release's copies go in its first month; an extension sells about half as many, two years later. */
function launched(known: ContentQuantities, converts: number, starts: number): Ramp {
  const first = followers(known, starts) * converts
  const second = Math.min(30, starts + 20)
  const at = (month: number, value: number) => ({ month, value: Math.round(value) })
  return [
    at(starts, first),
    at(starts + 1, first * 0.4),
    at(starts + 3, first * 0.2),
    at(starts + 8, first * 0.12),
    at(second - 1, first * 0.09),
    at(second, first * 0.75),
    at(second + 1, first * 0.35),
    at(second + 4, first * 0.16),
    at(second + 16, first * 0.1),
  ].sort((a, b) => a.month - b.month)
}

function sponsorsStream(
  { money: { sponsors }, issuesAMonth }: ContentKind,
  known: ContentQuantities,
  starts: number,
  running: boolean,
): Stream[] {
  const { place, kept, sold, byIssue, revenueSaid } = known
  if (!sponsors || !place || !kept || !sold) return []
  const each = Math.max(1, Math.round(place.value))
  const slots = Math.min(1, sold.value)
  const units = (month: number) =>
    byIssue
      ? issuesAMonth * slots * (0.7 + 0.3 * Math.min(1, month / 24))
      : (followers(known, month) * known.readers * sponsors.sees * issuesAMonth * sold.value) / 1000
  const paid = revenueSaid ? monthlyValue(revenueSaid) / (each * kept.value) : 0
  const start = paid > 0 ? paid : units(1) * (running ? 0.7 : 0.3)
  const grown = (month: number) =>
    byIssue
      ? Math.max(units(month), start)
      : paid > 0
        ? (paid * units(month)) / Math.max(1e-9, units(1))
        : units(month)
  return [
    {
      ...basics,
      kind: 'transactions',
      id: 'sponsors',
      label: sponsors.label,
      unit: byIssue ? 'place' : `thousand ${sponsors.counted}`,
      from: running ? 1 : starts + 2,
      fee: { share: 0, each: 0 },
      onAccount: true,
      volume: [
        { month: 1, value: start },
        ...MONTHS.slice(1).map((month) => ({ month, value: grown(month) })),
      ],
      orderValue: each,
      take: kept.value,
      costEach: Math.round(each * 0.04),
    },
  ]
}

/** Marketing follows who is to be won. */
function costsOf(context: Context, known: ContentQuantities, streams: Stream[], starts: number) {
  const rent = context.said('rent')
  const win = known.winning.value
  const least = context.dollars(80)
  const spend = (stream: Stream | undefined): Ramp => {
    if (stream?.kind === 'subscription')
      return stream.joining.map(({ month, value }) => ({ month, value: least + value * win }))
    if (stream?.kind === 'units')
      return [
        // Before a release there is little to sell.
        ...(starts > 1 ? [{ month: starts - 1, value: least * 2 }] : []),
        ...stream.volume
          .filter(({ month }) => month >= starts)
          .map(({ month, value }) => ({ month, value: least + value * Math.min(win, stream.price * 0.15) })),
      ]
    return [{ month: 1, value: least * 2 }]
  }
  const paid = streams.find(({ id }) => id === 'members') ?? streams.find(({ id }) => id === 'copies')
  return [
    costLine('making', 'Freelances, tools and rights', 'operations', from(1, known.making.value)),
    costLine('marketing', 'Marketing', 'marketing', spend(paid), 0),
    ...(rent && rent.value > 0
      ? [costLine('rent', 'Rent', 'premises', from(1, monthlyValue(rent)), 0.02)]
      : []),
    assumedCost(context, {
      id: 'tools',
      label: 'Hosting, mail and payment tools',
      group: 'technology',
      dollars: [40, 90, 220],
      why: 'rented by the month',
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping and contracts',
      group: 'professional',
      dollars: [60, 120, 240],
      why: 'an outside accountant, a few hours a quarter',
      starts,
    }),
    insuranceLine(context, 'small firm, liability', starts),
  ]
}
