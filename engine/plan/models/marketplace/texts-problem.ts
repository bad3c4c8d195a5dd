// Who has the trouble on both sides, what is offered, and why now.
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, small } from '../../names.ts'
import { a } from '../article.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import { figuresOf, type Place, partsOf, soFar } from './place.ts'

export function problem(place: Place): ProblemText {
  const { context, trade, known, ways, result, Founder } = place
  const { choose, names, u } = context
  const { where, buyers } = names
  const [first, second] = trade.now.map(words) as [ReturnType<typeof words>, ReturnType<typeof words>]
  const wants = words(trade.wants)
  const many = words(trade.buyer.many)
  return {
    paragraphs: [
      choose('mp-scene', [
        say`What do ${buyers} want? Of ${words(trade.field)}, it is ${wants}. ${words(capital(trade.buyer.many))} ${where} ${first}, or they ${second}. ${words(trade.lack)}`,
        say`${words(trade.lack)} So ${buyers}, who want ${wants}, ${first}; when that fails they ${second}.`,
        say`Watch one of the ${many} ${where}: the aim is ${wants}. Today they ${first}, and those with less patience ${second}. ${words(trade.lack)}`,
      ]),
      choose('mp-other-side', [
        say`${words(trade.idle)} A marketplace earns its share only if it removes both troubles at once, because each side judges it by the other.`,
        say`The second side has its own trouble. ${words(trade.idle)} Nobody pays a share for being listed; they pay for a week that is fuller than the last one.`,
        say`Look at it from the ${words(trade.seller.many)}: ${words(small(trade.idle))} That is the side which has to be won first, and by hand.`,
      ]),
      u.outcome.basis === 'assumed' || !context.text.includes(u.outcome.value)
        ? choose('mp-no-outcome', [
            say`What a customer can do in the end, the brief does not say. The plan takes it to be this: ${wants}.`,
            say`One sentence is missing: what is different for ${a(trade.buyer.one)} afterwards. Here it is read as ${wants}, and ${names.founder} should correct that first.`,
            say`As the aim the plan takes ${wants}; the brief names none, and a better one would change the order of the work.`,
          ])
        : choose('mp-outcome', [
            say`In the end, by the brief, this should be true: ‘${result}’. Everything in this plan that does not serve these words is left for later.`,
            say`By the founder’s own words the result is ‘${result}’. It is a result one can check ${words(trade.order.one)} by ${words(trade.order.one)}, and the plan does.`,
          ]),
    ],
    groups: [
      ...trade.groups.map(({ who, why }) => ({ who, why: say`${words(why)}` })),
      {
        who: `${trade.seller.many} with free capacity`,
        why: choose('mp-sellers', [
          say`They are asked to join before there is anything to gain, so the ${cite(known.perSeller)} that keep one of them must come from us and not from hope.`,
          say`Below ${cite(known.perSeller)} they forget to look, and the first request that stays unanswered costs ${a(trade.buyer.one)}.`,
        ]),
      },
    ],
    nothing: choose('mp-nothing', [
      say`To leave things as they are costs ${words(trade.nothing)}. That is bearable, which is the honest reason why growth is slow: people come when the old way has just failed them, ${words(ways.buys)}.`,
      say`And if nobody changes anything? Then the price is ${words(trade.nothing)}, paid quietly. Most will go on paying it; the plan lives on those whom it has just annoyed.`,
      say`Doing nothing is the strongest rival, since all it costs is ${words(trade.nothing)}. What tips people is fear of the other kind: ${words(ways.fears)}.`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('mp-problem-test', [
        say`Thirty talks in four weeks, two thirds with ${many}, one third with ${words(trade.seller.many)}. The first are asked ${words(trade.asked)}; the second ${words(trade.askedSeller)}. ${Founder} goes on if half on each side name something that happened this season, with a sum.`,

        say`By day twenty-eight ${names.founder} asks twenty ${many} ${words(trade.asked)}; and ten ${words(trade.seller.many)} ${words(trade.askedSeller)}. Go on if twelve of the first name a sum near ${known.order} or a day lost, and six of the second name idle capacity.`,
        say`${Founder} sits down with ten ${words(trade.seller.many)} and asks ${words(trade.askedSeller)}. Then twenty ${many}: ${words(trade.asked)}. Pass: six on the first side and twelve on the second describe a loss within the last three months, with a figure. Four weeks are enough.`,
      ]),
    },
  }
}

export function solution(place: Place): SolutionText {
  const { context, trade, known, ways, money, Founder } = place
  const { choose, names } = context
  const { company, offer, buyers, where } = names
  const figures = figuresOf(place)
  return {
    promise: choose('mp-promise', [
      say`${company} is ${offer}, for ${buyers}. Of each ${words(trade.order.one)} it keeps ${cite(known.take)}.`,
      say`For ${buyers}, ${company} will be ${offer}; it lives on ${cite(known.take)} of what each ${words(trade.order.one)} is worth.`,
      say`The offer in one line: ${offer}. ${company} earns ${cite(known.take)} of each ${words(trade.order.one)}, and nothing when nothing happens.`,
    ]),
    paragraphs: [
      ...parts(place),
      choose('mp-how', [
        say`How does it run? ${words(trade.steps)} What breaks is known beforehand: ${words(trade.breaks)}. When it does, the rule is to ${words(trade.remedy)}.`,
        say`${words(trade.steps)} Things will go wrong, and mostly these: ${words(trade.breaks)}. ${company} then has to ${words(trade.remedy)}; that promise is the product, the list of names is not.`,
        say`Three things can spoil it: ${words(trade.breaks)}. So the rule is written before the first line of software: ${words(trade.remedy)}. ${words(trade.steps)}`,
      ]),
      choose('mp-trust', [
        say`Before anybody may sell, ${names.founder} wants to see ${words(trade.check)}. That turns some away, and it is meant to: here people go by ${words(ways.trusts)}, and a newcomer has neither that nor a second chance.`,

        say`Nobody sells here unchecked. Asked for are ${words(trade.check)}. It costs ${names.founder} an hour each. What people of this trade trust is ${words(ways.trusts)}; until there is enough of that, the check stands in for it.`,
        say`The entrance is narrow on purpose: ${words(trade.check)}. What counts in this trade is ${words(ways.trusts)}, and one bad name let in undoes twenty good ones.`,
      ]),
    ],
    whyNow: [
      choose('mp-now-pay', [
        say`Payments that are held, split and paid out to many can be rented by the month. Ten years ago that took a licence and a developer.`,
        say`To hold ${a(trade.buyer.one)}’s money until the ${words(trade.order.one)} is done was a bank’s business once. It is now a line in a price list.`,
        say`What a marketplace needs to be trusted with money, checks of identity and payouts under somebody’s licence, comes as a service with a fee for each ${words(trade.order.one)}.`,
      ]),
      choose('mp-now', [
        say`${words(capital(trade.seller.many))} already keep calendars, pictures and prices in a telephone. What they lack is somebody who brings the ${words(trade.buyer.one)}.`,
        say`Both sides are already online, each in its own corner; to put the corners together takes no new habit, only a reason.`,
        say`Checked names have become worth paying for, because open lists are full of the other kind.`,
      ]),
      ...(money.starts === 1 && known.openingBasis
        ? [
            say`It runs already: the brief reports ${soFar(place)} so far. The question is no longer whether anybody buys, but whether the next thousand cost less than they leave.`,
          ]
        : []),
    ],
    against: choose('mp-against', [
      say`What speaks against it is human. ${words(trade.leak)} ${company} can only make staying worth more than the share: by ${words(trade.hold)}. Whether that does it, the first year will show.`,

      say`One thing speaks against it, now and always. ${words(trade.leak)} What holds them is ${words(trade.hold)}, and whether that is enough is not known.`,
      say`Against it stands a habit of all such pairs. ${words(trade.leak)} The counterweight is ${words(trade.hold)}; the plan counts on it and has not yet measured it.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('mp-solution-end', [
        say`${company} ${words(money.starts === 1 ? 'stays with' : 'opens with')} ${words(trade.thick)} ${where} and does nothing else until this holds: ${words(trade.liquid)}. Owner: ${names.founder}.`,
        say`${Founder} refuses everything outside ${words(trade.thick)} until ${words(trade.liquid)}. The first year needs ${figures.sellers(1)}, not a country.`,
      ]),
    },
  }
}

const REASONS: [cue: RegExp, reason: string][] = [
  [/match|connect|pair|find/i, 'nobody reads a list of two hundred'],
  [/pay|escrow|deposit|invoice|payout/i, 'neither side has to be the first to trust'],
  [/review|rating|verif|vet|check|certif/i, 'a stranger becomes somebody with a record'],
  [/deliver|ship|pick-?up|collect|return/i, 'the last mile stops being the buyer’s problem'],
  [/alter|repair|fit|clean|refurb|authentic/i, 'the thing arrives as it was imagined'],
  [/book|calendar|schedul|reserv|appointment/i, 'a yes is a yes, with a day and an hour'],
  [/insur|guarantee|cover|protect/i, 'one bad day does not end it'],
  [/app|chat|messag|video|map/i, 'questions are answered before they become doubts'],
]

/** Each part, and the reason for giving up that it removes; one that removes none is not named. */
function parts({ context }: Place): Prose[] {
  const used = new Set<string>()
  const told = partsOf(context)
    .slice(0, 4)
    .flatMap((part) => {
      const reason = REASONS.find(([cue, text]) => cue.test(part) && !used.has(text))?.[1]
      if (!reason) return []
      used.add(reason)
      return [say`${words(capital(part))}: ${words(reason)}.`]
    })
  return told.length > 0
    ? [together(say`The brief names its parts, and each removes a reason to give up.`, ...told)]
    : []
}
