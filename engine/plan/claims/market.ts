// Headlines on the market, the rivals and the ways to customers.
import type { BusinessModel } from '../../read/understanding.ts'
import { percent } from '../context.ts'
import { costOf, winsOf } from '../drivers/channels.ts'
import { type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import type { MarketStep } from '../model.ts'
import { capital } from '../names.ts'
import { about, Count, count, type Ground, mainOf, pick, within } from './ground.ts'

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

export function competitionClaim(ground: Ground): Prose {
  const { context, texts } = ground
  const { company } = context.names
  const { alternatives } = texts.competition
  const nothing = alternatives.find(({ name }) => /^Do nothing\b/.test(name))
  const instead = /^Do nothing: ((?:the|an?) .+)$/.exec(nothing?.name ?? '')?.[1]
  const [one, two] = alternatives
    .map(({ name }) => name)
    .filter((name) => /^(?:The|An?|Another) /.test(name))
    .map(within)
  return pick(
    ground,
    'competition',
    [
      nothing && say`The first rival is to ${words(within(nothing.name))}.`,
      instead ? say`What ${company} has to beat first: ${words(instead)}.` : undefined,
      one && two ? say`Against ${company}: ${words(one)}, ${words(two)}, and doing nothing.` : undefined,
      nothing && alternatives[0] === nothing
        ? say`${Count(alternatives.length)} ways to do without ${company}; doing nothing leads the list.`
        : undefined,
    ],
    say`What people do instead, doing nothing among it.`,
  )
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

export function goToMarketClaim(ground: Ground): Prose {
  const { context, texts } = ground
  const { channels } = texts.goToMarket
  const [wins, cost] = [winsOf(context, channels), costOf(context, channels)]
  const best = [...channels].sort((a, b) => b.wins.value - a.wins.value)[0]
  const who = words(wonNoun(ground, wins.value))
  const way = words(channels.length === 1 ? 'one way' : `${count(channels.length).words} ways`)
  const isOfGivers = context.u.model.value === 'non-profit'
  const ways =
    channels.length === 1 ? words('One channel wins') : words(`${Count(channels.length).words} channels win`)
  return pick(
    ground,
    'go-to-market',
    wins.value === 0
      ? []
      : [
          say`${ways} ${wins} ${who} in the first year, for ${cost}.`,
          best && channels.length > 1
            ? say`${words(capital(best.name))}: ${best.wins} of the first year’s ${wins} ${who}.`
            : undefined,
          say`What the first year’s ${wins} ${who} cost to win: ${cost}.`,
          isOfGivers
            ? undefined
            : say`${words(capital(context.names.buyers.words))}: won in ${way} for ${cost} in the first year.`,
        ],
    say`Every channel is counted, and the weakest is closed.`,
  )
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
