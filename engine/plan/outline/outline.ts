// The plan in few words, as data: for pictures, title pages and the quickstart guide.
import { scepticClaim } from '../claims/doubt.ts'
import type { Ground } from '../claims/ground.ts'
import { mainPrice } from '../claims/offer.ts'
import type { Prose } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Channel, MarketStep, Phase, Step } from '../model.ts'
import { capital } from '../names.ts'
import { type KeyFigures, keyFiguresOf } from './key-figures.ts'
import { type Months, phaseMonths } from './phases.ts'
import { killLines, type Quickstart, quickstartOf } from './quickstart.ts'

export interface Outline {
  /** 'a neighbourhood sourdough bakery': reads after 'is'. */
  offer: string
  /** 'families and remote workers'. */
  buyers: string
  /** 'Cork city, Ireland', or 'United States' where no town is known. */
  place: string
  paper: 'a4' | 'us-letter'
  language: 'en'
  /** Price, what one leaves or when it is earned back, volume, break-even, money to raise. */
  keyFigures: KeyFigures
  market: { steps: MarketStep[] }
  channels: Channel[]
  phases: (Phase & Months)[]
  ninetyDays: Step[]
  features: string[]
  kill: { when: string; stopIf: Prose }[]
  sceptic: Prose[]
  scepticAnswer: Prose
  /** The headline of the sceptic's page, which is the second of its section. */
  scepticClaim: Prose
  /** The headline of the page on which the founder's own figures are checked; a composed plan has one. */
  checkedClaim?: Prose
  price?: Quantity
  quickstart: Quickstart
}

export function outlineOf(ground: Ground): Outline {
  const { context, results, texts } = ground
  const { names } = context
  const phases = phaseMonths(texts.product.phases, firstSale(ground))
  const price = mainPrice(ground)?.price
  return {
    offer: names.offer.words,
    buyers: names.buyers.words,
    place: placeOf(ground),
    paper: paperOf(context.u.place.value.country),
    language: 'en',
    keyFigures: keyFiguresOf(ground),
    market: { steps: texts.market.steps },
    channels: texts.goToMarket.channels,
    phases: texts.product.phases.map((phase, i) => ({
      ...phase,
      when: capital(phase.when),
      ...(phases[i] as Months),
    })),
    ninetyDays: texts.ninetyDays.steps.map((step) => ({ ...step, owner: capital(step.owner) })),
    features: texts.product.features.map(capital),
    kill: killLines(texts.risks.kill),
    sceptic: texts.risks.sceptic,
    scepticAnswer: texts.risks.answer,
    scepticClaim: scepticClaim(ground),
    ...(texts.summary.checkedClaim && { checkedClaim: texts.summary.checkedClaim }),
    ...(price && { price }),
    quickstart: quickstartOf({ context, results, texts }),
  }
}

const firstSale = ({ results }: Ground) => Math.min(36, ...results.drivers.streams.map(({ from }) => from))

function placeOf({ context }: Ground): string {
  const { value, basis } = context.u.place
  const { country, locality } = value
  const name = context.names.country.replace(/^the /, '')
  if (!locality) return capital(name)
  // A place that we could not find in any country stands alone.
  if (basis === 'assumed') return capital(locality)
  const isNamed = locality.includes(name) || RegExp(`\\b${country}\\b`).test(locality)
  return isNamed ? capital(locality) : `${capital(locality)}, ${name}`
}

/** Where paper is sold in US letter, by the Unicode locale data; everywhere else it is A4. */
const US_LETTER = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
])

export const paperOf = (country: string): Outline['paper'] => (US_LETTER.has(country) ? 'us-letter' : 'a4')

/** Every text that was written for the outline and stands in no section. */
export function newTexts({ scepticClaim: claim, checkedClaim, quickstart }: Outline): Prose[] {
  const { today, thisWeek, thisMonth, numbers } = quickstart
  const tasks = [...today, ...thisWeek, ...thisMonth].flatMap(({ action, detail }) => [action, detail])
  return [claim, ...(checkedClaim ? [checkedClaim] : []), ...tasks, ...numbers.map(({ target }) => target)]
}
