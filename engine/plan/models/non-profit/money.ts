// What drives a charity's money: who gives again, who grants, what it sells, and what of it reaches the work.
import type { Context } from '../../context.ts'
import { assumedCost, costLine, insuranceLine, paymentFee } from '../../drivers/costs.ts'
import { ownMoney } from '../../drivers/funding.ts'
import type { CostLine, Drivers, Ramp, Stream } from '../../finance/drivers.ts'
import { project } from '../../finance/project.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { foundersCarried, helpCarried, inPlan, isRunning } from '../content/scale.ts'
import type { CauseKind } from './kind.ts'
import { type CauseQuantities, giftAMonth, yearlyNeed } from './quantities.ts'

/** First month in which gifts come. */
export const startsIn = (context: Context): number =>
  isRunning(context) ? 1 : context.u.stage.value === 'idea' ? 3 : 2

const byYear = (one: number, two: number, three: number): Ramp => [
  { month: 1, value: one },
  { month: 12, value: one },
  { month: 13, value: two },
  { month: 24, value: two },
  { month: 25, value: three },
]

export function causeDrivers(context: Context, kind: CauseKind, known: CauseQuantities): Drivers {
  const starts = startsIn(context)
  const plain = streamsOf(context, kind, known, starts, 1)
  const bare: Drivers = {
    currency: context.u.currency.value,
    streams: plain,
    staff: [],
    costs: [],
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
            why: 'registration, tools and first material; much of it can be given in kind',
          }).value * (isRunning(context) ? 0.4 : 1),
        ),
        lifeMonths: 48,
      },
    ],
    deposits: [],
    receivableDays: 30,
    payableDays: 20,
    funding: { equity: ownMoney(context) },
    taxRate: 0,
  }
  const sized = { ...bare, streams: streamsOf(context, kind, known, starts, sizeFor(bare, known)) }
  const costed = { ...sized, costs: costsOf(context, known, sized, starts) }
  const staffed = {
    ...costed,
    staff: [
      foundersCarried(context, costed, starts),
      ...helpCarried(context, costed, [{ id: 'help', ...kind.money.help, part: 1 }]),
    ],
  }
  return spent(staffed)
}

const KEPT = 0.06

/** A charity is no savings bank: what would be left beyond a small reserve goes into the work of the same year. */
function spent(drivers: Drivers): Drivers {
  const { ebitda, revenue } = project(drivers).profit
  const more = [0, 1, 2].map((year) =>
    Math.max(0, ((ebitda.years[year] ?? 0) - (revenue.years[year] ?? 0) * KEPT) / 12),
  ) as [number, number, number]
  const [one, two, three] = more
  const add = byYear(one, two, three)
  return {
    ...drivers,
    costs: drivers.costs.map((line) =>
      line.id === 'programme'
        ? {
            ...line,
            amount: line.amount.map(({ month, value }, i) => ({
              month,
              value: Math.round(value + (add[i]?.value ?? 0)),
            })),
          }
        : line,
    ),
  }
}

/** By how much everything is larger or smaller, so that the third year brings what the founder says is needed. */
function sizeFor(bare: Drivers, known: CauseQuantities): number {
  const need = yearlyNeed(known)
  const income = project(bare).profit.revenue.years[2] ?? 0
  if (!need || income <= 0) return 1
  return Math.min(6, Math.max(0.3, need / income))
}

function streamsOf(
  context: Context,
  { money }: CauseKind,
  known: CauseQuantities,
  starts: number,
  size: number,
): Stream[] {
  const gift = giftAMonth(known)
  const fee = paymentFee(context, 'card online')
  const basics = { priceRise: 0.02, costRise: 0.03 }
  const [one, two, three] = known.joining.map(({ value }) => value * size) as [number, number, number]
  const single = Math.max(1, Math.round(known.singleGift.value))
  const gifts = (donors: number) => donors * 0.9
  return [
    {
      ...basics,
      kind: 'subscription',
      id: 'donors',
      label: 'Monthly donors',
      unit: 'monthly donor',
      from: starts,
      fee,
      price: gift,
      billingMonths: 1,
      opening: known.opening,
      joining: [
        { month: 1, value: one * 0.6 },
        { month: 9, value: one * 1.2 },
        { month: 24, value: two },
        { month: 36, value: three },
      ],
      churn: known.churn.value,
      serving: Math.round(gift * 0.03),
    },
    {
      ...basics,
      kind: 'transactions',
      id: 'gifts',
      label: 'Single gifts',
      unit: 'gift',
      from: starts,
      season: [0.8, 0.8, 0.8, 0.9, 0.9, 0.9, 0.8, 0.8, 0.9, 1, 1.2, 2.2],
      fee,
      volume: byYear(gifts(one), gifts(two) * 1.4, gifts(three) * 1.7),
      orderValue: single,
      take: 1,
      costEach: Math.round(single * 0.03),
    },
    grantStream(known, starts, size, gift),
    {
      ...basics,
      kind: 'units',
      id: 'trading',
      label: money.trading.label,
      unit: money.trading.one,
      from: starts + 2,
      fee: { share: 0.015, each: 0 },
      volume: byYear(
        money.trading.aMonth[0] * size,
        money.trading.aMonth[1] * size,
        money.trading.aMonth[2] * size,
      ),
      price: Math.max(1, Math.round(known.tradePrice.value)),
      costEach: Math.round(known.tradePrice.value * money.trading.cost),
      returns: 0,
      stockMonths: 0,
    },
  ]
}

/** What comes in now and is not given by regular donors is taken as grants that go on. */
function grantStream(known: CauseQuantities, starts: number, size: number, gift: number): Stream {
  const usual = Math.round(known.grant.value * Math.max(1, size))
  const now = known.revenue ? monthlyValue(known.revenue) - known.opening * gift : 0
  const running = now > 0 ? Math.max(1, Math.round(now / Math.max(1, usual))) : 0
  const amount = now > 0 ? Math.max(1, Math.round(now / running)) : usual
  const [one, two, three] = known.grants
  const first = Math.max(running, one)
  return {
    kind: 'contracts',
    id: 'grants',
    label: 'Grants that run',
    unit: 'grant',
    from: running > 0 ? 1 : starts + 5,
    priceRise: 0,
    fee: { share: 0, each: 0 },
    running: byYear(first, Math.max(running, two), Math.max(running, three)),
    amount,
    costShare: 0.05,
  }
}

/** The work grows with the income of its year, so that nothing is promised that is not paid for. */
function costsOf(context: Context, known: CauseQuantities, sized: Drivers, starts: number): CostLine[] {
  const { streams, profit } = project(sized)
  const income = profit.revenue.years
  const rent = context.said('rent')
  const share = known.programme.value
  const joined = streams.find(({ id }) => id === 'donors')?.customers?.joining.years ?? []
  const asking = (year: number) => context.dollars(50) + ((joined[year] ?? 0) * known.winning.value) / 12
  const work = (year: number) => ((income[year] ?? 0) * share) / 12
  const least = context.dollars(150)
  return [
    costLine(
      'programme',
      'The work itself',
      'operations',
      byYear(Math.max(least, work(0)), Math.max(least, work(1)), Math.max(least, work(2))),
      0,
    ),
    costLine('marketing', 'Asking and thanking', 'marketing', byYear(asking(0), asking(1), asking(2)), 0),
    ...(rent && rent.value > 0
      ? [costLine('rent', 'Rent', 'premises', [{ month: 1, value: monthlyValue(rent) }], 0.02)]
      : []),
    assumedCost(context, {
      id: 'tools',
      label: 'Donor list, telephone, hosting',
      group: 'technology',
      dollars: [25, 55, 120],
      why: 'charity rates where they exist',
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Accounts, audit and checks',
      group: 'professional',
      dollars: [50, 130, 300],
      why: 'an outside examiner; checks on people; filing',
    }),
    insuranceLine(context, 'small firm, liability', starts),
  ]
}
