// How customers are won, what is rented, and how an order runs.
import { formatNumber } from '../../../money.ts'
import { percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, label, type Prose, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { a } from '../article.ts'
import { INDUSTRY_WAYS } from '../industry.ts'
import { feeOf } from '../payment-fee.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import type { Brand } from './brand.ts'

/** What the drivers let join in the first year, shared out; reached is what that takes. */
function channels({ context, goods, known }: Brand): Channel[] {
  return goods.ways.map(({ name, reached, wins, cost, conversion: [low, value, high] }, i) => {
    const share = context.assume(`conversion-${i + 1}`, {
      label: `${name}: share who order`,
      low,
      value,
      high,
      show: percent,
      why: 'replaced by the first month’s count',
    })
    const needed = Math.max(1, (known.won.value * wins) / share.value)
    const reach = needed > 1_000 ? Math.round(needed / 100) * 100 : Math.round(needed)
    const spent = Math.round((known.spent.value * cost) / 100) * 100
    return channel(context, {
      id: `way-${i + 1}`,
      name,
      reach: context.counted(`reach-${i + 1}`, reach, reached),
      conversion: share,
      cost: context.computed(`way-cost-${i + 1}`, spent, context.money(spent)),
    })
  })
}

export function goToMarket(brand: Brand): GoToMarketText {
  const { context, goods, known } = brand
  const { names, choose, u } = context
  const ways = INDUSTRY_WAYS[u.industry.value]
  return {
    lead: choose('brand-channels', [
      say`The first year has to win ${known.won}, for ${known.spent}. Where they come from is laid out so that each row can fail on its own.`,
      say`${known.won} in twelve months: that is what the tables take for granted. Each way of finding them has its own count, and the one that misses by half for two months ends.`,
      say`Attention is the raw material that ${names.company} pays most for after the goods. ${known.spent} buy ${known.won} in the first year, if these shares hold.`,
    ]),
    channels: channels(brand),
    paragraphs: [
      choose('brand-where', [
        say`People who buy such things meet in ${words(ways.meets[0])}; ${names.founder} is there as a person, not as a banner. They order ${words(ways.buys)}, so letters and posts go out just before.`,
        say`Timing first: they buy ${words(ways.buys)}. ${names.founder} writes in the days before, and spends an evening a week in ${words(ways.meets[0])}, answering rather than selling.`,
        say`Two evenings a week belong to ${words(ways.meets[0])} and to ${words(ways.meets[1])}. Nothing is sold there; questions are answered, and the name stands under the answer.`,
      ]),
      choose('brand-after', [
        say`After the first order the work begins. A week later comes a question, not an offer; a second letter follows when the ${words(goods.one)} should be used up, outgrown or given away.`,
        say`Those who ordered once are worth more than strangers. They hear from ${names.founder} twice: when the ${words(goods.one)} has been used, and when the next would be due.`,
        say`No list is bought. Everybody who orders is asked one question by ${names.founder}, in person, within ten days; the answers decide the next letter.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('brand-stop-way', [
        say`After the first quarter of sales ${names.founder} ranks the rows by cost for each customer won. The last one is closed and its money goes to the first, unless it brings people who order twice.`,
        say`A row that costs twice ${known.cac} for each customer over eight weeks is closed. ${names.founder} may keep one such row, and has to say in writing which.`,
        say`By day ninety of sales two rows have to bring customers at or below ${known.cac}. If one does, everything goes there; if none does, the sceptic’s page is opened.`,
      ]),
    },
  }
}

export function architecture({ context, goods, known }: Brand): ArchitectureText {
  const { names, choose, u } = context
  const { subscription } = known
  const ways = INDUSTRY_WAYS[u.industry.value]
  return {
    lead: choose('brand-tools', [
      say`Software is not what ${names.company} sells, so none is written. Five rented parts, one rule: the customer list and the order history can be taken out on any day.`,
      say`A ${words(goods.noun)} lives well on rented parts. What must be its own are the list of customers, the recipes or drawings, and the count of who came back.`,
      say`Everything below can be had within a week and left within a month. ${names.company} builds one thing itself: the sheet that shows who ordered again.`,
    ]),
    layers: [
      {
        part: 'shop page',
        job: say`${words(goods.range)}, price with postage, ${words(goods.proof)}`,
        choice: say`a hosted shop; one template, few photographs, quick on a telephone`,
      },
      {
        part: 'payment',
        job: subscription
          ? say`card and wallet, charged again ${words(subscription.rhythm)}, pause and leave without a call`
          : say`card and wallet, refunds in one step`,
        choice: say`the shop’s hosted payment page, at ${cite(feeOf(context))} of each payment; no card number touches our machines`,
      },
      {
        part: 'stock and batches',
        job: say`which ${words(goods.one)} came from which batch, how many are left`,
        choice: say`the shop’s stock list with a batch column; a recall has to find every buyer within an hour`,
      },
      {
        part: 'parcels',
        job: say`label, tracking, proof of delivery`,
        choice: say`a carrier’s account with collection; a second carrier tested once a quarter`,
      },
      {
        part: 'letters',
        job: say`one question after the order, one letter when the next is due`,
        choice: say`a mail service fed by the shop; leaving takes one click`,
      },
      {
        part: 'the returning sheet',
        job: say`by month of first order: how many ordered again, and when`,
        choice: say`our own spreadsheet, filled from the export each Monday`,
      },
    ],
    paragraphs: [
      choose('brand-data', [
        say`Held are name, address, orders and what people wrote. Never lost or shown to strangers: ${words(ways.keeps)}. What is older than the law asks for is deleted each January.`,
        say`Careful hands are needed for ${words(ways.keeps)}. Access is by name, with a second factor; a copy is tried once a quarter by restoring it.`,
        say`Of personal data the shop keeps addresses, orders and letters. A leak of ${words(ways.keeps)} would end the trust that the first hundred parcels earned, so nobody shares a password.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('brand-trial', [
        say`One week before the first sale ten people order on their own telephones, change an address, ask for a refund and try to leave the mailing list. Ten of ten must manage without help.`,
        say`${names.founder} hands a telephone to ten people who have never seen the page: order, cancel, order again, send back. Whatever more than one of them gets wrong is mended before the first batch is announced.`,
        say`A mock recall comes first: one batch number, and within an hour a list of everybody who received ${a(goods.one)} from it. Then ten strangers place an order each; all ten have to arrive.`,
      ]),
    },
  }
}

export function operations(brand: Brand): OperationsText {
  const { context, goods, drivers, launch } = brand
  const { names, choose } = context
  const hired = drivers.staff.filter(
    ({ isFounder, count }) => !isFounder && count.some(({ value }) => value > 0),
  )
  return {
    paragraphs: [
      label(goods.making),
      choose('brand-limit', [
        say`What binds is ${words(goods.limit.what)}: ${words(goods.limit.because)}. ${words(goods.post)}`,
        say`The narrow place is ${words(goods.limit.what)}, because ${words(goods.limit.because)}. On the way to the door there is another. ${words(goods.post)}`,
        say`${words(goods.post)} Before the parcel, though, comes the limit that decides how much can be promised: ${words(goods.limit.what)}, as ${words(goods.limit.because)}.`,
      ]),
      ...capacity(brand),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: say`makes or chooses the ${words(goods.many)} and answers every letter of the first half-year`,
      },
      ...hired.map(({ id, role }) => ({
        role: role.toLowerCase(),
        when:
          id === 'marketer'
            ? launch === 1
              ? 'with the new money, or the second year'
              : 'once sales have begun'
            : 'as orders grow, in parts of a week',
        why:
          id === 'marketer'
            ? say`one person who owns the table of ways and its costs`
            : say`a quarter of a week at a time, after two months in which parcels left a day late`,
      })),
    ],
    gaps: [
      { gap: label(goods.gap.gap), why: label(goods.gap.why), closedBy: label(goods.gap.closedBy) },
      {
        gap: say`Somebody who packs when ${names.founder} is ill`,
        why: say`a week without parcels is a month of letters`,
        closedBy: say`one trained stand-in and a written page for each step, before the fiftieth order`,
      },
    ],
    ending: {
      label: 'Decision',
      prose: choose('brand-batch', [
        say`${names.founder} gets two quotes for everything bought in more than once, with the smallest batch, the days and who pays for faults in writing. No batch larger than six weeks of sales is ordered in the first year.`,
        say`A second source for the one thing that cannot be replaced is found and tested by the end of the first half-year. Owner: ${names.founder}; until then no promise of more than two weeks is made.`,
        say`Batches stay below six weeks of sales until one year’s count exists, even where the larger one is cheaper by a fifth. ${names.founder} signs each order personally.`,
      ]),
    },
  }
}

/** What the founder says can be made, against what the plan sells. */
function capacity({ context, sold, goods, known }: Brand): Prose[] {
  const most = context.said('capacity')
  const per = most ? periodOf(most) : ''
  if (!most || !per || most.value <= 0) return []
  const months = { ' a day': 12 * 22, ' a week': 50, ' a month': 12, ' a year': 1 }[per]
  if (!months) return []
  const pieces = (sold('orders', 3, 'orders').value * (known.pieces?.value ?? 1)) / months
  const needed = context.computed('pieces-needed', pieces, `${formatNumber(Math.max(1, Math.round(pieces)))}`)
  return pieces > most.value
    ? [
        say`The brief speaks of ${cite(most)} ${words(goods.many)}${words(per)}. The third year sells about ${needed}${words(per)} in single orders, so making has to grow before advertising does.`,
      ]
    : [
        say`With ${cite(most)} ${words(goods.many)}${words(per)}, as the brief has it, the third year’s ${needed}${words(per)} fit, with room for a bad week.`,
      ]
}
