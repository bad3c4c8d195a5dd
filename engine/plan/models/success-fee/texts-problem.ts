// What is left lying, who fetches it, and why now.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, small } from '../../names.ts'
import { a } from '../article.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import { figuresOf, type Service, soFar } from './service.ts'

export function problem(service: Service): ProblemText {
  const { context, trade, known, ways, Founder, result } = service
  const { choose, names, u } = context
  const { where, buyers } = names
  const isLarge = known.amount.value > context.dollars(5_000)
  const [first, second] = trade.now.map(words) as [ReturnType<typeof words>, ReturnType<typeof words>]
  return {
    paragraphs: [
      choose('sf-scene', [
        say`${words(trade.trouble)} Most ${words(trade.client.many)} ${where} then ${first}; some ${second}. ${words(trade.whyLeft)}`,
        say`${words(trade.whyLeft)} It begins small. ${words(trade.trouble)} So ${buyers} ${first}, or they ${second}.`,
        say`Start with one ${words(trade.case.one)}. ${words(trade.trouble)} There are two usual ways on: they ${first}, or they ${second}. ${words(trade.whyLeft)}`,
      ]),
      isLarge
        ? choose('sf-who-large', [
            say`About ${cite(known.amount)} hang on one ${words(trade.case.one)}. It comes seldom, and what is done seldom is done badly; that, more than the sum, is why ${buyers} can use somebody who does it every week.`,
            say`For ${buyers} one ${words(trade.case.one)} is an event, with about ${cite(known.amount)} at stake. Nobody learns a trade for the sake of one event, and the other side knows it.`,
          ])
        : choose('sf-who', [
            say`Meant are ${buyers}. For one of them a single ${words(trade.case.one)} is worth about ${cite(known.amount)}: enough to be annoyed, too little to hire somebody for it.`,
            say`About ${cite(known.amount)} hang on one ${words(trade.case.one)}. Multiplied by a year, that is a sum which ${buyers} would notice; one at a time, they do not.`,
            say`What ${buyers} lose comes in pieces of about ${cite(known.amount)}, and pieces of that size fall through every rota.`,
          ]),
      u.outcome.basis === 'assumed'
        ? choose('sf-no-result', [
            say`What they should be able to do in the end, the brief leaves open. The plan reads it as plainly as it can: receive ${words(trade.of)}, minus a share.`,
            say`No result is named beyond the service itself. So the plan takes the plainest one, ${words(trade.of)}, and counts nothing else as success.`,
            say`Success needs a definition that both sides can check, and the brief gives none. Here it is ${words(trade.of)}, on the day it arrives.`,
          ])
        : choose('sf-result', [
            say`What should come of it, in the brief’s words: ‘${result}’. A result in money follows only if ${words(trade.payer)} agrees, and the plan counts nothing before that.`,
            say`‘${result}’: so the brief names the result. Between that and money stands ${words(trade.payer)}, and the share is due on the far side.`,
          ]),
    ],
    groups: trade.groups.map(({ who, why }) => ({ who, why: say`${words(why)}` })),
    nothing: choose('sf-nothing', [
      say`Leaving it costs ${words(trade.nothing)}. Nobody sends an invoice for that, so nobody sees it; the first thing to sell is the count.`,
      say`And the price of doing nothing? It is ${words(trade.nothing)}. Since it never appears in an account, people live with it until somebody adds it up.`,
      say`Inaction has a price, ${words(trade.nothing)}, and a comfort: nothing can go wrong. What they fear is another thing, ${words(ways.fears)}.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('sf-problem-test', [
        say`Ten ${words(trade.client.many)}, one hour each, one question from ${names.founder}: ${words(trade.asked)}. What counts is not the answer but the papers: six who open a drawer, and the trouble is real. Three weeks.`,

        say`By day twenty-one ${names.founder} asks fifteen ${words(trade.client.many)} ${words(trade.asked)}. Go on if nine can name a sum for the last three months, and five hand over the papers on the spot.`,
        say`${Founder} visits fifteen ${words(trade.client.many)} and asks ${words(trade.asked)}. What counts is papers handed over: with fewer than five sets after three weeks, the trouble is smaller than it sounds.`,
      ]),
    },
  }
}

export function solution(service: Service): SolutionText {
  const { context, trade, known, ways, Founder, some } = service
  const { u, choose, names } = context
  const { company, offer, buyers } = names
  const figures = figuresOf(service)
  const price = known.flat
    ? say`${cite(known.flat)} for each result`
    : say`${cite(known.share)} of ${words(trade.of)}`
  return {
    promise: choose('sf-promise', [
      say`${company} is ${offer}, for ${buyers}. It is paid ${price}, and nothing otherwise.`,
      say`For ${buyers}, ${company} is ${offer}; the price is ${price}, due when the money is there.`,
      say`${company} offers ${buyers} this: ${offer}. No result, no invoice; with one, ${price}.`,
    ]),
    paragraphs: [
      ...(u.parts.length > 0 ? [parts(service)] : []),
      choose('sf-how', [
        say`One case from start to end: ${words(small(trade.steps))}`,
        say`${words(trade.steps)} In that chain the step that cannot be skipped is the check by a person.`,
        say`How it runs: ${words(small(trade.steps))} Every step has a date, because of ${words(trade.clock)}.`,
      ]),
      choose('sf-door', [
        say`The art is to say no. Taken up is what passes one question: ${words(trade.sorting)}. Refused at the door are ${words(trade.lost)}; each of these costs the same work as one that pays.`,
        say`Not every case is taken. Lost from the start are ${words(trade.lost)}. What sorts them is ${words(trade.sorting)}, asked before any work is done.`,
        say`Two lists decide whether this earns. One says what is lost whatever one writes: ${words(trade.lost)}. The other says what tells them apart: ${words(trade.sorting)}.`,
      ]),
    ],
    whyNow: [
      choose('sf-now-tools', [
        say`Reading, sorting and first drafts, which used to take an hour of a clerk, take minutes with software; the check by a person is what remains, and it is the part worth paying for.`,
        say`The dull half of ${a(trade.case.one)}, reading and sorting, has become cheap. That moves the line below which nobody bothered, and what lies just above the new line is this market.`,
        say`Software finds in a night what a clerk would need a month for. It still cannot answer for a letter; so the work shrinks to the part that needs a name under it.`,
      ]),
      choose('sf-now', [
        say`${words(capital(trade.client.many))} hold their papers in files that can be exported. Five years ago the first week went into scanning.`,
        say`A share of the result needs no budget, no approval and no line in a plan. When money is tight that opens doors which a price would not.`,
        say`Odds that used to be a feeling can be counted. Each decided ${words(trade.case.one)} goes into a table, and the table says which to refuse.`,
      ]),
      ...(known.openingBasis
        ? [
            say`It has begun: the brief reports ${soFar(service)}. What these teach about winning and losing is worth more than any assumption below.`,
          ]
        : []),
    ],
    against: choose('sf-against', [
      say`The weak side is patience. Nobody but us is in a hurry, so ${cite(known.months)} pass before the share arrives; by the third year ${figures.waiting} of work lies in files that are still open.`,

      say`Against it speaks the calendar. Between the work and the money lie ${cite(known.months)}, and all of them are paid from our side: ${figures.waiting} are tied up in open cases at the peak of this plan.`,
      say`One thing speaks against it whatever the year: others decide when money moves. The plan takes ${cite(known.months)} from work to money and ties up ${figures.waiting} in open cases for that reason.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('sf-solution-end', [
        say`Until ${some} cases are decided nothing is added: no second kind, no second country. ${Founder} shows the tally of won and lost to each ${words(trade.client.one)}, asked or not.`,

        say`${company} takes one kind of case until ${some} are decided, and publishes the count of won, lost and open to every client. Owner: ${names.founder}.`,
        say`${Founder} writes the list of refusals before the first mandate is signed and keeps it on one page. Whoever goes only by ${words(ways.trusts)} should find nothing in it to object to.`,
      ]),
    },
  }
}

const REASONS: [cue: RegExp, reason: string][] = [
  [/\bwhy\b|reason|cause|diagnos/i, 'a code becomes a sentence that one can answer'],
  [/read|scan|find|detect|search|audit|check|analy/i, 'nobody has to go through the pile first'],
  [/draft|letter|write|appeal|document/i, 'the blank page is gone, and with it most of the delay'],
  [/negotiat|call|talk|chase/i, 'somebody else has the awkward conversation'],
  [/file|submit|claim|send|lodge/i, 'the limit is kept'],
  [/match|candidate|place|introduc/i, 'two names arrive instead of two hundred'],
  [/track|monitor|report|dashboard|status/i, 'the client sees what is open without asking'],
]

function parts({ context }: Service): Prose {
  const used = new Set<string>()
  const told = context.u.parts.slice(0, 4).map(({ value }) => {
    const reason =
      REASONS.find(([cue, text]) => cue.test(value) && !used.has(text))?.[1] ??
      'one step less that is put off'
    used.add(reason)
    return say`${words(capital(value))}: ${words(reason)}.`
  })
  return together(
    say`By the brief it does the following, and each step removes one reason for leaving the money.`,
    ...told,
  )
}
