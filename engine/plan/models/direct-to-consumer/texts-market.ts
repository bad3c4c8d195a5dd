// Counted from households that buy such things, down to those who would order here.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { cite, label, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import type { CompetitionText, MarketText } from '../playbook.ts'
import type { Brand } from './brand.ts'
import { HOUSEHOLDS_ON_A_ROUND, inPlan } from './quantities.ts'

interface Counted {
  households: Quantity
  share: Quantity
  buying: Quantity
  yearly: Quantity
  open: Quantity
  reachable: Quantity
  tam: Quantity
  sam: Quantity
  som: Quantity
  /** Customers served in the third year, and how many of the reachable that is. */
  served: Quantity
  oneIn: Quantity
  /** 'one in 9', or '60%' where that would be one in one. */
  part: Quantity
}

export function countedMarket({ context, goods, known, year }: Brand): Counted {
  const { assume, computed, money } = context
  const households = householdsOf(context, goods.isLocal === true)
  const share = shareOf(context, goods)
  const rounded = (value: number) =>
    Math.max(1, value >= 1_000 ? Math.round(value / 100) * 100 : Math.round(value))
  const buying = rounded(households.value * share.value)
  const yearly = assume('yearly-spend', {
    label: `Spent a year on such ${goods.many} by a household that buys them, anywhere`,
    ...inPlan(context, goods.yearly),
    show: money,
    why: 'a scale by purchasing power, not a survey of this country',
  })
  const open = assume('open-share', {
    label: 'Of these, households that would order from a small maker',
    low: goods.open[0],
    value: goods.open[1],
    high: goods.open[2],
    show: percent,
    why: 'tested with paid orders; a question would give three times as many',
  })
  const reachable = rounded(buying * open.value)
  const [tam, sam] = [buying * yearly.value, reachable * yearly.value]
  const som = Math.max(1, Math.min(year('revenue', 3).value, sam))
  const served = Math.max(1, Math.round(servedIn(known)))
  const amount = (id: string, value: number) => computed(id, value, money(value))
  return {
    households,
    share,
    buying: context.counted('households-buying', buying, 'households', 'household'),
    yearly,
    open,
    reachable: context.counted('households-open', reachable, 'households', 'household'),
    tam: amount('tam', tam),
    sam: amount('sam', sam),
    som: amount('som', som),
    served: context.counted('served', served, 'customers', 'customer'),
    part: computed(
      'part-won',
      served / reachable,
      served / reachable > 0.3
        ? percent(served / reachable)
        : `one in ${formatNumber(Math.round(reachable / served))}`,
    ),
    oneIn: computed('one-in', reachable / served, formatNumber(Math.max(1, Math.round(reachable / served)))),
  }
}

/** New ones of the third year, and those of the second who may come back. */
function servedIn({ pace }: Brand['known']): number {
  const won = pace.joining.slice(12).reduce((sum, count) => sum + count, 0)
  return won + pace.openingSubscribers
}

function householdsOf({ assume, benchmark, names }: Brand['context'], isLocal: boolean): Quantity {
  const show = (count: number) => `${formatNumber(count)} households`
  if (isLocal)
    return assume('households-round', {
      label: 'Households on the delivery round',
      value: HOUSEHOLDS_ON_A_ROUND,
      low: 30_000,
      high: 200_000,
      show,
      why: 'a middling city within half an hour of the kitchen or store; replace by the census count',
    })
  return benchmark('households', {
    metric: 'households',
    label: `Households in ${names.country}`,
    show,
    otherwise: { value: 5_000_000, low: 1_000_000, high: 20_000_000, why: 'no national count at hand' },
  })
}

function shareOf({ assume, benchmark }: Brand['context'], goods: Brand['goods']): Quantity {
  const [low, value, high] = goods.buyers
  if (goods.with)
    return benchmark('share-with', {
      metric: 'household-share',
      of: goods.with,
      label: `Households ${goods.with}`,
      show: percent,
      otherwise: { value, low, high, why: 'no national figure at hand' },
    })
  return assume('share-buying', {
    label: `Households that buy such ${goods.many} at all`,
    low,
    value,
    high,
    show: percent,
    why: 'our estimate; the first survey of thirty replaces it',
  })
}

/** Below so many open households for each customer, the market binds and not the money. */
const FEW = 8

function few({ context: { names } }: Brand, { served, part, reachable }: Counted) {
  return say`Counted in people it is tight. The last two years win ${served} out of ${reachable}, ${part}; ${names.company} would be known to nearly all of them, and growth would have to come from wider goods or a second country.`
}

export function market(brand: Brand): MarketText {
  const { context, goods, known } = brand
  const { choose, names } = context
  const counted = countedMarket(brand)
  const which = goods.with ? words(goods.with) : words(`that buy such ${goods.many}`)
  return {
    lead: choose('brand-market', [
      say`How many households ${names.where} buy ${words(goods.many)}, and how many of these would order from somebody they have never heard of? The second number is small, and it is the one that counts.`,
      say`A whole country’s spending on ${words(goods.many)} is no target. The count below goes down from households to those who would order from a maker without a name.`,
      say`Postal goods reach everybody, which tempts people to count everybody. ${names.company} counts households, then buyers of ${words(goods.many)}, then those open to a new name.`,
    ]),
    steps: [
      {
        working: goods.isLocal
          ? say`${cite(counted.households)} on one delivery round × ${cite(counted.share)} ${which}`
          : say`${cite(counted.households)} in ${words(names.country)} × ${cite(counted.share)} ${which}`,
        result: counted.buying,
      },
      { is: 'TAM', working: say`${counted.buying} × ${cite(counted.yearly)} a year`, result: counted.tam },
      {
        working: say`× ${cite(counted.open)} who would order from a small maker at this price`,
        result: counted.reachable,
      },
      { is: 'SAM', working: say`${counted.reachable} × ${counted.yearly} a year`, result: counted.sam },
      {
        is: 'SOM',
        working: known.subscription
          ? say`subscribers and single orders in the third year of the plan`
          : say`what the plan sells in its third year`,
        result: counted.som,
      },
    ],
    check:
      counted.oneIn.value < FEW
        ? few(brand, counted)
        : choose('brand-check', [
            say`Counted in people, the last two years of the plan win ${counted.served}: ${counted.part} of the households that are open to it. An order of ${known.order} is a small part of their year, so size is no limit; being noticed is.`,
            say`A second count tests the first. By the end the plan has won ${counted.served} since its second year began, and that is ${counted.part} of those who would order at all. The market does not bind ${names.company}; the cost of being found does.`,
            say`Is ${counted.part} much? That is the part of the open households that the plan wins in its second and third year, ${counted.served} at ${known.order} an order. It does not need more people than there are. It needs them cheaply.`,
          ]),
    cautions: choose('brand-cautions', [
      say`The share that would order from a small maker is ours; were it half as large, each of them would be harder to find. ${words(goods.season)}`,
      say`${words(goods.season)} Yearly spending is a scale and no survey; only the last line of the table is tied to the plan’s own tables.`,
      say`Two figures are weak: what a household spends in a year, and how many would try a new name. ${words(goods.season)}`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('brand-page', [
        say`A page with price and order button is shown to two thousand people ${words(context.u.place.value.locality ? 'near the start' : 'of the intended sort')} before stock is bought. Twenty who go as far as paying confirm the share; eight or fewer halve it, and ${names.founder} halves the first batch with it.`,
        say`${names.founder} puts the real price on a plain page and counts: of two thousand visitors, twenty have to press the order button within three weeks. Below ten the share in this table is cut in half before the next batch.`,
        say`Two thousand visits, one page, the price of this plan. With twenty orders the count stands; with ten it is halved; with five ${names.founder} stops before paying for stock.`,
      ]),
    },
  }
}

export function competition({ context, goods, known }: Brand): CompetitionText {
  const { choose, names } = context
  return {
    lead: choose('brand-rivals', [
      say`No firm is named here: the brief gives none, and naming one without having ordered from it would be guesswork. Sorted by kind, this is what ${names.buyers} do today.`,
      say`The brief lists no competitor, and we have bought from none. What can be said without that is how people get ${words(goods.many)} now, and why they are content.`,
      say`Whoever sells ${words(goods.many)} is a rival, and so is the cupboard at home. By kind rather than by name, because names would have to be made up:`,
    ]),
    alternatives: goods.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: label(why),
      whereItFails: label(fails),
      answer: label(answer),
    })),
    position: label(goods.danger),
    ending: {
      label: 'Decision',
      prose: choose('brand-order-five', [
        say`${names.founder} orders from five sellers of ${words(goods.many)} as a stranger, and notes price, days, packing and what came after. If two of them are better and cheaper than ${known.order} an order, the offer changes before the first batch.`,
        say`Five orders at other people’s shops, under another name, within three weeks. ${names.founder} lays the parcels side by side; whatever two of five do better is copied or given up as an argument.`,
        say`Within a month ${names.founder} buys what ${names.buyers} buy now, from five places, and asks ten people which parcel they would order again. Ours has to come first for six of them.`,
      ]),
    },
  }
}
