import { expect, test } from 'vitest'
import { bannedIn } from './banned-words.ts'

test('banned words are found, unless the house uses them itself', () => {
  expect(bannedIn('A Seamless, world-class journey in today’s fast-paced world.')).toEqual([
    'world-class',
    'seamless',
    'journey',
    'in today’s fast-paced world',
  ])
  expect(bannedIn('It is not only cheap but also quick.')).toHaveLength(1)
  expect(bannedIn('Landscape gardening', 'A landscape gardener')).toEqual([])
  expect(bannedIn('The key unlocks; adjourneys.')).toEqual(['unlocks'])
})
