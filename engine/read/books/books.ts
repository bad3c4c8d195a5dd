// Where the figures belong in the founder's books: which of several prices is the price, which costs are paid every month and
// which once. Roles say what a figure is; the books say whether the base plan is made from it.
import { likelihood, logOdds, type TreesFile } from '../learned/trees.ts'
import type { ReadFigure } from '../roles/ledger.ts'
import { bookFeatures } from './features.ts'
import { BOOK_PLACES, type BookPlace } from './places.ts'

export type BookTables = Record<BookPlace, TreesFile>

/** There is one of each in a brief; the likeliest one is it. */
const SINGLE: ReadonlySet<BookPlace> = new Set(['price', 'cash', 'revenue-now', 'units-now', 'customers-now'])
/** From which likelihood on a figure has its place. Nearly every brief has a price, so less is needed for it. */
const LEAST_LIKELY: Record<BookPlace, number> = {
  price: 0.25,
  'other-price': 0.5,
  'unit-cost': 0.4,
  'fixed-cost': 0.45,
  'start-cost': 0.45,
  cash: 0.45,
  loan: 0.5,
  'revenue-now': 0.5,
  'units-now': 0.5,
  'customers-now': 0.5,
}

/** The place of each figure, by its id. */
export function placesBy(tables: BookTables, figures: ReadFigure[]): Map<number, BookPlace> {
  const likelihoods = bookFeatures(figures).map(
    (numbers) =>
      new Map(BOOK_PLACES.map((place) => [place, likelihood(logOdds(tables[place], numbers))] as const)),
  )
  const places = new Map<number, BookPlace>()
  const claims = figures
    .flatMap(({ entry }, i) =>
      BOOK_PLACES.map((place) => ({ id: entry.id, place, likely: likelihoods[i]?.get(place) ?? 0 })),
    )
    .filter(({ place, likely }) => likely >= LEAST_LIKELY[place])
    .sort((a, b) => b.likely - a.likely || a.id - b.id)
  const filledPlaces = new Set<BookPlace>()
  for (const { id, place } of claims) {
    if (places.has(id) || (SINGLE.has(place) && filledPlaces.has(place))) continue
    places.set(id, place)
    filledPlaces.add(place)
  }
  return places
}
