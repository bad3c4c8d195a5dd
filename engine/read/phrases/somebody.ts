// Words that name people, firms or groups: who may pay or use something.
import { isSomebody } from '../customers.ts'
import type { Word } from './word.ts'

/** Somebody, or what authors name as who pays or uses. */
export const namesSomebody = (word: Word | undefined): boolean => isPerson(word) || word?.isGroup === true

export const isPerson = (word: Word | undefined): boolean =>
  word !== undefined && (isSomebody(word.lower) || word.isActor)
