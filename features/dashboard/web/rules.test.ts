import { expect, test } from 'vitest'
import { assetsOf, readyText } from './assets.ts'
import { blueprintCount, emptyText, initialsOf, longerIdea, shortIdea, underWayIn } from './rules.ts'
import { nothingIn } from './shelf-nothing.tsx'
import type { Row } from './shelf-pages.ts'

test('an idea is cut after 50 characters, and only then', () => {
  expect(shortIdea('a'.repeat(50))).toBe('a'.repeat(50))
  expect(shortIdea(`${'a'.repeat(50)}b`)).toBe(`${'a'.repeat(50)}…`)
})

test('what people see as one character is cut whole', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(shortIdea(family.repeat(51))).toBe(`${family.repeat(50)}…`)
  expect(shortIdea(family.repeat(50))).toBe(family.repeat(50))
  expect(shortIdea(`${'e\u0301'.repeat(60)}`)).toBe(`${'e\u0301'.repeat(50)}…`)
  expect(longerIdea('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
})

test.each([
  [1, false, '1 blueprint'],
  [12, false, '12 blueprints'],
  [0, false, '0 blueprints'],
  [1_000, true, '1,000+ blueprints'],
])('%d is said as %s', (count, isMore, text) => {
  expect(blueprintCount(count, isMore)).toBe(text)
})

test.each([
  ['TideWatch', 'T'],
  ['Larder & Loaf', 'LL'],
  ['東京 潮見', '東潮'],
  ['👩‍🚀 !', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('assets count as ready once they have an address', () => {
  const row = { completeBlueprintUrl: '/a', logoUrls: ['/b', '/c'], quickstartGuideUrl: '/d' } as Row
  expect(readyText(assetsOf(row))).toBe('3 of 4 assets ready')
  expect(readyText(assetsOf({} as Row))).toBe('0 of 4 assets ready')
})

test.each([
  [{ search: 'x', filter: 'archived' }, true, 'Nothing found'],
  [{ search: '', filter: 'recent' }, true, 'Nothing from the last 7 days'],
  [{ search: '', filter: 'starred' }, true, 'Nothing starred'],
  [{ search: '', filter: 'archived' }, false, 'Nothing archived'],
  [{ search: '', filter: 'all' }, true, 'They are all archived'],
] as const)('an empty list says why: %j', (match, hasArchived, title) => {
  expect(nothingIn(match, hasArchived).title).toBe(title)
})

test('what to do first depends on the credits', () => {
  expect(emptyText(1)).toMatch(/^You have 1 credit\. Describe an idea/)
  expect(emptyText(5)).toMatch(/^You have 5 credits\./)
  expect(emptyText(0)).not.toContain('credit')
  expect(emptyText(0)).toContain('$0.99')
})

test('what is being made: by its name, nothing that has ended', () => {
  const blueprint = {
    id: 'b1',
    name: 'TideWatch',
    businessIdea: '',
    industry: '',
    stage: '',
    createdAt: '',
    slug: 'tidewatch',
    starred: false,
    archived: false,
  }
  const generation = (id: string, status: string, blueprintId?: string) => ({
    id,
    status,
    createdAt: '2026-11-15T12:00:00Z',
    ...(blueprintId && { blueprintId }),
  })
  const recentGenerations = [
    generation('g1', 'unknown', 'b1'),
    generation('g2', 'generating', 'b2'),
    generation('g3', 'completed', 'b3'),
    generation('g4', 'error', 'b4'),
    generation('g5', 'generating'),
  ]
  expect(underWayIn({ blueprints: [blueprint], recentGenerations })).toEqual([
    { id: 'g1', blueprintId: 'b1', name: 'TideWatch', createdAt: '2026-11-15T12:00:00Z' },
    { id: 'g2', blueprintId: 'b2', name: 'Your blueprint', createdAt: '2026-11-15T12:00:00Z' },
    { id: 'g5', blueprintId: undefined, name: 'Your blueprint', createdAt: '2026-11-15T12:00:00Z' },
  ])
})
