// Counting words.
import { fill } from '../placeholders.ts'
import type { SectionRequest } from '../writer.ts'

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** How long a section may be: as asked for, but never so that the draft itself would not do. */
export function wordsFor({ draft, facts, words }: SectionRequest): { least: number; most: number } {
  const count = wordsOf(fill(draft.join('\n'), facts)).length
  return { least: Math.min(words.least, count), most: Math.max(words.most, count) }
}
