// Which words the reader may put right, and which it must leave alone although they look like a slip: a dictionary says it
// here, so that none has to be loaded where briefs are read.
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { editsOf, SHORTEST_MENDED } from '../phrases/spelling.ts'

export interface Spelling {
  /** Words of the lessons that the dictionary has. */
  right: string
  /** Words of the dictionary that are one slip away from those. */
  near: string
}

export function learnSpelling(words: string[]): Spelling {
  const spelling = nspell(dictionary)
  const right = words.filter((word) => word.length >= SHORTEST_MENDED && spelling.correct(word))
  const isRight = new Set(right)
  const near = new Set<string>()
  for (const word of right)
    for (const edit of editsOf(word))
      if (!isRight.has(edit) && !near.has(edit) && spelling.correct(edit)) near.add(edit)
  return { right: right.join(' '), near: [...near].sort().join(' ') }
}
