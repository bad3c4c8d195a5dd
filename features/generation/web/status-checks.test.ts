import { expect, test } from 'vitest'
import { nextCheck } from './status-checks.ts'

test('looked for early, then after 10 s, then every 5 s for 60 attempts, then every 10 s', () => {
  const at: number[] = []
  while (at.length < 66) at.push((at.at(-1) ?? 0) + nextCheck(at.at(-1) ?? 0))
  expect(at.slice(0, 6)).toEqual([1, 3, 6, 10, 15, 20])
  const attempts = at.slice(3, 63)
  expect(attempts).toHaveLength(60)
  expect(attempts.at(-1)).toBe(305)
  expect(at.slice(63)).toEqual([315, 325, 335])
})
