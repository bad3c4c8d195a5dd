// Which sorts within a trade the founder's idea belongs to: by the words of the offer first, then of the idea.
import { stem } from '../read/words.ts'
import type { Trade } from '../trades/schema.ts'

const OFFER_COUNTS = 3

/** The most telling first. */
export function variantsOf(trade: Trade, offer: string, idea: string): string[] {
  const [inOffer, inIdea] = [stemsOf(offer), stemsOf(idea)]
  const scores = Object.entries(trade.variants).map(([id, words]) => ({
    id,
    score: words.reduce(
      (sum, words) => sum + (isIn(words, inOffer) ? OFFER_COUNTS : 0) + (isIn(words, inIdea) ? 1 : 0),
      0,
    ),
  }))
  const best = Math.max(0, ...scores.map(({ score }) => score))
  return scores
    .filter(({ score }) => score > 0 && score * 2 >= best)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id)
}

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem)

/** Every word of a phrase, one after the other. */
function isIn(phrase: string, stems: string[]): boolean {
  const phraseStems = stemsOf(phrase)
  return stems.some((_, at) => phraseStems.every((word, k) => stems[at + k] === word))
}
