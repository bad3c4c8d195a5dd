// What the founder puts right: cleaned like every other text, and counted as said.
import { plain } from '../plain-text.ts'
import { withoutOrders } from './text/orders.ts'
import { inner, spoken } from './text/phrase.ts'
import type { Evidence, Understood } from './understanding.ts'

export const correction = (words: string): Evidence => ({ field: 'correction', words })

export const corrected = <T extends string>(value: T): Understood<T> => ({
  value,
  evidence: [correction(value)],
  basis: 'said',
})

/** Fit to stand inside a sentence; undefined where nothing is left that could. */
export function correctedPhrase(words = ''): Understood<string> | undefined {
  const line = plain(withoutOrders(words))
  const { start, end } = inner(line, { start: 0, end: line.length })
  const value = spoken(line.slice(start, end))
  return /\p{L}{2}/u.test(value) ? corrected(value) : undefined
}
