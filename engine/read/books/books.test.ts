// Where figures belong in the founder's books, held against what accountants read in briefs that nothing was learned from.
import { describe, expect, test } from 'vitest'
import { briefSchema } from '../../brief.ts'
import { heldOutBooks } from '../learn/books.ts'
import { heldOut } from '../learn/lessons.ts'
import { read } from '../read.ts'
import type { LedgerEntry } from '../reading.ts'
import { placesBy } from './books.ts'
import { BOOK_PLACES } from './places.ts'
import { withRolePlaced } from './with-place.ts'

const lessons = new Map(heldOut().map((lesson) => [lesson.id, lesson]))
const briefs = heldOutBooks().flatMap((books) => {
  const lesson = lessons.get(books.id)
  return lesson ? [{ books, ledger: read(briefSchema.parse(lesson.brief)).ledger }] : []
})
const share = (list: boolean[]) => list.filter(Boolean).length / list.length

describe('in briefs that nothing was learned from', () => {
  test('the price is found in seven of ten, and three of four that are taken for it are right', () => {
    const pairs = briefs.flatMap(({ books: { price }, ledger }) =>
      price === null ? [] : [{ price, entry: ledger.find(({ place }) => place === 'price') }],
    )
    const isRight = ({ price, entry }: (typeof pairs)[0]) =>
      Math.abs(Number(entry?.value) - price) <= price * 0.02
    expect(pairs.length).toBeGreaterThan(140)
    expect(share(pairs.map(isRight))).toBeGreaterThan(0.7)
    expect(share(pairs.filter(({ entry }) => entry).map(isRight))).toBeGreaterThan(0.75)
  })

  test('costs of every month are told from other amounts', () => {
    const fixedCosts = briefs.flatMap(({ books: { fixedQuotes }, ledger }) =>
      ledger
        .filter(({ place }) => place === 'fixed-cost')
        .map(({ quote }) => (fixedQuotes ?? []).some((one) => one.includes(quote) || quote.includes(one))),
    )
    expect(fixedCosts.length).toBeGreaterThan(100)
    expect(share(fixedCosts)).toBeGreaterThan(0.65)
  })

  test('there is one price at most', () => {
    for (const { ledger } of briefs)
      expect(ledger.filter(({ place }) => place === 'price').length).toBeLessThan(2)
  })
})

test('nothing has a place where the tables see none', () => {
  const never = Object.fromEntries(BOOK_PLACES.map((place) => [place, { start: -9, trees: [] }]))
  expect(placesBy(never as unknown as Parameters<typeof placesBy>[0], []).size).toBe(0)
})

const entry = (id: number, role: LedgerEntry['role'], place?: LedgerEntry['place']): LedgerEntry => ({
  id,
  field: 'businessIdea',
  quote: `$${id}`,
  start: id * 10,
  value: id,
  unit: 'money',
  per: '',
  thing: '',
  approximate: false,
  role,
  status: 'actual',
  sure: 1,
  used: true,
  ...(place && { place }),
})

describe('put right by the founder', () => {
  test('what is the price takes the place of what is none any more', () => {
    const placed = withRolePlaced([entry(1, 'unit-cost', 'price'), entry(2, 'price')], 2)
    expect(placed.map(({ place }) => place)).toEqual(['other-price', 'price'])
  })

  test('a second price stands beside the first', () => {
    const placed = withRolePlaced([entry(1, 'price', 'price'), entry(2, 'price')], 2)
    expect(placed.map(({ place }) => place)).toEqual(['price', 'other-price'])
  })

  test('what is nothing that the plan is made from has no place', () => {
    const placed = withRolePlaced([entry(1, 'competitor-price', 'price')], 1)
    expect(placed.map(({ place }) => place)).toEqual([undefined])
  })
})
