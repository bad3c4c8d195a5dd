import { expect, test } from 'vitest'
import { clearFigures } from './clear-figures.ts'
import { figureWith, readingWith } from './testing/reading.ts'

test('a cost above the revenue is no cost of a month, unless the founder says so', () => {
  const usedWith = (sure: number) => {
    const ledger = [
      figureWith({ id: 0, quote: '€585 a month', value: 585, per: 'month', role: 'revenue-actual' }),
      figureWith({ id: 1, quote: '€1,800 a month', value: 1_800, per: 'month', role: 'fixed-cost', sure }),
    ]
    return clearFigures(readingWith({ ledger }), () => '').find(({ id }) => id === 1)?.used
  }
  expect(usedWith(0.9)).toBe(false)
  expect(usedWith(1)).toBe(true)
})
