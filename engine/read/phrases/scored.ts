// A phrase with how likely it fills a slot.
import { isSomebody } from '../../understand/customers.ts'
import type { RankedPhrase } from './rank.ts'
import type { Word } from './word.ts'

export interface Scored extends RankedPhrase {
  likely: number
  /** How many words it is expected to share with the right answer, as F1. */
  sure?: number
}

export const headOf = (phrase: RankedPhrase | undefined): Word | undefined =>
  phrase?.words[phrase.candidate.head]

/** Somebody, or what authors name as who pays or uses. */
export const namesSomebody = (word: Word | undefined): boolean => isPerson(word) || word?.isGroup === true

export const isPerson = (word: Word | undefined): boolean =>
  word !== undefined && (isSomebody(word.lower) || word.isActor)
