import { expect, test } from 'vitest'
import { createMemoryLimiter } from './memory-limiter.ts'

function limiter(mostNetworks?: number) {
  let ms = 1_000
  const made = createMemoryLimiter(
    { points: 6, seconds: 60 },
    { now: () => ms, ...(mostNetworks && { mostNetworks }) },
  )
  return { ...made, pass: (seconds: number) => (ms += seconds * 1000) }
}

test('a whole allowance may be used at once; then one use comes back with each share of the time', () => {
  const { use, tryUse, pass } = limiter()
  for (let i = 0; i < 6; i++) use('a')
  expect(() => use('a')).toThrow(
    expect.objectContaining({ code: 'rate_limited', headers: { 'retry-after': '10' } }),
  )
  pass(9)
  expect(tryUse('a')).toBe(false)
  pass(1)
  expect([tryUse('a'), tryUse('a')]).toEqual([true, false])
  pass(3_600)
  expect(Array.from({ length: 7 }, () => tryUse('a'))).toEqual([...Array(6).fill(true), false])
})

test('what one network uses is not missing at another', () => {
  const { tryUse } = limiter()
  for (let i = 0; i < 50; i++) tryUse('a')
  expect(tryUse('b')).toBe(true)
})

test('refusals do not prolong the wait', () => {
  const { tryUse, pass } = limiter()
  for (let i = 0; i < 500; i++) tryUse('a')
  pass(10)
  expect(tryUse('a')).toBe(true)
})

test('however many networks come, only the newest are remembered', () => {
  const { tryUse } = limiter(3)
  for (let i = 0; i < 6; i++) tryUse('a')
  for (const other of ['b', 'c', 'd']) tryUse(other)
  expect(tryUse('a'), 'forgotten').toBe(true)
})
