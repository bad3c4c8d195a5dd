// What a monogram's construction works with, and what it must say of itself.
import type { Command } from '../../drawing/drawing.ts'
import type { Dial } from './dial.ts'
import type { Draft } from './draft.ts'
import type { Initials } from './name-words.ts'

export interface MonogramSource extends Initials {
  name: string
  dial: Dial
  /** The display face has hairlines that a cut would break. */
  isFine: boolean
  /** A letter or two in the display face, as one outline. */
  lettering: (text: string) => Command[]
}

export interface MonogramWay {
  /** Whether these initials can be drawn so. */
  suits: (source: MonogramSource) => boolean
  draw: (source: MonogramSource) => Draft
}

/** 'T and W', 'T, W and K' */
export const listed = (letters: readonly string[]): string =>
  letters.length < 2 ? letters.join('') : `${letters.slice(0, -1).join(', ')} and ${letters.at(-1)}`

/** 'an A', 'a B': as the letter's name is spoken. */
export const withArticle = (letter: string): string =>
  `${/^[AEFHILMNORSXÆØÅÄÖÜÉ]/.test(letter) ? 'an' : 'a'} ${letter}`
