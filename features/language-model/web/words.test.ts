import { expect, test } from 'vitest'
import { costOf, fallbackWords } from './words.ts'

const writing = { model: 'm', calls: 8, inputTokens: 1, outputTokens: 1, fallbacks: [] }

test('what it cost, and where the house stepped in', () => {
  expect([undefined, writing, { ...writing, costDollars: 0.456 }].map(costOf)).toEqual([
    'Nothing',
    'No price set',
    '$0.46',
  ])
  expect(
    fallbackWords([
      { section: 'reading', reason: 'timeout' },
      { section: 'critic', reason: 'invalid-output' },
      { section: 'market', reason: 'timeout' },
    ]),
  ).toBe('The house made these instead: reading, market (timeout); critic (invalid output).')
})
