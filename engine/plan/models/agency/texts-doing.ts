// How clients are won, what is rented, and how a week runs.

import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { foundersOf } from '../../drivers/people.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { withArticle } from '../article.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { amountsSaid } from '../said.ts'
import type { Firm } from './firm.ts'
import { founderFirst, mainLine, winsOfYear, wonWord } from './speech.ts'
import { waysOf } from './ways.ts'

const WAYS = [
  { id: 'known', wins: 0.5, cost: 0.3, rate: [0.15, 0.3, 0.45] },
  { id: 'asked', wins: 0.3, cost: 0.3, rate: [0.06, 0.12, 0.22] },
  { id: 'public', wins: 0.2, cost: 0.4, rate: [0.01, 0.03, 0.07] },
] as const

/** Read backwards: what has to be won sets how many have to be talked to. */
function channels(firm: Firm): Channel[] {
  const { context, practice, winning } = firm
  let left = winning.wins
  let unspent = winning.spent
  return WAYS.map(({ id, wins, cost, rate: [low, value, high] }, i) => {
    const isLast = i === WAYS.length - 1
    const won = isLast ? left : Math.min(left, Math.max(1, Math.round(winning.wins * wins)))
    const spent = isLast ? unspent : Math.round(winning.spent * cost)
    left -= won
    unspent -= spent
    const conversion =
      (i === 0 && usable(context.said('conversion'))) ||
      context.assume(`conversion-${id}`, {
        label: `Become clients: ${practice.ways[i]?.toLowerCase()}`,
        low,
        value,
        high,
        show: percent,
        why: 'replaced by the first quarter’s count',
      })
    const reach = Math.max(1, Math.round(won / conversion.value))
    return channel(context, {
      id,
      name: practice.ways[i] ?? '',
      reach: context.computed(`reach-${id}`, reach, `${formatNumber(reach)} talked to`),
      conversion,
      cost: context.computed(`spent-${id}`, spent, context.money(spent)),
    })
  })
}

const usable = (share: Quantity | undefined) =>
  share && share.value > 0.005 && share.value <= 1 ? share : undefined

export function goToMarket(firm: Firm): GoToMarketText {
  const { context, practice, winning } = firm
  const { choose, names } = context
  const ways = waysOf(context)
  const wins = winsOfYear(firm)
  const { many } = wonWord(firm)
  const list = channels(firm)
  const talks = list.slice(0, 2).reduce((sum, { reach }) => sum + reach.value, 0)
  const weekly = Math.max(1, Math.ceil(talks / 46))
  const aWeek = context.counted('talks-a-week', weekly, 'talks', 'talk')
  return {
    lead: choose('firm-channels', [
      say`The table is read from right to left. ${wins} fill the hours of the first year; the shares say how many people must be talked to for that.`,
      say`Advertising does not sell ${words(practice.work.many)}. Somebody vouches, somebody listens, and now and then a stranger reads something useful; ${wins} have to come of it in the first year.`,
      say`How do ${wins} come about in a year? Mostly by way of people who already trust somebody: ${words(ways.trusts)}.`,
    ]),
    channels: list,
    paragraphs: [
      choose('firm-weekly', [
        say`That is ${aWeek} a week, every week, also when the calendar is full. ${names.buyers.words ? words(capital(names.buyers.words)) : words('Clients')} are to be met at ${words(ways.meets[0])}; they buy ${words(ways.buys)}, and nobody should call in ${words(ways.busy)}.`,
        say`In a week it makes ${aWeek}. One place to hold them is ${words(ways.meets[0])}. The moment is known too: ${words(ways.buys)}. In ${words(ways.busy)} there is silence, and it means nothing.`,
        say`Divided by the working weeks it comes to ${aWeek} in each. They are held at ${words(ways.meets[0])} or by telephone, not in ${words(ways.busy)}; a yes tends to come ${words(ways.buys)}.`,
      ]),
      choose('firm-win-cost', [
        say`To win one costs ${cite(winning.costEach)} in money; the larger cost is ${names.founder}’s time, which stands in the plan as hours that are not billed. Whoever is content gets one question at the end of a job: who else should know?`,
        say`Money spent to win one: ${cite(winning.costEach)}. It buys lunches, a page, a stand at a meeting. The cheapest of the ${words(many)} comes from a sentence at the end of a good one, asked by ${names.founder}: for whom else would this be worth a call?`,
        say`${cite(winning.costEach)} for each of the ${words(many)} is what the plan lays out. More money would not buy more trust; a finished piece that the client may show does, so every order asks for that right in writing.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('firm-pipeline', [
        say`By day sixty: twenty talks, six offers, two orders for ${words(practice.pilot)}. Fewer than three offers, and ${names.founder} changes whom is called, not what is said.`,
        say`${founderFirst(context)} counts talks, offers and orders every Friday. After eight weeks one talk in four should end in an offer and one offer in three in an order; the step that falls short is the one to mend.`,
        say`Six offers out within sixty days or the list is wrong; two signed within ninety or the offer is. ${founderFirst(context)} decides on each date, in writing.`,
      ]),
    },
  }
}

export function architecture(firm: Firm): ArchitectureText {
  const { context, practice } = firm
  const { choose, names } = context
  const ways = waysOf(context)
  return {
    lead: choose('firm-tools', [
      say`${words(capital(withArticle(practice.noun)))} rents everything and builds nothing. What must not be rented is the record of who asked for what, and of how long it took.`,
      say`Nothing below is software of our own. The parts were chosen so that ${names.buyers} can look in, and so that each can be left within a week.`,
      say`Few tools, each with one job. The test of every one: can a second person take over a client on a Monday morning with nothing else?`,
    ]),
    layers: [
      ...practice.tools.map(([part, job, choice]) => ({
        part,
        job: say`${words(job)}`,
        choice: say`${words(choice)}`,
      })),
      {
        part: 'contacts and offers',
        job: say`talks, offers, orders, reasons for a no`,
        choice: say`one hosted contact list, reviewed on Fridays`,
      },
      ...(practice.tools.some(([part]) => part === 'hours')
        ? []
        : [
            {
              part: 'hours',
              job: say`time by client and task, billed or not`,
              choice: say`a timer with a monthly export`,
            },
          ]),
      {
        part: 'invoices and books',
        job: say`bills on the day of delivery, reminders, tax`,
        choice: say`the accountant’s program, fed from the list of orders`,
      },
    ],
    paragraphs: [
      say`${words(practice.guard)}`,
      choose('firm-paper', [
        say`Before money moves, such clients want on paper ${words(ways.paper)}. It is prepared once, kept current by ${names.founder}, and sent unasked.`,
        say`One folder answers what is asked before signing: ${words(ways.paper)}. And one rule holds for what must never be lost: ${words(ways.keeps)}.`,
        say`What must not leak is plain: ${words(ways.keeps)}. What must be shown early is plain as well: ${words(ways.paper)}.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('firm-tool-test', [
        say`In the second month somebody who has never met the client finishes one ${words(practice.work.one)} from the records alone. What had to be asked is written down the same day; more than five questions, and the records are rebuilt.`,
        say`Once a quarter ${names.founder} is away for three days without a telephone. Whatever stopped in that time is the next thing to be written down.`,
        say`${founderFirst(context)} restores last month’s files of one client on a fresh machine by day forty-five. Half a day is the limit; longer, and the set-up is changed.`,
      ]),
    },
  }
}

export function operations(firm: Firm): OperationsText {
  const { context, practice, known, capacity } = firm
  const { choose, names } = context
  const role = practice.hand.role.toLowerCase()
  const team = capacity.hired.at(-1)?.value ?? 0
  const hands = context.computed('hands-year-three', team, formatNumber(team, 1).replace(/\.0$/, ''))
  return {
    paragraphs: [
      say`${words(practice.run)}`,
      choose('firm-neck', [
        say`What binds is ${words(practice.neck.what)}: ${words(practice.neck.because)}. So the calendar is planned around it, and ${names.buyers} are told a start date before they are told a price.`,
        say`The narrow place is ${words(practice.neck.what)}, because ${words(practice.neck.because)}. Adding hands elsewhere would only make the queue in front of it longer.`,
        say`Everything waits for ${words(practice.neck.what)}. The reason is simple: ${words(practice.neck.because)}. Two days a month are kept free for what goes wrong there.`,
      ]),
      ...rentText(context),
    ],
    people: [
      {
        role: foundersOf(context) > 1 ? 'founders' : 'founder',
        when: 'the first day',
        why: say`selling, delivering, checking; three fifths of the week can be billed`,
      },
      {
        role: known.employs ? role : `${role}, freelance`,
        when:
          capacity.openingHours > 0
            ? 'now, more by the quarter'
            : 'when the founders’ hours are sold six weeks ahead',
        why: say`${hands} full-time equivalents by the end of the third year, one after the other`,
      },
      ...(team > 4.5
        ? [
            {
              role: 'client and office manager',
              when: 'month ten, half a week; full from month nineteen',
              why: say`with so many people somebody has to plan, bill and answer`,
            },
          ]
        : []),
      {
        role: 'outside accountant',
        when: 'the first invoice',
        why: say`a bill sent late is paid later, and tax dates do not move`,
      },
    ],
    gaps: [
      {
        gap: say`A second person who can do the whole of it`,
        why: say`${words(practice.neck.because)}, and people fall ill`,
        closedBy: say`one ${words(role)} is named and has done one paid job with ${names.founder} by day ninety`,
      },
      {
        gap: say`Somebody who sells while others deliver`,
        why: say`the diary is empty whenever a long job ends`,
        closedBy: say`two mornings a week stay free for talks, whatever is promised to clients`,
      },
    ],
    ending: {
      label: 'Decision',
      prose: choose('firm-ops', [
        say`${founderFirst(context)} blocks two mornings a week for selling, from the first week and for a year. A client who needs one of them pays for it with a later date.`,
        say`Each order gets a written end: result, date, what is not included. ${founderFirst(context)} signs none at ${mainLine(firm).price} without it, from day one.`,
        say`By day thirty ${names.founder} has a contract of two pages, read by a lawyer: scope, changes, payment in ${known.daysToPay}, who owns what, and how either side ends it.`,
      ]),
    },
  }
}

/** What the brief says about rooms. */
function rentText(context: Context): Prose[] {
  const { choose } = context
  return amountsSaid(context, 'rent')
    .slice(0, 1)
    .map((rent) =>
      choose('rent', [
        say`Rooms are in the plan at ${cite(rent)}${words(periodOf(rent))}, as the brief has it, from the first month on and whether anybody uses them or not.`,
        say`The brief names a rent of ${cite(rent)}${words(periodOf(rent))}. It is paid in the quiet months too, so nothing is added to it before the first year is over.`,
        say`${cite(rent)}${words(periodOf(rent))} go to the landlord, by the brief. That sum is the first line of every month and the last to be cut.`,
      ]),
    )
}
