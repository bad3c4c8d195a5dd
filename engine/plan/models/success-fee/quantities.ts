// What the money of a service paid by success is made from: said by the founder, looked up, or assumed.

import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { fundsOf } from '../../drivers/growing-team.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Range, Trade } from './trade.ts'

export interface FeeQuantities {
  /** Value of one won case, and the share of it that is ours. */
  amount: Quantity
  share: Quantity
  /** What the founder charges for one result, where it is a sum and not a share. */
  flat?: Quantity
  margin: Quantity
  /** Ours of one won case, the work on it and on those lost beside it, the payment, and what remains: minor units. */
  earned: number
  costEach: number
  left: number
  fee: { share: number; each: number }
  wins: Quantity
  months: Quantity
  cases: Quantity
  leaving: Quantity
  told: Quantity
  costToWin: Quantity
  /** Active clients when the plan begins. */
  opening: number
  openingBasis?: Quantity
  /** Paid every month beside the share, where the brief says so. */
  base?: Quantity
  marketing: Quantity
}

/** Cents only where they count. */
export const sum =
  ({ money, price }: Context) =>
  (minor: number) =>
    Math.abs(minor) >= 10_000 ? money(Math.round(minor)) : price(Math.round(minor))

export const shares = ([low, value, high]: Range) => ({ low, value, high })

function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

const plain = (count: number) => formatNumber(count, count % 1 === 0 ? 0 : 1)

export function feeQuantities(context: Context, trade: Trade): FeeQuantities {
  const { amount, share, flat } = priceOf(context, trade)
  const earned = amount.value * share.value
  const margin = marginOf(context, trade)
  const fee = { share: feeShare(context, amount.value, share.value), each: 0 }
  const costEach = Math.round(costOf(context, earned, margin.value))
  // Rounded as the table of unit economics rounds, so that both show one figure.
  const left = Math.round(earned) - costEach - Math.round(amount.value * fee.share)
  const rhythm = rhythmOf(context, trade)
  const lifetime = (left * rhythm.wins.value * rhythm.cases.value) / 12 / rhythm.leaving.value
  return {
    amount,
    share,
    ...(flat && { flat }),
    margin,
    earned,
    costEach,
    left,
    fee,
    ...rhythm,
    costToWin: costToWin(context, trade, lifetime),
    ...openingOf(context, { earned, ...rhythm }),
    ...baseOf(context),
    marketing: marketingOf(context),
  }
}

const perOf = ({ basis }: Quantity) => (basis.kind === 'founder' ? basis.fact.amount?.per : undefined)
const isByTime = (quantity: Quantity) => perOf(quantity) === 'month' || perOf(quantity) === 'year'
const isOurs = ({ basis }: Quantity) => basis.kind === 'founder' && !basis.fact.amount?.currency

/** A share of an amount; or a sum for each result, which is then a share of what such a result is worth. */
function priceOf(context: Context, trade: Trade): Pick<FeeQuantities, 'amount' | 'share' | 'flat'> {
  const { said, allSaid, assume, computed } = context
  const named = said('take-rate') ?? allSaid('other-number').find((one) => isShareOf(context, one))
  const flat = allSaid('price').find((one) => !isByTime(one) && isOurs(one) && one.value > 0)
  const usual = assume('case-amount', {
    label: `Worth of one ${trade.case.one} that is won`,
    ...inPlan(context, trade.amount),
    show: sum(context),
    why: 'ours; the first thirty replace it',
  })
  const average = said('average-order')
  const amount = average && average.value > 0 ? average : usual
  if (named && named.value > 0 && named.value <= 1) return { amount, share: named }
  if (!flat) return { amount, share: usualShare(context, trade) }
  const worth = Math.max(amount.value, flat.value / trade.share[2])
  const part = flat.value / worth
  return {
    amount:
      worth === amount.value ? amount : computed('implied-amount', Math.round(worth), sum(context)(worth)),
    share: computed('implied-share', part, percent(part)),
    flat,
  }
}

/** '1.2% of the sale price': a share of a result, though no word of keeping or charging stands beside it. */
function isShareOf({ text }: Context, { basis, value }: Quantity): boolean {
  if (basis.kind !== 'founder' || basis.fact.amount?.unit !== 'fraction' || value > 0.6) return false
  const { words } = basis.fact.evidence
  const at = text.indexOf(words)
  const after = at < 0 ? '' : text.slice(at + words.length, at + words.length + 40)
  return /^\s*of (?:the |what |any |their |each )?(?:sale|price|saving|refund|settle|recover|amount|collect|salar|deal|money|result|first|rent|grant|pay)/i.test(
    after,
  )
}

function usualShare({ benchmark, u }: Context, trade: Trade): Quantity {
  const british = trade.shareLike.startsWith('sale of a home') && u.place.value.country === 'GB'
  return benchmark('fee-share', {
    metric: 'take-rate',
    of: british ? 'sale of a home, UK' : trade.shareLike,
    label: `Share of ${trade.of}`,
    show: (value) => percent(value, value < 0.02 ? 2 : 1),
    otherwise: { ...shares(trade.share), why: 'what such services usually keep; the brief names no share' },
  })
}

function marginOf({ said, benchmark }: Context, trade: Trade): Quantity {
  const named = said('margin')
  if (named && named.value > 0.05 && named.value < 1) return named
  return benchmark('margin', {
    metric: 'gross-margin',
    of: trade.marginLike,
    label: 'Left of our share after the work on all cases, won and lost',
    show: percent,
    otherwise: { value: 0.65, low: 0.5, high: 0.78, why: 'each case needs a person’s eye' },
  })
}

function costOf({ said }: Context, earned: number, margin: number): number {
  const named = said('unit-cost')
  return named ? Math.min(named.value, earned * 0.9) : earned * (1 - margin)
}

function feeShare({ assume }: Context, amount: number, share: number): number {
  const value = assume('transfer-fee', {
    label: 'Payment fee, share of the sum (by transfer)',
    value: 0.002,
    low: 0.0005,
    high: 0.006,
    show: (part) => percent(part, 2),
    why: 'sums of this kind are paid by transfer, not by card',
  }).value
  return amount > 0 && share < 0.02 ? 0 : value
}

function rhythmOf(context: Context, trade: Trade) {
  const { said, assume } = context
  const [churn, conversion] = [said('churn'), said('conversion')]
  return {
    wins:
      conversion && conversion.value > 0.02 && conversion.value <= 1
        ? conversion
        : assume('wins', {
            label: `${capital(trade.case.many)} won, of those taken up`,
            ...shares(trade.wins),
            show: percent,
            why: 'depends on which are refused at the door; counted from the first forty on',
          }),
    months: assume('months-to-money', {
      label: 'Months from the work to the money',
      value: trade.months,
      low: Math.max(0.5, trade.months * 0.5),
      high: trade.months * 2,
      show: (count) => `${plain(count)} ${count === 1 ? 'month' : 'months'}`,
      why: `${trade.payer} sets the pace`,
    }),
    cases: assume('cases', {
      label: `${capital(trade.case.many)} taken up for one active ${trade.client.one}`,
      ...shares(trade.casesAYear),
      show: (count) => `${plain(count)} ${trade.case.many} a year`,
      why: 'counted at the first five',
    }),
    leaving:
      churn && churn.value > 0.001 && churn.value < 0.9
        ? churn
        : assume('leaving', {
            label: `${capital(trade.client.many)} who send nothing more, a month`,
            ...shares(trade.leaving),
            show: percent,
            why:
              trade.leaving[1] > 0.5
                ? 'most come once'
                : 'nothing has to be cancelled; they simply stop sending',
          }),
    told: assume('told', {
      label: `${capital(trade.client.many)} who bring another one, a month`,
      ...shares(trade.told),
      show: percent,
      why: 'asked for on the day the money arrives',
    }),
  }
}

/** A quarter to a half of what a client leaves may be spent on winning one, within what the trade pays. */
function costToWin(context: Context, trade: Trade, lifetime: number): Quantity {
  const [low, , high] = trade.costToWin.map((amount) => context.dollars(amount)) as Range
  const once = trade.leaving[1] > 0.5
  const value = Math.round(Math.min(high, Math.max(low, lifetime * (once ? 0.4 : 0.16))))
  return context.assume('cost-to-win', {
    label: `Cost of winning one ${trade.client.one}`,
    value,
    low,
    high: Math.max(high, value),
    show: sum(context),
    why: 'money apart from the founder’s hours; replaced by the first twenty',
  })
}

/** '900 refunds last year' is a count of results, whatever they are called. */
const isDone = ({ basis }: Quantity) =>
  basis.kind === 'founder' &&
  basis.fact.amount?.unit === 'count' &&
  /refund|claim|appeal|placement|placed|recover|mandate|settle/i.test(basis.fact.about)

const MOST_CLIENTS = 500_000

function openingOf(
  { said, allSaid, u }: Context,
  { earned, wins, cases }: { earned: number; wins: Quantity; cases: Quantity },
): Pick<FeeQuantities, 'opening' | 'openingBasis'> {
  const wonEach = Math.max(0.001, (wins.value * cases.value) / 12)
  const within = (count: number) => Math.min(MOST_CLIENTS, Math.max(0, count))
  const customers = said('customers')
  if (customers) return { opening: within(customers.value), openingBasis: customers }
  const done = said('orders') ?? allSaid('other-number').find(isDone)
  if (done) return { opening: within(monthly(done) / wonEach), openingBasis: done }
  const revenue = said('revenue')
  if (revenue && earned > 0)
    return { opening: within(monthly(revenue) / earned / wonEach), openingBasis: revenue }
  const pilot = said('pilot')
  const sells = u.stage.value === 'growth' || u.stage.value === 'mvp'
  return pilot && sells ? { opening: within(pilot.value), openingBasis: pilot } : { opening: 0 }
}

const monthly = (quantity: Quantity) =>
  perOf(quantity) && perOf(quantity) !== 'once' && perOf(quantity) !== 'unit'
    ? monthlyValue(quantity)
    : quantity.value / 12

function baseOf({ allSaid }: Context): Pick<FeeQuantities, 'base'> {
  const named = allSaid('price').find((one) => isByTime(one) && isOurs(one) && one.value > 0)
  return named ? { base: named } : {}
}

function marketingOf(context: Context): Quantity {
  const { assume, dollars, money } = context
  const funds = fundsOf(context)
  const [least, most, usual] = [dollars(800), dollars(30_000), dollars(1_700)]
  const value = funds === undefined ? usual : Math.round(Math.min(most, Math.max(least, (funds * 0.24) / 24)))
  return assume('marketing', {
    label: 'Winning clients, a month, first year',
    value,
    low: Math.round(value * 0.5),
    high: Math.round(value * 1.6),
    show: money,
    why:
      funds === undefined
        ? 'letters, travel and free counts'
        : 'about a quarter of the money named, over two years',
  })
}
