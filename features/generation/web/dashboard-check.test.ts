import { expect, test } from 'vitest'
import { findingIn } from './dashboard-check.ts'

const AT = Date.parse('2026-11-15T12:00:00Z')
const begun = (createdAt: string, status: string, blueprintId?: string) => ({
  totalUsed: 3,
  recentGenerations: [{ id: 'g1', status, createdAt, ...(blueprintId && { blueprintId }) }],
})
const LATER = '2026-11-15T12:00:01Z'

test('one that was begun since and is finished is ours', () => {
  expect(findingIn(begun(LATER, 'completed', 'b1'), { requestedAt: AT })).toEqual({ at: 'complete' })
  expect(findingIn(begun(LATER, 'error', 'b1'), { requestedAt: AT })).toEqual({ at: 'failed' })
})

test('one that is under way can be followed by its id', () => {
  for (const status of ['unknown', 'generating'])
    expect(findingIn(begun(LATER, status, 'b1'), { requestedAt: AT })).toEqual({
      at: 'known',
      blueprintId: 'b1',
    })
  expect(findingIn(begun(LATER, 'generating'), { requestedAt: AT })).toBeUndefined()
})

test('what was there before says nothing', () => {
  expect(findingIn(begun('2026-11-15T11:59:59Z', 'completed', 'b0'), { requestedAt: AT })).toBeUndefined()
  expect(findingIn({ totalUsed: 3, recentGenerations: [] }, { requestedAt: AT })).toBeUndefined()
})

test('a credit that was spent since is a sign, too', () => {
  const dashboard = { totalUsed: 3, recentGenerations: [] }
  expect(findingIn(dashboard, { requestedAt: AT, usedBefore: 2 })).toEqual({ at: 'complete' })
  expect(findingIn(dashboard, { requestedAt: AT, usedBefore: 3 })).toBeUndefined()
})
