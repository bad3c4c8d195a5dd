// Slips of the finger in what we print: 'sustianable' → 'sustainable'. Names and words that a dictionary has stay.

export const SHORTEST_MENDED = 6
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Every word that is one letter more, less, other or swapped away. */
export function* editsOf(word: string): Generator<string> {
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)]
    if (after) yield before + after.slice(1)
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`
    for (const letter of LETTERS) {
      yield before + letter + after
      if (after) yield before + letter + after.slice(1)
    }
  }
}

export interface SpellingWords {
  right: ReadonlySet<string>
  /** Right as well, or common among founders: never changed. */
  untouched: ReadonlySet<string>
}

export const spellingOf = ({
  right,
  near,
  words,
}: Record<'right' | 'near' | 'words', string>): SpellingWords => ({
  right: new Set(right.split(' ')),
  untouched: new Set(`${near} ${words}`.split(' ')),
})

export function mendSpelling(phrase: string, { right, untouched }: SpellingWords): string {
  return phrase.replace(/(?<![\p{L}'-])[a-z]+(?![\p{L}'])/gu, (word) => {
    if (word.length < SHORTEST_MENDED || right.has(word) || untouched.has(word)) return word
    // Nobody slips on the first letter: 'catios' are no patios.
    const likely = new Set([...editsOf(word)].filter((edit) => edit[0] === word[0] && right.has(edit)))
    // Two words that it could be: a guess would be worse than the slip.
    return likely.size === 1 ? ([...likely][0] as string) : word
  })
}
