// What can break it, where to stop, what to do first, and what it comes to.
import { periodOf } from '../../founder-facts.ts'
import { cite, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { Ending } from '../../kit/section.ts'
import { atStart, fill, killRows, oneIn, riskRows, stepRows } from '../content/saying.ts'
import type { Risk, RisksText, SummaryText, Texts } from '../playbook.ts'
import { type Cause, fullCost, servedIn } from './cause.ts'
import { givingOf } from './texts-market.ts'

function measured({ changes, kind }: Cause): Risk[] {
  const all: (Risk & { measuredBy: string })[] = [
    {
      name: 'Grants are not renewed',
      likelihood: 'high',
      measuredBy: 'volume:grants',
      firstSign: say`no talk three months before the end`,
      answer: say`a report before it is due; two applications for each that ends`,
    },
    {
      name: 'Fewer people give',
      likelihood: 'unknown',
      measuredBy: 'acquisition:donors',
      firstSign: say`asked in person, and fewer than one in ten`,
      answer: say`another asker, another sentence, the same cause`,
    },
    {
      name: 'Donors leave sooner',
      likelihood: 'medium',
      measuredBy: 'churn:donors',
      firstSign: say`failed debits that nobody followed up`,
      answer: say`a call within a week, a pause offered`,
    },
    {
      name: 'Gifts are smaller',
      likelihood: 'medium',
      measuredBy: 'price:donors',
      firstSign: say`the average of the last fifty`,
      answer: say`name what the next step up would do`,
    },
    {
      name: `${kind.money.trading.label} bring less`,
      likelihood: 'medium',
      measuredBy: 'volume:trading',
      firstSign: say`two quiet months`,
      answer: say`stop it early; it may not live on gifts`,
    },
    {
      name: 'The work costs more',
      likelihood: 'high',
      measuredBy: 'cost:programme',
      firstSign: say`cost of one ${words(kind.served.one)}, quarterly`,
      answer: say`fewer, done wholly`,
    },
    {
      name: 'Wages rise',
      likelihood: 'high',
      measuredBy: 'wages',
      firstSign: say`the announced scale`,
      answer: say`asked for in every application`,
    },
    {
      name: 'The start slips',
      likelihood: 'medium',
      measuredBy: 'delay',
      firstSign: say`registration without a date`,
      answer: say`start under another charity’s roof`,
    },
    {
      name: 'The director needs more pay',
      likelihood: 'medium',
      measuredBy: 'founders',
      firstSign: say`evenings that do not end`,
      answer: say`hours cut before quality is`,
    },
  ]
  return all.filter(({ measuredBy }) => changes.some(({ id }) => id === measuredBy)).slice(0, 5)
}

export function risks(cause: Cause): RisksText {
  const { context, kind, year } = cause
  const { names, choose } = context
  return {
    list: [...measured(cause), ...riskRows(kind.risks)].slice(0, 7),
    sceptic: [
      fill(context, kind.sceptic[0]),
      choose('cause-sceptic', [
        say`${words(kind.sceptic[1])} With everybody’s pay in it, one ${words(kind.served.one)} costs ${fullCost(cause, 2)} in the second year. A donor may ask whether somebody else does it for less, and should.`,
        say`${words(kind.sceptic[1])} In the second year ${fullCost(cause, 2)} are spent for each ${words(kind.served.one)}, all in; the appeal will be tempted to say less.`,
      ]),
    ],
    answer: say`The sceptic is wrong if ${words(kind.wrongIf)}. ${choose('cause-answer', [say`Somebody who is not paid by ${names.company} does the counting, and the result is published either way.`, say`${atStart(names.founder)} publishes both figures after the first half-year, good or bad, beside what they cost.`])}`,
    kill: [
      ...killRows(kind.kill),
      {
        when: 'the end of the first year',
        stopIf: say`income stays under half of ${year('revenue', 1)}: hand the work to the nearest charity, with the list of those served`,
      },
      {
        when: 'the end of month eighteen',
        stopIf: say`one payer brings more than half, and no second is in sight`,
      },
    ],
    ending: {
      label: 'Owner',
      prose: choose('cause-kill', [
        say`These lines are in the minutes of the first board meeting. The treasurer, not ${names.founder}, reads them out on their dates.`,
        say`Whoever wants to go on in spite of one of these lines has to convince two of three board members in writing; ${names.founder} has no vote on it.`,
        say`${atStart(names.founder)} gives the four lines to one of ${names.buyers} and to one donor; either may ask.`,
      ]),
    },
  }
}

export function ninetyDays({ context, kind, isRunning, known }: Cause): Texts['ninetyDays'] {
  const { names, choose } = context
  const owner = names.founder.words
  const first = isRunning
    ? {
        day: 3,
        action: 'Call twenty donors who stopped giving last year',
        number: 'reasons',
        go: 'one is named by six',
      }
    : {
        day: 3,
        action: 'Find out who could lend a charity number and a bank account',
        number: 'hosts',
        go: 'one says yes in writing',
      }
  return {
    lead: choose('cause-ninety', [
      say`Ninety days to find out whether it helps and whether anybody pays. Registration can wait; the count cannot.`,
      say`First those it is for, then those who give, then papers. Each line has one number, and one that fails stops the next.`,
      say`Nothing here needs a grant. What it needs is ${names.founder}’s evenings and somebody else’s bank account.`,
    ]),
    steps: [
      ...stepRows([first, ...kind.steps], owner),
      {
        day: 90,
        action: say`Put counted costs and gifts into this plan, and show it to the board`,
        owner,
        number: 'new monthly donors a month',
        goOnIf: say`two thirds of ${cite(known.joining[0])}, or a payer who makes up for it`,
      },
    ],
    ending: {
      label: 'Next',
      prose: choose('cause-next-step', [
        say`Tomorrow ${names.founder} sits down with the first three of ${names.buyers} and asks, without offering anything.`,
        say`This week: one afternoon with ${names.buyers}, one evening with somebody who might give. ${atStart(names.founder)} brings a notebook to both and a leaflet to neither.`,
        say`On day one ${names.founder} writes the name of the first person to be asked for money, and the sum, on a card.`,
      ]),
    },
  }
}

export function scenarios({ context: { names, choose }, effect, strongest }: Cause): { ending: Ending } {
  const grants = effect('volume:grants')
  const donors = effect('acquisition:donors')
  return {
    ending: {
      label: 'Threshold',
      prose:
        grants && donors
          ? grants.value >= donors.value
            ? say`A lost grant costs ${grants} over three years, a third fewer new donors ${donors}${words(strongest?.id === 'volume:grants' ? '; no other change weighs more than the first' : '')}. So no pay is promised beyond the end of the grant that pays it; ${names.founder} writes that into each contract.`
            : say`A third fewer new donors cost ${donors} over three years, a lost grant ${grants}. Asking therefore comes before applying, and ${names.founder} keeps one evening a week for it.`
          : choose('cause-rule', [
              say`No pay is promised beyond the end of the money that pays it; ${names.founder} may not waive this.`,
              say`${atStart(names.founder)} promises no pay beyond the end of the money that pays it.`,
            ]),
    },
  }
}

export function funding(cause: Cause): Texts['funding'] {
  const { context, raise, kind, year } = cause
  const { names, said, choose } = context
  const [budget, round, rent] = [said('budget'), said('raise'), said('rent')]
  return {
    more: [
      together(
        budget
          ? say`${cite(budget)} are in hand by the brief. If that is a grant, its purpose binds it; the treasurer books it apart.`
          : say`No money in hand is named, and a foundation will ask what the founder and the board have put in themselves.`,
        rent
          ? say`Rent of ${cite(rent)}${words(periodOf(rent))} is the first thing to be asked for in kind.`
          : undefined,
      ),
      ...(round
        ? [
            say`The sum sought is ${cite(round)}. It is asked for as grants over three years, never as a loan, and in parts: each part is released when ${words(kind.served.many)} have been counted.`,
          ]
        : []),
      raise.value > 0
        ? choose('cause-start', [
            say`Starting grants are small, and given to whoever has begun. What opens doors is the count from the first months, a budget of ${year('revenue', 2)} for the second year that adds up, and a board that answers the telephone.`,
            say`Who gives the first money? Those who know ${names.founder}. Twenty of them, asked for a year’s gift at once, are worth more to a foundation than any letter of intent, because they show that somebody was asked.`,
            say`Nobody lends to a charity without property, and nobody should. The gap is closed by two or three foundations, a public fund and twenty people who give a larger sum once, each asked in person.`,
          ])
        : say`Nothing has to be found beyond what is there; the surplus of good months goes into a reserve of three months and no further.`,
    ],
    ending: {
      label: 'Decision',
      prose:
        raise.value > 0
          ? choose('cause-apply', [
              say`In writing, before anybody is hired: what is cut first if only half of ${raise} comes. ${atStart(names.founder)} and the treasurer sign it.`,
              say`${atStart(names.founder)} sends no application before the proof has been counted, and then four at once, for ${raise} in all. What has not been granted is not spent.`,
            ])
          : say`The board fixes the reserve at three months of costs, and ${names.founder} may not touch it without two signatures.`,
    },
  }
}

export function summary(cause: Cause): SummaryText {
  const { context, kind, known, sold, effect, year, streamShare, isRunning } = cause
  const { names, choose } = context
  const all = givingOf(cause)
  const donors = sold('donors', 3, 'monthly donors', 'monthly donor')
  const rare = oneIn(context, 'one-in', donors.value / Math.max(1, all.caring.value))
  const grants = effect('volume:grants')
  return {
    what: choose('cause-what', [
      say`${names.company} is for ${names.buyers} ${names.where}: ${names.offer}. It lives on gifts, on grants and on what it sells itself (${words(kind.money.trading.label.toLowerCase())}); its money reaches as far as ${servedIn(cause, 1)} in the first year and ${servedIn(cause, 3)} in the third.`,
      say`In the first year the money of ${names.company} does ${servedIn(cause, 1)}, in the third ${servedIn(cause, 3)}. What it is, in the brief’s words: ${names.offer}, for ${names.buyers} ${names.where}.`,
    ]),
    findings: [
      { headline: kind.finding.headline, text: fill(context, kind.finding.text) },
      {
        headline: 'Donors who stay set the size.',
        text: say`${atStart({ words: donors.text })} are needed in the third year, one in ${rare} of the households within reach that give to such causes. At ${known.monthlyGift} each they bring ${streamShare('donors', 3)} of that year’s income.`,
      },
      year('ebitda', 3).value >= 0
        ? {
            headline: 'What is left is the reserve.',
            text: say`The third year keeps ${year('ebitda', 3)} back after ${year('founders', 3)} for the director. It belongs to bad years, not to anybody.`,
          }
        : {
            headline: 'It spends more than it raises.',
            text: say`The third year ends at ${year('ebitda', 3)}; unless a further payer is found, fewer are helped.`,
          },
    ],
    weakest: grants
      ? choose('cause-weakest', [
          say`Weakest are the grants. One fewer, or a fifth less where there are many, takes ${grants} out of three years, and ${words(isRunning ? 'the brief does not say which are promised' : 'none has been promised')}.`,
          say`What can break it is a grant that ends: ${grants} over three years, ${words(isRunning ? 'and no end dates are named in the brief' : 'for money that nobody has granted yet')}.`,
        ])
      : say`Weakest is the money of others: nobody has promised it yet.`,
    ending: {
      label: 'Decision',
      prose: isRunning
        ? say`Nothing new is begun before twenty donors who left have been asked why; that is done within ninety days.`
        : choose('cause-decision', [
            say`Two questions by day ninety: does it help, by a count that somebody else made, and do people give again? Twice yes, and ${names.founder} registers it.`,
            say`It is registered only if the first three months, counted, show that it helps and that two thirds of ${known.joining[0]} new donors come.`,
          ]),
    },
  }
}
