// Who has the trouble, what is let, and why now.
import { cite, label, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, short } from '../../names.ts'
import { INDUSTRY_WAYS } from '../industry.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import { type Let, payingBack, periodWords } from './let.ts'

export function problem({ context, letting, known }: Let): ProblemText {
  const { choose, names, u } = context
  const { founder, buyers, where } = names
  const { one } = periodWords({ known })
  const said =
    u.problem.basis === 'said' ? say`As the founder puts it: ‘${words(short(u.problem.value))}’.` : undefined
  return {
    paragraphs: [
      label(letting.scene),
      together(
        said,
        choose('let-who', [
          say`Those meant here are ${buyers} ${where}. They need it for a time and not for good, and how long that time is separates them.`,
          say`${words(capital(buyers.words))} ${where} are whom ${names.company} lets to. A few of them would book today; it helps to know why the others would not.`,
          say`Who would book? The brief says ${buyers}. Among them need is short, dated and easily put off, and two groups put it off least.`,
        ]),
      ),
    ],
    groups: letting.groups.map(({ who, why }) => ({ who, why: label(why) })),
    nothing: choose('let-nothing', [
      say`What happens without it? ${words(letting.nothing)}`,
      say`${words(letting.nothing)} An offer that is harder to book than that stays empty.`,
      say`The cheapest answer is to do without. ${words(letting.nothing)}`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('let-asked', [
        say`In three weeks ${founder} asks twenty-five people ${words(letting.asked)}. Ten who paid about ${known.price} a ${words(one)}, or would have if it had been near, are enough to go on.`,
        say`${founder} asks twenty-five people ${words(letting.asked)}. Pass: ten of them paid something near ${known.price} a ${words(one)}.`,
        say`Twenty-five conversations come first. ${founder} asks each ${words(letting.asked)}, and goes on when ten name a date and a sum near ${known.price} a ${words(one)}.`,
      ]),
    },
  }
}

export function solution(made: Let): SolutionText {
  const { context, letting, known } = made
  const { u, choose, names } = context
  const { company, offer, buyers, founder } = names
  const { one } = periodWords(made)
  const ways = INDUSTRY_WAYS[u.industry.value]
  const pays = payingBack(made)
  return {
    promise: choose('let-promise', [
      say`${company} lets ${buyers} have it for as long as they need it, and no longer: ${offer}, at ${cite(known.price)} a ${words(one)}.`,
      say`The offer to ${buyers}: ${offer}, at ${cite(known.price)} a ${words(one)}.`,
      say`${words(capital(buyers.words))} are offered one thing by the ${words(one)}, for ${cite(known.price)}: ${offer}. ${words(letting.isPlace ? 'They pay for the time they are there.' : 'What they do not have to do is own it.')}`,
    ]),
    paragraphs: [
      choose('let-doubt', [
        say`Before they book, people fear ${words(letting.doubt)}. The answer is ${words(letting.proof)}.`,
        say`What stops a booking is seldom the price. It is ${words(letting.doubt)}. ${company} meets that with ${words(letting.proof)}.`,
        say`Two clicks before the end most people stop, because they fear ${words(letting.doubt)}. There the page shows ${words(letting.proof)}.`,
      ]),
      partsOf(made),
      choose('let-trust', [
        say`They believe ${words(ways.trusts)} more than any page of ours. The first twenty customers are therefore asked for a review while the ${words(letting.one)} is still in their mind, within a day.`,
        say`Before money moves they want one thing in writing: ${words(ways.paper)}. It stands above the button and not behind it.`,
        say`In writing, before they pay: ${words(ways.paper)}. And since they trust ${words(ways.trusts)}, the first twenty bookings are treated as references.`,
      ]),
    ],
    whyNow: [
      label(letting.whyNow),
      choose('let-tools', [
        say`Calendars, payments, deposits and locks with a code can be rented by a firm of one person, so ${words(letting.many)} can be handed over at hours in which nobody would sit at a desk.`,
        say`A calendar that takes the money and the deposit costs less than one booking a month. What used to need a desk from eight to six needs a telephone.`,
        say`Handing over ${words(letting.many)} no longer takes a clerk: a code, a photograph and a card on file do it, at six in the morning as well.`,
      ]),
      ...(pays && !letting.isPlace && known.period !== 'month'
        ? [
            choose('let-tried', [
              say`At the price of this plan one ${words(letting.one)} has paid for itself after ${pays.periods}. That can be tried with a few before it is done with many.`,
              say`${pays.periods} let, and a ${words(letting.one)} has earned what it cost. So small a trial needs no lender.`,
              say`The sum to test is short: after ${pays.periods} a ${words(letting.one)} is paid for. Two of them show within weeks whether that many will be let.`,
            ]),
          ]
        : []),
    ],
    against: choose('let-against', [
      say`What speaks against it now: ${words(letting.against)}`,
      say`Against this stands a plain fact. ${words(capital(letting.against))}`,
      say`Is it the right year for ${words(letting.many)}? One thing says no: ${words(letting.against)}`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('let-begin', [
        say`${company} begins with ${words(letting.range)}; more follow when these are let as often as planned for three months. Owner: ${founder}.`,
        say`${founder} starts with ${words(letting.range)} and writes down each request that had to be refused; that list, and no hope, decides what is added.`,
        say`The start is ${words(letting.range)}. Nothing is added before refusals outnumber free ${words(letting.many)}, by ${founder}’s own count.`,
      ]),
    },
  }
}

/** Reads after the part and a colon, so that one thing and several things fit. */
const REASONS: [cue: RegExp, reason: string][] = [
  [
    /breakfast|lunch|food|kitchen|bar|caf[eé]|meal/i,
    'money from people who are there anyway, and a reason for a better review',
  ],
  [/deliver|pick-?up|collect|drop/i, 'it takes away the trip, which is the real price of hiring'],
  [
    /route|guide|tour|lesson|school|class|training|course/i,
    'it turns a thing into a day out, and fills weeks in which the thing alone would stand',
  ],
  [
    /app|lock|code|self|online|instant/i,
    'nobody has to be there at ten at night, neither the customer nor the founder',
  ],
  [
    /clean|wash|maint|repair|service/i,
    'what comes back is ready again by the next morning, or the next booking is lost',
  ],
  [/insur|deposit|damage|protect/i, 'the fear of the bill is named and priced before the booking, not after'],
  [/dry|storage|locker|parking|wifi|internet|desk|meeting/i, 'a small thing that a whole group chooses by'],
  [/eco|solar|off-?grid|sustain|electric|reus/i, 'a reason to tell of it, if it works on a rainy day too'],
]

function partsOf({ context, letting }: Let): Prose {
  const { u, choose } = context
  const told = u.parts.slice(0, 4).flatMap(({ value }) => {
    const reason = REASONS.find(([cue]) => cue.test(value))?.[1]
    return reason ? [say`${words(capital(value))}: ${words(reason)}.`] : []
  })
  if (told.length === 0)
    return choose('let-small', [
      say`The first day’s offer holds ${words(letting.range)}, no more: ${words(letting.oneMore)}.`,
      say`Why only ${words(letting.range)}? Since ${words(letting.oneMore)}.`,
      say`It starts with ${words(letting.range)}. ${words(capital(letting.oneMore))}, so the second step waits for the first one’s calendar.`,
    ])
  return together(
    choose('let-parts', [
      say`Each part of the offer works on another reason for staying away.`,
      say`What comes with it, and what that is good for:`,
      say`Part by part, with the reason for each.`,
    ]),
    ...told,
  )
}
