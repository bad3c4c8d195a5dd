import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

test('what was not asked for longest goes first, and what failed is asked again', async () => {
  const made: string[] = []
  const cache = boundedCache<string>(10, (value) => value.length)
  const get = (key: string, length = 4) =>
    cache.get(key, async () => {
      made.push(key)
      return 'x'.repeat(length)
    })
  await Promise.all([get('a'), get('a')])
  await get('b')
  await get('a')
  await get('c')
  expect(made).toEqual(['a', 'b', 'c'])
  await get('a')
  await get('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])

  await expect(cache.get('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('d', 1)).toBe('x')
})

test('one that is larger than the room is answered all the same', async () => {
  const cache = boundedCache<string>(3, (value) => value.length)
  expect(await cache.get('long', async () => 'longer')).toBe('longer')
})
