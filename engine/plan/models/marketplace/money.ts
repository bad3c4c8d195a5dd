// What drives a marketplace's money: buyers who come back, a share of each order, and the people who keep both sides.
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
import { asRamp, type BaseMonths, customerBase } from '../../drivers/customer-base.ts'
import { ownMoney } from '../../drivers/funding.ts'
import {
  founderPayPlan,
  fundsOf,
  growingMarketing,
  growingTeam,
  isFunded,
} from '../../drivers/growing-team.ts'
import { founderLine, hire, onCost, payOf } from '../../drivers/people.ts'
import { rampAt } from '../../finance/calendar.ts'
import type { CostLine, Drivers, Ramp, StaffLine, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { capital } from '../../names.ts'
import type { MarketQuantities } from './quantities.ts'
import type { Trade } from './trade.ts'

export interface MarketMoney {
  drivers: Drivers
  base: BaseMonths
  /** Orders a month, and the sellers they need. */
  orders: number[]
  starts: number
  hired: { role: string; month: number }[]
}

const STARTS: Record<string, number> = { growth: 1, mvp: 2, validation: 4, development: 4, idea: 5, other: 4 }

const startsIn = ({ u }: Context): number => STARTS[u.stage.value] ?? 4

/** Few orders in the first weeks: the first quarter after the start is slow. */
const isRunning = (context: Context, known: MarketQuantities) => startsIn(context) === 1 || known.opening > 0

export function marketMoney(context: Context, trade: Trade, known: MarketQuantities): MarketMoney {
  const starts = isRunning(context, known) ? 1 : startsIn(context)
  const marketing = growingMarketing(known.marketing.value, starts)
  const perMonth = known.rhythm.value / 12
  const base = customerBase({
    opening: known.opening / perMonth,
    from: starts,
    spent: marketing,
    costToWin: known.costToWin.value,
    told: known.told.value,
    leaving: known.leaving.value,
  })
  const orders = base.active.map((active) => active * perMonth)
  const costs = runningCosts(context, trade, starts, marketing)
  const help = helpers(context, trade, known, orders)
  const left = leftBeforePay(known, { orders, costs, starts, help })
  const founders = founderLine(context, founderPayPlan(context, starts, left))
  const { staff, hired } = team(context, left, founders, help)
  return {
    base,
    orders,
    starts,
    hired,
    drivers: {
      currency: context.u.currency.value,
      streams: streams(context, trade, known, orders, starts),
      staff: [founders, ...staff],
      costs,
      investments: investments(context, starts),
      deposits: [],
      receivableDays: trade.byTransfer ? 21 : 0,
      payableDays: 15,
      funding: { equity: ownMoney(context) },
      taxRate: taxRate(context),
    },
  }
}

function streams(
  context: Context,
  trade: Trade,
  known: MarketQuantities,
  orders: number[],
  starts: number,
): Stream[] {
  const main: Stream = {
    kind: 'transactions',
    id: 'orders',
    label: capital(trade.order.many),
    unit: trade.order.one,
    from: starts,
    priceRise: 0.02,
    costRise: 0.02,
    fee: known.fee,
    volume: asRamp(orders),
    orderValue: Math.round(known.order.value),
    take: known.take.value,
    costEach: known.costEach,
    ...(trade.byTransfer && { onAccount: true }),
  }
  if (!known.membership) return [main]
  const sellers = (index: number) => (orders[index] ?? 0) / Math.max(0.05, known.perSeller.value)
  const opening = Math.round(Math.min(200_000, sellers(starts - 1)))
  const leaving = 0.03
  const joining = (index: number) =>
    Math.min(20_000, Math.max(0.5, (sellers(index) - sellers(index - 12)) / 12 + sellers(index) * leaving))
  return [
    main,
    {
      kind: 'subscription',
      id: 'members',
      label: `${capital(trade.seller.many)} who pay to be listed`,
      unit: trade.seller.one,
      from: starts,
      priceRise: 0.02,
      costRise: 0.02,
      fee: paymentFee(context, 'card online'),
      price: Math.round(monthlyValue(known.membership)),
      billingMonths: 1,
      opening,
      joining: [
        { month: starts, value: Math.max(0.5, sellers(11) / 12) },
        { month: 24, value: joining(23) },
        { month: 36, value: joining(35) },
      ],
      churn: leaving,
      serving: Math.round(monthlyValue(known.membership) * 0.1),
    },
  ]
}

/** One person answers for so many orders a month; for cheap ones a page of answers has to do most of it. */
const ORDERS_A_PERSON = { card: 2_600, transfer: 400 }
const MOST_OF_SHARE = 0.12
const MOST_HELPERS = 400
const SUPPORT = { id: 'support', role: 'Support', like: 'support agent', otherwise: 42_000 }

interface Help {
  people: number[]
  monthly: number
}

function helpers(context: Context, trade: Trade, { kept }: MarketQuantities, orders: number[]): Help {
  const monthly = payOf(context, SUPPORT).value * (1 + onCost(context).value)
  const usual = ORDERS_A_PERSON[trade.byTransfer ? 'transfer' : 'card']
  const each = Math.max(usual, monthly / Math.max(1, kept * MOST_OF_SHARE))
  return { monthly, people: orders.map((count) => Math.min(MOST_HELPERS, Math.max(0, count / each - 0.25))) }
}

interface Given {
  orders: number[]
  costs: CostLine[]
  starts: number
  help: Help
}

function leftBeforePay({ left }: MarketQuantities, { orders, costs, starts, help }: Given): number[] {
  return orders.map((count, i) => {
    const fixed = costs.reduce((total, line) => total + rampAt(line.amount, i + 1), 0)
    return i + 1 < starts ? -fixed : count * left - fixed - (help.people[i] ?? 0) * help.monthly
  })
}

const ROLES = [
  { id: 'supply', role: 'Seller care', like: 'operations', otherwise: 46_000, earliest: 3 },
  { id: 'engineer', role: 'Software engineer', like: 'software engineer', otherwise: 120_000, earliest: 2 },
  { id: 'marketer', role: 'Marketer', like: 'marketer', otherwise: 70_000, earliest: 7 },
  { id: 'manager', role: 'Operations lead', like: 'operations', otherwise: 52_000, earliest: 14 },
] as const

function team(context: Context, left: number[], founders: StaffLine, help: Help) {
  const { hired, staff } = growingTeam(context, ROLES, { left, founders, purse: PURSE })
  const support =
    Math.max(...help.people) > 0.2 ? [hire(context, { ...SUPPORT, count: asRamp(help.people) })] : []
  return { hired, staff: [...staff, ...support] }
}

/** The rest of the money named is reserve. */
const PURSE = 0.68

function runningCosts(context: Context, trade: Trade, starts: number, marketing: Ramp): CostLine[] {
  const { said, assume, dollars, money } = context
  const rent = trade.lets ? undefined : said('rent')
  const monthly = context
    .allSaid('monthly-cost')
    .find(({ basis }) => basis.kind === 'founder' && !basis.fact.amount?.currency)
  const founding = assume('founding', {
    label: 'Founding, terms and contracts for both sides',
    value: dollars(3_500),
    low: dollars(1_500),
    high: dollars(9_000),
    show: money,
    why: 'a lawyer for the terms; once',
  })
  return [
    costLine('marketing', 'Winning buyers', 'marketing', marketing),
    assumedCost(context, {
      id: 'sellers',
      label: 'Winning and checking sellers',
      group: 'operations',
      dollars: isFunded(context) ? [400, 900, 2_000] : [80, 220, 500],
      why: 'travel, checks and first-job bonuses; the hours are the founder’s',
    }),
    assumedCost(context, {
      id: 'platform',
      label: 'Marketplace software and hosting',
      group: 'technology',
      dollars: isFunded(context) ? [400, 900, 1_800] : [120, 260, 600],
      why: 'rented by the month',
    }),
    insuranceLine(context, 'general liability', starts),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping and payouts',
      group: 'professional',
      dollars: [150, 280, 500],
      why: 'payouts to many sellers make more lines than takings do',
    }),
    ...(rent ? [costLine('rent', 'Rent', 'premises', from(1, monthlyValue(rent)), 0.02)] : []),
    ...(monthly
      ? [costLine('named', 'Running cost named in the brief', 'other', from(1, monthlyValue(monthly)), 0.02)]
      : []),
    ...(starts > 1
      ? [costLine('founding', 'Founding and contracts', 'professional', onceIn(1, founding.value), 0)]
      : []),
  ]
}

function investments(context: Context, starts: number): Drivers['investments'] {
  const { said, assume, dollars, money } = context
  const named = said('investment')
  const funds = fundsOf(context)
  const usual = funds === undefined ? dollars(9_000) : funds * 0.15
  const value = Math.round(Math.min(dollars(45_000), Math.max(dollars(1_500), usual)))
  const first = assume('first-version', {
    label: 'First version, written or adapted by others',
    value,
    low: dollars(1_000),
    high: dollars(140_000),
    show: money,
    why: 'on rented software; a version of one’s own comes when people come back',
  })
  return [
    ...(starts > 1
      ? [
          {
            id: 'first-version',
            label: 'First version',
            month: 1,
            amount: Math.round(first.value),
            lifeMonths: 36,
          },
        ]
      : []),
    ...(named
      ? [
          {
            id: 'named',
            label: 'Investment named in the brief',
            month: 2,
            amount: Math.round(named.value),
            lifeMonths: 48,
          },
        ]
      : []),
  ]
}
