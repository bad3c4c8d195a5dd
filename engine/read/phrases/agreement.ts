// Likely phrases that say much the same speak for each other.
import { contentOf, overlap } from './overlap.ts'
import type { Scored } from './scored.ts'

/** How many of the likeliest are compared, and how much a phrase's own likelihood counts beside that of its like. */
const COMPARED = 25
const OWN = 0.3
/** How much it counts for certainty that one phrase stands out. */
const STANDS_OUT = 0.2

/** Likely phrases that say much the same speak for each other: the one most of them agree with comes first. */
export function bestAgreed(ranked: Scored[]): Scored[] {
  const likeliest = ranked.slice(0, COMPARED).map((phrase) => ({ phrase, words: contentOf(phrase.text) }))
  const agreed = likeliest.map(({ phrase, words }) => ({
    ...phrase,
    agreed: likeliest.reduce((sum, other) => sum + other.phrase.likely * overlap(words, other.words), 0),
  }))
  const top = (ranked[0]?.likely ?? 0) * STANDS_OUT
  const score = ({ likely, agreed }: { likely: number; agreed: number }) => likely ** OWN * agreed
  return agreed
    .sort((a, b) => score(b) - score(a))
    .map((phrase) => ({ ...phrase, sure: (1 - STANDS_OUT) * phrase.agreed + top }))
}
