import { expect, test } from 'vitest'
import { type BlueprintStatus, nextCheck, outcomeOf } from './status-checks.ts'

test('looked for early, then after 10 s, then every 5 s for 60 attempts, then every 10 s', () => {
  const at: number[] = []
  while (at.length < 66) at.push((at.at(-1) ?? 0) + nextCheck(at.at(-1) ?? 0))
  expect(at.slice(0, 6)).toEqual([1, 3, 6, 10, 15, 20])
  const attempts = at.slice(3, 63)
  expect(attempts).toHaveLength(60)
  expect(attempts.at(-1)).toBe(305)
  expect(at.slice(63)).toEqual([315, 325, 335])
})

const NOW = Date.parse('2026-11-14T12:00:00.000Z')

function answer(
  status: 'unknown' | 'generating' | 'completed' | 'error',
  { blueprintId = 'b1', name = 'Tide Watch', createdAt = NOW } = {},
): BlueprintStatus {
  const created = new Date(createdAt).toISOString()
  return {
    latestGeneration: { id: 'g1', blueprintId, status, createdAt: created },
    latestBlueprint: { id: blueprintId, slug: 'tide-watch', name, createdAt: created },
  }
}

test('by its id: only the one that is waited for, and only when it has ended', () => {
  const awaited = { blueprintId: 'b1', startupName: 'Tide Watch', since: NOW }
  expect(outcomeOf(answer('completed'), awaited)).toBe('completed')
  expect(outcomeOf(answer('error'), awaited)).toBe('error')
  expect(outcomeOf(answer('generating'), awaited)).toBeUndefined()
  expect(outcomeOf(answer('unknown'), awaited)).toBeUndefined()
  // Another one of the same name, finished a moment ago, is not it.
  expect(outcomeOf(answer('completed', { blueprintId: 'b2' }), awaited)).toBeUndefined()
  expect(outcomeOf({ latestGeneration: null, latestBlueprint: null }, awaited)).toBeUndefined()
})

test('without an id: by the name, if it was begun since', () => {
  const awaited = { startupName: ' tide watch', since: NOW }
  expect(outcomeOf(answer('completed'), awaited)).toBe('completed')
  expect(outcomeOf(answer('completed', { name: 'Tide-Watch' }), awaited)).toBe('completed')
  expect(outcomeOf(answer('completed', { name: 'Other' }), awaited)).toBeUndefined()
  expect(outcomeOf(answer('completed', { createdAt: NOW - 5_000 }), awaited)).toBe('completed')
  expect(outcomeOf(answer('completed', { createdAt: NOW - 3_600_000 }), awaited)).toBeUndefined()
})
