// How learners are won, what is rented, and how a week runs.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import { channel } from '../../drivers/channels.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import { capital, small } from '../../names.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import { amountsSaid } from '../said.ts'
import type { School } from './school.ts'
import { comers, founderFirst, inGroups, winsOfYear } from './speech.ts'
import { waysFor } from './ways.ts'

const WAYS = [
  { id: 'told', wins: 0.45, cost: 0.2, rate: [0.15, 0.3, 0.45] },
  { id: 'met', wins: 0.35, cost: 0.45, rate: [0.06, 0.12, 0.2] },
  { id: 'seen', wins: 0.2, cost: 0.35, rate: [0.01, 0.025, 0.05] },
] as const

/** Read backwards: from the seats to be filled to the people who have to hear of them. */
function channels({ context, teaching, winning }: School): Channel[] {
  let left = winning.wins
  let unspent = winning.spent
  return WAYS.map(({ id, wins, cost, rate: [low, value, high] }, i) => {
    const isLast = i === WAYS.length - 1
    const won = isLast ? left : Math.min(left, Math.max(1, Math.round(winning.wins * wins)))
    const spent = isLast ? unspent : Math.round(winning.spent * cost)
    left -= won
    unspent -= spent
    const conversion =
      (i === 1 && usable(context.said('conversion'))) ||
      context.assume(`conversion-${id}`, {
        label: `Join: ${teaching.ways[i]?.toLowerCase()}`,
        low,
        value,
        high,
        show: percent,
        why: 'replaced by the count of the first term',
      })
    const reach = Math.max(1, Math.round(won / conversion.value))
    return channel(context, {
      id,
      name: teaching.ways[i] ?? '',
      reach: context.computed(`reach-${id}`, reach, `${formatNumber(reach)} people`),
      conversion,
      cost: context.computed(`spent-${id}`, spent, context.money(spent)),
    })
  })
}

const usable = (share: Quantity | undefined) =>
  share && share.value > 0.005 && share.value <= 1 ? share : undefined

export function goToMarket(school: School): GoToMarketText {
  const { context, teaching, winning } = school
  const { choose, names } = context
  const ways = waysFor(context, teaching)
  const wins = winsOfYear(school)
  const { many } = comers(school)
  return {
    lead: choose('school-channels', [
      say`${wins} have to come in the first year. The table goes back from them to the number of people who must hear of ${names.company} first.`,
      say`Places are filled by what former ${words(many)} say at the table next door. In the first year there are few of them, so the table shows how ${wins} can come about all the same.`,
      say`Where do ${wins} come from, before anybody has finished anything? From few sources, and none of them is an advertisement alone.`,
    ]),
    channels: channels(school),
    paragraphs: [
      choose('school-when', [
        say`Timing does half of it. ${words(capital(names.buyers.words))} decide ${words(ways.buys)}; they can be met in two places: ${words(ways.meets[0])}; ${words(ways.meets[1])}. In ${words(ways.busy)} nobody is asked.`,
        say`Meet them at ${words(ways.meets[0])}, ask them ${words(ways.buys)}, and mind their busy time, ${words(ways.busy)}: more of a calendar is not needed, and ${names.founder} writes it on one page.`,
        say`Two places are worth an evening: ${words(ways.meets[0])}, and ${words(ways.meets[1])}. People there buy ${words(ways.buys)}. An evening in ${words(ways.busy)} is wasted.`,
      ]),
      choose('school-win-cost', [
        say`Each costs ${cite(winning.costEach)} to win, most of it for ${words(teaching.trial)} and for the hours around it. Whoever was there and did not join is rung once, after ten days, and asked why.`,
        say`${cite(winning.costEach)} a head is what the plan spends. The lever is the trial: of those who come to ${words(teaching.trial)}, one in two should pay, and the page is judged by how many come to it.`,
        say`The plan allows ${cite(winning.costEach)} for each. Money goes where a face is seen: into ${words(teaching.trial)}, a table, a room for an evening; paid clicks get the rest, and only in the weeks before a start.`,
      ]),
    ],
    ending: {
      label: 'Threshold',
      prose: choose('school-fill', [
        say`Thirty people at ${words(teaching.trial)} within sixty days, twelve of them paid. Under eight: ${names.founder} changes the trial, and then the subject.`,
        inGroups(school)
          ? say`${founderFirst(context)} opens the second date only when the first is three quarters sold two weeks ahead. If that has not happened by day ninety, the offer goes to other people at the same price.`
          : say`Ten who have paid twice by day ninety: that is the mark. If there are fewer than five, ${names.founder} takes the offer to other people at the same price.`,
        say`By day seventy-five forty names, twenty at a trial, ten paid. The weakest of the three steps is the one ${names.founder} works on next, and no other.`,
      ]),
    },
  }
}

export function architecture(school: School): ArchitectureText {
  const { context, teaching } = school
  const { choose, names } = context
  const ways = waysFor(context, teaching)
  return {
    lead: choose('school-tools', [
      say`Teaching needs little machinery. What is rented below does three things for ${names.company}: it takes money ahead, knows who was there, and keeps the pages from which others teach.`,
      say`No software is written. ${words(capital(teaching.noun))} owners who build a platform first have a platform and no ${words(comers(school).many)}.`,
      say`Everything technical is hired by the month and can be left with the data. Own are two things: the list of people and the lesson pages.`,
    ]),
    layers: [
      ...teaching.tools.map(([part, job, choice]) => ({
        part,
        job: say`${words(job)}`,
        choice: say`${words(choice)}`,
      })),
      {
        part: 'lesson pages',
        job: say`what happens in each meeting, where people get stuck`,
        choice: say`one document a meeting, changed after every group`,
      },
      {
        part: 'people list',
        job: say`who came, who brought whom, who stopped and why`,
        choice: say`one table, exported from the bookings each month`,
      },
      { part: 'books', job: say`fees, teachers’ invoices, tax`, choice: say`the accountant’s program` },
    ],
    paragraphs: [
      say`${words(teaching.guard)}`,
      choose('school-paper', [
        say`In writing, before anybody pays: ${words(ways.paper)}. Kept apart from everything else: ${words(ways.keeps)}.`,
        say`People who pay ahead want one page first: ${words(ways.paper)}. ${names.company} sends it with the confirmation and keeps ${words(ways.keeps)} under one lock.`,
        say`What must never be lost or shown is ${words(ways.keeps)}. What should be shown early is ${words(ways.paper)}.`,
      ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('school-tool-test', [
        say`Two weeks before the first date ten friends book, pay, move, cancel and complain, with nobody helping. Nine of ten have to get through; then the page goes public.`,
        say`A colleague who has never seen the subject’s pages teaches one meeting from them in month three, and ${names.founder} sits at the back and is silent. What could not be read there is rewritten the same week.`,
        say`On a fixed day in month two ${names.founder} cancels a meeting by pressing one button. Everybody must have known within the hour; whoever stood before a closed door is the measure.`,
      ]),
    },
  }
}

export function operations(school: School): OperationsText {
  const { context, teaching, known, growth, drivers } = school
  const { choose, names } = context
  const office = drivers.staff.find(({ id }) => id === 'office')
  const lead = drivers.staff.find(({ id }) => id === 'lead')
  const carers = drivers.staff.find(({ id }) => id === 'carers')
  return {
    paragraphs: [
      say`${words(teaching.run)}`,
      choose('school-neck', [
        say`Scarce here: ${words(teaching.neck.what)}, because ${words(teaching.neck.because)}. That sets how much ${names.company} can teach, whatever the demand.`,
        say`The week is built around ${words(teaching.neck.what)}: ${words(teaching.neck.because)}. Anything else can be bought in an afternoon.`,
        say`One thing cannot be stretched: ${words(teaching.neck.what)}. The reason: ${words(teaching.neck.because)}. So it is planned first and sold last.`,
      ]),
      ...rentText(context),
    ],
    people: [
      {
        role: 'founder',
        when: growth.runs ? 'now' : 'the first day',
        why: say`teaches or sits in, and knows every name of the first two groups`,
      },
      carers
        ? {
            role: 'carers and teachers',
            when: 'a month before the doors open',
            why: say`the ratio holds from the first child on`,
          }
        : {
            role: 'teachers, paid by the hour',
            when: known.mode === 'recorded' ? 'the second year, for answers' : 'the second group',
            why: say`each teaches one meeting beside ${names.founder} before one alone`,
          },
      ...(lead
        ? [
            {
              role: 'head of teaching',
              when: 'month two',
              why: say`somebody has to write the pages while others teach`,
            },
            {
              role: 'admissions and marketing',
              when: 'month three',
              why: say`the round is there to fill rooms, and filling is a job of its own`,
            },
          ]
        : []),
      ...(office
        ? [
            {
              role: 'course coordinator',
              when: 'the second year, part of a week',
              why: say`dates, bills and calls eat evenings from about the fourth group on`,
            },
          ]
        : []),
    ],
    gaps: [
      {
        gap: say`A second teacher who can take over on the day`,
        why: say`a cancelled meeting is the first reason to stop`,
        closedBy: say`one is named, paid for two meetings and known to the group by day sixty`,
      },
      {
        gap: say`Somebody who rings those who were missing`,
        why: say`${words(small(teaching.drop).replace(/\.$/, ''))}`,
        closedBy: say`${names.founder}, within two days, until there are too many names for one evening`,
      },
    ],
    ending: {
      label: 'Decision',
      prose: choose('school-ops', [
        say`Rooms are rented by the meeting until a year’s dates are two thirds sold. ${founderFirst(context)} signs no lease before.`,
        say`${founderFirst(context)} agrees with each teacher in writing on pay, stand-in and what happens to the pages, before the first group and by day forty.`,
        say`By day forty ${names.founder} has every record check that the rules above ask for, in a folder, or the first date is moved.`,
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
