// Counted from buyers who exist, and what both sides do instead.
import { percent } from '../../context.ts'
import { firmsIn, householdsIn } from '../../drivers/population.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { a } from '../article.ts'
import type { CompetitionText, MarketStep, MarketText } from '../playbook.ts'
import { figuresOf, type Place, shareOf } from './place.ts'
import { shares } from './quantities.ts'

interface Counted {
  all: Quantity
  share: Quantity
  buyers: Quantity
  reach: Quantity
  near: Quantity
  tam: number
  sam: number
  som: number
}

/** A first area of about so many households or firms, when the brief names a town. */
const AREA = { households: 260_000, firms: 26_000 }

export function countMarket(place: Place): Counted {
  const { context, trade, known, streamRevenue } = place
  const { assume, counted, u } = context
  const all = trade.counted === 'firms' ? firmsIn(context) : householdsIn(context)
  const share = assume('buying-share', {
    label: `Of them, those who buy ${trade.field} from strangers within a year`,
    ...shares(trade.share),
    show: percent,
    why: 'our reading; a poll of two hundred replaces it',
  })
  const buyers = Math.max(1, Math.round(all.value * share.value))
  const yearly = known.rhythm.value * known.kept
  const tam = Math.max(3, Math.round(buyers * yearly))
  const planned = Math.max(1, streamRevenue('orders', 3).value)
  const local = u.place.value.locality !== undefined
  const area = local ? Math.min(0.25, AREA[trade.counted] / Math.max(1, all.value)) : 0.2
  // A plan that grew beyond its first area has more than one of them.
  const wanted = Math.min(0.9, Math.max(area, (planned / tam) * 2.5))
  const reach = assume('reachable', {
    label: local
      ? `Of them, within reach of ${u.place.value.locality ?? ''}`
      : 'Of them, those whom a small team can address in three years',
    value: wanted,
    low: Math.min(wanted, area * 0.3),
    high: Math.max(wanted, Math.min(1, area * 3)),
    show: (value) => percent(value, value < 0.01 ? 2 : 1),
    why: local
      ? 'a town and its surroundings; replace by the census'
      : 'by language, search and the first regions',
  })
  const near = Math.max(1, Math.round(buyers * reach.value))
  const sam = Math.max(2, Math.round(tam * reach.value))
  return {
    all,
    share,
    buyers: counted('market-buyers', buyers, trade.counted),
    reach,
    near: counted('market-near', near, trade.counted),
    tam: Math.max(tam, sam),
    sam,
    som: Math.min(planned, sam),
  }
}

export function market(place: Place): MarketText {
  const { context, trade, known, Founder } = place
  const { choose, names, computed, money } = context
  const count = countMarket(place)
  const figures = figuresOf(place)
  const amount = (id: string, value: number) => computed(id, value, money(value))
  const steps: MarketStep[] = [
    {
      working: say`${words(trade.counted === 'firms' ? 'firms: ' : '')}${cite(count.all)} in ${words(names.country)}`,
      result: count.all,
    },
    {
      working: say`× ${cite(count.share)} who buy ${words(trade.field)} from strangers within a year`,
      result: count.buyers,
    },
    {
      is: 'TAM',
      working: say`${count.buyers} × ${cite(known.rhythm)} × ${cite(known.order)} × our ${cite(known.take)}`,
      result: amount('tam', count.tam),
    },
    { working: say`× ${cite(count.reach)} within reach`, result: count.near },
    {
      is: 'SAM',
      working: say`${count.near} × the same rhythm, value and share`,
      result: amount('sam', count.sam),
    },
    {
      is: 'SOM',
      working: say`what ${words(trade.order.many)} bring in the third year of the plan`,
      result: amount('som', count.som),
    },
  ]
  const { share, oneIn } = shareOf(place, 'active-of-near', figures.active(3).value, count.near.value)
  return {
    lead: choose('mp-market', [
      say`Only our share of each ${words(trade.order.one)} is counted, never the whole of it. What passes through belongs to the ${words(trade.seller.many)}, and a market size that includes it flatters.`,
      say`Two sums are often mixed up: what ${words(trade.buyer.many)} spend, and what stays here. The table counts the second, from people who can be counted.`,
      say`How large can it get? Counted are ${words(trade.buyer.many)} who exist, how often they buy, and the ${known.take} that stay; no report on an industry is needed.`,
    ]),
    steps,
    check: together(
      choose('mp-check', [
        say`The same in heads: the third year ends with ${figures.active(3)} who come back, ${share} of those within reach, one in ${oneIn}.`,
        say`Now in people instead of money. ${figures.active(3)} are active when the plan ends: one in ${oneIn} of those within reach, or ${share}.`,
      ]),
      choose('mp-check-sellers', [
        say`On the other side it takes ${figures.sellers(3)}. If fewer than that many good ones live there, the second figure stops the first.`,
        say`They need ${figures.sellers(3)} to serve them, and that list can be written by hand before a line of code is.`,
        say`To serve them takes ${figures.sellers(3)}; whether so many good ones exist can be found out on foot.`,
      ]),
    ),
    cautions: choose('mp-cautions', [
      say`Two weak links: the share of ${count.share}, which nobody has surveyed, and ${known.rhythm}, which nobody has kept up yet. The rest of the chain is multiplication.`,

      say`Weakest is the share of ${count.share}: it is our reading, not a survey. And ${known.rhythm} from each is a habit that nobody has shown yet.`,
      say`Press on two numbers. That ${count.share} buy such a thing from strangers is ours; that they place ${known.rhythm} here is a hope with a range.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('mp-market-test', [
        say`One Saturday and one Tuesday ${names.founder} counts requests for ${words(trade.field)} where people already ask for such things ${names.where}. Fewer than twenty in two days, and the first area is changed before ${a(trade.seller.one)} is signed.`,

        say`Before day forty ${names.founder} lists ${figures.sellers(1)} by name, with a telephone number each. If the list cannot be filled ${names.where}, the first area is too small or the trade too narrow.`,
        say`${Founder} polls two hundred people of the kind that the brief names and counts who bought such a thing within a year. Below half of ${count.share}, TAM and plan are halved, in writing.`,
      ]),
    },
  }
}

export function competition({ context, trade, known, ways, Founder }: Place): CompetitionText {
  const { choose, names } = context
  return {
    lead: choose('mp-rivals', [
      say`The brief names no competitor and none is invented here. What ${words(trade.buyer.many)} do instead can be sorted by kind, and each kind has a reason.`,
      say`Kinds, not names: nobody has been visited yet. For each stands why people choose it, since a rival without merit would not be one.`,
      say`Against whom? Mostly against habits. The table begins with the cheapest of them.`,
    ]),
    alternatives: trade.rivals.map(({ name, why, fails, answer }) => ({
      name,
      whyChosen: say`${words(why)}`,
      whereItFails: say`${words(fails)}`,
      answer: say`${words(answer)}`,
    })),
    position: choose('mp-danger', [
      say`To be feared is ${words(trade.danger)}. It has the ${words(trade.buyer.many)} already, and could live on less than ${known.take}. What it would not have is ${words(trade.uncopied)}. That grows with every ${words(trade.order.one)} and cannot be bought in a hurry.`,
      say`Most dangerous: ${words(trade.danger)}. Software, design and prices can be copied in a quarter; ${words(trade.uncopied)} cannot. The head start is therefore counted in finished ${words(trade.order.many)}, not in features.`,
      say`Suppose it comes: ${words(trade.danger)}. Then ${names.company} keeps what rests on ${words(trade.uncopied)}, and loses the rest. The plan should be read with that sentence in mind.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('mp-rivals-end', [
        say`Ten ${words(trade.buyer.many)} are asked by ${names.founder} what they did the last time, step by step, and where they nearly gave up. If nobody nearly gave up, there is nothing to sell; three weeks are enough to know.`,

        say`${Founder} buys once from every kind in the table, pays, complains, and writes down how long each answer took. Whoever answers within a day and costs less than ${known.take} is a partner to be asked, not a rival to be beaten.`,
        say`Within three weeks ${names.founder} goes through each of these as a customer, listens where they meet (${words(ways.meets[0])}), and notes price, wait and what happened after a complaint. If one of them already makes good within a day, the promise has to change.`,
      ]),
    },
  }
}
