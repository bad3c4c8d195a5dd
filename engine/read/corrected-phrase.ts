// What the founder puts right: cleaned like every other text.
import { plain } from '../plain-text.ts'
import { withoutOrders } from './text/orders.ts'
import { inner, spoken } from './text/phrase.ts'

/** Fit to stand inside a sentence; undefined where nothing is left that could. */
export function correctedPhrase(words = ''): string | undefined {
  const line = plain(withoutOrders(words))
  const { start, end } = inner(line, { start: 0, end: line.length })
  const value = spoken(line.slice(start, end))
  return /\p{L}{2}/u.test(value) ? value : undefined
}
