// What a charity's money is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { amountOf, effortOf, inPlan, isRunning, saidFraction, shareOf } from '../content/scale.ts'
import type { CauseKind } from './kind.ts'

export interface CauseQuantities {
  /** What one of what is counted costs, beyond people's pay. */
  unitCost: Quantity
  monthlyGift: Quantity
  singleGift: Quantity
  joining: [Quantity, Quantity, Quantity]
  churn: Quantity
  /** Regular donors there at the start. */
  opening: number
  donorsSaid?: Quantity
  grant: Quantity
  grants: [number, number, number]
  tradePrice: Quantity
  /** What the founder says is needed a year, or comes in now. */
  needed?: Quantity
  revenue?: Quantity
  winning: Quantity
  programme: Quantity
}

const GIVERS = /donors?|supporters?|givers?|sponsors?|patrons?|members?/i
const MOST_DONORS = 200_000

const perOf = ({ basis }: Quantity) => (basis.kind === 'founder' ? basis.fact.amount?.per : undefined)
const isPlanMoney = ({ value, basis }: Quantity) =>
  value > 0 && basis.kind === 'founder' && basis.fact.amount?.unit === 'money' && !basis.fact.amount.currency

/** A yearly or monthly price is what somebody gives; any other is what one piece of help costs. */
function pricesOf(context: Context) {
  const all = context.allSaid('price').filter(isPlanMoney)
  const gift = all.find((one) => ['year', 'month', 'week'].includes(perOf(one) ?? ''))
  const cost = context.allSaid('unit-cost').find(isPlanMoney) ?? all.find((one) => one !== gift)
  return { gift, cost }
}

export function causeQuantities(context: Context, kind: CauseKind): CauseQuantities {
  const { money, served } = kind
  const { gift, cost } = pricesOf(context)
  const revenue = context.said('revenue')
  const needed = context.said('monthly-cost')
  const donorsSaid = [...context.allSaid('customers'), ...context.allSaid('other-number')].find(
    ({ value, basis }) =>
      value >= 1 &&
      basis.kind === 'founder' &&
      GIVERS.test(`${basis.fact.about} ${basis.fact.evidence.words}`),
  )
  const regular = Math.min(MOST_DONORS, Math.round((donorsSaid?.value ?? 0) * 0.4))
  return {
    unitCost:
      cost ??
      amountOf(context, 'unit-cost', {
        label: `One ${served.one}, beyond people’s pay`,
        dollars: money.unitCost,
        why: 'ours; the first ten, counted, replace it',
        exact: true,
      }),
    monthlyGift:
      gift ??
      context.assume('monthly-gift', {
        label: 'A monthly gift',
        ...inPlan(context, money.monthlyGift),
        show: context.price,
        why: 'what households give regularly to one cause',
      }),
    singleGift: amountOf(context, 'single-gift', {
      label: 'A single gift',
      dollars: money.singleGift,
      why: 'online and by letter, on average',
      exact: true,
    }),
    joining: joiningOf(context, kind),
    churn:
      saidFraction(context, 'churn') ??
      context.benchmark('churn', {
        metric: 'monthly-churn',
        of: 'regular donors',
        label: 'Regular donors leaving a month',
        show: percent,
        otherwise: { value: 0.03, low: 0.02, high: 0.05, why: 'monthly gifts last longer than single ones' },
      }),
    opening: regular > 0 ? regular : isRunning(context) ? money.joining[0] * 4 : 0,
    ...(donorsSaid && { donorsSaid }),
    grant: amountOf(context, 'grant', {
      label: 'One foundation or public body, a month',
      dollars: scaled(context, money.grant),
      why: 'a first grant is small and for one year; ask what similar ones received',
    }),
    grants: money.grants,
    tradePrice: amountOf(context, 'trade-price', {
      label: `${money.trading.label}: one ${money.trading.one}`,
      dollars: money.trading.price,
      why: 'ours; what others ask for the same',
      exact: true,
    }),
    ...(needed && needed.value > 0 && { needed }),
    ...(revenue && revenue.value > 0 && { revenue }),
    winning: context.benchmark('winning', {
      metric: 'acquisition-cost',
      of: 'donor',
      label: 'To win one regular donor',
      show: context.money,
      otherwise: { ...inPlan(context, [40, 70, 130]), why: 'asked in person it costs less, by letter more' },
    }),
    programme: shareOf(context, 'programme', {
      label: 'Of the income: spent on the work itself, beyond pay',
      range: [0.3, 0.38, 0.5],
      why: 'pay of those who do the work comes on top',
    }),
  }
}

function scaled(context: Context, [low, typical, high]: [number, number, number]): [number, number, number] {
  const effort = effortOf(context)
  const factor = effort > 1 ? Math.min(2.5, effort) : 1
  return [low, typical * factor, Math.max(high, typical * factor * 1.6)]
}

function joiningOf(context: Context, { money }: CauseKind): CauseQuantities['joining'] {
  const effort = effortOf(context)
  return money.joining.map((monthly, i) => {
    const value = Math.max(1, Math.round(monthly * effort))
    return context.assume(`joining-${i + 1}`, {
      label: `New regular donors a month, ${['first', 'second', 'third'][i]} year`,
      value,
      low: Math.max(1, Math.round(value * 0.4)),
      high: Math.max(2, Math.round(value * 1.8)),
      show: (count) => `${formatNumber(count)} a month`,
      why: 'ours; one evening with asking shows the true rate',
    })
  }) as CauseQuantities['joining']
}

/** For a month, whatever period the founder named. */
export const giftAMonth = ({ monthlyGift }: CauseQuantities): number =>
  Math.max(1, Math.round(monthlyValue(monthlyGift)))

/** For the whole of what is counted: a monthly cost of a yearly place is twelve times as much. */
export function costOfOne(kind: CauseKind, { unitCost }: CauseQuantities): number {
  const months = kind.money.isYearly && perOf(unitCost) === 'month' ? 12 : 1
  return Math.max(1, unitCost.value * months)
}

/** The founder's yearly need, in minor units. */
export const yearlyNeed = ({ needed }: CauseQuantities): number | undefined =>
  needed && monthlyValue(needed) * 12
