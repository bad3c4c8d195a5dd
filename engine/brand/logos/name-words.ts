// The words of a name, as a designer would part them: by spaces, hyphens and capitals inside a word.
import { clustersOf, isJoined, isRightToLeft, tidied } from '../../fonts/clusters.ts'

/** Words that carry no initial, however they are written; and those that carry none where they are written small. */
const NEVER = new Set('a an and et for in of on the und with y & +'.split(' '))
const SMALL = new Set(
  'at by da das de del della der des di die do dos du e el en für i la las le les los mit n or os per pour to van von zu'.split(
    ' ',
  ),
)
const isSmall = (word: string) => NEVER.has(word.toLowerCase()) || SMALL.has(word)

const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}\p{Ll})/u

/** 'TideWatch' → Tide, Watch; 'Larder & Loaf' → Larder, &, Loaf. */
const wordsOf = (name: string): string[] =>
  tidied(name)
    .split(/[\s\-–—_/|·•:,;.()[\]{}"<>]+/u)
    .flatMap((word) => word.split(CAMEL))
    .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}&+]/u.test(word))

const firstLetter = (word: string): string | undefined =>
  clustersOf(word).find((cluster) => /[\p{L}\p{N}]/u.test(cluster)) ?? clustersOf(word)[0]

export interface Initials {
  /** One to three, capitals where the script has them. */
  letters: [string, ...string[]]
  /** The words they begin, as they stand in the name. */
  words: string[]
  /** The name says 'and' between the first two. */
  hasAnd: boolean
}

/** Letters that say something else than the name: known companies' signs, and what nobody wants to be read as. */
const TAKEN = new Set(
  'VW BMW HP GE GM LG BP IBM HM LV CC GG CK YSL DG KFC UPS DHL CNN BBC NASA NBA NFL CIA FBI HBO FF DC EA SS SSS KKK HH NS SA KZ WC FU ASS TIT CUM FAG SEX STD WTF BJ PMS ISIS PP'.split(
    ' ',
  ),
)

/** Scripts in which a word is one or two signs: its first sign stands for the whole. */
const ONE_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export function initialsOf(name: string): Initials {
  const all = wordsOf(name)
  const telling = all.filter((word) => !isSmall(word))
  const lettered = telling.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const words = [lettered, telling, all].find((list) => list.length > 0) ?? [name]
  const first = initialOf(words[0] ?? '') ?? '·'
  const rest = words.slice(1, 3).flatMap((word) => initialOf(word) ?? [])
  const isAlone =
    ONE_SIGN.test(first) || isRightToLeft(first) || isJoined(first) || TAKEN.has([first, ...rest].join(''))
  return {
    letters: isAlone ? [first] : [first, ...rest],
    words: isAlone ? words.slice(0, 1) : words.slice(0, 1 + rest.length),
    hasAnd: all.length === words.length + 1 && /^(?:&|\+|and|und|et|y|e)$/iu.test(all[1] ?? ''),
  }
}

/** A bare upright: the letter after it has to help. */
const ALEF = /^[اأإآ]\p{L}/u

/** 'ß' and a few others have no capital of one letter: they stay as they are. */
function initialOf(word: string): string | undefined {
  const letter = ALEF.test(word) ? clustersOf(word).slice(0, 2).join('') : firstLetter(word)
  const capital = letter?.toUpperCase()
  return capital && clustersOf(capital).length === 1 ? capital : letter
}
