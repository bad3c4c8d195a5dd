import { expect, test } from 'vitest'
import { bannedIn } from '../../banned-words.ts'
import { DAILY_TRADES } from './daily-trades.ts'
import { OTHER_TRADES } from './other-trades.ts'

test('what a trade says is short, whole, and without figures or filler', () => {
  for (const { lines = [], headline, button } of [...DAILY_TRADES, ...OTHER_TRADES]) {
    for (const text of [...lines, headline]) {
      expect(text).toMatch(/^\p{Lu}[^\d\n]{4,59}\.$/u)
      expect(bannedIn(text)).toEqual([])
    }
    expect(button).toMatch(/^\p{Lu}[^\d\n.]{3,25}$/u)
  }
})
