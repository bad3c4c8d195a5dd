// What every feature stands on: the product's words, its prices, its place, and which other features are there.
import type { Context } from '../plan/context.ts'
import { seedOf } from '../plan/kit/variety.ts'
import type { Drafted } from '../plan/make-plan.ts'
import type { FeatureId } from './features/ids.ts'
import { caseNouns } from './from-case/case-ground.ts'
import { type Nouns, nounsOf } from './nouns/nouns.ts'
import type { Action, Entity, Notice, Route, Seed } from './spec.ts'
import type { StoryDraft } from './writing.ts'

export interface Ground {
  context: Context
  n: Nouns
  /** The plan's prices as it names them, and the one a first screen shows. */
  prices: { what: string; minor: number; text: string }[]
  typical: number
  /** '€8.10'. */
  money: (minor: number) => string
  currency: string
  place: string
  has: (id: FeatureId) => boolean
  /** Made-up people for seed rows: the same for the same brief. */
  people: string[]
  /** 'share kept of an order', as the founder or the plan's custom has it. */
  share: string
  /** What the trade keeps lists of: 'batch', 'delivery'. */
  records: string[]
}

/** A feature as it is written; numbers of stories come later. */
export interface FeatureDraft {
  name: string
  /** Short and in capitals, for the ids of its stories. */
  code: string
  why: string
  stories: StoryDraft[]
  entities?: Entity[]
  routes?: Route[]
  actions?: Action[]
  notices?: Notice[]
  seeds?: Seed[]
  measures?: string[]
}

export type FeatureWriter = (ground: Ground) => FeatureDraft

export function groundOf({ context, texts, case: one }: Drafted, chosen: ReadonlySet<FeatureId>): Ground {
  const { u, price, said } = context
  const prices = texts.pricing.rows.map(({ what, price: { value, text } }) => ({
    what,
    minor: Math.round(value),
    text,
  }))
  return {
    context,
    n: caseNouns(one, nounsOf(context)),
    records: one.trade.build.records,
    prices,
    typical: said('average-order')?.value ?? said('price')?.value ?? priceIn(prices) ?? context.dollars(20),
    money: price,
    currency: u.currency.value,
    place: placeOf(context),
    has: (id) => chosen.has(id),
    people: peopleOf(u.name + u.offer.value),
    share:
      said('take-rate')?.text ?? prices.find(({ text }) => text.endsWith('%'))?.text ?? 'the agreed share',
  }
}

/** A row that is a share has a value below one and is no price. */
const priceIn = (prices: Ground['prices']) => prices.find(({ minor }) => minor > 1)?.minor

const PEOPLE = [
  'Ines Moreau',
  'Tom Okafor',
  'Lena Fischer',
  'Ravi Menon',
  'Grace Byrne',
  'Yusuf Demir',
  'Clara Novak',
  'Ben Carter',
  'Mei Lin',
  'Sofia Rossi',
  'Owen Hughes',
  'Amara Diallo',
]

function peopleOf(text: string): string[] {
  const start = seedOf(text) % PEOPLE.length
  return [...PEOPLE.slice(start), ...PEOPLE.slice(0, start)].slice(0, 5)
}

/** A country is no place to walk dogs in. */
function placeOf({ u, names }: Context): string {
  const { value, basis } = u.place
  return (
    value.locality ??
    (basis === 'assumed' && NEARBY.has(u.model.value) ? 'the first district' : names.country)
  )
}
const NEARBY = new Set(['local-shop', 'local-service', 'rental', 'event'])
