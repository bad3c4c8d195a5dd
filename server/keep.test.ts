import { expect, test } from 'vitest'
import { keep } from './keep.ts'

test('many who ask are one reading, until it is old', async () => {
  let clock = 0
  let readings = 0
  const kept = keep(
    async () => ++readings,
    1_000,
    () => clock,
  )
  expect(await Promise.all([kept(), kept(), kept()])).toEqual([1, 1, 1])
  clock = 999
  expect(await kept()).toBe(1)
  clock = 1_000
  expect(await kept()).toBe(2)
})

test('a failure is told, and tried again', async () => {
  let isDown = true
  const kept = keep(async () => {
    if (isDown) throw new Error('down')
    return 'up'
  }, 1_000)
  await expect(kept()).rejects.toThrow('down')
  isDown = false
  expect(await kept()).toBe('up')
})
