// Every candidate phrase of a brief with what speaks for it.
import type { Field } from '../../understand/text/field.ts'
import { activitiesIn } from './activities.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { featuresOf, payersIn, tagOf } from './features.ts'
import { type Word, wordsOf } from './grammar.ts'
import { wordingOf } from './wording.ts'

export interface RankedPhrase {
  field: Field
  words: Word[]
  candidate: Candidate
  text: string
  features: string[]
}

export function phrasesIn(fields: Field[], name: string, mechanism: string, nouns: ReadonlySet<string>): RankedPhrase[] {
  const parsed = fields.map((field) => ({ field, words: wordsOf(field, nouns) }))
  const stems = new Map(
    parsed.map(({ field, words }) => [tagOf(field), new Set(words.filter(({ part }) => part === 'noun').map(({ stem }) => stem))]),
  )
  const payers = new Set(parsed.flatMap(({ words }) => payersIn(words)))
  const nameWords = new Set(name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  return parsed.flatMap(({ field, words }) => {
    const plain = candidatesIn(words)
    const starts = [...new Set(plain.map(({ head }) => head))]
    const context = { field, words, stems, payers, mechanism, name: nameWords }
    return [...plain, ...(tagOf(field) === 'i' ? activitiesIn(words, plain) : [])].map((candidate) => ({
      field,
      words,
      candidate,
      text: wordingOf(field.plain, words, candidate),
      features: featuresOf(candidate, Math.max(0, starts.indexOf(candidate.head)), context),
    }))
  })
}
