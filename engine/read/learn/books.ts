// Teaches the reader where figures belong in the founder's books, from briefs whose money facts an accountant wrote down
// (lessons/books/GUIDE.md).
import { readdirSync, readFileSync } from 'node:fs'
import type { BookTables } from '../books/books.ts'
import { bookFeatures } from '../books/features.ts'
import { BOOK_PLACES, type BookPlace } from '../books/places.ts'
import type { LedgerEntry } from '../reading.ts'
import type { ReadFigure } from '../roles/ledger.ts'
import { learnTrees } from './trees.ts'
import type { UnseenLesson } from './unseen.ts'

/** What an accountant read in one brief. Amounts in its main currency, costs and volumes a month. */
export interface Books {
  id: string
  stage: 'running' | 'trial' | 'starting'
  price: number | null
  priceQuote: string | null
  otherPrices: string[] | null
  unitsNow: number | null
  customersNow: number | null
  revenueNow: number | null
  unitCost: number | null
  fixedCosts: number | null
  fixedQuotes: string[] | null
  startCosts: number | null
  startQuotes: string[] | null
  cash: number | null
  loan: number | null
}

const bookLessons = (): Books[] => booksIn(new URL('../lessons/books/', import.meta.url))
export const heldOutBooks = (): Books[] => booksIn(new URL('../held-out/books/', import.meta.url))

const booksIn = (folder: URL): Books[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Books)

const SETTINGS = { trees: 90, depth: 4, pace: 0.1, fewest: 20, caution: 3 }

export function learnBooks(unseen: UnseenLesson[]): BookTables {
  const books = new Map(bookLessons().map((one) => [one.id, one]))
  const examples = unseen.flatMap(({ lesson, ledger }) => {
    const own = books.get(lesson.id)
    if (!own || ledger.length === 0) return []
    const places = placesIn(own, ledger, lesson.brief)
    return bookFeatures(ledger).map((numbers, i) => ({ numbers, place: places[i] }))
  })
  return Object.fromEntries(
    BOOK_PLACES.map((place) => [
      place,
      learnTrees(
        examples.map(({ numbers, place: right }) => ({ numbers, isYes: right === place })),
        SETTINGS,
      ),
    ]),
  ) as BookTables
}

const MONTHS_IN: Record<string, number> = { day: 1 / 25, week: 12 / 52, month: 1, quarter: 3, year: 12 }
/** A brief that counts by the day leaves open how many days a month has. */
const DAYS = [21.7, 24, 26, 30.4]

const isNear = (value: number, right: number, share: number) =>
  Math.abs(value - right) <= Math.abs(right) * share + 1e-9

function isMonthly({ value, per }: LedgerEntry, right: number): boolean {
  if (typeof value !== 'number') return false
  if (per === 'day') return DAYS.some((days) => isNear(value * days, right, 0.03))
  return isNear(value / (MONTHS_IN[per] ?? 1), right, 0.04)
}

/** The place of each figure, by what the accountant wrote down: by quotes where there are some, else by the amount. */
function placesIn(
  books: Books,
  figures: ReadFigure[],
  brief: Record<string, string>,
): (BookPlace | undefined)[] {
  const places: (BookPlace | undefined)[] = figures.map(() => undefined)
  const free = (suits: (figure: ReadFigure) => boolean) =>
    figures.flatMap((figure, i) => (places[i] === undefined && suits(figure) ? [i] : []))
  const quotedIn = (quote: string) => free(({ entry }) => overlaps(entry, quote, brief[entry.field] ?? ''))
  const isAmount = ({ entry }: ReadFigure) => entry.unit === 'money' || entry.unit === 'count'
  const put = (place: BookPlace, indices: number[]) => {
    const [first] = indices
    if (first !== undefined) places[first] = place
  }
  const { price, priceQuote, cash, loan, revenueNow, unitsNow, customersNow, unitCost } = books
  if (priceQuote) {
    const all = quotedIn(priceQuote)
    const exact = all.filter((i) => isNear(Number(figures[i]?.entry.value), price ?? 0, 0.02))
    put('price', exact.length > 0 ? exact : all)
  }
  for (const quote of books.otherPrices ?? []) put('other-price', quotedIn(quote))
  const amountsIn = (quote: string) => quotedIn(quote).filter((i) => isAmount(figures[i] as ReadFigure))
  for (const quote of books.fixedQuotes ?? []) put('fixed-cost', amountsIn(quote))
  for (const quote of books.startQuotes ?? []) put('start-cost', amountsIn(quote))
  const same = (right: number | null) =>
    right === null ? [] : free((one) => isAmount(one) && isNear(Number(one.entry.value), right, 0.01))
  put('cash', same(cash))
  put('loan', same(loan))
  if (revenueNow !== null)
    put(
      'revenue-now',
      free(
        ({ entry, likely }) =>
          (likely['revenue-actual'] ?? 0) > 0.05 &&
          (isMonthly(entry, revenueNow) || isNear(Number(entry.value), revenueNow * 12, 0.03)),
      ),
    )
  if (unitsNow !== null)
    put(
      'units-now',
      free(({ entry }) => entry.unit !== 'money' && isMonthly(entry, unitsNow)),
    )
  if (customersNow !== null)
    put(
      'customers-now',
      free(({ entry }) => entry.unit === 'count' && entry.value === customersNow),
    )
  if (unitCost !== null && unitCost > 0)
    for (const i of summands(figures, places, unitCost)) places[i] = 'unit-cost'
  return places
}

function overlaps({ start, quote }: LedgerEntry, words: string, text: string): boolean {
  for (let at = text.indexOf(words); words && at >= 0; at = text.indexOf(words, at + 1))
    if (start < at + words.length && start + quote.length > at) return true
  return false
}

const MOST_SUMMANDS = 10

/** The amounts that make up what one unit costs: one of them, or several together. */
function summands(figures: ReadFigure[], places: unknown[], sum: number): number[] {
  const candidates = figures
    .flatMap(({ entry, likely }, i) =>
      places[i] === undefined &&
      entry.unit === 'money' &&
      (likely['unit-cost'] ?? 0) + (likely.wage ?? 0) > 0.08 &&
      Number(entry.value) <= sum * 1.01
        ? [{ i, value: Number(entry.value) }]
        : [],
    )
    .slice(0, MOST_SUMMANDS)
  const single = candidates.find(({ value }) => isNear(value, sum, 0.01))
  if (single) return [single.i]
  for (let chosen = 1; chosen < 1 << candidates.length; chosen++) {
    const parts = candidates.filter((_, bit) => (chosen >> bit) & 1)
    if (
      isNear(
        parts.reduce((total, { value }) => total + value, 0),
        sum,
        0.01,
      )
    )
      return parts.map(({ i }) => i)
  }
  return []
}
