// Breaks a name into lines by sense: at spaces, at capitals inside a word, and only then inside a word.
import { clustersOf, tidied } from '../../fonts/clusters.ts'

/** A stretch that stays whole, and what stands before it when it is not the first of its line. */
interface Piece {
  text: string
  glue: '' | ' '
}

const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}\p{Ll})|(?<=-)/u
const SIGNS = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u
const LONG = 11
const VOWEL = /[aeiouyàâäåæèéêëìíîïòóôöøùúûüœаеёиоуыэюяαεηιουω]/iu
/** A word so small that it goes with what comes after it. */
const SMALL = /^(?:&|\+|a|an|of|the|and|de|la|le|el|und|y|et)$/iu

export function piecesOf(name: string): Piece[] {
  const pieces = tidied(name)
    .split(' ')
    .flatMap((word): Piece[] =>
      word
        .split(CAMEL)
        .flatMap((part) => (clustersOf(part).length > 4 ? part.split(SIGNS) : [part]))
        .flatMap(syllables)
        .map((text, index) => ({ text, glue: index === 0 ? ' ' : '' })),
    )
  return pieces.reduce<Piece[]>((done, piece) => {
    const last = done.at(-1)
    if (last && SMALL.test(last.text) && piece.glue === ' ') last.text += ` ${piece.text}`
    else done.push({ ...piece })
    return done
  }, [])
}

/** A long word in parts of nearly one length, each of them beginning with a consonant where it can. */
function syllables(word: string): string[] {
  const letters = clustersOf(word)
  if (letters.length <= LONG) return [word]
  const count = Math.ceil(letters.length / 8)
  const cuts: number[] = []
  for (let index = 1; index < count; index++) {
    const ideal = Math.round((letters.length * index) / count)
    const near = [0, -1, 1, -2, 2].map((step) => ideal + step)
    const at = [opens, closes].flatMap((test) => near.find((step) => test(letters, step)) ?? []).at(0)
    cuts.push(at ?? ideal)
  }
  return [...cuts, letters.length].map((cut, index) => letters.slice(cuts[index - 1] ?? 0, cut).join(''))
}

const isVowel = (letter = '') => VOWEL.test(letter)

/** A vowel, and then a syllable of its own: 'Stone|bridge'. */
const opens = (letters: string[], at: number) =>
  isVowel(letters[at - 1]) &&
  !isVowel(letters[at]) &&
  (isVowel(letters[at + 1]) || /[rlh]/i.test(letters[at + 1] ?? ''))

/** Two consonants that part: 'tail|wind'. */
const closes = (letters: string[], at: number) =>
  !isVowel(letters[at - 1]) && !isVowel(letters[at]) && isVowel(letters[at - 2]) && isVowel(letters[at + 1])

/** Every way of setting the pieces in at most so many lines. */
export function settings(pieces: readonly Piece[], most: number): string[][] {
  const [first, ...rest] = pieces
  if (!first) return []
  let open: string[][] = [[first.text]]
  for (const piece of rest) {
    open = open.flatMap((lines) => {
      const last = lines.at(-1) ?? ''
      const same = [...lines.slice(0, -1), last + piece.glue + piece.text]
      return lines.length < most ? [same, [...lines, piece.text]] : [same]
    })
    // Names of very many words: the evenest settings so far are kept.
    if (open.length > 200) open = open.toSorted((a, b) => longest(a) - longest(b)).slice(0, 200)
  }
  return open
}

const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
