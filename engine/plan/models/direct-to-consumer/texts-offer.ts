// What is sold, what an order leaves, and what it costs.

import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ModelText, PricingText, ProductText } from '../playbook.ts'
import type { Brand } from './brand.ts'
import { SUBSCRIBING } from './pace.ts'

export function product({ context, goods, known, launch }: Brand): ProductText {
  const { u, names, choose } = context
  const sells = launch === 1
  const { subscription } = known
  return {
    lead: choose('brand-range', [
      say`${words(capital(goods.range))}: that is the whole shop at first. Why not more? Because ${words(goods.oneMore)}.`,
      say`A shop of ${words(goods.many)} could list fifty things. ${names.company} lists ${words(goods.range)}, since ${words(goods.oneMore)}.`,
      say`Fewer things, finished: ${words(goods.range)}. The reason is plain arithmetic, for ${words(goods.oneMore)}.`,
    ]),
    features: [
      ...u.parts.slice(0, 3).map(({ value }) => value),
      ...goods.features,
      ...(subscription ? ['pause, skip and leave on one page'] : []),
      'a card with a name in each parcel',
    ].slice(0, 8),
    phases: [
      {
        name: sells ? 'Count' : 'Proof',
        when: sells ? 'weeks one to eight' : 'before the first batch',
        what: sells
          ? say`all orders so far sorted by who came back, and what each of them cost to win`
          : say`samples with thirty strangers, one page with the real price, paid orders before stock`,
        movesOnWhen: sells
          ? say`one customer in five of the last half-year has ordered twice`
          : say`forty orders are paid in advance, ten of them by people nobody knows`,
      },
      {
        name: 'First batch',
        when: sells ? 'months two to six' : 'the first quarter of sales',
        what: say`${words(goods.range)}`,
        movesOnWhen: say`fewer than ${cite(known.returns)} of the orders come back, and winning a customer costs no more than ${cite(known.cac)}`,
      },
      {
        name: subscription ? 'Habit' : 'Second order',
        when: 'to the end of the first year',
        what: subscription
          ? say`the box ${words(subscription.rhythm)}, with reasons for leaving written down`
          : say`letters to those who ordered, timed by when the first one is used up or outgrown`,
        movesOnWhen: subscription
          ? say`fewer than ${cite(subscription.churn)} leave a month, three months in a row`
          : say`customers place ${cite(known.repeats)} further ${orders(known)} a year, by the count of the first half-year`,
      },
      {
        name: 'Widen',
        when: 'the second year',
        what: say`one addition a quarter, each asked for by customers, each in a small batch`,
        movesOnWhen: say`an addition makes one order in eight within its first quarter, or goes`,
      },
    ],
    leftOut: goods.leftOut.map(({ what, why }) => ({ what, why: say`${words(why)}.` })),
    ending: { label: 'Test', prose: say`${words(goods.productTest)} Owner: ${names.founder}.` },
  }
}

/** What an order leaves once its customer has been paid for; below nothing, the second order has to earn it. */
export function firstOrder({
  context,
  unit,
  known,
}: Brand): { left: Quantity; after: Quantity; size: Quantity } | undefined {
  const left = unit('orders', 'contribution')
  if (!left) return undefined
  const value = Math.round(left.value) - known.cac.value
  const { computed, price } = context
  return {
    left,
    after: computed('first-order', value, price(value)),
    size: computed('first-order-size', Math.abs(value), price(Math.abs(value))),
  }
}

export function modelText(brand: Brand): ModelText {
  const { context, goods, known, unit, streamShare } = brand
  const { choose, names } = context
  const { subscription } = known
  const perSale = unit('orders', 'cac')
  return {
    lead: subscription
      ? choose('brand-earns-box', [
          say`${names.company} earns in two ways: a box ${words(subscription.rhythm)}, worth ${subscription.monthly} a month, and single orders of ${known.order}. In the third year subscribers bring ${streamShare('subscribers', 3)} of revenue.`,
          say`Subscribers carry it, with ${streamShare('subscribers', 3)} of the third year’s revenue at ${subscription.monthly} a month each; the rest are single orders of ${known.order}, many of them gifts or trials.`,
        ])
      : choose('brand-earns', [
          say`One unit carries ${names.company}: an order of ${known.order}. What is in it, what it costs to post and what it cost to win the person decide the rest.`,
          say`Money comes in order by order, ${known.order} at a time. The table shows what one leaves before the person who placed it has been paid for.`,
          say`How does it earn? By the order: ${known.order}, of which ${cite(known.goodsShare)} are goods and ${cite(known.postage)} box and carrier.`,
        ]),
    comments: [firstOrderProse(brand), lever(brand, perSale), label(goods.comesBack), ...alsoSaid(brand)],
    ending: {
      label: 'Threshold',
      prose: choose('brand-line', [
        say`Each Monday ${names.founder} writes down two numbers: what the week’s new customers cost, and how many of the month before came back. Above ${cite(known.cac)} for four weeks, advertising stops until the reason is known.`,
        say`The line is ${cite(known.cac)} for a new customer, averaged over four weeks. Above it ${names.founder} halves the advertising and spends the hours on those who have ordered once.`,
        say`${names.founder} owns one figure, the cost of a new customer. Four weeks above ${cite(known.cac)} and the most expensive way of winning them is switched off, whatever it promised.`,
      ]),
    },
  }
}

function firstOrderProse(brand: Brand): Prose {
  const { context, goods, known } = brand
  const first = firstOrder(brand)
  if (!first) return say`What an order leaves is set by goods, postage and refunds.`
  const { left, after, size } = first
  if (left.value <= 0)
    return say`An order does not pay for itself: after goods, postage and fees it leaves ${left}. No volume mends that. The price has to rise or the ${words(goods.one)} has to cost less before anybody is won.`
  if (after.value < 0)
    return context.choose('brand-first-loss', [
      say`An order leaves ${left}, and the person who places the first one costs ${cite(known.cac)} to win. So the first order loses ${size}; everything hangs on the second.`,
      say`The first order is a loss of ${size}: ${left} remain of it, and winning the customer took ${cite(known.cac)}. Whoever never returns has been paid to try it.`,
      say`Take ${cite(known.cac)}, the cost of winning somebody, from the ${left} that an order leaves: ${size} are missing. They come back with the next order or not at all.`,
    ])
  return context.choose('brand-first-gain', [
    say`An order leaves ${left}; winning the person costs ${cite(known.cac)}; so even the first one earns ${after}. That is little to pay wages from, which is why the number of orders still decides.`,
    say`Of the ${left} that stay from an order, ${cite(known.cac)} go to whoever brought the customer. What is left at once is ${after}, and whatever the customer orders later comes on top.`,
    say`Even somebody who never returns leaves ${after}, because an order brings ${left} and costs ${cite(known.cac)} to win. Later orders come on top, and nobody has to be paid for them.`,
  ])
}

/** Which figure misleads, and which one moves it. */
function lever(brand: Brand, perSale: Quantity | undefined): Prose {
  const { context, known, unit } = brand
  const { subscription, pace } = known
  const { choose, computed } = context
  if (subscription) {
    const joining = Math.round(pace.subscribing.at(-1) ?? 0)
    const ratio = unit('subscribers', 'ltvToCac')
    const [lower, now, better] = [
      subscription.churn.value * 0.7,
      joining / subscription.churn.value,
      joining / (subscription.churn.value * 0.7),
    ]
    const join = computed('joining-last', joining, `${joining}`)
    const part = computed('subscribing-share', SUBSCRIBING, percent(SUBSCRIBING))
    return together(
      ratio
        ? say`LTV over CAC reads ${ratio}; it takes for granted that the first months’ leavers are like the later ones, and they are not: most who leave do so after the first or second box.`
        : undefined,
      choose('brand-ceiling', [
        say`At the last pace ${join} subscribe a month and ${cite(subscription.churn)} leave, so the number settles near ${computed('subscribers-ceiling', Math.round(now), formatNumber(now))}. With ${computed('churn-lower', lower, percent(lower))} leaving it would be ${computed('subscribers-better', Math.round(better), formatNumber(better))}, for the same advertising. About ${part} of new customers are taken to subscribe.`,
        say`Leaving is the lever. ${join} new ones a month against ${cite(subscription.churn)} lost hold about ${computed('subscribers-ceiling', Math.round(now), formatNumber(now))}; bring the loss to ${computed('churn-lower', lower, percent(lower))} and they hold ${computed('subscribers-better', Math.round(better), formatNumber(better))}. The plan takes ${part} of new customers to subscribe.`,
      ]),
    )
  }
  return choose('brand-misleads', [
    say`${perSale ? say`‘Marketing per sale’, ${perSale} in the table, flatters: it spreads the cost over people who were coming anyway.` : say`Averages flatter here.`} The figure to watch is further orders, ${cite(known.repeats)} a year for each customer; they cost a letter and leave as much as the first.`,
    say`The lever is the second order. The plan takes ${cite(known.repeats)} further ${orders(known)} from each customer within a year; ${perSale ? say`the ${perSale} of marketing per sale in the table are low only because of them.` : say`they are the ones nobody pays for.`}`,
    say`Do not read the marketing per sale${perSale ? say` (${perSale})` : label('')} as the cost of growth. New customers cost ${known.cac}; those who return cost almost nothing, and the plan counts ${cite(known.repeats)} such ${orders(known)} a year for each of them.`,
  ])
}

/** Figures of the brief that no other sentence has used. */
function alsoSaid({ context }: Brand): Prose[] {
  const rest = [
    ...context.allSaid('unit-cost'),
    ...context.allSaid('margin'),
    ...context.allSaid('take-rate'),
    ...context.allSaid('rent'),
    ...context.allSaid('monthly-cost'),
  ]
  if (rest.length === 0) return []
  const told = rest.map(
    (quantity) =>
      say`${words((quantity.label ?? 'figure').toLowerCase())} ${cite(quantity)}${words(periodOf(quantity))}`,
  )
  const list = told.reduce((all, one, i) => (i === 0 ? one : say`${all}, ${one}`))
  return [say`Taken from the brief as they stand: ${list}.`]
}

export function pricing(brand: Brand): PricingText {
  const { context, goods, known } = brand
  const { names, choose, allSaid } = context
  const { subscription, price, pieces, order } = known
  const asked = [...allSaid('price'), ...allSaid('average-order')]
  const own = price && !asked.some(({ id }) => id === price.id) ? [price] : []
  return {
    lead: choose('brand-pricing', [
      say`What do people compare it with? Hardly with its cost. They compare it with ${words(goods.rivals[1]?.name.toLowerCase() ?? 'what they buy now')}, and with the postage.`,
      say`A price on a page stands next to every other price in the world. It is paid when the buyer can say in one sentence why this ${words(goods.one)} is another thing.`,
      say`Postage decides more orders than price does: a buyer who pays ${known.order} for the goods stops at a delivery charge. So it lies in the price, and the basket carries it.`,
    ]),
    rows: [
      ...asked.map((quantity) => ({
        what:
          quantity.label?.toLowerCase() === 'average order'
            ? 'an average order'
            : quantity.id === price?.id
              ? `one ${goods.one}${periodOf(quantity)}`
              : `${calledInBrief(context, quantity) ?? `another ${goods.one}`}${periodOf(quantity)}`,
        price: quantity,
        why:
          quantity.id === price?.id || quantity.id === order.id
            ? say`the founder’s figure, used as it stands`
            : say`from the brief; the sums are made with the price above it`,
      })),
      ...own.map((quantity) => ({
        what: `one ${goods.one}`,
        price: quantity,
        why: say`to be replaced by the founder’s own after the first test`,
      })),
      ...(pieces
        ? [
            {
              what: 'an average order',
              price: order,
              why: say`${cite(pieces)} ${words(goods.many)} at a time, because postage is paid once`,
            },
          ]
        : []),
      ...(subscription
        ? [
            {
              what: 'a subscriber, a month',
              price: subscription.monthly,
              why: say`one box ${words(subscription.rhythm)}; no discount for loyalty before loyalty is there`,
            },
          ]
        : []),
    ],
    paragraphs: [
      label(goods.priceNote),
      choose('brand-discount', [
        say`There is no code for a first order. It would teach ${names.buyers} to wait for the next, and the plan has no room for it: goods and postage already take ${known.goodsEach} and ${known.postage} of ${known.order}.`,
        say`Discounts stay out. Of ${known.order}, goods take ${known.goodsEach} and the parcel ${known.postage}; a tenth off comes out of the rest, and the rest pays for everything else.`,
        say`A sample costs less than a discount and says more. One goes into each parcel; prices stay, since ${known.goodsEach} of goods and ${known.postage} of postage leave nothing to give away.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('brand-price-test', [
        say`For four weeks every second visitor sees a price higher by a tenth. If orders fall by less than a twelfth, ${names.founder} keeps it, for all.`,
        say`${names.founder} runs two prices for a month, the planned one and one a tenth above, by odd and even days. The higher stays unless it loses more than one order in twelve.`,
        say`One month with the price raised by a tenth on half of the page views: fewer than one order in twelve lost, and it is the new price. Decision by ${names.founder} at the month’s end.`,
      ]),
    },
  }
}

const orders = ({ repeats }: Brand['known']) => words(repeats.value === 1 ? 'order' : 'orders')

const JUST_BEFORE = 30

/** 'refills €12': the word before a price says what it is for. */
function calledInBrief({ text }: Brand['context'], { basis }: Quantity): string | undefined {
  const said = basis.kind === 'founder' ? basis.fact.evidence.words : ''
  const at = said ? text.indexOf(said) : -1
  const before = at > 0 ? text.slice(Math.max(0, at - JUST_BEFORE), at) : ''
  return /([a-z][a-z-]{2,}s)\s+(?:at |for |cost |are )?$/i.exec(before)?.[1]?.toLowerCase()
}
