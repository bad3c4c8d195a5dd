import { expect, test } from 'vitest'
import { changedPages, type Pages, type Row, restoredPages, rowsIn, withFresh } from './shelf-pages.ts'

const row = (n: number, more: Partial<Row> = {}): Row => ({
  id: `b${n}`,
  name: `Venture ${n}`,
  businessIdea: '',
  industry: '',
  stage: '',
  slug: `venture-${n}`,
  createdAt: new Date(Date.UTC(2026, 10, 16) - n * 1000).toISOString(),
  starred: false,
  archived: false,
  ...more,
})

const pages = (...numbers: number[][]): Pages => ({
  pages: numbers.map((rows, i) => ({
    blueprints: rows.map((n) => row(n)),
    ...(i === 0 && { total: numbers.flat().length }),
  })),
  pageParams: numbers.map(() => ''),
})

const ids = ({ pages }: Pages) => rowsIn(pages).map(({ id }) => id)
const is =
  (...wanted: string[]) =>
  (row: Row) =>
    wanted.includes(row.id)

test('what is put away leaves the list and the count, on every page', () => {
  const changed = changedPages(pages([1, 2], [3, 4]), is('b2', 'b3'), { archived: true }, 'all')
  expect(ids(changed)).toEqual(['b1', 'b4'])
  expect(changed.pages[0]?.total).toBe(2)
  expect(ids(changedPages(pages([1, 2]), is('b1'), { archived: false }, 'archived'))).toEqual(['b2'])
})

test('where counting had stopped, the count stays', () => {
  const many = pages([1, 2])
  Object.assign(many.pages[0] ?? {}, { total: 1_000, totalIsMore: true })
  expect(changedPages(many, is('b1'), { archived: true }, 'all').pages[0]).toMatchObject({ total: 1_000 })
})

test('a star changes in place, also where only starred ones show', () => {
  const changed = changedPages(pages([1, 2]), is('b2'), { starred: true }, 'starred')
  expect(rowsIn(changed.pages).map(({ starred }) => starred)).toEqual([false, true])
})

test('one change is taken back, and another that came after it stays', () => {
  const before = pages([1, 2], [3])
  const archived = changedPages(before, is('b1', 'b3'), { archived: true }, 'all')
  const both = changedPages(archived, is('b2'), { starred: true }, 'all')
  const restored = restoredPages(both, before, is('b1', 'b3'), { archived: true })
  expect(ids(restored)).toEqual(['b1', 'b2', 'b3'])
  expect(restored.pages.map(({ blueprints }) => blueprints.length)).toEqual([2, 1])
  expect(restored.pages[0]?.total).toBe(3)
  expect(rowsIn(restored.pages).map(({ starred }) => starred)).toEqual([false, true, false])
  const unstarred = restoredPages(restored, before, is('b2'), { starred: true })
  expect(rowsIn(unstarred.pages).some(({ starred }) => starred)).toBe(false)
})

test('what came back by itself meanwhile is not there twice', () => {
  const before = pages([1, 2], [3])
  const restored = restoredPages(pages([1, 3]), before, is('b2', 'b3'), { archived: true })
  expect(ids(restored)).toEqual(['b1', 'b2', 'b3'])
  expect(restored.pages[0]?.total).toBe(3)
})

test('a fresh first page updates what is known, adds what is new in its place, and loses nothing', () => {
  const fresh = { blueprints: [row(0), row(1, { status: 'completed' }), row(2.5)], total: 5, nextCursor: 'x' }
  const merged = withFresh(pages([1, 2, 3], [4]), fresh)
  expect(ids(merged)).toEqual(['b0', 'b1', 'b2', 'b2.5', 'b3', 'b4'])
  expect(merged.pages[0]).toMatchObject({ total: 5 })
  expect(rowsIn(merged.pages)[1]?.status).toBe('completed')
  expect(ids(withFresh({ pages: [], pageParams: [] }, fresh))).toEqual(['b0', 'b1', 'b2.5'])
})
