// Who has the trouble, what is offered, and why now.
import { cite, label, type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import { capital, short } from '../../names.ts'
import { INDUSTRY_WAYS } from '../industry.ts'
import type { ProblemText, SolutionText } from '../playbook.ts'
import type { Brand } from './brand.ts'

export function problem({ context, goods, known }: Brand): ProblemText {
  const { choose, names, u } = context
  const { founder, buyers, company } = names
  const said =
    u.problem.basis === 'said'
      ? say`In the founder’s words the trouble is this: ‘${words(short(u.problem.value))}’.`
      : undefined
  return {
    paragraphs: [
      label(goods.scene),
      together(
        said,
        choose('brand-buyers', [
          say`${company} means to sell to ${buyers} ${names.where}. Two sorts of them are worth telling apart, because they order at different times and for different reasons.`,
          say`One group is meant: ${buyers}. ${words(capital(goods.many))} reach them through other hands today, and the difference shows when one asks who would change.`,
          say`${words(capital(buyers.words))}: these are the people to win. Some of them would order tonight; most would not, and it pays to know which are which before a picture is taken.`,
        ]),
      ),
    ],
    groups: goods.groups.map(({ who, why }) => ({ who, why: label(why) })),
    nothing: choose('brand-nothing', [
      say`And if they leave it? ${words(goods.nothing)}`,
      say`${words(goods.nothing)} That is the price of doing nothing, and the offer has to be worth more than it.`,
      say`Doing nothing is a fair choice here. ${words(goods.nothing)}`,
    ]),
    ending: {
      label: 'Test',
      prose: choose('brand-asked', [
        say`Before anything is ordered from a supplier, ${founder} asks thirty people who are not friends ${words(goods.asked)}. Go on if twelve of them spent about ${known.order} or more in one go within the last year.`,
        say`Thirty strangers, within four weeks: ${founder} asks ${words(goods.asked)}. Twelve who paid about ${known.order} at a time are enough to go on; five are a reason to stop.`,
        say`${founder} talks to thirty people from outside the family and asks ${words(goods.asked)}. The line is twelve who have paid ${known.order} or near it; wishes and compliments are not counted.`,
      ]),
    },
  }
}

export function solution(brand: Brand): SolutionText {
  const { context, goods, known } = brand
  const { u, choose, names } = context
  const { company, offer, buyers, founder } = names
  const ways = INDUSTRY_WAYS[u.industry.value]
  return {
    promise: choose('brand-promise', [
      say`${company} offers ${buyers} ${offer}, sent straight from whoever makes or chooses it.`,
      say`What is on offer is ${offer}; who should want it are ${buyers}. Between the two stands nobody but ${company}.`,
      say`For ${buyers} there will be ${offer}, ordered on a page and answered by a person with a name.`,
    ]),
    paragraphs: [
      choose('brand-doubt', [
        say`Nobody can touch it before paying. People fear ${words(goods.doubt)}. The answer is ${words(goods.proof)}.`,
        say`One fear stands between the picture and the order: ${words(goods.doubt)}. Against it ${company} sets ${words(goods.proof)}.`,
        say`To order ${words(goods.many)} unseen takes trust, and what people fear is ${words(goods.doubt)}. So the page leads with ${words(goods.proof)}.`,
      ]),
      partsOf(brand),
      choose('brand-trust', [
        say`Such buyers believe ${words(ways.trusts)} before they believe a page. ${founder} therefore asks each of the first hundred for one honest photograph, and shows the bad ones too.`,
        say`Whom do they believe? First ${words(ways.trusts)}. A stranger’s praise comes second and an advertisement last, which is why the first hundred orders are handled as if each were a reference.`,
        say`An advertisement can be bought; ${words(ways.trusts)} cannot. The first hundred orders carry a handwritten line with a question, and the answers go on the page with their first names.`,
      ]),
    ],
    whyNow: [
      label(goods.whyNow),
      choose('brand-rented', [
        say`Shop page, card payment and parcel label are rented by the month, so ${company} can be tried for the price of one small batch.`,
        say`Few fixed costs stand in the way: one rented page, one payment provider and a carrier who collects at the door.`,
        say`A batch of ${words(goods.many)}, a rented page and a carrier’s account: the trial costs weeks and not years, and its result is a count of orders.`,
      ]),
    ],
    against: choose('brand-against', [
      say`Against it speaks this: ${words(goods.against)} The plan lets costs rise by more than prices, every year.`,
      say`Why it may be the wrong moment: ${words(goods.against)}`,
      say`Not everything favours it. ${words(capital(goods.against))} Published averages put a new customer of an online shop at ${cite(known.published)}; this plan reckons with ${cite(known.cac)}.`,
    ]),
    ending: {
      label: 'Decision',
      prose: choose('brand-first', [
        say`${founder} starts with ${words(goods.range)} and adds nothing until one customer in five has ordered twice.`,
        say`On the first day there are ${words(goods.range)}. The next addition waits for a hundred orders and is named by those who placed them. Owner: ${founder}.`,
        say`Nothing beyond ${words(goods.range)} is made before the hundredth order; ${founder} keeps the list of what people asked for instead.`,
      ]),
    },
  }
}

/** Reads after the part and a colon, so that one thing and several things fit. */
const REASONS: [cue: RegExp, reason: (brand: Brand) => string][] = [
  [
    /subscri|box|club|member/i,
    ({ goods }) => `no order to remember, and the number of ${goods.many} is known before they are made`,
  ],
  [
    /refill|return|reus|deposit/i,
    () => 'the second order is cheaper to win, because the empty one asks for it',
  ],
  [
    /custom|person|bespoke|engrav|name/i,
    () => 'it cannot be compared by price, and it cannot be sent back to stock either',
  ],
  [
    /organic|vegan|natural|recycl|plastic|sustain|fair|local/i,
    () => 'a claim that is asked for proof, so the paper behind it is one tap away',
  ],
  [
    /market|stall|fair|pop-?up/i,
    () => 'people touch it there and order again from home; the stall is paid by the first half',
  ],
  [/gift/i, () => 'two people learn of it for one order, and the date is known weeks ahead'],
  [
    /app|quiz|advice|guide|consult/i,
    () => 'the choice gets shorter, and who chose with help sends back less',
  ],
  [/deliver|ship|post|hours/i, () => 'a date that is kept; one missed evening undoes ten good ones'],
  [/class|recipe|video|course/i, () => 'it is used rather than kept, and what is used up is ordered again'],
]

function partsOf(brand: Brand): Prose {
  const { context, goods } = brand
  const { u, choose } = context
  if (u.parts.length === 0)
    return choose('brand-short', [
      say`It begins small: ${words(goods.range)}, because ${words(goods.oneMore)}.`,
      say`A short list sells better than a long one. The first is ${words(goods.range)}; ${words(goods.oneMore)}.`,
      say`Since ${words(goods.oneMore)}, there is little to choose from at first: ${words(goods.range)}.`,
    ])
  const told = u.parts.slice(0, 4).map(({ value }) => {
    const reason =
      REASONS.find(([cue]) => cue.test(value))?.[1](brand) ??
      `part of why somebody leaves the ${goods.one} they know, to be asked about after each first order`
    return say`${words(capital(value))}: ${words(reason)}.`
  })
  return together(
    choose('brand-parts', [
      say`What the brief adds to plain ${words(goods.many)}, and what each part does:`,
      say`Each part has one job.`,
      say`The parts of the offer, and what they are for.`,
    ]),
    ...told,
  )
}
