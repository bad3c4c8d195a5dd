// Who has the trouble, what is offered, and why now.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { INDUSTRY_WAYS } from '../industry.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { Service } from './service.ts'

export function problem({ context, kind, told, known, selling }: Service): ProblemText {
  const { choose, names, u } = context
  const [one, other] = kind.trouble
  return {
    paragraphs: [choose('service-trouble', [told(one), told(other)]), whom({ context, kind })],
    groups: kind.groups.map(({ who, why }) => ({ who, why: told(why) })),
    nothing: told(kind.nothing),
    ending: {
      label: 'Test',
      prose: choose('service-ask', [
        say`${words(capital(names.founder.words))} asks fifteen people about the last time, not about the future: ${words(kind.ask.what)}. Go on if ${words(kind.ask.pass)}; otherwise other streets, or another need.`,
        say`Before anything else is ${words(selling ? 'added' : 'offered')}: fifteen conversations ${names.where}, each about one thing that happened, ${words(kind.ask.what)}. Enough if ${words(kind.ask.pass)}. Owner: ${names.founder}.`,
        say`Within three weeks ${names.founder} has fifteen answers to one question, ${words(kind.ask.what)}. The number that counts: ${words(kind.ask.pass)}.`,
      ]),
    },
  }

  function whom(_: Pick<Service, 'context' | 'kind'>): Prose {
    const said = u.buyer.basis === 'said'
    const { trusts } = INDUSTRY_WAYS[u.industry.value]
    if (!said)
      return say`No customer is named in the brief. The plan takes ${names.buyers}, and the two groups below first, because they can be found without advertising.`
    return choose('service-whom', [
      say`First in the brief stand ${names.buyers}. They believe ${words(trusts)} before any leaflet, so the order of the two groups below is the order in which to talk to them.`,
      say`Whom does it concern? By the brief ${names.buyers}. Of these, two groups pay soonest, at ${known.price.basis.kind === 'founder' ? say`the stated ${cite(known.price)}` : say`about ${cite(known.price)}`}.`,
      say`${words(capital(names.buyers.words))}: those are the customers in the brief. Some of them would pay this week and some never will, and the difference is easy to see.`,
    ])
  }
}

export function solution(service: Service): SolutionText {
  const { context, kind, told, known, size } = service
  const { choose, names } = context
  const { company, offer, buyers, founder } = names
  return {
    promise: choose('service-promise', [
      say`What ${company} does for ${buyers}: ${offer}.`,
      say`For ${buyers}, ${company} takes on one thing: ${offer}.`,
      say`The offer of ${company} to ${buyers}: ${offer}.`,
    ]),
    paragraphs: [...parts(service), told(kind.works), told(kind.trust), ...outcome(service)],
    whyNow: kind.now.map((reason) => told(reason)),
    against: told(kind.against),
    ending: {
      label: 'Decision',
      prose: size.isSmall
        ? choose('service-start-small', [
            say`${words(capital(founder.words))} does the first month of ${words(kind.visit.many)} alone and in person, and writes down the minutes of each; nothing is bought that those minutes do not ask for.`,
            say`It starts with ${founder}’s own hands and no one else’s. What a helper would need to know is found out by doing it.`,
            say`No helper, no vehicle and no logo before the tenth paid ${words(kind.visit.one)}. Owner: ${founder}.`,
          ])
        : choose('service-start', [
            say`The first month is sold by ${founder} in person at the full price of ${known.price}; whoever is hired learns it beside somebody who already does it.`,
            say`${words(capital(founder.words))} keeps one working day in the week with customers for as long as ${company} exists, and that day is in the plan.`,
            say`One way of doing the work is written on a single page before the second person does it. Owner: ${founder}, before anybody is hired.`,
          ]),
    },
  }
}

function outcome({ context }: Service): Prose[] {
  const { u, choose } = context
  if (u.outcome.basis !== 'said' || !u.outcome.value) return []
  return [
    choose('service-outcome', [
      say`What customers get in the end, in the brief’s words: ‘${words(u.outcome.value)}’. That sentence, and not the method, belongs on the card.`,
      say`‘${words(u.outcome.value)}’: so the brief names the result. It is what the first customers are asked about after a month.`,
    ]),
  ]
}

/** Reads after the part and a colon, so that one thing and several things fit. */
const REASONS: [cue: RegExp, reason: string][] = [
  [
    /\bsame\b|dedicated|\bfixed\b/i,
    'nothing has to be explained twice, and somebody notices when something is different',
  ],
  [
    /subscri|member|plan|package|bundle|monthly|weekly/i,
    'a decision made once, and a week that is sold before it begins',
  ],
  [/app\b|online|book(ing)?|web/i, 'no telephone during working hours, on either side'],
  [/photo|report|update|video|track/i, 'proof that it was done, for somebody who was not there'],
  [
    /\bemergency|same[- ]day|\b24\b|\bnights?\b|weekend/i,
    'the hour in which nobody else answers, which is also the dearest to staff',
  ],
  [/group|class|workshop|course/i, 'the same hour sold more than once'],
  [/home|mobile|visit|door|pick-?up|collect|deliver/i, 'no way for the customer, paid for with ours'],
  [/insur|licen|certif|vetted|check|qualified|trained/i, 'the paper without which a stranger gets no key'],
  [/discount|free|trial|first/i, 'an easy first step, to be given once and not again'],
  [
    /product|shop|sell|retail|kit/i,
    'a second sale to somebody who already trusts us, as long as it costs no time',
  ],
]

function parts({ context }: Service): Prose[] {
  const told = context.u.parts.slice(0, 4).flatMap(({ value }) => {
    const reason = REASONS.find(([cue]) => cue.test(value))?.[1]
    return reason ? [say`${words(capital(value))}: ${words(reason)}.`] : []
  })
  if (told.length === 0) return []
  const all = together(
    context.choose('service-parts', [
      say`Its parts, each with the reason for which it is there.`,
      say`Part by part, what it changes for a customer.`,
      say`The brief lists what belongs to it.`,
    ]),
    ...told,
  )
  return [all]
}
