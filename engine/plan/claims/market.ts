// Headlines on the market, the rivals and the ways to customers.
import type { BusinessModel } from '../../read/understanding.ts'
import { percent } from '../context.ts'
import { type Prose, say } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { MarketStep } from '../model.ts'
import { about, type Ground, mainOf, pick } from './ground.ts'

/** Their first step is a circle on the map; others count a country, wherever they begin. */
const COUNTED_AROUND_THE_DOOR = new Set<BusinessModel>(['local-shop', 'local-service'])

export function marketClaim(ground: Ground): Prose {
  const { context, texts } = ground
  const { steps } = texts.market
  const [tam, sam, som] = (['TAM', 'SAM', 'SOM'] as const).map((is) => steps.find((step) => step.is === is))
  const share = sam && som && sam.result.value > 0 ? som.result.value / sam.result.value : 0
  const isPlaced = !context.u.place.value.locality || COUNTED_AROUND_THE_DOOR.has(context.u.model.value)
  const [all, near] = [lastCount(ground, tam), lastCount(ground, sam)]
  return pick(
    ground,
    'market',
    [
      tam &&
        (isPlaced
          ? say`Counted step by step, the market ${context.names.where} is worth ${about(ground, tam.result)} a year.`
          : say`Counted step by step, all who could buy come to ${about(ground, tam.result)} a year.`),
      sam && share >= 0.001 && share <= 1
        ? say`Within reach: ${about(ground, sam.result)} a year. The plan takes ${computedShare(ground, share)} of it by year three.`
        : sam && share <= 1
          ? say`Within reach: ${about(ground, sam.result)} a year. The plan lives on a sliver of it.`
          : undefined,
      all && near && near.value < all.value ? say`Counted: ${all}. Within reach: ${near}.` : undefined,
      near && sam && say`${near} within reach, worth ${about(ground, sam.result)} a year.`,
    ],
    say`How many there are, counted step by step.`,
  )
}

const computedShare = ({ context }: Ground, share: number) =>
  context.computed('market-share-planned', share, percent(share))

/** What was counted in heads or firms just before the step, with its noun. */
function lastCount({ context, texts }: Ground, step: MarketStep | undefined): Quantity | undefined {
  const { steps } = texts.market
  const before = step ? steps.slice(0, steps.indexOf(step)).filter(({ is }) => !is) : []
  const isMoney = ({ value, text }: Quantity) =>
    text === context.money(value) || text === context.price(value) || !/^[\d,.]+ \p{L}/u.test(text)
  return before
    .map(({ result }) => result)
    .filter((result) => !isMoney(result) && !/ (?:of them|km|months)$/.test(result.text))
    .at(-1)
}

/** Who is won, where the model has a word of its own. */
const WON: Partial<Record<BusinessModel, [one: string, many: string]>> = {
  agency: ['client', 'clients'],
  'success-fee': ['client', 'clients'],
  education: ['learner', 'learners'],
  event: ['guest', 'guests'],
  marketplace: ['buyer', 'buyers'],
  rental: ['booking', 'bookings'],
  'non-profit': ['donor', 'donors'],
}

/** 'customers', or the model's own word for those who are won. */
export function wonNoun(ground: Ground, wins: number): string {
  const model = ground.context.u.model.value
  const main = mainOf(ground)
  const [one, many] =
    WON[model] ??
    (model === 'content' && main?.stream.customers ? [main.one, main.many] : ['customer', 'customers'])
  return wins === 1 ? one : many
}
