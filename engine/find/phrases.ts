// Phrases looked up in a text by the stems of their words.
import { stem } from '../read/words.ts'

/** Spaces around it: a phrase stands between two of them. */
export const stemsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem).join(' ')} `

const stemsByPhrase = new Map<string, string>()

export function holdsIn(phrase: string, stems: string): boolean {
  let own = stemsByPhrase.get(phrase)
  if (own === undefined) {
    own = stemsOf(phrase)
    stemsByPhrase.set(phrase, own)
  }
  return stems.includes(own)
}
