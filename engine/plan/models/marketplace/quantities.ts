// What a marketplace's money is made from: said by the founder, looked up, or assumed.

import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { paymentFee } from '../../drivers/costs.ts'
import { fundsOf } from '../../drivers/growing-team.ts'
import { monthlyValue } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Range, Trade } from './trade.ts'

export interface MarketQuantities {
  order: Quantity
  take: Quantity
  /** Ours of one order, what one order costs us apart from payment, and what remains: minor units. */
  kept: number
  costEach: number
  left: number
  fee: { share: number; each: number }
  byCard: boolean
  serving: Quantity
  /** Orders of an active buyer a year. */
  rhythm: Quantity
  leaving: Quantity
  told: Quantity
  costToWin: Quantity
  perSeller: Quantity
  sellerYes: Quantity
  /** Orders a month when the plan begins; none when nothing has been sold. */
  opening: number
  openingBasis?: Quantity
  /** Paid by sellers every month, where the brief says so. */
  membership?: Quantity
  marketing: Quantity
}

/** Nobody is won for less, whatever an order leaves. */
const LEAST_TO_WIN = 3
const LEAST_TAKE = 0.01
const MOST_TAKE = 0.9

function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

/** Cents only where they count. */
export const sum =
  ({ money, price }: Context) =>
  (minor: number) =>
    Math.abs(minor) >= 10_000 ? money(Math.round(minor)) : price(Math.round(minor))

export const shares = ([low, value, high]: Range) => ({ low, value, high })

export function marketQuantities(context: Context, trade: Trade): MarketQuantities {
  const { assume } = context
  const order = orderValue(context, trade)
  const take = takeOf(context, trade, order)
  const serving = assume('serving', {
    label: `Our own cost of one ${trade.order.one}, share of its value`,
    ...shares(trade.serving),
    show: percent,
    why: 'questions, refunds, checks and cover',
  })
  const habits = rhythmOf(context, trade)
  const { byCard, ...fee } = feeOf(context, trade, order.value, take.value)
  const kept = order.value * take.value
  const costEach = Math.round(costOfOrder(context, order.value * serving.value, kept))
  // Rounded as the table of unit economics rounds, so that both show one figure.
  const left = Math.round(kept) - costEach - Math.round(order.value * fee.share + fee.each)
  const worth = Math.max(left, context.dollars(LEAST_TO_WIN) / trade.paidBack)
  return {
    order,
    take,
    kept,
    costEach,
    left,
    fee,
    byCard,
    serving,
    ...habits,
    costToWin: assume('cost-to-win', {
      label: `Cost of winning one ${trade.buyer.one} with money`,
      value: Math.round(worth * trade.paidBack),
      low: Math.round(worth * trade.paidBack * 0.5),
      high: Math.round(worth * trade.paidBack * 2.5),
      show: sum(context),
      why: `what the first ${trade.order.many} leave has to pay for it; replaced by the first month of advertising`,
    }),
    ...supplyOf(context, trade),
    ...openingOf(context, trade, { order, kept, rhythm: habits.rhythm }),
    ...membershipOf(context),
    marketing: marketingOf(context),
  }
}

/** What a buyer pays once. A price by the month is what sellers pay for being there. */
function orderValue(context: Context, trade: Trade): Quantity {
  const { said, allSaid, benchmark, assume } = context
  const letting = trade.lets ? said('rent') : undefined
  const named = said('average-order') ?? letting ?? allSaid('price').find(isOnce)
  if (named && named.value > 0) return named
  const usual = {
    label: `Value of one ${trade.order.one}`,
    show: sum(context),
  }
  const range = {
    ...inPlan(context, trade.orderValue),
    why: `what one ${trade.order.one} of this kind usually comes to; the brief names no sum`,
  }
  return trade.orderLike
    ? benchmark('order-value', { ...usual, metric: 'average-order', of: trade.orderLike, otherwise: range })
    : assume('order-value', { ...usual, ...range })
}

const perOf = ({ basis }: Quantity) => (basis.kind === 'founder' ? basis.fact.amount?.per : undefined)
const isByTime = (quantity: Quantity) => perOf(quantity) === 'month' || perOf(quantity) === 'year'
const isOnce = (quantity: Quantity) => !isByTime(quantity) && isOurs(quantity)
const isOurs = ({ basis }: Quantity) => basis.kind === 'founder' && !basis.fact.amount?.currency

/** Where rooms are let, the rent is the order, and a sum paid once is our part of it. */
function takeOf(context: Context, trade: Trade, order: Quantity): Quantity {
  const { said, allSaid, benchmark, computed } = context
  const once = trade.lets && said('rent') ? allSaid('price').find(isOnce) : undefined
  const named = said('take-rate')
  if (named && named.value >= LEAST_TAKE && named.value <= MOST_TAKE) return named
  if (once && once.value > 0 && once.value < order.value * MOST_TAKE)
    return computed('fee-as-share', once.value / order.value, percent(once.value / order.value))
  return benchmark('take', {
    metric: 'take-rate',
    of: trade.takeLike,
    label: `Share kept of each ${trade.order.one}`,
    show: percent,
    otherwise: { ...shares(trade.take), why: 'between what goods and services pay elsewhere' },
  })
}

/** Founders who name what one sale costs them know it better than we do; a cost above the share is kept below it. */
function costOfOrder({ said }: Context, assumed: number, kept: number): number {
  const named = said('unit-cost')
  return named ? Math.min(named.value, kept * 0.9) : assumed
}

/** A card would eat a small share of a large order; such sums are paid by transfer. */
function feeOf(context: Context, trade: Trade, order: number, take: number) {
  const card = paymentFee(context, 'card online')
  const heavy = order * card.share + card.each > order * take * 0.35
  if (!trade.byTransfer && !heavy) return { ...card, byCard: true }
  const share = context.assume('transfer-fee', {
    label: 'Payment fee, share (by transfer or account)',
    value: 0.005,
    low: 0.002,
    high: 0.012,
    show: percent,
    why: 'a card would take too much of a share of this size',
  })
  return { share: share.value, each: 0, byCard: false }
}

function rhythmOf(context: Context, trade: Trade) {
  const { said, assume } = context
  const churn = said('churn')
  const often = (count: number) =>
    `${formatNumber(count, count % 1 === 0 ? 0 : 1)} ${trade.order.many} a year`
  const habit = yearlyHabit(context)
  return {
    rhythm: assume('rhythm', {
      label: `${capital(trade.order.many)} of one active ${trade.buyer.one}`,
      ...(habit ? around(habit * WON_OF_HABIT) : shares(trade.ordersAYear)),
      show: often,
      why: habit
        ? 'three quarters of how often they buy by the brief; the rest is bought elsewhere'
        : 'on this marketplace alone; they buy elsewhere too',
    }),
    leaving: churn && churn.value > 0 && churn.value < 0.5 ? churn : usualLeaving(context, trade),
    told: assume('told', {
      label: `${capital(trade.buyer.many)} who bring another one, a month`,
      value: 0.025,
      low: 0.008,
      high: 0.04,
      show: percent,
      why: 'asked for after an order that went well',
    }),
  }
}

function usualLeaving({ assume, benchmark }: Context, trade: Trade): Quantity {
  const usual = { label: `${capital(trade.buyer.many)} who do not come back, a month`, show: percent }
  const range = { ...shares(trade.leaving), why: 'set by how often such a thing is needed' }
  return trade.leavingLike
    ? benchmark('leaving', { ...usual, metric: 'monthly-churn', of: trade.leavingLike, otherwise: range })
    : assume('leaving', { ...usual, ...range })
}

/** Of what people buy anyway, so much is bought here. */
const WON_OF_HABIT = 0.75
const MOST_A_YEAR = 60
const TIMES_A_YEAR = { year: 1, month: 12, week: 52, day: 365 } as const

/** How often the brief says they buy such things; undefined when it does not say. */
function yearlyHabit({ said }: Context): number | undefined {
  const often = said('frequency')
  const per = often && perOf(often)
  if (!often || !per || !(per in TIMES_A_YEAR)) return undefined
  const yearly = often.value * TIMES_A_YEAR[per as keyof typeof TIMES_A_YEAR]
  return yearly > 0 ? Math.min(MOST_A_YEAR, yearly) : undefined
}

const around = (value: number) => ({ value, low: value * 0.6, high: value * 1.5 })

function supplyOf({ assume, benchmark }: Context, trade: Trade) {
  return {
    perSeller: assume('per-seller', {
      label: `${capital(trade.order.many)} of one ${trade.seller.one} a month, once settled`,
      ...shares(trade.perSeller),
      show: (count) => `${formatNumber(count, count % 1 === 0 ? 0 : 1)} ${trade.order.many} a month`,
      why: `fewer, and a ${trade.seller.one} forgets to look; more, and requests wait`,
    }),
    sellerYes: benchmark('seller-yes', {
      metric: 'lead-to-customer',
      of: 'seller or supplier asked to join',
      label: `${capital(trade.seller.many)} who join when asked`,
      show: percent,
      otherwise: { value: 0.15, low: 0.08, high: 0.25, why: 'asked in person' },
    }),
  }
}

/** '45 hauliers signed up' counts the other side. */
const SELLERS =
  /sell|haul|driver|tutor|teacher|host|maker|cook|chef|kitchen|supplier|freelanc|landlord|owner|artist|coach|trainer|carer|provider|vendor|farm|guide|expert/i

function isBuyers({ basis }: Quantity, trade: Trade): boolean {
  const said = basis.kind === 'founder' ? `${basis.fact.about} ${basis.fact.evidence.words}` : ''
  return !SELLERS.test(said) && !said.toLowerCase().includes(trade.seller.many)
}

const MOST_ORDERS = 2_000_000
/** Orders 'so far' without a time are taken as those of about a year. */
const MONTHS_SO_FAR = 12

function openingOf(
  { said }: Context,
  trade: Trade,
  { order, kept, rhythm }: { order: Quantity; kept: number; rhythm: Quantity },
): Pick<MarketQuantities, 'opening' | 'openingBasis'> {
  const orders = said('orders')
  if (orders) return { opening: least(perMonth(orders)), openingBasis: orders }
  const customers = said('customers')
  if (customers && isBuyers(customers, trade))
    return { opening: least((customers.value * rhythm.value) / 12), openingBasis: customers }
  const revenue = said('revenue')
  if (revenue && kept > 0) return { opening: least(perMonth(revenue) / order.value), openingBasis: revenue }
  return { opening: 0 }
}

const perMonth = (quantity: Quantity) =>
  perOf(quantity) && perOf(quantity) !== 'once' && perOf(quantity) !== 'unit'
    ? monthlyValue(quantity)
    : quantity.value / MONTHS_SO_FAR

const least = (count: number) => Math.min(MOST_ORDERS, Math.max(0, count))

function membershipOf({ allSaid }: Context): Pick<MarketQuantities, 'membership'> {
  const named = allSaid('price').find((one) => isByTime(one) && isOurs(one) && one.value > 0)
  return named ? { membership: named } : {}
}

/** A third of the money wins buyers, over two years; without money a founder finds a little. */
function marketingOf(context: Context): Quantity {
  const { assume, dollars, money } = context
  const funds = fundsOf(context)
  // A round is raised to grow; a purse has to last.
  const share = (funds ?? 0) >= dollars(150_000) ? 0.46 : 0.34
  const [least, most, usual] = [dollars(800), dollars(40_000), dollars(1_500)]
  const value =
    funds === undefined ? usual : Math.round(Math.min(most, Math.max(least, (funds * share) / 24)))
  return assume('marketing', {
    label: 'Winning buyers, a month, first year',
    value,
    low: Math.round(value * 0.5),
    high: Math.round(value * 1.6),
    show: money,
    why:
      funds === undefined
        ? 'what a founder without backers can put in'
        : 'between a third and a half of the money named, over two years',
  })
}
