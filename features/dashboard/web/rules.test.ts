import { expect, test } from 'vitest'
import { emptyText, shortIdea, underWayIn } from './rules.ts'

test('an idea is cut after 50 characters, and only then', () => {
  expect(shortIdea('a'.repeat(50))).toBe('a'.repeat(50))
  expect(shortIdea(`${'a'.repeat(50)}b`)).toBe(`${'a'.repeat(50)}…`)
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
