// What drives the money: clients who send cases, those that are won, a share of each, and months of work before it comes.
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
import { founderLine } from '../../drivers/people.ts'
import { rampAt } from '../../finance/calendar.ts'
import type { CostLine, Drivers, Ramp, Stream } from '../../finance/drivers.ts'
import { monthlyValue } from '../../founder-facts.ts'
import { capital } from '../../names.ts'
import type { FeeQuantities } from './quantities.ts'
import type { Trade } from './trade.ts'

export interface FeeMoney {
  drivers: Drivers
  base: BaseMonths
  /** Cases taken up a month, and those whose money arrives. */
  taken: number[]
  won: number[]
  starts: number
  /** First month in which money arrives. */
  firstMoney: number
  /** Work paid for and not yet rewarded, at its largest. */
  waiting: number
  hired: { role: string; month: number }[]
}

const STARTS: Record<string, number> = { growth: 1, mvp: 2, validation: 4, development: 4, idea: 5, other: 4 }

export function feeMoney(context: Context, trade: Trade, known: FeeQuantities): FeeMoney {
  const running = known.opening > 0
  const starts = running ? 1 : (STARTS[context.u.stage.value] ?? 4)
  const marketing = growingMarketing(known.marketing.value, starts)
  const base = customerBase({
    opening: known.opening,
    from: starts,
    spent: marketing,
    costToWin: known.costToWin.value,
    told: known.told.value,
    leaving: known.leaving.value,
  })
  const taken = base.active.map((active) => (active * known.cases.value) / 12)
  const lag = Math.max(1, Math.round(known.months.value))
  // Who has clients today has cases under way, whose money arrives from the first month on.
  const before = running ? (known.opening * known.cases.value) / 12 : 0
  const won = taken.map((_, i) => (i >= lag ? (taken[i - lag] ?? 0) : before) * known.wins.value)
  const firstMoney = running ? 1 : Math.min(30, starts + lag)
  const costs = runningCosts(context, starts, marketing)
  const left = leftBeforePay(known, won, costs)
  const founders = founderLine(context, founderPayPlan(context, starts, left))
  const { staff, hired } = growingTeam(context, ROLES, { left, founders, purse: PURSE })
  const deposits = workAhead(known, { taken, lag, starts, running })
  return {
    base,
    taken,
    won,
    starts,
    firstMoney,
    waiting: deposits.reduce((total, { amount }) => total + amount, 0),
    hired,
    drivers: {
      currency: context.u.currency.value,
      streams: streams(context, trade, known, { won, base, starts, firstMoney }),
      staff: [founders, ...staff],
      costs,
      investments: investments(context, starts),
      deposits,
      receivableDays: context.u.sells.value === 'to-consumers' ? 0 : 21,
      payableDays: 15,
      funding: { equity: ownMoney(context) },
      taxRate: taxRate(context),
    },
  }
}

/** Cases are worked on before they pay: what lies in open ones is tied up like a deposit, year by year more of it. */
function workAhead(
  known: FeeQuantities,
  { taken, lag, starts, running }: { taken: number[]; lag: number; starts: number; running: boolean },
): Drivers['deposits'] {
  const tied = (month: number) =>
    Math.round((taken[month - 1] ?? 0) * known.wins.value * known.costEach * lag)
  const points = running ? [13, 25] : [Math.min(12, starts + 1), 13, 25]
  let before = running ? tied(1) : 0
  return points.flatMap((month, i) => {
    const amount = Math.max(0, tied(Math.min(36, month + (i === 0 && !running ? 2 : 6))) - before)
    before += amount
    return amount > 0 ? [{ id: `work-${i + 1}`, label: 'Work on open cases', month, amount }] : []
  })
}

interface Flow {
  won: number[]
  base: BaseMonths
  starts: number
  firstMoney: number
}

function streams(context: Context, trade: Trade, known: FeeQuantities, flow: Flow): Stream[] {
  const { won, base, starts, firstMoney } = flow
  const main: Stream = {
    kind: 'transactions',
    id: 'cases',
    label: `${capital(trade.case.many)} won`,
    unit: 'won case',
    from: firstMoney,
    priceRise: 0.02,
    costRise: 0.03,
    fee: known.fee,
    volume: asRamp(won),
    orderValue: Math.round(known.amount.value),
    take: known.share.value,
    costEach: known.costEach,
    ...(context.u.sells.value !== 'to-consumers' && { onAccount: true }),
  }
  if (!known.base) return [main]
  const price = Math.round(monthlyValue(known.base))
  return [
    main,
    {
      kind: 'subscription',
      id: 'base',
      label: 'Monthly price',
      unit: trade.client.one,
      from: starts,
      priceRise: 0.02,
      costRise: 0.02,
      fee: paymentFee(context, 'card online'),
      price,
      billingMonths: 1,
      opening: Math.round(known.opening),
      joining: asRamp(base.won.map((count, i) => count + (base.brought[i] ?? 0))),
      churn: Math.min(0.9, known.leaving.value),
      serving: Math.round(price * 0.15),
    },
  ]
}

const ROLES = [
  { id: 'cases', role: 'Case lead', like: 'operations', otherwise: 46_000, earliest: 3 },
  { id: 'engineer', role: 'Software engineer', like: 'software engineer', otherwise: 120_000, earliest: 2 },
  { id: 'sales', role: 'Client visits', like: 'salesperson', otherwise: 62_000, earliest: 9 },
  { id: 'second', role: 'Second case lead', like: 'operations', otherwise: 50_000, earliest: 15 },
] as const

function leftBeforePay({ left }: FeeQuantities, won: number[], costs: CostLine[]): number[] {
  return won.map(
    (count, i) => count * left - costs.reduce((total, line) => total + rampAt(line.amount, i + 1), 0),
  )
}

/** The rest of the money named is reserve and work on open cases. */
const PURSE = 0.48

function runningCosts(context: Context, starts: number, marketing: Ramp): CostLine[] {
  const { said, allSaid, assume, dollars, money } = context
  const rent = said('rent')
  const named = allSaid('monthly-cost').find(
    ({ basis }) => basis.kind === 'founder' && !basis.fact.amount?.currency,
  )
  const founding = assume('founding', {
    label: 'Founding, mandate and terms',
    value: dollars(4_000),
    low: dollars(1_500),
    high: dollars(12_000),
    show: money,
    why: 'a lawyer for the mandate that clients sign; once',
  })
  return [
    costLine('marketing', 'Winning clients', 'marketing', marketing),
    assumedCost(context, {
      id: 'tools',
      label: 'Case software, data and hosting',
      group: 'technology',
      dollars: isFunded(context) ? [500, 1_200, 2_500] : [150, 380, 900],
      why: 'rented by the month',
    }),
    insuranceLine(context, 'professional liability', starts),
    assumedCost(context, {
      id: 'law',
      label: 'Legal advice and licences',
      group: 'professional',
      dollars: [120, 300, 800],
      why: 'a letter that should not have been sent is dear',
    }),
    assumedCost(context, {
      id: 'books',
      label: 'Bookkeeping and client accounts',
      group: 'professional',
      dollars: [150, 260, 450],
      why: 'other people’s money is kept apart',
    }),
    ...(rent ? [costLine('rent', 'Rent', 'premises', from(1, monthlyValue(rent)), 0.02)] : []),
    ...(named
      ? [costLine('named', 'Running cost named in the brief', 'other', from(1, monthlyValue(named)), 0.02)]
      : []),
    ...(starts > 1
      ? [costLine('founding', 'Founding, mandate and terms', 'professional', onceIn(1, founding.value), 0)]
      : []),
  ]
}

function investments(context: Context, starts: number): Drivers['investments'] {
  const { said, assume, dollars, money, u } = context
  const named = said('investment')
  const funds = fundsOf(context)
  const early = starts > 2
  const usual = funds === undefined ? dollars(early ? 9_000 : 4_000) : funds * (early ? 0.15 : 0.08)
  const value = Math.round(Math.min(dollars(45_000), Math.max(dollars(1_500), usual)))
  const first = assume('first-version', {
    label: early ? 'First version of the case software' : 'Case software made ready for strangers',
    value,
    low: dollars(1_000),
    high: dollars(120_000),
    show: money,
    why: 'forms, templates and checks; letters are written by people first',
  })
  return [
    ...(u.stage.value !== 'growth'
      ? [
          {
            id: 'first-version',
            label: 'Case software',
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
