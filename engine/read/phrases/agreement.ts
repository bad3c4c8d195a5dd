// Likely phrases that say much the same speak for each other.
import { contentOf, overlap } from './overlap.ts'
import type { Scored } from './scored.ts'

/** How many of the likeliest are compared, and how much a phrase's own likelihood counts beside that of its like. */
const COMPARED = 25
const OWN = 0.3

/** Likely phrases that say much the same speak for each other: the one most of them agree with comes first. */
export function bestAgreed(ranked: Scored[]): Scored[] {
  const likeliest = ranked.slice(0, COMPARED).map((phrase) => ({ phrase, words: contentOf(phrase.text) }))
  const agreed = likeliest.map(({ phrase, words }) => ({
    ...phrase,
    sure: likeliest.reduce((sum, other) => sum + other.phrase.likely * overlap(words, other.words), 0),
  }))
  const score = ({ likely, sure }: { likely: number; sure: number }) => likely ** OWN * sure
  return agreed.sort((a, b) => score(b) - score(a))
}

/** How sure a phrase is by those that say much the same, whatever their order. */
export function withSureness(phrase: Scored, ranked: Scored[]): Scored {
  const words = contentOf(phrase.text)
  const likeliest = [...ranked].sort((a, b) => b.likely - a.likely).slice(0, COMPARED)
  return {
    ...phrase,
    sure: likeliest.reduce((sum, { likely, text }) => sum + likely * overlap(words, contentOf(text)), 0),
  }
}
