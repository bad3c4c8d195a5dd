// What the money of a brand is made from: said by the founder, looked up, or assumed.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import type { Quantity } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { Goods, Range } from './goods.ts'
import { type Pace, paceOf } from './pace.ts'

export interface BrandQuantities {
  /** One piece; absent where the founder gives the value of an order alone. */
  price?: Quantity
  pieces?: Quantity
  order: Quantity
  /** Goods in an order, as a share of it and in money. */
  goodsShare: Quantity
  goodsEach: Quantity
  postage: Quantity
  returns: Quantity
  repeats: Quantity
  cac: Quantity
  /** Published averages, to be compared with. */
  published: Quantity
  startUp: Quantity
  subscription?: { monthly: Quantity; churn: Quantity; rhythm: string; parcelsAMonth: number }
  pace: Pace
  /** New customers and money spent on them in the first year. */
  won: Quantity
  spent: Quantity
}

/** First month with sales: whoever sells already goes on, whoever has an idea proves it first. */
export function launchOf({ u }: Context): number {
  const months = { growth: 1, mvp: 1, development: 3, validation: 4, idea: 5, other: 4 }
  return months[u.stage.value]
}

export function inPlan({ dollars }: Context, [low, typical, high]: Range) {
  return { low: dollars(low), value: dollars(typical), high: dollars(high) }
}

/** A middling city within half an hour; of those open to it, what two years can win. */
export const HOUSEHOLDS_ON_A_ROUND = 90_000
const MOST_OF_THE_OPEN = 0.4

const positive = (quantity: Quantity | undefined) =>
  quantity && quantity.value >= 1 && Number.isFinite(quantity.value) ? quantity : undefined

export function brandQuantities(context: Context, goods: Goods): BrandQuantities {
  const { assume, benchmark, computed, money, price: shown, dollars } = context
  const basket = basketOf(context, goods)
  const { order } = basket
  const postage = postageOf(context, goods, order)
  const share = goodsShareOf(context, goods, basket, postage)
  const cac = assume('cac', {
    label: 'Cost of winning a customer, all ways together',
    ...shareOf(order.value, goods.cacShare),
    show: shown,
    why: `advertising, samples and stalls, divided by everybody who orders for the first time`,
  })
  const subscription = subscriptionOf(context, basket)
  const repeats = assume('repeats', {
    label: 'Further orders of a customer in the following year',
    low: goods.repeats[0],
    value: goods.repeats[1],
    high: goods.repeats[2],
    show: (count) => `${formatNumber(count, 1).replace(/\.0$/, '')}`,
    why: 'an average over those who never return and those who do; replaced by the first half-year’s count',
  })
  const pace = paceOf(context, {
    order: order.value,
    repeats: repeats.value,
    launch: launchOf(context),
    ...(goods.isLocal && {
      most: HOUSEHOLDS_ON_A_ROUND * goods.buyers[1] * goods.open[1] * MOST_OF_THE_OPEN,
    }),
    ...(subscription && { monthly: subscription.monthly.value, churn: subscription.churn.value }),
  })
  const firstYear = pace.joining.slice(0, 12).reduce((sum, count) => sum + count, 0)
  const spent = Math.round(firstYear * cac.value)
  return {
    ...basket,
    goodsShare: share,
    goodsEach: computed(
      'goods-each',
      Math.round(order.value * share.value),
      shown(Math.round(order.value * share.value)),
    ),
    postage,
    returns: assume('returns', {
      label: 'Orders sent back or refunded',
      low: goods.returns[0],
      value: goods.returns[1],
      high: goods.returns[2],
      show: percent,
      why: 'set after published rates for goods of this sort; the first hundred orders replace it',
    }),
    repeats,
    cac,
    published: benchmark('cac-published', {
      metric: 'acquisition-cost',
      of: 'online shops',
      label: 'Published cost of a new customer, online shops',
      show: shown,
      otherwise: {
        value: dollars(70),
        low: dollars(53),
        high: dollars(90),
        why: 'published averages elsewhere',
      },
    }),
    startUp: assume('start-up', {
      label: 'Paid once before the first sale',
      ...inPlan(context, goods.startUp),
      show: money,
      why: 'samples, tests, labels, pictures and the shop page',
    }),
    ...(subscription && { subscription }),
    pace,
    won: context.counted('won-first-year', Math.round(firstYear), 'customers', 'customer'),
    spent: computed('spent-first-year', spent, money(spent)),
  }
}

const shareOf = (order: number, [low, value, high]: Range) => ({
  low: Math.max(1, Math.round(order * low)),
  value: Math.max(1, Math.round(order * value)),
  high: Math.max(1, Math.round(order * high)),
})

/** A cheap thing cannot cost its own price to post: then it goes as a letter. */
function capped({ low, value, high }: { low: number; value: number; high: number }, most: number) {
  const factor = value > most ? most / value : 1
  return { low: Math.round(low * factor), value: Math.round(value * factor), high: Math.round(high * factor) }
}

type Basket = Pick<BrandQuantities, 'price' | 'pieces' | 'order'>

function basketOf(context: Context, goods: Goods): Basket {
  const { said, assume, computed, price: shown } = context
  const given = positive(said('average-order'))
  const named = positive(said('price'))
  if (given) return { order: given, ...(named && { price: named }) }
  const one =
    named ??
    assume('price', {
      label: `Price of one ${goods.one}, net of sales tax`,
      ...inPlan(context, goods.price),
      show: shown,
      why: 'the brief names none; what makers of this size ask',
    })
  const atLeast = Math.min(12, Math.ceil((context.dollars(goods.postage[1]) * 4) / one.value))
  const isCheap = atLeast > goods.pieces[1]
  const pieces = assume('pieces', {
    label: `${capital(goods.many)} in an order`,
    low: goods.pieces[0],
    value: isCheap ? atLeast : goods.pieces[1],
    high: isCheap ? atLeast * 2 : goods.pieces[2],
    show: (count) => formatNumber(count, 1).replace(/\.0$/, ''),
    why: isCheap
      ? 'sold in sets, because fewer would not pay for their own delivery'
      : 'postage pushes people to more than one; counted from the first fifty orders',
  })
  const value = Math.round(one.value * pieces.value)
  return { price: one, pieces, order: computed('order', value, shown(value)) }
}

function postageOf(context: Context, goods: Goods, order: Quantity): Quantity {
  return context.assume('postage', {
    label: goods.isLocal ? 'Packing and delivering one order' : 'Packing and posting one order',
    ...capped(inPlan(context, goods.postage), order.value * 0.4),
    show: context.price,
    why: context.said('margin')
      ? 'taken to lie inside the margin that the brief names'
      : 'box, filling, label and carrier, less what buyers pay towards it',
  })
}

function goodsShareOf(
  context: Context,
  goods: Goods,
  { price, pieces, order }: Basket,
  postage: Quantity,
): Quantity {
  const { said, assume, computed } = context
  const cost = positive(said('unit-cost'))
  if (cost) {
    const each = price?.value ?? order.value / (pieces?.value ?? goods.pieces[1])
    const share = Math.min(1.5, Math.max(0.02, cost.value / each))
    return computed('goods-share', share, percent(share))
  }
  const margin = said('margin')
  if (margin && margin.value > 0.02 && margin.value < 0.98) {
    // A founder who names a margin means what is left once the parcel is paid for.
    const share = Math.max(0.02, 1 - margin.value - postage.value / order.value)
    return computed('goods-share', share, percent(share))
  }
  return assume('goods-share', {
    label: `Cost of the goods in an order`,
    low: goods.goodsShare[0],
    value: goods.goodsShare[1],
    high: goods.goodsShare[2],
    show: percent,
    why: `making or buying, packaged and ready to post; no cost is named in the brief`,
  })
}

/** Boxes a month, by the words of the brief. */
const RHYTHMS: [cue: RegExp, aMonth: number, words: string][] = [
  [/every (two|other|second) months?|bi-?monthly/i, 1 / 2, 'every second month'],
  [/quarterly|every (three|3) months|each quarter|a quarter\b/i, 1 / 3, 'every quarter'],
  [/fortnight|every (two|other|second) weeks?|bi-?weekly/i, 26 / 12, 'every fortnight'],
  [
    /weekly|every week|each week|a week|every (mon|tues|wednes|thurs|fri|satur|sun)day/i,
    52 / 12,
    'every week',
  ],
]

function subscriptionOf(context: Context, { order }: Basket): BrandQuantities['subscription'] {
  const { has, benchmark, computed, said, price: shown } = context
  if (
    !has(
      /subscri|monthly (\S+ )?box|membership|box(es)? (by|every|a month)|every month|\bclub\b|meal kits?|per month|\/mo\b/i,
    )
  )
    return undefined
  if (has(/no subscription|without (a )?subscription|one[- ]time price/i)) return undefined
  const asked = said('price')
  const isMonthly = asked !== undefined && periodOf(asked) === ' a month'
  const [, aMonth, rhythm] = (isMonthly ? undefined : RHYTHMS.find(([cue]) => has(cue))) ?? [
    null,
    1,
    'every month',
  ]
  // A box is one price, whatever lies in it; single pieces are sent as many at a time as in an order.
  const isBox = isMonthly || has(/\bbox(es)?\b|\bkits?\b|crate|hamper|bouquets?|flowers/i)
  const box = (isBox ? positive(asked)?.value : undefined) ?? order.value
  const monthly = Math.max(1, Math.round(box * aMonth))
  const churn = said('churn')
  return {
    rhythm,
    parcelsAMonth: aMonth,
    monthly: computed('box-month', monthly, shown(monthly)),
    churn:
      churn && churn.value > 0.001 && churn.value < 0.6
        ? churn
        : benchmark('churn', {
            metric: 'monthly-churn',
            of: 'subscriptions of households, all kinds',
            label: 'Subscribers leaving a month',
            show: percent,
            otherwise: { value: 0.07, low: 0.04, high: 0.12, why: 'published figures for boxes elsewhere' },
          }),
  }
}
