// Every candidate phrase of a brief with what speaks for it.
import type { Field } from '../text/field.ts'
import { tokensOf } from '../words.ts'
import { activitiesIn, isMeansOnly } from './activities.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { isPrintable } from './clean.ts'
import { featuresOf, noneFeatures, payersIn, tagOf } from './features.ts'
import { framesOf } from './frames.ts'
import { wordsOf } from './grammar.ts'
import type { Lexicon, Word } from './word.ts'
import { wordingOf } from './wording.ts'

/** The last one is nobody and nothing: its text is empty. */
export interface RankedPhrase {
  field: Field
  words: Word[]
  candidate: Candidate
  text: string
  features: string[]
  /** The vehicle or the place of the work, which is not what is sold. */
  isMeans: boolean
}

export function phrasesIn(
  fields: Field[],
  name: string,
  mechanism: string,
  lexicon: Lexicon,
): RankedPhrase[] {
  const isAlone = !fields.some(({ name, plain }) => name !== 'businessIdea' && /\p{L}{2}/u.test(plain))
  const parsed = worthReading(fields).map((field) => ({ field, words: wordsOf(field, lexicon) }))
  const stems = new Map(
    parsed.map(({ field, words }) => [
      tagOf(field, isAlone),
      new Set(words.filter(({ part }) => part === 'noun').map(({ stem }) => stem)),
    ]),
  )
  const payers = new Set(parsed.flatMap(({ words }) => payersIn(words)))
  const nameWords = new Set(name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const counts = countsOf(fields)
  const phrases = parsed.flatMap(({ field, words }) => {
    const plain = candidatesIn(words)
    const starts = [...new Set(plain.map(({ head }) => head))]
    const context = { field, isAlone, words, stems, payers, mechanism, name: nameWords, counts }
    const offers =
      field.name === 'businessIdea'
        ? [...activitiesIn(words, plain), ...framesOf(words, plain, mechanism)]
        : []
    return [...plain, ...offers].flatMap((candidate) => {
      const text = wordingOf(field.plain, words, candidate)
      if (!isPrintable(text, name)) return []
      const order = Math.max(0, starts.indexOf(candidate.head))
      const features = featuresOf(candidate, order, context)
      return [{ field, words, candidate, text, features, isMeans: isMeansOnly(words, candidate, mechanism) }]
    })
  })
  const [first = { field: fields[0] as Field, words: [] }] = parsed
  return [
    ...phrases,
    { ...first, candidate: NOBODY, text: '', features: noneFeatures(mechanism, payers), isMeans: false },
  ]
}

/** The context is about figures and plans; it names the customers only where nothing else does. */
const worthReading = (fields: Field[]): Field[] => {
  const hasCustomer = fields.some(({ name, plain }) => name === 'targetCustomer' && /\p{L}{2}/u.test(plain))
  return fields.filter(({ name }) => name !== 'additionalContext' || !hasCustomer)
}

const NOBODY: Candidate = { segments: [], from: 0, to: 0, head: 0 }

function countsOf(fields: Field[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { plain } of fields)
    for (const { stem } of tokensOf(plain.slice(0, FARTHEST))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

const FARTHEST = 3000
