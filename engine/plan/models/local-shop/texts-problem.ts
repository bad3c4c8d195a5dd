// Who has the trouble, what is offered, and why now.
import { type Prose, say, together } from '../../kit/prose.ts'
import { words } from '../../kit/quantity.ts'
import type { ModelTexts } from '../parts.ts'
import type { Shop } from './shop.ts'

export function problem(shop: Shop): ModelTexts['problem'] {
  const { context, trade, names } = shop
  const { u, choose } = context
  const { where } = names
  const lack = say`${words(trade.lack)}`
  const [first, second] = trade.now.map(words) as [ReturnType<typeof words>, ReturnType<typeof words>]
  const want = words(trade.want)
  return {
    paragraphs: [
      choose('problem-scene', [
        together(say`Whoever wants ${want} ${where} has two bad choices: ${first}, or ${second}.`, lack),
        together(say`Somebody ${where} who wants ${want} can ${first}. The other way is to ${second}.`, lack),
        together(lack, say`So people ${where} who want ${want} ${first}, or they ${second}.`),
      ]),
      proof(shop),
    ],
    groups: [],
    nothing: say`Leaving things as they are costs a customer little: ${words(trade.nothing)}. That is why the offer has to be easy before it is clever, and why a discount alone will hold nobody.`,
    ending: {
      label: 'Test',
      prose: say`In the first four weeks ${words(names.founder)} asks twenty-five people ${where} ${words(trade.asked)}, all within the last seven days. Go on if ten of them paid about what ${words(u.name)} will charge.`,
    },
  }
}

/** How much of this is known, and how much is hoped. */
function proof({ context: { u, said } }: Shop): Prose {
  const orders = said('orders') ?? said('customers')
  if (orders)
    return say`This is more than a guess: ${orders} so far say that strangers pay. What they do not say is who came back.`
  return u.stage.value === 'idea' || u.stage.value === 'validation'
    ? say`Nobody has been asked yet, as far as the brief tells. It names no interview, deposit or sale, so this section is a hypothesis with good manners; it becomes a fact when strangers pay.`
    : say`The brief names no sale. Until the till says otherwise, the trouble described here is the founder’s reading of it.`
}

export function solution(shop: Shop): ModelTexts['solution'] {
  const { context, trade, parts, names } = shop
  const { u, choose } = context
  const offer = words(u.offer.value)
  return {
    promise: choose('promise', [
      say`${words(u.name)} is ${offer} for ${words(u.buyer.value)}.`,
      say`For ${words(u.buyer.value)}, ${words(u.name)} will be ${offer}.`,
    ]),
    paragraphs: [
      ...u.parts
        .slice(0, 4)
        .map(
          (part) => say`${words(sentenceCase(part.value))}: ${words(reasonFor(part.value, trade.quiet))}.`,
        ),
    ],
    whyNow: [],
    against: say`One thing speaks against now: ${words(trade.bottleneck)}.`,
    ending: {
      label: 'Decision',
      prose: parts.subscription
        ? say`What is paid ahead opens with the shop and is no second phase, because it is what a shelf elsewhere does not offer. Owner: ${words(names.founder)}.`
        : say`The shop opens with its first three things done well and nothing else. Owner: ${words(names.founder)}.`,
    },
  }
}

const REASONS: [RegExp, (quiet: string) => string][] = [
  [
    /prepaid|subscription|membership/i,
    () => 'it removes the queue for the customer and tells the shop on Sunday what the week will sell',
  ],
  [
    /locker|pick-?up|collect/i,
    () => 'it removes opening hours, so somebody who works until six is a customer too',
  ],
  [
    /class|workshop|course|lesson|tasting/i,
    (quiet) =>
      `it turns ${quiet} and evenings in the same room into money, and brings in those most likely to come back`,
  ],
  [/deliver/i, () => 'it removes the walk, at the price of a van, a driver and a promise about the hour'],
  [
    /online|app|order ahead/i,
    () => 'it moves the decision to the evening before, when people plan, and shortens the queue',
  ],
]

function reasonFor(part: string, quiet: string): string {
  return REASONS.find(([cue]) => cue.test(part))?.[1](quiet) ?? 'it gives people a second reason to come in'
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
