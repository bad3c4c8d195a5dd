// A phrase with how likely it fills a slot.
import type { RankedPhrase } from './rank.ts'
import type { Word } from './word.ts'

export interface Scored extends RankedPhrase {
  likely: number
  /** How many words it is expected to share with the right answer, as F1. */
  sure?: number
}

export const headOf = (phrase: RankedPhrase | undefined): Word | undefined =>
  phrase?.words[phrase.candidate.head]
