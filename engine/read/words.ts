// Words as the learned readers see them: tokens and stems.
import { singular } from './text/words.ts'
/** 'selling', 'sells' and 'sell' are one. */
export const stem = (word: string): string =>
  singular(word).replace(/(?:ing|ed)$/, (end, at: number) => (at > 3 ? '' : end))

const TOKEN = /\p{L}+(?:'\p{L}+)?|[$€£₹₱₦%&/+]|[.,;:!?()]|-|\d[\d.,]*/gu

export interface Token {
  word: string
  stem: string
  at: number
}

/** How a word is put into English: see `glossary.ts`. */
export type Translate = (word: string) => string

export const asItStands: Translate = (word) => word

export function tokensOf(plain: string, from = 0, to = plain.length, translate = asItStands): Token[] {
  return [...plain.slice(from, to).toLowerCase().matchAll(TOKEN)].map((match) =>
    tokenOf(translate(match[0]), from + match.index),
  )
}

export const tokenOf = (word: string, at: number): Token => ({
  word,
  stem: /\d/.test(word) ? '0' : stem(word),
  at,
})
