// How donors are won, what is rented, and how a week runs.
import { label, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { atStart, fill, waysOf, waysTo } from '../content/saying.ts'
import type { ArchitectureText, GoToMarketText, OperationsText } from '../playbook.ts'
import type { Cause } from './cause.ts'

export function goToMarket({ context, kind, projection, known }: Cause): GoToMarketText {
  const { choose, names } = context
  const ways = waysOf(context)
  return {
    lead: choose('cause-ways', [
      say`Who has to be asked, so that the first year’s monthly donors are there? The table works back from them.`,
      say`Giving follows asking, and asking can be counted. From the monthly donors of the first year back to the people who must hear of ${names.company}:`,
      say`The plan’s monthly donors of the first year are shared out among three ways; how many people each must reach follows.`,
    ]),
    channels: waysTo(context, kind.ways, {
      wins: projection.streams.find(({ id }) => id === 'donors')?.customers?.joining.years[0] ?? 0,
      spent: projection.costGroups.marketing.years[0] ?? 0,
      won: 'monthly donors',
    }),
    paragraphs: [
      fill(context, kind.wayNote),
      choose('cause-grants', [
        say`Foundations are another trade: forty are read, ten fit, four are written to, one says yes after half a year. ${atStart(names.founder)} keeps the list, with the date on which each decides.`,
        say`Grants come slowly and end on a date. So ${names.founder} applies only for what ${names.company} would do anyway, with the end date written beside each and the next application half a year before it.`,
        say`For grants the rule is few and exact: only foundations that have paid for the same thing within reach, written to after a call. One yes in four is good, and it takes six months.`,
        say`In this field doors open through ${words(ways.trusts)}, also at foundations. Each application carries such a voice, and none goes out without a call before it; to win a donor, ${known.winning} is what the plan allows.`,
      ]),
    ],
    ending: { label: 'Threshold', prose: fill(context, kind.wayGo) },
  }
}

export function architecture({ context, kind }: Cause): ArchitectureText {
  const { choose, names } = context
  const ways = waysOf(context)
  return {
    lead: choose('cause-tools', [
      say`Charity prices make most tools nearly free, which is no reason to have many. ${atStart(names.company)} needs to know whom it served, who gave, and that both lists are safe.`,
      say`Paper, a telephone and two hosted lists carry the first year. Software is bought when somebody can say which evening it saves.`,
      say`A volunteer has to be able to use every part on the first evening. Whatever needs training is left out.`,
      say`Two lists are the whole architecture: those served and those who give. They are never kept in one place.`,
    ]),
    layers: [
      ...kind.layers.map(({ part, job, choice }) => ({
        part,
        job: say`${words(job)}`,
        choice: say`${words(choice)}`,
      })),
      {
        part: 'donor list',
        job: say`gifts, thanks, receipts, wishes not to be written to`,
        choice: say`a hosted donor tool at a charity rate, with direct debit`,
      },
      {
        part: 'page',
        job: say`one story, one figure, the accounts`,
        choice: say`a hosted page with a donation form of three fields`,
      },
      {
        part: 'books',
        job: say`money by purpose, because a grant may only be spent on its own`,
        choice: label('the examiner’s program, with a cost centre for each grant'),
      },
    ],
    paragraphs: [
      together(
        say`${words(kind.keeps)}`,
        choose('cause-keeps', [
          say`Donors’ data serve thanks and receipts and are never swapped or sold.`,
          say`What holds in the field holds here: ${words(ways.keeps)} is seen only by those who need it.`,
          say`Nobody who gives learns who was helped, and nobody who was helped learns who gave.`,
        ]),
      ),
    ],
    ending: { label: 'Test', prose: say`${words(kind.toolTest)} It is run before the first public appeal.` },
  }
}

export function operations({ context, kind, drivers, isRunning }: Cause): OperationsText {
  const { names, choose } = context
  const helper = drivers.staff.find(({ isFounder }) => !isFounder)
  return {
    paragraphs: [
      fill(context, kind.week),
      choose('cause-volunteers', [
        say`Volunteers are led, not used: a fixed shift, a name to ring, and a reason when something changes. One paid hour keeps about six unpaid ones in order; that ratio is ours, and it is watched.`,
        say`Unpaid hours are the largest gift and the least certain. The rota is planned for November, when half of those who signed up in May are left.`,
        say`Who works unpaid gets what staff get: a task, an end, and thanks with a figure in it. Those who only like the idea are given the stall on Saturday.`,
      ]),
    ],
    people: [
      {
        role: 'founder, as director',
        when: 'the first day',
        why: say`part of a pay at first; a charity that hides this cost breaks when the founder does`,
      },
      helper
        ? {
            role: helper.role.toLowerCase(),
            when:
              isRunning || context.said('raise') ? 'the first half-year' : 'the second half-year, in hours',
            why: say`hired on money that has arrived, for as long as it lasts, and told so`,
          }
        : {
            role: kind.money.help.role.toLowerCase(),
            when: 'when a grant pays for it',
            why: say`until then the work is done by the founder and volunteers, and stays small`,
          },
      {
        role: 'board of three',
        when: 'before registration',
        why: say`one who reads accounts, one from the field, one of those it is for`,
      },
    ],
    gaps: [
      {
        gap: say`${words(kind.gap.gap)}`,
        why: say`${words(kind.gap.why)}`,
        closedBy: say`${words(kind.gap.closedBy)}`,
      },
      {
        gap: say`Somebody who writes applications`,
        why: say`a grant takes twenty hours to write and six months to come`,
        closedBy: say`a retired officer of a foundation, for expenses, in the first year`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('cause-owner', [
        say`${atStart(names.founder)} has three board members in writing by day thirty, none of them family.`,
        say`Two signatures on the bank account from the first day, and a letter from ${names.founder} on who takes over the keys: both before the first volunteer begins.`,
        say`The treasurer is found before the first appeal; until then ${names.founder} signs nothing above one month’s costs alone.`,
      ]),
    },
  }
}
