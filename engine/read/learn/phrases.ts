// Teaches the reader which words name the offer, who pays and who uses it: from marked ideas, and from the phrases that the
// authors of whole briefs gave, where they can be found again in the text.
import { type Field, fieldOf } from '../../understand/text/field.ts'
import { type PhraseWord, phraseWords } from '../phrases/features.ts'
import { stem } from '../words.ts'
import { fieldsOfLesson, type IdeaLesson, type Lesson } from './lessons.ts'
import { type Example, learn, SETTINGS } from './softmax.ts'

interface Mark {
  kind: string
  start: number
  end: number
}

export function phraseExamples(briefs: Lesson[], ideas: IdeaLesson[]): Example[] {
  return [
    ...ideas.flatMap(({ text, marks }) => examplesOf(fieldOf('businessIdea', text), marks.filter(({ kind }) => kind !== 'place'))),
    ...briefs.flatMap((lesson) => {
      const [idea, customer] = fieldsOfLesson(lesson.brief) as [Field, Field]
      return [
        ...aligned(idea, [['offer', lesson.offerPhrase], ['payer', lesson.payerPhrase], ['user', lesson.userPhrase]], 1),
        ...aligned(customer, [['payer', lesson.payerPhrase], ['user', lesson.userPhrase]], 1),
      ]
    }),
  ]
}

function aligned(field: Field, phrases: [kind: string, phrase: string][], fewest: number): Example[] {
  const words = phraseWords(field)
  const marks = phrases.flatMap(([kind, phrase]) => markOf(words, kind, phrase) ?? [])
  return marks.length >= fewest ? examplesOf(field, marks) : []
}

const SMALL = /^(?:the|a|an|of|in|and|or|for|to|with|who|that|on|at|by|from|around|near)$/

/** Where most words of the phrase stand together. */
function markOf(words: PhraseWord[], kind: string, phrase: string): Mark | undefined {
  const wanted = new Set((phrase.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !SMALL.test(word)).map(stem))
  if (wanted.size === 0) return undefined
  let best: { from: number; to: number; score: number } | undefined
  for (let from = 0; from < words.length; from++) {
    if (!wanted.has(words[from]?.stem ?? '')) continue
    const met = new Set<string>()
    for (let to = from; to < Math.min(words.length, from + 10); to++) {
      const word = words[to] as PhraseWord
      if (/^[.,;:!?()]$/.test(word.word)) break
      if (!wanted.has(word.stem)) continue
      met.add(word.stem)
      const score = met.size - 0.35 * (to - from + 1 - met.size)
      if (!best || score > best.score) best = { from, to, score }
    }
  }
  if (!best || best.score < Math.max(1, wanted.size * 0.45)) return undefined
  return { kind, start: (words[best.from] as PhraseWord).at, end: (words[best.to] as PhraseWord).end }
}

function examplesOf(field: Field, marks: Mark[]): Example[] {
  return phraseWords(field).map((word) => {
    const mark = marks.find(({ start, end }) => word.at >= start && word.end <= end + 1)
    const isFirst = mark && (word.at === mark.start || Math.abs(word.at - mark.start) < 2)
    return { features: word.features, classes: [[mark ? `${isFirst ? 'B' : 'I'}-${mark.kind}` : 'O', 1]] }
  })
}

export const learnPhrases = (briefs: Lesson[], ideas: IdeaLesson[]) =>
  learn(phraseExamples(briefs, ideas), { ...SETTINGS, rounds: 5, runs: 1, smooth: 0.02, leaveOut: 0.3, fewest: 3 })
