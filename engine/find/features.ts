// What speaks for a kind of business in a founder's words: single words, neighbours, and how the text begins.
import { stem } from '../read/words.ts'

/** The idea is told at the start. */
const LONGEST = 420

export function kindFeatures(text: string): string[] {
  const words = (
    text
      .slice(0, LONGEST)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).map(stem)
  return [
    ...new Set([
      'any',
      ...words.map((word) => `w:${word}`),
      ...words.slice(1).map((word, i) => `b:${words[i]} ${word}`),
      `f:${words.slice(0, 2).join(' ')}`,
    ]),
  ]
}
