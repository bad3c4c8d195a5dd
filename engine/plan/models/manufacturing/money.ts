// What drives a producer's money: what leaves the works, what it is made of, and who makes it.
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
import { founderLine, foundersOf, hire } from '../../drivers/people.ts'
import type { CostLine, Drivers, Ramp, StaffLine, Stream } from '../../finance/drivers.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { type Accounts, mostTurnover } from './accounts.ts'
import type { Goods } from './goods.ts'
import { inPlan, type Known } from './quantities.ts'

const MONTHS = 36
export const RECEIVABLE_DAYS = 35
export const PAYABLE_DAYS = 25

export function makerDrivers(context: Context, goods: Goods, known: Known, accounts: Accounts): Drivers {
  const { starts, scale } = known
  const turnover = turnoverOf(context, goods, known, accounts)
  return {
    currency: context.u.currency.value,
    streams: [wholesaleStream(goods, known, turnover), ...directStream(context, goods, known, turnover)],
    staff: staffOf(context, goods, known, turnover),
    costs: runningCosts(context, goods, known, turnover),
    investments: [
      {
        id: 'machines',
        label: 'Machines and fitting-out',
        month: starts > 1 ? Math.max(1, starts - 2) : 6,
        amount: Math.round(known.machines.value),
        lifeMonths: 72,
      },
      ...(scale >= 1.5
        ? [
            {
              id: 'second-line',
              label: 'Second line',
              month: 15,
              amount: Math.round(known.machines.value * 0.5),
              lifeMonths: 72,
            },
          ]
        : []),
    ],
    deposits:
      starts > 1
        ? [{ id: 'rent', label: 'Rent deposit', month: 1, amount: Math.round(known.rentMonthly * 3) }]
        : [],
    receivableDays: RECEIVABLE_DAYS,
    payableDays: PAYABLE_DAYS,
    funding: { equity: ownMoney(context) },
    taxRate: taxRate(context),
  }
}

/** Money a month to the trade, over time; never more than can be made or than would list it. */
function turnoverOf(context: Context, goods: Goods, known: Known, accounts: Accounts): Ramp {
  const { dollars } = context
  const { starts, scale, today, wholesale, most } = known
  const now = today * wholesale.value
  const [first, settled, later] = goods.turnover.map((each) => dollars(each) * scale) as [
    number,
    number,
    number,
  ]
  const wanted: [number, number, number] =
    now > 0
      ? [now, Math.max(now * 1.45, now + settled * 0.3), Math.max(now * 1.9, now + later * 0.5)]
      : [first, settled, later]
  const limit = Math.min(
    Math.max(mostTurnover(accounts, known), now),
    most ? Math.max(most * wholesale.value * 0.92, now) : Number.POSITIVE_INFINITY,
  )
  const value = (amount: number) => Math.min(amount, limit)
  return [
    { month: starts, value: value(wanted[0]) },
    { month: starts + 12, value: value(wanted[1]) },
    { month: MONTHS, value: value(wanted[2]) },
  ]
}

function unitsOf(turnover: Ramp, price: number, share = 1): Ramp {
  return turnover.map(({ month, value }) => ({
    month,
    value: Math.round((value * share * 100) / Math.max(1, price)) / 100,
  }))
}

function wholesaleStream(goods: Goods, { wholesale, costEach, starts }: Known, turnover: Ramp): Stream {
  return {
    kind: 'units',
    id: 'trade',
    label: 'To the trade',
    unit: goods.unit.one,
    from: starts,
    priceRise: 0.025,
    costRise: 0.03,
    fee: { share: 0, each: 0 },
    onAccount: true,
    volume: unitsOf(turnover, wholesale.value),
    price: Math.max(1, Math.round(wholesale.value)),
    costEach: Math.round(costEach.value),
    returns: 0.015,
    stockMonths: goods.stockMonths,
  }
}

const DIRECT_SHARE = 0.18

function directStream(context: Context, goods: Goods, known: Known, turnover: Ramp): Stream[] {
  const { direct, unit, stockMonths } = goods
  if (!direct || !context.has(direct.cue)) return []
  const price = Math.round(known.retail?.value ?? known.wholesale.value * direct.markup)
  return [
    {
      kind: 'units',
      id: 'direct',
      label: direct.label,
      unit: unit.one,
      from: known.starts,
      priceRise: 0.025,
      costRise: 0.03,
      fee: paymentFee(context, 'card at the counter'),
      volume: unitsOf(turnover, price, DIRECT_SHARE),
      price: Math.max(1, price),
      costEach: Math.round(known.cost.value * 1.08),
      returns: 0.02,
      stockMonths,
    },
  ]
}

/** Part of a founder's week that goes into making. */
const AT_THE_BENCH = 0.7

/** Hands follow what is made, as the trade needs them; founders' own hands come first. */
function staffOf(context: Context, goods: Goods, { starts, scale }: Known, turnover: Ramp): StaffLine[] {
  const founders = foundersOf(context)
  const usual = context.dollars(goods.turnover[2])
  const perHand = usual / (goods.hands.count[2] + AT_THE_BENCH)
  const hands = (i: number) =>
    Math.max(
      0,
      Math.round(((turnover[i]?.value ?? 0) / perHand - Math.min(1.6, founders * AT_THE_BENCH)) * 4) / 4,
    )
  const office = (i: number) => Math.round(Math.min(3, (turnover[i]?.value ?? 0) / usual) * 2) / 4
  return [
    founderLine(context, {
      from: scale >= 1.5 || starts === 1 ? 1 : starts,
      share: scale < 0.7 ? 0.45 : 0.7,
      fullFrom: starts === 1 ? 10 : 16,
    }),
    hire(context, {
      id: 'hands',
      role: goods.hands.role,
      like: goods.hands.like,
      otherwise: goods.hands.dollars,
      count: [
        ...(starts > 1 ? [{ month: starts - 1, value: 0 }] : []),
        { month: starts, value: hands(0) },
        { month: starts + 12, value: hands(1) },
        { month: MONTHS, value: hands(2) },
      ],
    }),
    hire(context, {
      id: 'office',
      role: 'Sales, orders and delivery',
      like: 'operations',
      otherwise: 40_000,
      count: [
        ...(starts > 1 ? [{ month: starts, value: 0 }] : []),
        { month: starts + 1, value: starts === 1 ? office(0) : 0 },
        { month: starts + 12, value: office(1) },
        { month: MONTHS, value: office(2) },
      ],
    }),
  ]
}

/** Lost and replaced in a year, of all accounts. */
export const LOST_A_YEAR = 0.15

export function costOfAccount(context: Context, goods: Goods): Quantity {
  const usual = goods.accountMonth[1] * 0.35
  return context.assume('cac', {
    label: `Spent to win one ${goods.account.one}`,
    ...inPlan(context, [usual * 0.5, usual, usual * 2.2]),
    show: context.money,
    why: 'samples, visits and the stand at a fair over the number won; the founder’s hours not counted',
  })
}

function runningCosts(context: Context, goods: Goods, known: Known, turnover: Ramp): CostLine[] {
  const { starts, scale, rentMonthly, energy, accountMonth } = known
  const each = costOfAccount(context, goods).value
  const [a, b, c] = turnover.map(({ value }) => value / Math.max(1, accountMonth.value)) as [
    number,
    number,
    number,
  ]
  const growing = (before: number, after: number, months: number) =>
    ((after - before) / Math.max(1, months) + (after * LOST_A_YEAR) / 12) * each
  const least = context.dollars(70)
  const early = Math.max(least, growing(known.today > 0 ? a : 0, b, 12))
  const late = Math.max(least, growing(b, c, Math.max(6, MONTHS - starts - 12)))
  const before = Math.max(1, starts - 2)
  return [
    costLine('rent', 'Rent', 'premises', from(starts > 1 ? Math.max(1, starts - 3) : 1, rentMonthly), 0.02),
    costLine('energy', 'Energy and water', 'operations', from(starts, energy.value)),
    costLine(
      'marketing',
      'Samples, visits and fairs',
      'marketing',
      [
        ...(before > 1 ? [{ month: before - 1, value: 0 }] : []),
        { month: before, value: early },
        { month: starts + 11, value: early },
        { month: starts + 12, value: late },
      ],
      0,
    ),
    assumedCost(context, {
      id: 'upkeep',
      label: 'Repairs, tools, cleaning and waste',
      group: 'operations',
      dollars: [150 * scale, 320 * scale, 700 * scale],
      why: 'a share of what the machines cost; the first bad month sets it',
      starts,
    }),
    insuranceLine(context, 'general liability', Math.max(1, starts - 1)),
    assumedCost(context, {
      id: 'product-liability',
      label: 'Product liability and contents',
      group: 'professional',
      dollars: [70, 160, 380],
      why: 'to be replaced by two quotes that name the goods',
      starts: Math.max(1, starts - 1),
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Books, payroll and order program',
      group: 'professional',
      dollars: [200, 340, 600],
      why: 'an outside accountant and rented software',
    }),
    ...(starts > 1
      ? [
          costLine(
            'permit',
            goods.permit.what,
            'professional',
            onceIn(Math.max(2, starts - 2), permit(context, goods).value),
            0,
          ),
        ]
      : []),
  ]
}

export function permit(context: Context, { permit: { what, dollars } }: Goods): Quantity {
  return context.assume('permit', {
    label: what,
    ...inPlan(context, dollars),
    show: context.money,
    why: 'paid once before the first sale; the office concerned can say more',
  })
}
