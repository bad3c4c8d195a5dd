// What can break it, where to stop, what to do first, and what it comes to.
import { periodOf } from '../../founder-facts.ts'
import { cite, say } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import type { Risk, RisksText, SummaryText, Texts } from '../playbook.ts'
import type { Publication } from './publication.ts'
import { atStart, killRows, oneIn, riskRows, stepRows } from './saying.ts'
import { paidPart } from './scale.ts'
import { publicOf } from './texts-market.ts'

/** Those of the model that these drivers have, strongest first in the text's own order. */
function measured({ kind, changes, payers }: Publication): Risk[] {
  const people = kind.audience.many
  const all: (Risk & { measuredBy: string })[] = [
    {
      name: `Fewer ${payers} come`,
      likelihood: 'unknown',
      measuredBy: 'acquisition:members',
      firstSign: say`new ${words(people)} under two thirds of plan`,
      answer: say`another angle on the subject, tested on those who return`,
    },
    {
      name: 'They leave sooner',
      likelihood: 'high',
      measuredBy: 'churn:members',
      firstSign: say`who skipped the last two ${words(kind.issue.many)}`,
      answer: say`ask ten who left by telephone, change one thing`,
    },
    {
      name: 'The price does not hold',
      likelihood: 'medium',
      measuredBy: 'price:members',
      firstSign: say`questions for a discount`,
      answer: say`a smaller tier rather than a lower price`,
    },
    {
      name: `Fewer ${payers} are sold`,
      likelihood: 'unknown',
      measuredBy: 'volume:copies',
      firstSign: say`those who wait for it, four weeks ahead`,
      answer: say`move the date, or print and promise less`,
    },
    {
      name: 'The price has to fall',
      likelihood: 'medium',
      measuredBy: 'price:copies',
      firstSign: say`sales only in weeks of discount`,
      answer: say`sets and extras before discounts`,
    },
    {
      name: 'Making or the shop costs more',
      likelihood: 'medium',
      measuredBy: 'unitCosts:copies',
      firstSign: say`a quote above the last one`,
      answer: say`a smaller run, a second supplier`,
    },
    {
      name: 'More are returned',
      likelihood: 'low',
      measuredBy: 'returns:copies',
      firstSign: say`refunds in the first week`,
      answer: say`a truer description, a better sample`,
    },
    {
      name: 'Sponsors’ places stay empty',
      likelihood: 'high',
      measuredBy: 'volume:sponsors',
      firstSign: say`no booking six weeks ahead`,
      answer: say`sell to firms that ${words(people)} already pay`,
    },
    {
      name: 'Sponsors pay less',
      likelihood: 'medium',
      measuredBy: 'price:sponsors',
      firstSign: say`the second booking asks for a discount`,
      answer: say`fewer places, dearer`,
    },
    {
      name: 'The start slips',
      likelihood: 'medium',
      measuredBy: 'delay',
      firstSign: say`the first missed date`,
      answer: say`cut scope, keep the day`,
    },
    {
      name: 'The founder needs more pay',
      likelihood: 'medium',
      measuredBy: 'founders',
      firstSign: say`savings used for rent`,
      answer: say`other work two days a week, openly planned`,
    },
  ]
  return all.filter(({ measuredBy }) => changes.some(({ id }) => id === measuredBy)).slice(0, 6)
}

export function risks(publication: Publication): RisksText {
  const { context, kind, year, payers, sold, main, subject } = publication
  const { names, choose } = context
  const all = publicOf(publication)
  const paying = sold(main, 3, payers)
  const rare = oneIn(context, 'one-in', paying.value / Math.max(1, all.reachable.value))
  return {
    list: [...measured(publication), ...riskRows(kind.risks)].slice(0, 7),
    sceptic: [
      say`${words(kind.sceptic[0])}`,
      choose('content-sceptic', [
        say`${words(kind.sceptic[1])} The plan needs one in ${rare} of those it can reach, and pays its founders ${year('founders', 2)} in the second year for it.`,
        say`Look at the second year: ${year('founders', 2)} for the founders, from a public of which one in ${rare} must pay. ${words(kind.sceptic[1])}`,
      ]),
    ],
    answer: say`The sceptic is wrong if ${words(kind.wrongIf)}. ${atStart(names.founder)} can measure all of it on ${words(subject)} within half a year, and writes the figures down before looking at the takings.`,
    kill: [
      ...killRows(kind.kill),
      {
        when: 'the end of the first year',
        stopIf: say`income stays under half of ${year('revenue', 1)} and those who return have not grown for three months`,
      },
      {
        when: 'the end of month eighteen',
        stopIf: say`${names.founder} still lives on savings, whatever the applause`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('content-kill', [
        say`Somebody among ${names.buyers}, not a friend, gets these lines from ${names.founder} in the first week and the right to ask on each date.`,
        say`Four lines, four dates, one witness: somebody who never liked the idea is asked by ${names.founder} to keep them.`,
        say`${atStart(names.founder)} posts the four lines beside the desk and reads the next one aloud on the first of every month to one outsider.`,
      ]),
    },
  }
}

export function ninetyDays({
  context,
  kind,
  starts,
  subject,
  known,
  payers,
  isFrequent,
}: Publication): Texts['ninetyDays'] {
  const { names, choose } = context
  const owner = names.founder.words
  const counted = {
    day: 3,
    action:
      starts === 1
        ? isFrequent
          ? `Count who came for each of the last four ${kind.issue.many}`
          : `Count who bought the last ${kind.issue.one} and who wrote about it`
        : `Write one sentence on what is missing about ${subject}`,
    number: starts === 1 ? 'people who return' : 'people who repeat it in their own words',
    go: starts === 1 ? 'the number is known, whatever it is' : 'eight of ten',
  }
  return {
    lead: choose('content-ninety', [
      say`Ninety days to learn whether people come back. Nothing is bought that a borrowed tool can do.`,
      say`By day ninety ${names.founder} knows who returns and who pays. Each line has one number, and a line that fails stops the next.`,
      say`The order matters: people first, then the habit, then money. Equipment comes last.`,
    ]),
    steps: [
      ...stepRows([counted, ...kind.steps], owner),
      {
        day: 90,
        action: say`Replace the assumptions on growth and on ${words(payers)} by what was counted, and compute again`,
        owner,
        number: `new ${kind.audience.many} a month`,
        goOnIf: say`at least two thirds of ${cite(known.growth[0])}`,
      },
    ],
    ending: {
      label: 'Next',
      prose: choose('content-next', [
        say`Tomorrow ${names.founder} writes to the first ten of ${names.buyers} by name, with one question and no link.`,
        say`Before the end of the week ${names.founder} has spoken to five of them, by voice, and written down their words and not a summary.`,
        say`The first name on the list of ${names.buyers} is called on day one; the list itself has fifty by the end of the week.`,
      ]),
    },
  }
}

export function scenarios({ context: { names, choose }, strongest, effect, main }: Publication): {
  ending: Ending
} {
  const id = main === 'members' ? 'acquisition:members' : 'volume:copies'
  const fewer = effect(id)
  const leads = strongest?.id === id
  return {
    ending: {
      label: 'Threshold',
      prose: fewer
        ? leads
          ? say`Too few people cost ${fewer} over three years, more than any other single change. So ${names.founder} adds no cost in a month in which fewer came than planned.`
          : choose('content-rule', [
              say`Too few people cost ${fewer} over three years, though another row weighs more. ${atStart(names.founder)} works on the first row of the table for a quarter, then computes again.`,
              say`${atStart(names.founder)} takes the top row as the task of the next quarter. The number of people, worth ${fewer}, is read every month all the same.`,
            ])
        : say`${atStart(names.founder)} takes the top row as the task of the next quarter and computes again.`,
    },
  }
}

export function funding({ context, raise, kind, starts }: Publication): Texts['funding'] {
  const { names, said, choose } = context
  const [budget, round, rent] = [said('budget'), said('raise'), said('rent')]
  return {
    more: [
      budget
        ? say`The founder’s ${cite(budget)} pay for the weeks until somebody returns, not for a studio. What is left when the first proof fails goes back into the drawer.`
        : choose('content-no-money', [
            say`What does it cost to begin? Hours, mostly ${names.founder}’s. No sum is named in the brief, so the hours should be: how many a week, until which date.`,
            say`Savings are not mentioned. Whoever starts a ${words(kind.noun)} pays with evenings first, and those run out before the audience comes; a date for that belongs in the diary.`,
            say`No money of the founder’s own is named. A ${words(kind.noun)} is mostly unpaid hours at first, so the true stake is ${names.founder}’s time; it should be written down in weeks.`,
          ]),
      ...(rent
        ? [
            say`Rent of ${cite(rent)}${words(periodOf(rent))} is the one cost that does not wait; a ${words(kind.noun)} can be made at a kitchen table for longer than one thinks.`,
          ]
        : []),
      ...(round
        ? [
            say`Sought are ${cite(round)}. That buys people ahead of income and faster reach; investors will want to know what is left of the ${words(kind.noun)} when its founder leaves, and the honest answer is the list, the rights and the archive.`,
          ]
        : raise.value > 0
          ? [
              choose('content-money', [
                say`Banks do not lend against an audience. The rest comes from savings, from orders ahead, or from one sponsor who pays a year in advance.`,
                say`Where does the rest come from? Not from a bank, which wants something to hold. From those who already pay, asked for a year ahead; from one partner; from paid work on other days.`,
                say`Nothing here can be pledged, so a bank is the wrong door. A sponsor for a year, a small public fund for media or other work two days a week are the right ones.`,
              ]),
            ]
          : []),
    ],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? choose('content-purse', [
              say`Before a camera, a printer or a helper is paid, ${names.founder} writes the month on which the money ends on the calendar, and the sum of ${raise} beside it.`,
              say`${atStart(names.founder)} opens a separate account with the money for ${words(starts > 6 ? 'the time to release' : 'the first six months')} and does not add to it before day ninety has been read.`,
            ])
          : say`No outside money is taken. ${atStart(names.founder)} sets one sum aside as the reserve and counts touching it as a kill line.`,
    },
  }
}

export function summary(publication: Publication): SummaryText {
  const { context, kind, known, payers, sold, main, starts, streamShare, effect, year, price, per } =
    publication
  const { names, choose, u } = context
  const all = publicOf(publication)
  const paying = sold(main, 3, payers)
  const rare = oneIn(context, 'one-in', paying.value / Math.max(1, all.reachable.value))
  const worst = effect(main === 'members' ? 'acquisition:members' : 'volume:copies')
  const purse = kind.money.sponsors
    ? `${payers}, and from ${kind.money.sponsors.label.toLowerCase()}`
    : payers
  return {
    what: choose('content-what', [
      say`${names.company} brings ${names.buyers} ${names.offer}. It earns from ${words(purse)}; one ${words(publication.payer)} ${words(main === 'members' ? 'pays' : 'costs')} ${price}${words(per)}.`,
      say`In the brief’s words, ${names.company} is ${names.offer}. Its public: ${names.buyers}, ${publication.where}. Money comes from ${words(purse)}, at ${price}${words(per)} for each ${words(publication.payer)}.`,
    ]),
    findings: [
      { headline: kind.finding.headline, text: say`${words(kind.finding.text)}` },
      {
        headline: 'It has to be wanted by few, and badly.',
        text: say`In the third year ${paying} are needed: one in ${rare} of those who can be reached. ${kind.money.sponsors ? say`They bring ${streamShare(main, 3)} of the revenue of that year.` : say`They bring all of the revenue.`}`,
      },
      {
        headline:
          paidPart(context, publication.drivers) < 0.7
            ? 'It is made beside other work.'
            : year('ebitda', 3).value > 0
              ? 'It feeds its makers before it feeds anybody else.'
              : 'It does not yet feed its makers.',
        text: say`The founders draw ${year('founders', 1)} in the first year and ${year('founders', 3)} in the third; what is left beyond that is ${year('ebitda', 3)}.`,
      },
    ],
    weakest: worst
      ? choose('content-weakest', [
          say`Where is it thin? At the number of people: if a good part of them does not come, ${worst} are missing after three years, and ${words(u.facts.some(({ kind: fact }) => fact === 'customers') ? 'those counted in the brief have not all been asked to pay' : 'so far there is no count at all')}.`,
          say`The weakest point is the number who come and stay. Too few cost ${worst} over three years, and ${words(u.facts.some(({ kind: fact }) => fact === 'customers') ? 'the brief counts who follows, not who returns' : 'the brief counts nobody yet')}.`,
        ])
      : say`The weakest point is the number who come and stay; the brief does not count who returns.`,
    ending: {
      label: 'Decision',
      prose:
        starts === 1
          ? say`For ninety days nothing is added. If new ${words(kind.audience.many)} hold at ${known.growth[0]}, the next helper is paid; otherwise the offer changes.`
          : say`${atStart(names.founder)} goes on after day ninety only if two thirds of ${known.growth[0]} new ${words(kind.audience.many)} came, counted and not estimated.`,
    },
  }
}
