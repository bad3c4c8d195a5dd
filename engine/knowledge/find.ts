// The best figure for a plan's need: what fits industry, model and country most closely, and says how closely.
import type { Industry } from '../brief-words.ts'
import type { BusinessModel } from '../read/understanding.ts'
import { convert, PURCHASING_RATES } from './currency.ts'
import type { Figure, Metric, Source } from './figure.ts'
import type { Knowledge } from './knowledge.ts'

export interface Wanted {
  metric: Metric
  /** What exactly: 'baker', 'card online', 'first year'. Needed where the metric alone names nothing. */
  of?: string
  industry: Industry
  model: BusinessModel
  sells?: 'to-businesses' | 'to-consumers' | 'to-both'
  /** ISO 3166. */
  country: string
  /** ISO 4217, the plan's. */
  currency: string
}

export interface Found {
  /** In the plan's currency where it is money and the currency is known. */
  figure: Figure
  /** undefined for an assumption. */
  source: Source | undefined
  /** 'elsewhere': a figure of another country, used because there is none nearer. A plan has to say so. */
  place: Place
  /** Whether it is of what was asked for; false when no more than the metric fits, or nothing was named. */
  isNamed: boolean
  /** Set when the amounts were brought over from another currency. */
  converted?: { from: string; year: number; why: string }
}
type Place = 'country' | 'union' | 'anywhere' | 'elsewhere'

/** These differ too much between countries to be borrowed. */
const BOUND_TO_A_PLACE = new Set<Metric>([
  'salary',
  'minimum-wage',
  'employer-on-cost',
  'rent-per-square-metre',
  'corporate-tax',
  'sales-tax',
  'loan-rate',
  'payment-fee-share',
  'payment-fee-each',
  'households',
  'household-size',
  'household-share',
  'population',
  'people',
  'businesses',
  'survival',
])

const COUNTS = new Set<Metric>(['households', 'population', 'people', 'businesses'])

/** These mean nothing without saying of what, so another thing's figure never stands in. */
const NAMED_BY_WHAT = new Set<Metric>(['salary', 'businesses', 'people', 'household-share', 'setup-item'])

/** A plan that answers every keystroke asks the same things again and again; knowledge does not change meanwhile. */
const FOUND = new WeakMap<Knowledge, Map<string, Found | undefined>>()
const MOST_KEPT = 5_000

export function findFigure(knowledge: Knowledge, wanted: Wanted): Found | undefined {
  const kept = FOUND.get(knowledge) ?? new Map<string, Found | undefined>()
  FOUND.set(knowledge, kept)
  const { metric, of, industry, model, sells, country, currency } = wanted
  const key = [metric, of, industry, model, sells, country, currency].join('|')
  if (kept.has(key)) return kept.get(key)
  const [found] = figuresFor(knowledge, wanted)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, found)
  return found
}

/** All that could serve, best first. */
export function figuresFor(knowledge: Knowledge, wanted: Wanted): Found[] {
  return knowledge.figures
    .flatMap((figure) => {
      const fit = fitOf(knowledge, figure, wanted)
      return fit ? [{ figure, fit }] : []
    })
    .sort((a, b) => b.fit.rank - a.fit.rank || compareIds(a.figure.id, b.figure.id))
    .map(({ figure, fit }) => present(figure, fit, wanted.currency))
}

const compareIds = (a: string, b: string) => (a < b ? -1 : 1)

interface Fit {
  place: Place
  source: Source | undefined
  named: number
  rank: number
}

function fitOf(knowledge: Knowledge, figure: Figure, wanted: Wanted): Fit | undefined {
  if (figure.metric !== wanted.metric) return undefined
  const named = sharedWords(wanted.of, figure.of)
  // Whoever asks for the very thing by its name gets it, in whatever business it is usually sold.
  const isItself = named === 2
  if (!isItself && figure.industries !== 'any' && !figure.industries.includes(wanted.industry))
    return undefined
  if (!isItself && figure.models !== 'any' && !figure.models.includes(wanted.model)) return undefined

  const place = placeOf(knowledge, figure, wanted.country)
  if (place === 'elsewhere' && BOUND_TO_A_PLACE.has(figure.metric)) return undefined
  // The Union's total is no count of one of its countries.
  if (place === 'union' && COUNTS.has(figure.metric)) return undefined

  if (wanted.of && NAMED_BY_WHAT.has(figure.metric) && named < 1) return undefined

  const { basis } = figure
  const source = basis.kind === 'source' ? knowledge.sources.find(({ id }) => id === basis.source) : undefined
  return { place, source, named, rank: rankOf(figure, { place, named, source, sells: wanted.sells }) }
}

/** 1: all words of the need are there; 2: it is the very thing; between 0 and 1: some words. */
function sharedWords(wanted: string | undefined, of: string): number {
  if (!wanted) return 0
  if (wanted.toLowerCase() === of.toLowerCase()) return 2
  const words = wordsOf(wanted)
  const there = new Set(wordsOf(of))
  return words.length === 0 ? 0 : words.filter((word) => there.has(word)).length / words.length
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/s$/, ''))

function placeOf({ countries }: Knowledge, { regions }: Figure, country: string): Place {
  if (regions === 'any') return 'anywhere'
  if (regions.includes(country)) return 'country'
  if (!regions.includes('EU')) return 'elsewhere'
  return countries.some(({ code, inEuropeanUnion }) => code === country && inEuropeanUnion)
    ? 'union'
    : 'elsewhere'
}

const PLACE_POINTS: Record<Place, number> = { country: 3, union: 2, anywhere: 1, elsewhere: 0 }
const STRENGTH_POINTS = { official: 3, industry: 2, weak: 1 }

/** First the thing itself, then how closely it fits, then how narrowly it was meant, then who says so and when. */
function rankOf(
  { industries, models, buyers }: Figure,
  { place, named, source, sells }: Pick<Fit, 'place' | 'source'> & Pick<Wanted, 'sells'> & { named: number },
): number {
  const closeness =
    (industries === 'any' ? 0 : 4) +
    (models === 'any' ? 0 : 4) +
    PLACE_POINTS[place] +
    buyerPoints(buyers, sells)
  const breadth = (industries === 'any' ? 14 : industries.length) + (models === 'any' ? 15 : models.length)
  const strength = source ? STRENGTH_POINTS[source.strength] : 0
  const age = source ? source.year - 1990 : 0
  return named * 1e8 + closeness * 1e6 + (100 - breadth) * 1e4 + strength * 1e2 + age
}

/** A figure for the other kind of buyer is worse than the widest one for all. */
function buyerPoints(buyers: Figure['buyers'], sells: Wanted['sells']): number {
  if (!buyers || !sells || sells === 'to-both') return 0
  return (buyers === 'firms') === (sells === 'to-businesses') ? 5 : -9
}

function present(figure: Figure, { place, source, named }: Fit, currency: string): Found {
  const found = { figure, source, place, isNamed: named >= 1 }
  if (figure.unit.kind !== 'money' || figure.unit.currency === currency) return found

  const from = figure.unit.currency
  const [low, typical, high] = [figure.low, figure.typical, figure.high].map((amount) =>
    convert(amount, from, currency),
  )
  if (low === undefined || typical === undefined || high === undefined) return found
  return {
    ...found,
    figure: { ...figure, low, typical, high, unit: { kind: 'money', currency } },
    converted: { from, ...PURCHASING_RATES },
  }
}
