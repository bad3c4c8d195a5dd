// Who has the trouble, what is offered, and why now.

import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { Shop } from './shop.ts'

export function problem({ context, trade, known, voice, told }: Shop): ProblemText {
  const { choose, names } = context
  const { where, founder, buyers } = names
  const [first, second] = trade.now.map(words) as [ReturnType<typeof words>, ReturnType<typeof words>]
  const want = words(trade.want)
  const lack = say`${words(trade.lack)}`
  return {
    paragraphs: [
      choose('shop-scene', [
        together(say`Whoever wants ${want} ${where} has two bad choices: ${first}, or ${second}.`, lack),
        together(say`Somebody ${where} who wants ${want} can ${first}. The other way is to ${second}.`, lack),
        together(lack, say`So people ${where} who want ${want} ${first}, or they ${second}.`),
      ]),
      choose('shop-buyers', [
        say`Those whom ${words(context.u.name)} has in mind are ${buyers}. Not all of them feel it alike.`,
        say`${words(capital(buyers.words))}: that is whom the brief names. Among them some feel it daily and some never.`,
        say`For whom? By the brief ${buyers}. Two groups among them can be met without advertising, and they come first.`,
        say`${words(context.u.name)} is meant for ${buyers}. The two groups below are narrower and can be counted at the door.`,
      ]),
    ],
    groups: trade.groups.map(({ who, why }) => ({ who, why: say`${words(why)}` })),
    nothing: told(voice.nothing),
    ending: {
      label: 'Test',
      prose: choose('shop-ask', [
        say`In the first four weeks ${founder} asks twenty-five people within reach of the door ${words(trade.asked)}, all within the last seven days. Go on if ten of them paid about ${known.spend} or more in one go.`,
        say`Twenty-five conversations on the pavement, each about the past and not about the plan: ${words(trade.asked)}. Enough if ten spent ${known.spend} or more at once. Owner: ${founder}, within four weeks.`,
        say`${words(capital(founder.words))} writes down what twenty-five strangers say they really did: ${words(trade.asked)}. Fewer than ten with a bill near ${known.spend}, and the offer is changed before the address.`,
      ]),
    },
  }
}

export function solution(shop: Shop): SolutionText {
  const { context, trade, extras, voice, told } = shop
  const { choose, names, said } = context
  const explained = parts(shop)
  const { company, offer, buyers, founder } = names
  const rent = said('rent')
  const home = context.has(/remote|home office|work(ing)? from home/i)
  return {
    promise: choose('shop-promise', [
      say`${company} is ${offer} for ${buyers}.`,
      say`For ${buyers}, ${company} will be ${offer}.`,
      say`The offer: ${offer}. ${company} makes it to ${buyers}.`,
    ]),
    paragraphs: [
      explained
        ? say`${choose('shop-parts', [say`Each part removes one reason for giving up.`, say`What belongs to it, and why.`, say`The parts, each with its reason.`])} ${explained}`
        : choose('shop-opens', [
            say`It opens with ${words(trade.range)}, because ${words(trade.oneMore)}.`,
            say`The range of the first day: ${words(trade.range)}. More would be a mistake: ${words(trade.oneMore)}.`,
          ]),
      choose('shop-craft', [
        say`None of it works without one skill: to ${words(trade.craft)}. What limits it is ${words(trade.bottleneck.what)}.`,
        say`Behind the counter one thing decides how much can be sold: ${words(trade.bottleneck.what)}.`,
        say`Whoever runs it must be able to ${words(trade.craft)}; the limit is ${words(trade.bottleneck.what)}, since ${words(trade.bottleneck.because)}.`,
      ]),
    ],
    whyNow: [
      ...(rent
        ? [
            say`Premises are available at a known rent, ${cite(rent)}${words(periodOf(rent))}. A plan with an address can be counted; one without cannot.`,
          ]
        : []),
      ...(home
        ? [
            say`Working from home has put customers into residential streets on weekdays, when shops there used to be empty.`,
          ]
        : []),
      told(voice.now),
      ...(rent || home
        ? []
        : [
            say`Empty units make landlords talk: a rent-free quarter or a break clause can be had by whoever asks with figures.`,
          ]),
    ],
    against: told(voice.against),
    ending: {
      label: 'Decision',
      prose: extras.subscription
        ? say`What is paid ahead opens together with the door and is no second phase, because it is what a shelf elsewhere does not offer. Owner: ${founder}.`
        : choose('shop-first-range', [
            say`The door opens with ${words(trade.range)} and nothing else for eight weeks. Owner: ${founder}.`,
            say`${words(capital(founder.words))} holds the range at the opening size until the eighth week, whoever asks for more; what was asked for is written down.`,
            say`No addition in the first two months. After that whatever three strangers asked for may come, and something else goes. Owner: ${founder}.`,
          ]),
    },
  }
}

/** Reads after the part and a colon, so that one thing and several things fit. */
const REASONS: [cue: RegExp, reason: (shop: Shop) => string][] = [
  [
    /prepaid|subscription|membership|club/i,
    ({ trade }) =>
      `no queue for the customer, and the ${trade.noun} knows before the week begins how much will be sold`,
  ],
  [
    /locker|pick-?up|collect/i,
    () => 'no opening hours to keep, so somebody who works until six is a customer too',
  ],
  [
    /second-?hand|repair|refill|service|mend/i,
    () => 'people who come back with something in their hands, and who comes back buys',
  ],
  [
    /class|workshop|course|lesson|tasting/i,
    ({ trade }) =>
      `money from the empty hours of the same room, and a first visit by those most likely to come back, which ${trade.quiet} never bring`,
  ],
  [/deliver/i, () => 'no walk, at the price of a van, a driver and a promise about the hour'],
  [/online|app|order/i, () => 'a decision made the evening before, when people plan, and a shorter queue'],
  [
    /event|evening|music|reading/i,
    () => 'a reason for the first step over the threshold for people who have never come in',
  ],
]

/** Parts of the offer, without the town it stands in. */
export function partsSaid({ u }: Shop['context']) {
  const { locality = '' } = u.place.value
  return u.parts.filter(({ value }) => value.toLowerCase() !== locality.toLowerCase())
}

function parts(shop: Shop): Prose | undefined {
  const told = partsSaid(shop.context)
    .slice(0, 4)
    .flatMap(({ value }) => {
      const reason = REASONS.find(([cue]) => cue.test(value))?.[1](shop)
      return reason ? [say`${words(capital(value))}: ${words(reason)}.`] : []
    })
  return told.length > 0 ? together(...told) : undefined
}
