// What all of it comes to: the first page, the cases, and the money to be found.
import { cite, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { SummaryText, Texts } from '../playbook.ts'
import type { Brand } from './brand.ts'
import { countedMarket } from './texts-market.ts'
import { firstOrder } from './texts-offer.ts'

export function scenarios({ context, effect, fewer, known }: Brand): Texts['scenarios'] {
  const { names, choose } = context
  const lost = effect(fewer)
  const price = effect(known.subscription ? 'price:subscribers' : 'price:orders')
  return {
    ending: {
      label: 'Threshold',
      prose:
        lost && price
          ? choose('brand-cases', [
              say`Fewer buyers cost ${lost} over three years, a price lower by a tenth ${price}. ${names.founder} therefore ${words(price.value >= lost.value ? 'never buys volume with a discount' : 'tests more pictures and ways before touching the price')}, and orders the next batch only after two months at plan.`,
              say`No batch and no hire before two months at or above the planned orders. ${names.founder} keeps the two figures on the wall: ${lost} for too few buyers, ${price} for a tenth off the price.`,
            ])
          : say`No batch and no hire before two months at or above the planned orders; ${names.founder} may not waive it.`,
    },
  }
}

export function funding({ context, raise, goods, known, year, projection }: Brand): Texts['funding'] {
  const { names, choose, said, computed, money } = context
  const budget = said('budget')
  const round = said('raise')
  const most = Math.max(0, ...projection.balance.stock.months)
  const stock = computed('stock-most', most, money(most))
  return {
    more: [
      ...(budget
        ? [
            choose('brand-budget', [
              say`The ${cite(budget)} of the brief go into samples, one small batch and the first customers, in that order; what is left when the page has been tested is not touched for advertising.`,
              say`Money in hand, ${cite(budget)}, means that the first test needs nobody’s leave. Half of it stays untouched until forty strangers have paid.`,
            ]),
          ]
        : [
            say`Own money is not mentioned. Until it is, ${words(goods.range)} in one small batch are the whole plan, and whoever lends asks first what the founder has put in.`,
          ]),
      ...(round
        ? [
            say`The round of ${cite(round)} pays for people and for customers ahead of takings. An investor will ask one thing: whether those won in the first quarter ordered again in the second. Stock alone is no reason to sell a share.`,
          ]
        : []),
      ...(most > 0
        ? [
            choose('brand-stock', [
              say`At its highest ${stock} lie in stock. A supplier who waits thirty days, or customers who pay ahead, are cheaper than any loan.`,
              say`Goods bind up to ${stock}. That part can be borrowed against orders; advertising cannot, since nothing is left of it when it fails.`,
              say`Up to ${stock} stand on shelves, paid for and unsold: the part of the need that smaller batches shrink first.`,
            ]),
          ]
        : []),
    ],
    ending: {
      label: 'Decision',
      prose: round
        ? say`${names.founder} asks for the round of ${round} with two counts in hand, strangers who paid and customers who returned. ${words(raise.value > round.value ? 'It does not cover the need computed above, so the pace is cut before a second round is hoped for.' : 'It is more than the need computed above; what is over is drawn only against those two counts.')}`
        : raise.value > 0
          ? choose('brand-ask', [
              say`${names.founder} asks for ${raise} with two counts in hand, strangers who paid and customers who returned, and not before; the third year’s ${year('ebitda', 3)} before interest, tax and depreciation convince nobody without them.`,
              say`First the paid orders of day fifty-two, then the request for ${raise}. ${names.founder} talks to two lenders or investors in the same week and shows both the page’s count.`,
            ])
          : say`Nothing is borrowed. What the first ${known.won} leave pays for the next batch, and ${names.founder} counts a batch on credit as a broken rule.`,
    },
  }
}

export function summary(brand: Brand): SummaryText {
  const { context, goods, known, effect, fewer, launch, streamShare } = brand
  const { names, choose } = context
  const counted = countedMarket(brand)
  const _lost = effect(fewer)
  const { subscription } = known
  const earns = subscription
    ? say`It earns by a box ${words(subscription.rhythm)} at ${subscription.monthly} a month, and by single orders.`
    : say`It earns by the order, ${known.order} on average.`
  return {
    what: choose('brand-what', [
      say`${names.company} sells ${names.offer} straight to ${names.buyers}, ${names.where}. ${earns}`,
      say`For ${names.buyers}, ${names.where}: ${names.offer}, sold by ${names.company} on its own page. ${earns}`,
      say`Straight from ${names.company} to ${names.buyers} goes ${names.offer}, starting ${names.where}. ${earns}`,
    ]),
    findings: [
      firstFinding(brand),
      subscription
        ? {
            headline: 'Those who stay pay for those who try.',
            text: say`Subscribers bring ${streamShare('subscribers', 3)} of the third year’s revenue, and ${subscription.churn} of them are taken to leave each month. What they do after the second box decides whether winning them has paid.`,
          }
        : {
            headline:
              counted.oneIn.value < 8
                ? 'There are few people for it.'
                : 'There are enough people; reaching them costs.',
            text: say`The second and third year win ${counted.part} of the households that are open to it. The first year has to win ${known.won}, at ${known.cac} each.`,
          },
      {
        headline:
          launch === 1 ? 'The list of customers is the asset.' : 'Nothing is made before somebody has paid.',
        text:
          launch === 1
            ? say`Sales exist. The next gain lies with people who have ordered once, and with ${words(goods.limit.what)}, before it lies with strangers.`
            : say`The limit is ${words(goods.limit.what)}, because ${words(goods.limit.because)}. So the page is tested first, with the real price and without stock.`,
      },
    ],
    weakest: weakest(brand),
    ending: {
      label: 'Decision',
      prose:
        launch === 1
          ? say`Within ninety days: learn why people order once and not twice, mend one reason, and only then spend on new ones. Owner: ${names.founder}.`
          : choose('brand-go', [
              say`Buy the first batch when twenty people have paid the real price, ten of them strangers, by day fifty-two; otherwise change the offer. Owner: ${names.founder}.`,
              say`By day fifty-two a plain page has to bring twenty paid orders, half of them from strangers. ${names.founder} orders goods after that, not before.`,
            ]),
    },
  }
}

/** Below the published average the cost of a customer is a hope; above it, too few buyers are the danger. */
function weakest({ context, known, effect, fewer }: Brand): Prose {
  const lost = effect(fewer)
  const missing = lost
    ? say` If fewer come, by as much as the table of changes assumes, ${lost} are missing after three years.`
    : say``
  if (known.cac.value >= known.published.value)
    return say`The weakest point is how few will buy. Winning one is planned at ${known.cac}, already above the ${known.published} of published averages, because the order is large.${missing}`
  return context.choose('brand-weakest', [
    say`The weakest point is the price of attention: ${known.cac} for a customer, where published averages say ${known.published}.${missing}`,
    say`Where would we attack it? At ${known.cac} for a new customer, against ${known.published} in published averages.${missing}`,
  ])
}

function firstFinding(brand: Brand): SummaryText['findings'][number] {
  const first = firstOrder(brand)
  const { known } = brand
  if (!first || first.left.value <= 0)
    return {
      headline: 'The price is too low, or the goods too dear.',
      text: say`An order of ${known.order} does not cover its own goods, parcel and fees. Until it does, every customer makes it worse.`,
    }
  return first.after.value < 0
    ? {
        headline: 'The second order decides.',
        text: say`An order leaves ${first.left}, winning the customer costs ${known.cac}: the first one loses ${first.size}. The plan counts on ${known.repeats} further ${words(known.repeats.value === 1 ? 'order' : 'orders')} a year from each.`,
      }
    : {
        headline: 'The first order pays for itself.',
        text: say`An order leaves ${first.left}, winning the customer costs ${known.cac}. Later orders come on top, ${known.repeats} a year from each by our assumption.`,
      }
}
