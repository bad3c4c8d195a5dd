// What can break it, where to stop, and what to do first.
import { cite, label, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { INDUSTRY_WAYS } from '../industry.ts'
import type { Risk, RisksText, Step, Texts } from '../playbook.ts'
import type { Brand } from './brand.ts'
import { countedMarket } from './texts-market.ts'

export function risks(brand: Brand): RisksText {
  const { context, goods, known, launch, fewer, effect, year } = brand
  const { names, choose } = context
  const { served } = countedMarket(brand)
  const lost = effect(fewer)
  return {
    list: riskList(brand),
    sceptic: [
      label(goods.sceptic),
      known.cac.value >= known.published.value
        ? say`Nor is anybody waiting. ${served} in two years have to spend ${known.order} at a time on the strength of photographs, and each of them costs ${known.cac} to win, more than online shops pay on average (${known.published}). A single bad month of advertising eats the profit of a good one.`
        : choose('brand-sceptic', [
            say`And the sum does not flatter. The plan wants ${served} in two years from people who have never heard of ${names.company}, at ${known.cac} each, while published averages for online shops stand at ${known.published}. Either this brand is better at being noticed than firms with a department for it, or the figure is a wish.`,
            say`Then the price of attention. Others pay about ${known.published} for a new customer; here it is to be ${known.cac}. Every seller of ${words(goods.many)} bids for the same ${names.buyers}, in the same auctions, with more money, and the auction does not care who started at a kitchen table.`,
            say`Nobody needs it. ${names.founder} asks ${served} within two years to change a habit, on the strength of a photograph, for ${known.order} an order. If ${known.cac} does not win one of them, the third year’s revenue of ${year('revenue', 3)} is a number in a table and nothing else.`,
          ]),
    ],
    answer: choose('brand-answer', [
      say`The sceptic is wrong if strangers pay the full price before stock is bought, if one in five of them orders again within half a year, and if ${known.cac} holds for three months. ${names.founder} measures the three, in that order.`,
      say`Three counts would prove it wrong: paid orders from people nobody knows, a second order from one in five, and a customer won for ${known.cac} or less. All can be had within the first quarter of sales; ${names.founder} writes them down each Monday.`,
      say`What would have to be true? That the ${words(goods.one)} is shown to others without being asked, so that part of the new customers costs nothing; that one in five returns; and that ${words(goods.limit.what)} keeps up. ${names.founder} counts the first two from the answers to one question in each parcel.`,
    ]),
    kill: [
      {
        when: launch === 1 ? 'the end of month two' : 'day sixty',
        stopIf:
          launch === 1
            ? say`fewer than one in eight of last year’s customers have ordered again`
            : say`fewer than fifteen strangers have paid in advance after two thousand visits`,
      },
      { when: launch === 1 ? 'the end of month four' : 'before the second batch', stopIf: label(goods.kill) },
      {
        when: 'half a year after the first sale of this plan',
        stopIf: say`a new customer costs more than ${cite(known.cac)} by half, eight weeks in a row`,
      },
      {
        when: 'the end of the first year',
        stopIf: lost
          ? say`sales run a fifth below plan, which is worth ${lost} of cash by the third year, and the trend is flat: sell the stock, keep the list, close the page`
          : say`sales run a fifth below plan and the trend is flat: sell the stock, keep the list, close the page`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('brand-outsider', [
        say`Somebody who has lost money in trade before is asked to read these lines on their dates. ${names.founder} sends the numbers unasked.`,
        say`${names.founder} gives the four dates to one friend who does not like the idea, and lunch on each of them.`,
        say`The dates stand in ${names.founder}’s calendar and in one other person’s, who may ask without being polite.`,
      ]),
    },
  }
}

function riskList({ goods, known, fewer, main }: Brand): Risk[] {
  const { subscription } = known
  return [
    {
      name: 'Fewer people order than planned',
      likelihood: 'unknown',
      measuredBy: fewer,
      firstSign: say`visits rise, orders do not`,
      answer: say`change the first picture and the first sentence before the budget`,
    },
    {
      name: 'The price does not hold',
      likelihood: 'medium',
      measuredBy: `price:${main}`,
      firstSign: say`letters that ask for a code`,
      answer: say`smaller size at the same price, never the same for less`,
    },
    {
      name: 'Goods or postage cost more',
      likelihood: 'high',
      measuredBy: `unitCosts:${main}`,
      firstSign: say`the carrier’s letter in autumn`,
      answer: say`a dearer minimum order before a dearer ${words(goods.one)}`,
    },
    ...(subscription
      ? [
          {
            name: 'Subscribers leave sooner',
            likelihood: 'high' as const,
            measuredBy: 'churn:subscribers',
            firstSign: say`two skips in a row`,
            answer: say`offer a slower rhythm before they ask to leave`,
          },
        ]
      : [
          {
            name: 'More comes back',
            likelihood: 'medium' as const,
            measuredBy: 'returns:orders',
            firstSign: say`the same reason given three times in a week`,
            answer: say`mend the description first, then the ${words(goods.one)}`,
          },
        ]),
    {
      name: 'Attention gets dearer',
      likelihood: 'high',
      measuredBy: 'cost:marketing',
      firstSign: say`cost of a new customer, week by week`,
      answer: say`stop the worst row of the table of ways`,
    },
    subscription
      ? {
          name: 'Single orders and presents stay away',
          likelihood: 'medium',
          measuredBy: 'volume:orders',
          firstSign: say`first orders that all come with a subscription`,
          answer: say`a box without a commitment, dearer by a tenth`,
        }
      : {
          name: 'The start is late',
          likelihood: 'medium',
          measuredBy: 'delay',
          firstSign: say`a sample that fails twice`,
          answer: say`sell what is ready; announce nothing that is not in the room`,
        },
    {
      name: goods.risk.name,
      likelihood: 'medium',
      firstSign: label(goods.risk.sign),
      answer: label(goods.risk.answer),
    },
  ]
}

export function ninetyDays(brand: Brand): Texts['ninetyDays'] {
  const { context, goods, known, launch } = brand
  const { names, choose, u } = context
  const owner = names.founder.words
  const ways = INDUSTRY_WAYS[u.industry.value]
  const own: Step[] = goods.steps.map(({ day, action, number, goOnIf }) => ({
    day,
    action: label(action),
    owner,
    number,
    goOnIf: label(goOnIf),
  }))
  const fresh: Step[] = [
    {
      day: 10,
      action: say`Ask thirty strangers ${words(goods.asked)}`,
      owner,
      number: 'people who paid that much',
      goOnIf: say`twelve of thirty`,
    },
    {
      day: 24,
      action: say`Order from five other sellers, as a stranger`,
      owner,
      number: 'days and faults a parcel',
      goOnIf: say`one thing is found that ours does better`,
    },
    {
      day: 52,
      action: say`One page with the real price, shown to two thousand people`,
      owner,
      number: 'paid orders',
      goOnIf: say`twenty, ten of them from strangers`,
    },
    {
      day: 68,
      action: say`Post ten parcels to ten addresses and ask for photographs`,
      owner,
      number: 'parcels without fault',
      goOnIf: say`nine of ten`,
    },
    {
      day: 90,
      action: say`Decide on the first batch, with counted figures in place of ours`,
      owner,
      number: 'weeks of sales in the batch',
      goOnIf: say`six or fewer`,
    },
  ]
  const selling: Step[] = [
    {
      day: 10,
      action: say`Sort all orders so far by month of first order`,
      owner,
      number: 'share who ordered twice',
      goOnIf: say`it is known for each month`,
    },
    {
      day: 24,
      action: say`Call ten who ordered once and never again`,
      owner,
      number: 'reasons',
      goOnIf: say`one reason is named by four`,
    },
    {
      day: 52,
      action: say`Mend that reason, and write to everybody it concerned`,
      owner,
      number: 'second orders',
      goOnIf: say`one in twelve of those written to`,
    },
    {
      day: 68,
      action: say`Run the price test on half of the page views`,
      owner,
      number: 'orders at the higher price',
      goOnIf: say`eleven for every twelve`,
    },
    {
      day: 90,
      action: say`Decide on the next batch, the next hire and which way of selling ends`,
      owner,
      number: 'cost of a new customer',
      goOnIf: say`at or below ${known.cac}`,
    },
  ]
  const steps = [...own, ...(launch === 1 ? selling : fresh)].sort((a, b) => a.day - b.day)
  return {
    lead: choose('brand-ninety', [
      say`Three months, mostly without stock. Each line ends in a count, and a line that misses stops the one after it.`,
      say`The cheap questions come first: who bought what, from whom, for how much. Money for goods is spent near the end, when the page has answered.`,
      say`What ${names.founder} does until day ninety, in the order in which an answer saves most money. No test falls into a time when nobody listens: ${words(ways.busy)}.`,
    ]),
    steps,
    ending: {
      label: 'Next',
      prose: choose('brand-tomorrow', [
        say`Tomorrow ${names.founder} writes the thirty names of day ten into a sheet, none of them family, and calls the first three.`,
        say`This week: three calls from the list of thirty, one sample out of the house, one price written on paper. Owner: ${names.founder}.`,
        say`Day one has one task. ${names.founder} writes down whom to ask, and what answer would be a reason to stop.`,
      ]),
    },
  }
}
