// How customers are won, what is rented, and how a day runs.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { cite, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import type { Shop } from './shop.ts'
import { neighbourhood } from './texts-market.ts'

function conversion(
  { assume }: Context,
  id: string,
  label: string,
  range: [number, number, number],
): Quantity {
  const [low, value, high] = range
  return assume(`conversion-${id}`, {
    label,
    low,
    value,
    high,
    show: percent,
    why: 'replaced by the first count',
  })
}

/** Households that come regularly by the end of the first year, and who paid ahead: what the drivers take for granted. */
function wonInYearOne(shop: Shop): number {
  const { known, trade, projection, opens } = shop
  const ahead = projection.streams.find(({ id }) => id === 'regulars')?.customers?.joining.years[0] ?? 0
  const area = neighbourhood(shop)
  const months = 12 - opens
  const perDay = known.opening.value + ((known.settled.value - known.opening.value) * months) / 14
  // Who was a customer before the first month of the plan does not have to be won in it.
  const before = opens === 1 ? known.opening.value : 0
  const weekly = Math.max(1, (perDay - before) * trade.openDaysAWeek * area.residents.value)
  return ahead + weekly / Math.max(0.05, area.visits.value)
}

const SPLIT = [0.3, 0.4, 0.3]
const COST_SPLIT = [0.45, 0.35, 0.15]

/** From what has to be won back to how many have to be reached: the harder way to read it. */
function channels(shop: Shop): Channel[] {
  const { context, trade, projection } = shop
  const { money, computed } = context
  const spent = projection.costGroups.marketing.years[0] ?? 0
  const total = wonInYearOne(shop)
  const table = trade.busy.includes('Saturday') ? 'on Saturdays' : 'at the busy hour'
  const ways: [name: string, reached: string, label: string, range: [number, number, number]][] = [
    ['Cards, door by door', 'letterboxes', 'Cards that bring a regular', [0.008, 0.02, 0.04]],
    [`A table in the street ${table}`, 'talks', 'Talks that bring a regular', [0.08, 0.16, 0.28]],
    [
      'Brought by somebody who comes already',
      'customers asked',
      'Customers who bring one',
      [0.12, 0.25, 0.4],
    ],
  ]
  return ways.map(([name, reached, label, range], i) => {
    const share = conversion(context, `${i + 1}`, label, range)
    const wins = Math.max(1, Math.round(total * (SPLIT[i] ?? 0)))
    const reach = Math.ceil(wins / share.value)
    const cost = Math.floor(spent * (COST_SPLIT[i] ?? 0))
    return {
      name,
      reach: computed(`channel-${i + 1}.reach`, reach, `${formatNumber(reach)} ${reached}`),
      conversion: share,
      wins: computed(`channel-${i + 1}.wins`, wins, formatNumber(wins)),
      cost: computed(`channel-${i + 1}.cost`, cost, money(cost)),
    }
  })
}

export function goToMarket(shop: Shop): GoToMarketText {
  const { context, trade, extras, known, voice, told } = shop
  const { names, choose } = context
  return {
    lead: choose('shop-channels', [
      say`The last column but one is fixed by the plan: so many households have to come regularly by the end of the first year. The first columns say what that takes.`,
      say`Everything happens on foot. A circle this small is less than advertising platforms can aim at, so money goes into paper, tables and names.`,
      say`Who lives near has to taste it, and who tasted it has to tell. Paid advertising comes last, if at all: the platforms cannot draw a circle this small.`,
    ]),
    channels: channels(shop),
    paragraphs: [
      told(voice.winning),
      choose('shop-marketing', [
        say`Marketing is ${cite(known.marketing)} a month until half a year after opening, then about half. The busy hours, ${words(trade.busy)}, need no advertising; ${words(trade.quiet)} do, and every offer is tied to them.`,
        say`In money it takes ${cite(known.marketing)} a month for the first half-year with an open door and little more than half of that afterwards. The busy time, ${words(trade.busy)}, gets none of it.`,
        say`${cite(known.marketing)} a month pay for paper, samples and thanks until the street knows the door. After half a year the sum is nearly halved, and what is left goes into ${words(trade.quiet)}.`,
      ]),
      extras.subscription
        ? say`Leaving has a process too. Who skips twice gets a call from ${names.founder}, not an email; a pause is one tap, because a household that paused comes back more often than one that left.`
        : told(voice.keeping),
    ],
    ending: {
      label: 'Threshold',
      prose: extras.subscription
        ? say`Half of ${cite(extras.subscription.pledges)} paid orders by day forty-five, all of them by day ninety. Fewer than a third by day forty-five: change the streets or the price.`
        : choose('shop-return', [
            say`Two in five first-time customers of the first four weeks come back within a month, counted with stamped cards. One in five or fewer: the offer is wrong, not the advertising.`,
            say`Of a hundred cards stamped in the opening month forty should carry a second stamp by the end of the next. Under twenty, ${names.founder} stops every advertisement and talks to those who stayed away.`,
            say`Second visits are the only figure that counts before month eight: two in five within a month is on plan, one in five is the end of this offer.`,
          ]),
    },
  }
}

export function architecture({ context, trade, extras }: Shop): ArchitectureText {
  const { names, choose, has } = context
  const lockers = has(/locker/i)
  return {
    lead: choose('shop-tools', [
      say`Nothing is built that can be rented. Each part can be replaced within a weekend, and ${names.company} owns the one thing that counts: the list of its customers.`,
      say`A ${words(trade.noun)} is no software firm. The parts below are hosted by others, paid by the month and joined by an export.`,
      say`What has to be known tomorrow morning: how much, of what, for whom. The rented parts below answer that and nothing more.`,
    ]),
    layers: [
      {
        part: 'till',
        job: say`counter sales, stock of the ten best sellers, sales by the hour`,
        choice: say`a rented till with card reader; the hourly report is the reason to choose it`,
      },
      ...(extras.subscription
        ? [
            {
              part: 'orders ahead',
              job: say`plans, pause, skip, card charged before the week begins`,
              choice: say`a hosted subscription shop with a hosted payment page`,
            },
          ]
        : [
            {
              part: 'a page',
              job: say`hours, range, a way to order ahead for collection`,
              choice: say`a hosted shop page with one form`,
            },
          ]),
      ...(lockers
        ? [
            {
              part: 'lockers',
              job: say`one code for each collection`,
              choice: say`the supplier’s service, code by text message; a paper key as fallback`,
            },
          ]
        : []),
      ...(extras.classes
        ? [
            {
              part: 'bookings',
              job: say`seats, reminders, refunds until two days before`,
              choice: say`the till’s booking module; no second system`,
            },
          ]
        : []),
      {
        part: 'the list',
        job: say`how much to make or order, for tomorrow`,
        choice: say`an export at a fixed hour, printed and pinned where the work is done`,
      },
      {
        part: 'books',
        job: say`takings, wages, sales tax`,
        choice: say`the accountant’s program, fed by the till`,
      },
    ],
    paragraphs: [
      choose('shop-data', [
        say`A hosted payment page keeps card numbers away from the shop, and with them the longest of the security questionnaires. Personal data are a name, a telephone number and what was ordered; what is older than a year is deleted.`,
        say`Card numbers never reach ${names.company}; the provider’s terminal and page see to that. Names and numbers of regulars stand in one list, opened by two people, and whoever asks to be struck off is gone the same day.`,
        say`Of customers the shop keeps what it needs to serve them again: a name, a number, the last order. The list is copied once a week to a second place, since it is worth more than the till.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: extras.subscription
        ? say`One week before opening ten friends order, skip, pause, collect${words(lockers ? ' after closing time' : '')} and ask for their money back, with nobody helping. Ten of ten must succeed.`
        : choose('shop-till-test', [
            say`One week before opening ten friends buy, pay by card and by cash, bring something back and order ahead. Ten of ten must leave with the right thing and the right receipt.`,
            say`On a trial evening the line is cut on purpose for ten minutes. Sales must go on, on paper, and be in the books by closing time, to the coin.`,
            say`${words(capital(names.founder.words))} lets two strangers run the till for an hour from one page of instructions. More than three questions, and the page or the till is changed.`,
          ]),
    },
  }
}

export function operations({ context, trade, opens }: Shop): OperationsText {
  const { names, choose } = context
  return {
    paragraphs: [
      choose('shop-day', [
        say`${words(trade.day)} The bottleneck is ${words(trade.bottleneck.what)}, because ${words(trade.bottleneck.because)}.`,
        say`${words(trade.day)} What holds everything up is ${words(trade.bottleneck.what)}: ${words(trade.bottleneck.because)}.`,
      ]),
      choose('shop-week', [
        say`Two sorts of hours exist. In the busy ones, ${words(trade.busy)}, every minute counts; the quiet ones, ${words(trade.quiet)}, belong to cleaning, orders and rest. People are hired for the first sort only.`,
        say`Hours are staffed by the count, not by habit: hands where the queue is (${words(trade.busy)}) and one person at other times.`,
        say`The week has a short end and a long one. For the first, ${words(trade.busy)}, two pairs of hands are paid; for the second, ${words(trade.quiet)}, one, and something to prepare.`,
      ]),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: say`at the counter in every busy hour of the first half-year: nobody else learns the names`,
      },
      ...trade.help.map(({ role }) => ({
        role: role.toLowerCase(),
        when: opens === 1 ? 'now' : 'opening, more hours in the second year',
        why: say`hours are added only after the count of sales has held for three months`,
      })),
    ],
    gaps: [
      {
        gap: say`Somebody who can ${words(trade.craft)} when ${names.founder} is ill`,
        why: say`one back injury closes the door`,
        closedBy: say`the first person hired is trained on everything within three months`,
      },
      {
        gap: say`Books, payroll and sales tax`,
        why: say`they come every month and are noticed when they are late`,
        closedBy: say`an outside accountant from the first invoice on`,
      },
    ],
    ending: {
      label: 'Decision',
      prose:
        opens === 1
          ? say`${words(capital(names.founder.words))} reads the lease again for its next break and writes the date on the wall; until then every addition has to pay for itself before it.`
          : say`The draft lease goes to a solicitor with three conditions: rent-free months for the fit-out, a break after the second year, and an answer in writing on ${words(trade.premises)}. Owner: ${names.founder}.`,
    },
  }
}
