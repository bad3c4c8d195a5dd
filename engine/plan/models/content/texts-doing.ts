// How people are won, what is rented, and how a week runs.
import { label, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { ArchitectureText, Channel, GoToMarketText, OperationsText } from '../playbook.ts'
import type { Publication } from './publication.ts'
import { atStart, waysOf, waysTo } from './saying.ts'

function channels({ context, kind, projection, main, payers }: Publication): Channel[] {
  const stream = projection.streams.find(({ id }) => id === main)
  const wins = (stream?.customers?.joining ?? stream?.volume)?.years[0] ?? 0
  return waysTo(context, kind.ways, {
    wins,
    spent: projection.costGroups.marketing.years[0] ?? 0,
    won: payers,
  })
}

export function goToMarket(publication: Publication): GoToMarketText {
  const { context, kind, payers, subject } = publication
  const { choose, names } = context
  const ways = waysOf(context)
  return {
    lead: choose('content-ways', [
      say`First they follow, then they return, then a few pay. The table starts from the ${words(payers)} whom the plan needs in its first year and asks how many strangers that takes.`,
      say`How many have to hear of it? The last column but one is the plan’s own number of ${words(payers)}; what must be reached follows from it.`,
      say`Reach is worked out backwards here: from the ${words(payers)} of the first year to the people who must come across ${names.company}.`,
    ]),
    channels: channels(publication),
    paragraphs: [
      say`${words(kind.wayNote)}`,
      choose('content-where', [
        say`Those who follow ${words(subject)} gather at ${words(ways.meets[0])} and at ${words(ways.meets[1])}. They decide ${words(ways.buys)}, so that is when ${names.founder} is there.`,
        say`Where to begin? With ${words(ways.meets[0])}, in person. ${atStart(names.founder)} asks there and does not advertise; a recommendation by ${words(ways.trusts)} follows later or not at all.`,
        say`${atStart(names.founder)} goes to ${words(ways.meets[1])}, since ${names.buyers} listen above all to ${words(ways.trusts)}. One time is left alone: ${words(ways.busy)}.`,
      ]),
    ],
    ending: { label: 'Threshold', prose: say`${words(kind.wayGo)}` },
  }
}

export function architecture({ context, kind, main }: Publication): ArchitectureText {
  const { choose, names } = context
  const ways = waysOf(context)
  return {
    lead: choose('content-tools', [
      say`${atStart(names.company)} owns two things: its work and its list. All the rest is rented, and can be left.`,
      say`${words(kind.isSoftware ? `Only the ${kind.noun} itself is written here` : 'No software is written for it')}. What matters is that work, list and rights can be carried out of every tool.`,
      say`Tools are chosen by how one leaves them. Each part below can be replaced in a weekend.`,
    ]),
    layers: [
      ...kind.layers.map(({ part, job, choice }) => ({
        part,
        job: say`${words(job)}`,
        choice: say`${words(choice)}`,
      })),
      {
        part: 'counting',
        job: say`who returns, who pays, who leaves, each month`,
        choice: say`one sheet filled on the first working day; no panel with forty charts`,
      },
      {
        part: 'books',
        job:
          main === 'members'
            ? say`fees by country, refunds, sponsors’ invoices`
            : say`sales by shop and country, refunds, royalties`,
        choice: label('the accountant’s program, fed by exports'),
      },
    ],
    paragraphs: [
      together(
        say`${words(kind.keeps)}`,
        choose('content-keeps', [
          say`In this trade ${words(ways.keeps)} must not get out; two people have the keys, and both are named.`,
          say`Whoever asks what is stored about them gets an answer within a week, from ${names.founder} and not from a form.`,
          say`Of ${names.buyers} only an address and a payment status are kept. ${atStart({ words: ways.keeps })}: nothing of that is stored without a reason that could be told to them.`,
        ]),
      ),
    ],
    ending: { label: 'Test', prose: say`${words(kind.toolTest)} Date: before the first payment is taken.` },
  }
}

export function operations({ context, kind, drivers, starts, isFrequent }: Publication): OperationsText {
  const { names, choose } = context
  const helper = drivers.staff.find(({ isFounder }) => !isFounder)
  return {
    paragraphs: [
      say`${words(kind.week)}`,
      !isFrequent
        ? say`Between two ${words(kind.issue.many)} lie months without applause. ${atStart(names.founder)} shows work in progress on a fixed weekday, so that those who wait keep waiting.`
        : choose('content-hours', [
            say`In quiet weeks the next two ${words(kind.issue.many)} are prepared. A promise to ${names.buyers} that depends on a free evening is not kept for long.`,
            say`Two rules keep the week whole: nothing is promised for a day that is not in the calendar, and no ${words(kind.issue.one)} is begun before the last one has been counted.`,
            say`Illness is planned for: one finished ${words(kind.issue.one)} lies ready at all times, true whenever it is used.`,
          ]),
    ],
    people: [
      {
        role: 'founder',
        when: 'the first day',
        why: say`voice, choice and last word; that part is never handed over`,
      },
      helper
        ? {
            role: helper.role.toLowerCase(),
            when:
              starts === 1 || context.said('raise')
                ? 'the first half-year, in hours'
                : 'the second half-year, in hours',
            why: say`more hours only after three months in which income carried the last ones`,
          }
        : {
            role: 'freelances by the piece',
            when: 'when an hour of theirs frees two of the founder’s',
            why: say`no payroll until the income holds for half a year`,
          },
      {
        role: 'outside reader',
        when: 'the first release',
        why: say`paid by the hour, and allowed to say no`,
      },
    ],
    gaps: [
      {
        gap: say`${words(kind.gap.gap)}`,
        why: say`${words(kind.gap.why)}`,
        closedBy: say`${words(kind.gap.closedBy)}`,
      },
      {
        gap: say`Contracts, sales tax on digital sales, invoices`,
        why: say`buyers sit in several countries, and each has its rate`,
        closedBy: say`a seller of record or an accountant, before the first foreign sale`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: !isFrequent
        ? say`${atStart(names.founder)} writes the dates until the next ${words(kind.issue.one)} on one sheet within two weeks, with what is dropped first if one of them slips.`
        : choose('content-owner', [
            say`${atStart(names.founder)} writes the calendar of the next twelve ${words(kind.issue.many)} within two weeks, with a stand-in’s name beside each.`,
            say`A folder with accounts, contracts and rights is handed to a second person by ${names.founder} before the end of the first month, sealed.`,
            say`Who stands in for ${names.founder} is named in writing within thirty days, with access to every account.`,
          ]),
    },
  }
}
