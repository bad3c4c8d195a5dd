// How both sides are won, what is rented, and how the work runs.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { firstYear } from '../../drivers/customer-base.ts'
import { isFunded } from '../../drivers/growing-team.ts'
import { rampAt } from '../../finance/calendar.ts'
import { cite, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { a } from '../article.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { figuresOf, type Place } from './place.ts'

/** Which part of those won with money comes which way, at which part of the cost, and the share of those reached who order. */
const WAYS = [
  { id: 'ads', won: 0.45, paid: 0.68, range: [0.014, 0.022, 0.03] },
  { id: 'sellers', won: 0.35, paid: 0.17, range: [0.04, 0.08, 0.14] },
  { id: 'third', won: 0.2, paid: 0.15, range: [0.03, 0.06, 0.1] },
] as const

/** Firms are called one by one. */
const CALLS = [0.02, 0.05, 0.1] as const

function channels({ context, trade, money }: Place): Channel[] {
  const { assume, benchmark, computed, money: shown } = context
  const bought = firstYear(money.base.won)
  const brought = firstYear(money.base.brought)
  const marketing = money.drivers.costs.find(({ id }) => id === 'marketing')?.amount ?? []
  const spent = Array.from({ length: 12 }, (_, i) => rampAt(marketing, i + 1)).reduce((a, b) => a + b, 0)
  const reachFor = (id: string, wins: number, rate: number, many: string): Quantity => {
    const reach = Math.max(1, Math.round(wins / rate))
    return computed(`reach-${id}`, reach, `${formatNumber(reach)} ${many}`)
  }
  const paid = WAYS.map(({ id, won, paid: part, range }, i) => {
    const [low, value, high] = trade.byTransfer && id === 'ads' ? CALLS : range
    const label = `${trade.ways[i]}: those reached who order`
    const otherwise = { low, value, high, why: 'replaced by the first hundred' }
    const conversion =
      id === 'ads' && !trade.byTransfer
        ? benchmark('conversion-ads', {
            metric: 'store-conversion',
            of: 'online shops',
            label,
            show: percent,
            otherwise,
          })
        : assume(`conversion-${id}`, { label, low, value, high, show: percent, why: otherwise.why })
    return channel(context, {
      id,
      name: trade.ways[i] ?? 'Advertising',
      reach: reachFor(
        id,
        bought * won,
        conversion.value,
        trade.byTransfer ? 'firms' : id === 'ads' ? 'visits' : 'people',
      ),
      conversion,
      cost: computed(`channel-cost-${id}`, Math.round(spent * part), shown(Math.round(spent * part))),
    })
  })
  const told = assume('conversion-told', {
    label: `${capital(trade.buyer.many)} told by another, who order`,
    value: 0.2,
    low: 0.1,
    high: 0.35,
    show: percent,
    why: 'a friend’s word is most of the decision',
  })
  return [
    ...paid,
    channel(context, {
      id: 'told',
      name: `${capital(trade.buyer.many)} who bring another`,
      reach: reachFor('told', brought, told.value, trade.byTransfer ? 'firms' : 'people'),
      conversion: told,
      cost: computed('channel-cost-told', 0, shown(0)),
    }),
  ]
}

export function goToMarket(place: Place): GoToMarketText {
  const { context, trade, known, ways, Founder } = place
  const { names, choose, computed, price } = context
  const figures = figuresOf(place)
  const list = channels(place)
  const ads = list[0]
  const click = ads ? Math.round(ads.cost.value / Math.max(1, ads.reach.value)) : 0
  const perClick = computed('click-cost', click, price(click))
  const alone = ads ? Math.round(ads.cost.value / Math.max(1, ads.wins.value)) : 0
  const perBuyer = computed('buyer-by-ads', alone, price(alone))
  const published = context.benchmark('click-published', {
    metric: 'ad-click-cost',
    of: 'social media, all industries',
    label: 'Price of a click on social media',
    show: price,
    otherwise: {
      value: context.dollars(1.15),
      low: context.dollars(0.5),
      high: context.dollars(2.5),
      why: 'no local figure',
    },
  })
  return {
    lead: choose('mp-gtm', [
      say`${words(capital(trade.seller.many))} first, then ${words(trade.buyer.many)}. In the first year ${figures.sellers(1)} are needed; at ${cite(known.sellerYes)} who say yes, ${figures.asked} more have to be asked, ${words(trade.supply)}.`,
      say`An empty market is opened from the scarce side. ${Founder} has to ask ${figures.asked} in person, ${words(trade.supply)}, because ${cite(known.sellerYes)} of them join, and the year needs ${figures.sellers(1)}.`,
      say`Nobody comes to an empty hall. So ${names.founder} begins ${words(trade.supply)} and asks ${figures.asked} beyond those there; ${cite(known.sellerYes)} are expected to join, which makes the ${figures.sellers(1)} of the first year.`,
    ]),
    channels: list,
    paragraphs: [
      trade.byTransfer
        ? say`A check on the first line: that way alone, one ${words(trade.buyer.one)} costs ${perBuyer}. It is paid in hours rather than in money, and an hour on the telephone that brings nothing is gone like a coin.`
        : click <= published.value
          ? say`A check on the first line: bought that way alone, one ${words(trade.buyer.one)} costs ${perBuyer}. It allows ${perClick} for a visit, where social media cost ${cite(published)} a click. The gap has to be closed by pictures and words that people pass on, by search terms few others buy, or by a dearer first year.`
          : say`A check on the first line: bought that way alone, one ${words(trade.buyer.one)} costs ${perBuyer}, and ${perClick} a visit is above the ${cite(published)} that a click on social media costs, so the advertising can be bought; what is open is whether the visits turn into ${words(trade.order.many)}.`,
      choose('mp-when', [
        say`Most is ordered in ${words(trade.busy)}; money for advertising follows that calendar and not the month. One time is taboo for new requests: ${words(ways.busy)}.`,
        say`The rhythm is given: ${words(trade.busy)}. Advertising is spent then; ${words(trade.seller.many)} are won in the quiet time before. When nobody wants to be asked: ${words(ways.busy)}.`,
        say`Timing: ${words(trade.busy)}. Two weeks before, every ${words(trade.seller.one)} is asked for free capacity; two weeks after, every new ${words(trade.buyer.one)} is asked for a second ${words(trade.order.one)}.`,
      ]),
      choose('mp-second', [
        say`Who came once and not twice? That list is read every fortnight, and ${names.founder} rings ten of it. What is heard three times is changed before the next advertisement is paid for.`,

        say`The second ${words(trade.order.one)} decides more than the first. ${Founder} calls thirty first-time ${words(trade.buyer.many)} a month and asks one question: what would have to happen for the next one?`,
        say`Thirty calls a month go to people who ordered once and not again. No survey does that work: the reason is usually a detail, and it is usually the same one.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('mp-gtm-end', [
        say`Three numbers on day seventy-five: ${words(trade.seller.many)} signed, first ${words(trade.order.many)}, second ones. If the third is below a quarter of the second, ${names.founder} spends nothing more on the first two.`,

        say`A third of the year’s ${figures.sellers(1)} signed by day sixty, and one first-time ${words(trade.buyer.one)} in four back within a quarter. Missing the first: change the offer to the ${words(trade.seller.many)}. Missing the second: stop advertising.`,
        say`By day ninety the cost of winning one ${words(trade.buyer.one)} is known. Above one and a half times ${known.costToWin}, money goes to the way of the table that was cheapest, and the others pause. Owner: ${names.founder}.`,
      ]),
    },
  }
}

export function architecture(place: Place): ArchitectureText {
  const { context, trade, ways, Founder } = place
  const { names, choose } = context
  const own = isFunded(context)
  return {
    lead: choose('mp-tools', [
      say`Both sides, the money and the promise are four records; the rest is rented. ${words(own ? 'With a round in hand the matching becomes ours in the second year, no earlier.' : 'Nothing is written that a monthly fee can replace.')}`,
      say`What must be ours is small: who did what for whom, and how it ended. Pages, payments, messages and maps come from others, by the month.`,
      say`A marketplace is a ledger with two doors. ${names.company} rents the doors and keeps the ledger.`,
    ]),
    layers: [
      {
        part: 'storefront',
        job: say`search, pages for ${words(trade.seller.many)}, requests and offers`,
        choice: say`hosted marketplace software${words(own ? ', replaced part by part from the second year on' : ' with a monthly fee')}`,
      },
      ...trade.layers.map(({ part, job, choice }) => ({
        part,
        job: say`${words(job)}`,
        choice: say`${words(choice)}`,
      })),
      {
        part: 'payments and payouts',
        job: say`the ${words(trade.buyer.one)} pays at once, the ${words(trade.seller.one)} is paid when it is done`,
        choice: say`a provider that checks sellers, splits the sum and holds it under its own licence`,
      },
      {
        part: 'messages',
        job: say`one thread for each ${words(trade.order.one)}, with numbers hidden until it is paid`,
        choice: say`a messaging service; kept for a year, because disputes are decided from it`,
      },
      {
        part: 'the ledger',
        job: say`each ${words(trade.order.one)}, each complaint, how it ended`,
        choice: say`one relational database with a daily copy elsewhere; figures of this plan are read from it`,
      },
    ],
    paragraphs: [
      choose('mp-data', [
        say`Two sides meet here, and each may see only its half. That holds above all for ${words(ways.keeps)}: shown when ${a(trade.order.one)} needs it, hidden when it is over, gone after a year.`,

        say`Never to be lost or shown to the wrong side: ${words(ways.keeps)}. ${words(capital(trade.seller.many))} see what the ${words(trade.order.one)} at hand needs and no more; access ends when it does. What is not needed after a year is deleted by a job that runs on Sundays.`,
        say`The sensitive part is ${words(ways.keeps)}. Staff open it by role, every look is logged, and ${a(trade.seller.one)} loses sight of it on the day the ${words(trade.order.one)} is closed.`,
      ]),
      choose('mp-client-money', [
        say`Card numbers and other people’s money never touch ${names.company}’s own accounts. That is a rule of law in most places before it is one of safety.`,
        say`What ${a(trade.buyer.one)} pays belongs to the ${words(trade.seller.one)} from the first second. It therefore lies with the provider; ${names.company} sees its share and nothing else.`,
        say`One account is enough for ${names.company}, because the sums for ${words(trade.seller.many)} never enter it. Whoever mixes the two needs a licence, and deserves the trouble.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('mp-tech-test', [
        say`A dress rehearsal with real money: eight ${words(trade.order.many)} by friends of friends, two of them spoiled by agreement. ${Founder} opens only if both sides of all eight have the right sum and the right message after five days.`,

        say`Before strangers are let in, ten ${words(trade.order.many)} are played through with real cards, and three of them go wrong on purpose: ${words(trade.breaks)}. All ten must end with the right sums on both sides within a week.`,
        say`Acceptance: twelve ${words(trade.order.many)} from request to payout, four of them refunded, one disputed, with nobody from the team helping. One cent in the wrong place, and the opening waits. Owner: ${names.founder}.`,
      ]),
    },
  }
}

export function operations(place: Place): OperationsText {
  const { context, trade, money, ways, Founder } = place
  const { names, choose } = context
  const figures = figuresOf(place)
  const monthWords = (month: number) =>
    month <= 1
      ? 'the first month'
      : month <= 6
        ? 'the first half-year'
        : month <= 12
          ? 'the second half-year'
          : month <= 24
            ? 'the second year'
            : 'the third year'
  const why: Record<string, string> = {
    'Seller care': `asks, checks and keeps ${trade.seller.many}; the side that decides how thick the market is`,
    'Software engineer': 'what was rented begins to cost more than it saves',
    Marketer: `the founder’s calls stop scaling before the ${trade.order.many} do`,
    'Operations lead': 'a second area needs somebody who answers for the first',
  }
  return {
    paragraphs: [
      choose('mp-bottle', [
        say`The bottleneck is ${words(trade.bottleneck.what)}: ${words(trade.bottleneck.because)}. Advertising that outruns it produces disappointed people at full price.`,
        say`What binds is ${words(trade.bottleneck.what)}, because ${words(trade.bottleneck.because)}. The week is therefore planned from there backwards, and demand is held down when it has to be.`,
        say`One thing sets the pace: ${words(trade.bottleneck.what)}. The reason is simple: ${words(trade.bottleneck.because)}. More ${words(trade.buyer.many)} do not help until it gives.`,
      ]),
      choose('mp-week', [
        say`Half of the week belongs to the ${words(trade.seller.many)}, a quarter to complaints, the rest to everything else. That sounds unbalanced until one counts: ${figures.monthly(1)} a month at the end of the first year stand on a few dozen people who must not be disappointed.`,

        say`A week looks like this. Monday: open complaints, before anything else. Tuesday to Thursday: ${words(trade.seller.many)} are asked, checked and called. Friday: the ${words(trade.order.many)} of the week are read one by one; with ${figures.monthly(1)} a month at the end of the first year that is still possible.`,
        say`Complaints are read every morning, by ${names.founder} and nobody else in the first year. Afternoons belong to the ${words(trade.seller.many)}. When ${figures.monthly(1)} come in a month, reading each of them takes an hour a day, and it is the best-spent one.`,
      ]),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: say`wins the first ${words(trade.seller.many)} and reads every complaint: neither can be delegated before the rules are known`,
      },
      ...money.hired.map(({ role, month }) => ({
        role: role.toLowerCase(),
        when: monthWords(month),
        why: say`${words(why[role] ?? 'the work is there')}`,
      })),
      ...(money.drivers.staff.some(({ id }) => id === 'support')
        ? [
            {
              role: 'support',
              when: 'by the hour, with the number of orders',
              why: say`follows ${words(trade.order.many)}, never runs ahead of them`,
            },
          ]
        : []),
      ...(money.drivers.staff.length === 1
        ? [
            {
              role: 'help by the hour',
              when: 'when complaints pass five a week',
              why: say`nobody is put on the payroll before what is left of the ${words(trade.order.many)} carries the wage`,
            },
          ]
        : []),
    ],
    gaps: [
      {
        gap: say`Somebody whom the ${words(trade.seller.many)} already know`,
        why: say`what they go by: ${words(ways.trusts)}; a page comes second`,
        closedBy: say`one respected name as adviser, paid in a small share, by day sixty`,
      },
      {
        gap: say`A rule for the bad day, tried out`,
        why: say`${words(trade.risk.name)}: it happens in the first year or in the second`,
        closedBy: say`a cover bought and a script written before opening: ${words(trade.risk.answer)}`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('mp-ops-end', [
        say`One line hangs over the desk: ${words(trade.liquid)}. Whoever notices first that it no longer holds may stop the advertising without asking; ${names.founder} says so in writing.`,

        say`${Founder} answers for one sentence each Monday: ${words(trade.liquid)}. When it was untrue for two weeks, no new ${words(trade.buyer.one)} is advertised for until it is true again.`,
        say`Until the second hire, ${names.founder} owns both numbers, free ${words(trade.seller.many)} and open complaints, and shows them to somebody outside on the first of each month.`,
      ]),
    },
  }
}
