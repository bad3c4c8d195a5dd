// What each page says in one line. Only what the case computed: no line here would fit another business.
import { Count, LONGEST_CLAIM } from '../plan/claims/ground.ts'
import { type Prose, plainText, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { Section } from '../plan/kit/section.ts'
import type { Texts } from '../plan/model.ts'
import { small } from '../plan/names.ts'
import type { Composer } from './composer.ts'
import { hasPrepayment, PROVEN } from './evidence.ts'
import { limitPoint } from './limit.ts'

type Headline = (composer: Composer, texts: Texts) => (Prose | undefined)[]

/** The first that can be said and fits. Sections that are not here take the headline of the figures. */
const HEADLINES: Partial<Record<Section['id'], Headline>> = {
  summary: (composer) => [...verdict(composer), say`What the figures of the brief come to.`],
  problem: ({ one }) => {
    const proof = one.reading.ledger.find(
      ({ used, role, status }) => used && PROVEN.includes(role) && (status === 'actual' || status === 'past'),
    )
    return [
      proof && proof.thing !== ''
        ? say`Shown already: ‘${words(proof.quote.replace(/[.,;:]+$/, ''))}’.`
        : undefined,
      proof && say`Somebody pays already. Who comes back is the next thing to count.`,
      one.circumstances.stage === 'running'
        ? say`Who has the problem, and what they do about it today.`
        : hasPrepayment(one)
          ? say`Some have paid a part already. The full price is the next proof.`
          : say`Nobody has paid yet, so the need is still a guess.`,
    ]
  },
  solution: ({ one, trade }) => [
    one.reading.offer.text ? say`On offer: ${words(one.reading.offer.text)}.` : undefined,
    say`On offer: ${words(trade.words.offer)}.`,
    say`What customers get, and what speaks against it.`,
  ],
  competition: ({ one, trade }) => {
    const rivals = trade.rivals.list.filter(({ when }) => one.holds(when))
    const danger = rivals.find(({ dangerous }) => dangerous)
    return [
      danger && say`Most dangerous: ${words(danger.name.charAt(0).toLowerCase() + danger.name.slice(1))}.`,
      say`What customers can do instead, doing nothing among it.`,
    ]
  },
  product: (_, { product }) => [
    product.features[0] === undefined
      ? undefined
      : say`First on the list: ${words(product.features[0].charAt(0).toLowerCase() + product.features[0].slice(1))}.`,
    say`What is sold first, and what waits.`,
  ],
  pricing: ({ figures, trade }) => {
    const price = figures.of('part-price') ?? figures.of('price')
    const left = figures.of('contribution')
    return [
      price && left && left.value > 0
        ? say`${price} for one ${words(trade.words.sale[0])}, of which ${left} is left.`
        : undefined,
      say`What it costs, and why.`,
    ]
  },
  'go-to-market': ({ one }, { goToMarket: { channels } }) => {
    const [best] = [...channels].sort((a, b) => b.wins.value - a.wins.value)
    return [
      best && say`Most customers come through one channel: ${words(shortName(best.name))}.`,
      one.circumstances.stage === 'running'
        ? say`Where the next customers come from.`
        : say`Where the first customers come from.`,
    ]
  },
  architecture: ({ trade }) => [
    trade.build.is === 'product'
      ? say`The first version, in its parts.`
      : say`Rented tools run the business; software is not what it sells.`,
  ],
  operations: (composer) => {
    const limit = limitPoint(composer, composer.sentences())
    return [limit && say`${words(limit.headline)}`, say`How the work runs, and which rules hold.`]
  },
  risks: (_, { risks: { list } }) => {
    const [first] = list.filter(({ likelihood }) => likelihood === 'high')
    return [
      first && say`Likeliest to happen: ${words(small(first.name))}.`,
      say`${Count(list.length)} risks, each with its first sign and an answer.`,
    ]
  },
  finance: (composer) => [
    say`Revenue goes from ${composer.results.year('revenue', 1)} to ${composer.results.year('revenue', 3)}; cash is lowest in ${composer.results.lowestMonth}.`,
    say`Revenue, costs and cash over three years.`,
  ],
  scenarios: ({ context, results: { cases, year } }) => {
    const cautious = cases.find(({ id }) => id === 'cautious')
    const third = cautious?.outcome.ebitda[2] ?? 0
    if (!cautious || year('ebitda', 3).value <= 0)
      return [
        say`The third year loses money in the plan itself. These changes show what would turn it.`,
        say`The third year loses money in the plan itself.`,
      ]
    return third <= 0
      ? [say`The cautious case still loses money in the third year.`]
      : [
          say`The cautious case earns ${context.computed('cautious.profit.ebitda.y3', third, context.money(third))} in the third year.`,
        ]
  },
  funding: ({ results: { raise, need } }) => [
    raise.value === 0 && need.shortfall > 0
      ? say`No sum to ask for yet: the third year would not earn it back.`
      : undefined,
  ],
  'ninety-days': ({ one, context }) =>
    one.circumstances.stage === 'running'
      ? [say`Ninety days to test what would change these figures most.`]
      : [
          say`Ninety days to learn whether ${context.names.buyers} will pay.`,
          say`Ninety days to find out before money is bound.`,
        ],
}

/** The name without those in brackets behind it. */
const shortName = (name: string) => {
  const short = name.replace(/ \(.*\)$/, '')
  return /^[A-Z][a-z]/.test(short) && !/^[A-Z]\p{L}+ [A-Z]/u.test(short)
    ? short.charAt(0).toLowerCase() + short.slice(1)
    : short
}

/** Whether it pays its way, said plainly. */
function verdict({ context, results, one }: Composer): (Prose | undefined)[] {
  const name = words(one.reading.name || 'The business')
  const [first, third] = [results.year('ebitda', 1), results.year('ebitda', 3)]
  const size = (amount: typeof first) =>
    context.computed(`${amount.id}.size`, Math.abs(amount.value), context.money(Math.abs(amount.value)))
  if (third.value <= 0)
    return [
      say`As described, ${name} does not pay its way: year three loses ${size(third)}.`,
      say`As described, it does not pay its way: year three loses ${size(third)}.`,
    ]
  if (first.value > 0)
    return [
      say`${name} earns ${first} in the first year and ${third} in the third.`,
      say`It earns ${first} in the first year and ${third} in the third.`,
    ]
  return [
    say`${name} loses ${size(first)} in the first year and earns ${third} in the third.`,
    say`It loses ${size(first)} in the first year and earns ${third} in the third.`,
  ]
}

export function withHeadline(composer: Composer, texts: Texts, section: Section): Section {
  const claim = HEADLINES[section.id]?.(composer, texts).find(
    (line) => line !== undefined && plainText(line).length <= LONGEST_CLAIM,
  )
  return claim ? { ...section, claim } : section
}
