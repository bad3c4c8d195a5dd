// What is built in which order, on what, and how the work runs.
import { foundersOf } from '../../drivers/people.ts'
import { countInWords } from '../../kit/number-words.ts'
import { cite, say } from '../../kit/prose.ts'
import type { ArchitectureText, Gap, OperationsText, Phase, ProductText } from '../playbook.ts'
import type { Product } from './product.ts'
import { aOne, sentence, vocabulary, w, waysOf } from './told.ts'

export function product(made: Product): ProductText {
  const { context, kind, starts } = made
  const { choose, names, u } = context
  const parts = u.parts.map(({ value }) => value)
  return {
    lead: choose('soft-version', [
      say`The first version is small enough to be finished and large enough to be missed. Not more, because ${w(kind.oneMore)}.`,
      say`What belongs into the first version of ${names.company}? Whatever leads to ${w(kind.core)}, and nothing that does not.`,
      say`Since ${w(kind.oneMore)}, the list is short, and it is finished when ${w(aOne(kind))} gets through it without help.`,
    ]),
    features: [...parts.slice(0, 4), ...kind.features]
      .slice(0, parts.length > 0 ? 7 : 5)
      .concat(starts > 1 ? ['a payment page from the first day'] : []),
    phases: phases(made),
    leftOut: kind.leftOut.map(({ what, why }) => ({ what, why: say`${w(why)}.` })),
    ending: { label: 'Test', prose: say`${w(kind.proof)} Owner: ${names.founder}.` },
  }
}

function phases({ context, kind, starts, known, sold, stream }: Product): Phase[] {
  const { choose } = context
  const end = sold(stream, 1, kind.many, kind.one)
  const grown: Phase[] = [
    {
      name: 'Repeat',
      when: starts > 1 ? 'to the end of the first year' : 'months four to twelve',
      what: say`the same thing for more of the same people; no new group, no new platform`,
      movesOnWhen: say`${end} pay, and leaving stays at ${cite(known.churn)} a month or below for three months`,
    },
    {
      name: 'Widen',
      when: 'the second year',
      what: say`one neighbouring need of those who stayed, chosen by what they asked for most`,
      movesOnWhen: say`a third of new ${w(kind.many)} come because somebody told them`,
    },
  ]
  if (starts === 1)
    return [
      {
        name: 'Mend',
        when: 'months one to three',
        what: say`the first week of a new ${w(kind.one)}, watched and repaired; leaving asked about, one by one`,
        movesOnWhen: say`of twenty newcomers in a row, fifteen get there without help: ${w(kind.core)}`,
      },
      ...grown,
    ]
  const proof: Phase = {
    name: 'Proof',
    when: starts > 4 ? 'weeks one to eight' : 'weeks one to five',
    what: choose('soft-by-hand', [
      say`the result made by hand, with a form, a sheet and the telephone; nothing programmed`,
      say`a paper version for ten, run by the founder in the evenings, at the planned price`,
    ]),
    movesOnWhen: say`five of ten pay for a second month`,
  }
  return [
    // Who builds already has no use for a version made by hand.
    ...(starts > 3 ? [proof] : []),
    {
      name: 'First version',
      when: starts > 4 ? 'months three to five' : starts > 3 ? 'months two and three' : 'months one and two',
      what: say`what leads to ${w(kind.core)}, with payment from the first day`,
      movesOnWhen: say`ten ${w(kind.many)} use it in their third week without being asked`,
    },
    ...grown,
  ]
}

export function architecture(made: Product): ArchitectureText {
  const { context, kind, isForFirms, known, starts } = made
  const { choose, names, u } = context
  const { keeps, paper } = waysOf(context, kind)
  const list = vocabulary(context, 5)
  return {
    lead: choose('soft-stack', [
      say`One program, one database, one place. A team of this size can keep that running on a Sunday; with six services it cannot.`,
      say`Everything that others do better is rented. ${names.company} writes only what makes ${w(kind.core)} possible.`,
      say`Dull parts on purpose: what breaks at night should be something that thousands have repaired before.`,
    ]),
    layers: [
      ...kind.layers.map(({ part, job, choice }) => ({ part, job: sentence(job), choice: sentence(choice) })),
      {
        part: isForFirms ? 'the page' : 'the app',
        job: say`${w(kind.features.slice(0, 2).join('; '))}`,
        choice: isForFirms
          ? say`a web page that works on the oldest computer of the office; an app only if three customers cannot do without`
          : say`one code base for both stores, with a web version for the first trial`,
      },
      {
        part: 'records',
        job: list
          ? say`${w(list)}, each with who changed it and when`
          : say`each entry with who changed it and when`,
        choice: say`one relational database, backed up hourly, restored once a month as an exercise`,
      },
      {
        part: 'payment',
        job: isForFirms
          ? say`cards, invoices, reminders, the end of a trial`
          : say`trial, renewal, refund, the way out`,
        choice: isForFirms
          ? say`a hosted billing service; card numbers never reach us`
          : say`the stores’ own billing, and a hosted card page on the web, which costs less`,
      },
      {
        part: 'counting',
        job: say`how many reach ${w(kind.core)}, in which week, and how many of them are there a month later`,
        choice: say`six events in our own database, no tracking by third parties`,
      },
    ],
    paragraphs: [
      choose('soft-secret', [
        say`What must never get out is ${w(kind.secret)}. So it is stored apart, shown to as few as possible and deleted when it is no longer needed; support staff see it only after the customer has said yes.`,
        say`Two things are guarded before all others: ${w(kind.secret)}, and ${w(keeps)}. Every look by a member of the team is written down, and the customer can ask for the list.`,
        say`A leak here would not be about passwords. It would show ${w(kind.secret)}. Access is therefore granted by person and by day, and old data go by themselves.`,
      ]),
      isForFirms
        ? choose('soft-paper', [
            say`Before money moves, such customers want ${w(paper)}. Both that and a plain export are on the page before the first invoice is sent.`,
            say`The question comes in the second talk: ${w(paper)}. An answer of one page, ready beforehand, saves three weeks of each sale.`,
            say`Paper first: ${w(paper)}. It is written before the first line of code that touches a customer’s data, since it decides what that code may do.`,
          ])
        : choose('soft-computing', [
            say`Computing takes ${cite(known.hosting)} of what ${w(aOne(kind))} pays. Should that double, free use is limited before the price is touched.`,
            say`The bill for computing is planned at ${cite(known.hosting)} of revenue; whoever uses it without paying is in that sum, so free use has an end after ${w(u.stage.value === 'growth' ? 'the trial' : 'the first weeks')}.`,
            say`Each ${w(kind.one)} carries ${cite(known.hosting)} of its price in computing. The figure is watched by the week, because free users cost the same and bring nothing yet.`,
          ]),
    ],
    ending: {
      label: 'Test',
      prose: choose('soft-restore', [
        say`${w(starts > 1 ? `Before the first paying ${kind.one}` : 'Within thirty days')} the whole thing is deleted and restored from backup, with a watch running, and one account is exported and removed. Four hours, or ${w(starts > 1 ? 'the launch' : 'the next release')} waits. Owner: ${names.founder}.`,
        say`Acceptance: a stranger signs up, pays, gets to ${w(kind.core)}, exports everything and leaves, all without writing to us. Five strangers, five times, before ${w(starts > 1 ? 'the first invoice' : 'the next release')}.`,
        say`A rehearsal on a Sunday: the database is lost on purpose and brought back by somebody with nothing but the written steps. Under four hours it passes. Before that, ${w(starts > 1 ? `no ${kind.one} is asked for money` : 'nothing new goes out')}. Owner: ${names.founder}.`,
      ]),
    },
  }
}

export function operations(made: Product): OperationsText {
  const { context, kind, known, isForFirms, hired, starts } = made
  const { choose, names } = context
  const { busy } = waysOf(context, kind)
  return {
    paragraphs: [
      choose('soft-week', [
        say`A week has two halves. From Monday to Wednesday things are built; on Thursday ${names.founder} talks with five ${w(kind.many)}, on Friday the talk is turned into the next week’s list. Releases go out on Tuesday, never before a weekend.`,
        say`Two hours of each day belong to those who already pay: questions answered by a founder, in person, the same day. That is dear and it is the research budget. ${cite(known.support)} of what they pay is set aside for it.`,
        say`The rhythm is weekly: one number on Monday, one release on Tuesday, five talks on Thursday. What was learnt from the talks decides the release after next.`,
      ]),
      choose('soft-bottleneck', [
        say`The bottleneck is attention, first the customer’s and then ours. ${w(kind.season)} In the dead weeks the team builds; in the live ones it sells.`,
        say`${w(kind.season)} Work is planned around that: nothing large is started in the weeks when customers come, and ${w(isForFirms ? `their busy time, ${busy}, is left alone` : 'messages wait when nobody wants them')}.`,
        say`Work follows the customers’ year. ${w(kind.season)} What is large and risky is therefore done in the silence between.`,
      ]),
    ],
    people: [
      {
        role: foundersOf(context) > 1 ? 'founders' : 'founder',
        when: 'the first day',
        why: isForFirms
          ? say`the first twenty are sold in person; a salesperson cannot learn what is not yet known`
          : say`every message of the first five hundred users is answered in person, because the reasons for leaving are in them`,
      },
      ...hired.slice(0, 6).map(({ role, from, why }) => ({
        role: role.toLowerCase(),
        when: monthWord(from),
        why: sentence(why),
      })),
      ...(hired.length === 0
        ? [
            {
              role: 'nobody else, for now',
              when: starts > 1 ? 'until customers pay for it' : 'until revenue doubles',
              why: say`one salary more is more than the customers of this plan leave`,
            },
          ]
        : []),
    ],
    gaps: gaps(made),
    ending: {
      label: 'Decision',
      prose: choose('soft-hire', [
        say`Nobody is hired because of a plan. A post is opened when the work it takes over has cost a founder ten hours a week for two months, and when what customers leave covers it. ${names.founder} signs both sums.`,
        say`Before each hire ${names.founder} writes down which hours it frees and what customers leave a month. If the second does not cover the pay, the post waits, round or no round.`,
        say`Two signatures stand before every new post: one on the hours it takes over, ten a week for two months, and one on what customers leave. Both are ${names.founder}’s, and both can be checked.`,
      ]),
    },
  }
}

function gaps({ context, kind, isForFirms }: Product): Gap[] {
  const { names } = context
  return [
    {
      gap: say`Somebody${w(kind.mustKnow.replace(/^somebody/, ''))}${w(context.u.facts.some(({ kind: what }) => what === 'skill') ? ', if the skills named above do not cover it' : '')}`,
      why: say`without it the first version solves a trouble that nobody has`,
      closedBy: say`an adviser with a small share, or the first customer, one afternoon a week from month one`,
    },
    {
      gap: isForFirms ? say`Someone who can sell to a stranger` : say`Someone who can make strangers look`,
      why: isForFirms
        ? say`good software with polite founders is tried and not bought`
        : say`the store shows what is already popular`,
      closedBy: say`${names.founder} does it for half a year and keeps a record; only then is it handed over`,
    },
    {
      gap: say`A second person who can restore the system at night`,
      why: say`one ill developer is otherwise an outage without an end`,
      closedBy: say`written steps, tried once a month by somebody who did not write them`,
    },
  ]
}

function monthWord(month: number): string {
  if (month <= 12) return `month ${countInWords(month)}`
  const half = (month - 1) % 12 < 6 ? 'the first half' : 'the second half'
  return `${half} of the ${month <= 24 ? 'second' : 'third'} year`
}
