// Teaches the reader which noun phrases name the offer, who pays and who uses it: from the clean phrases that authors gave,
// each candidate by how many of its words it shares with them.
import { type Field, fieldOf } from '../../understand/text/field.ts'
import { phrasesIn } from '../phrases/rank.ts'
import { stem } from '../words.ts'
import { fieldsOfLesson, type IdeaLesson, type Lesson } from './lessons.ts'
import { type Example, learn, SETTINGS } from './softmax.ts'

interface Answers {
  offer: string
  payer: string
  user: string
  /** Words of which a right payer has one. */
  payerWords: string[]
}

const SLOTS = ['offer', 'payer', 'user'] as const
type Slot = (typeof SLOTS)[number]

export function phraseExamples(briefs: Lesson[], ideas: IdeaLesson[], nouns: ReadonlySet<string>): Example[] {
  return [
    ...briefs.flatMap((lesson) =>
      examplesOf(fieldsOfLesson(lesson.brief), lesson.brief['startupName'] ?? '', lesson.mechanisms[0] ?? '', nouns, {
        offer: lesson.offerPhrase,
        payer: lesson.payerPhrase,
        user: lesson.userPhrase,
        payerWords: lesson.payer,
      }),
    ),
    ...ideas.flatMap((idea) =>
      examplesOf([fieldOf('businessIdea', idea.text)], '', idea.mechanisms[0] ?? '', nouns, {
        offer: idea.offer,
        payer: idea.payer,
        user: idea.user === '-' ? '' : idea.user,
        payerWords: [],
      }),
    ),
  ]
}

/** A candidate that shares fewer words with the answer is none of it. */
const LEAST = 0.3
const SHARPNESS = 2

function examplesOf(fields: Field[], name: string, mechanism: string, nouns: ReadonlySet<string>, answers: Answers): Example[] {
  const phrases = phrasesIn(fields, name, mechanism, nouns)
  const fits = Object.fromEntries(
    SLOTS.map((slot) => [slot, phrases.map(({ text }) => fitOf(text, slot, answers))]),
  ) as Record<Slot, number[]>
  const best = Object.fromEntries(SLOTS.map((slot) => [slot, Math.max(0, ...fits[slot])])) as Record<Slot, number>
  return phrases.map(({ features }, i) => {
    const shares = SLOTS.map((slot): [string, number] => {
      const fit = fits[slot][i] as number
      return [slot, fit < LEAST ? 0 : (fit / best[slot]) ** SHARPNESS]
    })
    const sum = shares.reduce((all, [, share]) => all + share, 0)
    const scale = sum > 1 ? 1 / sum : 1
    const classes = shares.map(([slot, share]): [string, number] => [slot, share * scale])
    return { features, classes: [...classes, ['none', Math.max(0, 1 - sum * scale)]] }
  })
}

function fitOf(text: string, slot: Slot, answers: Answers): number {
  const overlap = overlapOf(text, answers[slot])
  if (slot !== 'payer' || answers.payerWords.length === 0) return overlap
  const isRight = answers.payerWords.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  return isRight ? 0.4 + 0.6 * overlap : overlap * 0.5
}

const SMALL = /^(?:the|a|an|of|in|and|or|for|to|with|who|that|on|at|by|from|around|near|their|s)$/

const contentOf = (phrase: string) =>
  new Set((phrase.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !SMALL.test(word)).map(stem))

/** Words of both, as F1. */
export function overlapOf(phrase: string, answer: string): number {
  const [one, other] = [contentOf(phrase), contentOf(answer)]
  const both = [...one].filter((word) => other.has(word)).length
  return both === 0 ? 0 : (2 * both) / (one.size + other.size)
}

const HEAD_END = /^(.*?)(?:\s(?:of|for|in|at|with|from|to|who|that|by|on|near|around|and|or|without|between|across|per)\s|,|$)/

/** Last words of the authors' own noun phrases: nouns, whatever else they may be. */
export function nounsOf(briefs: Lesson[], ideas: IdeaLesson[]): string[] {
  const counts = new Map<string, number>()
  const phrases = [
    ...briefs.flatMap(({ offerPhrase, payerPhrase, userPhrase }) => [offerPhrase, payerPhrase, userPhrase]),
    ...ideas.flatMap(({ offer, payer, user }) => [offer, payer, user]),
  ]
  for (const phrase of phrases)
    for (const part of phrase.split(/,|\band\b/)) {
      const head = HEAD_END.exec(part.trim())?.[1]?.split(' ').at(-1)?.toLowerCase() ?? ''
      if (/^[a-z]{3,}$/.test(head)) counts.set(head, (counts.get(head) ?? 0) + 1)
    }
  return [...counts].filter(([, count]) => count >= 2).map(([word]) => word).sort()
}

export function learnPhrases(briefs: Lesson[], ideas: IdeaLesson[], rounds = 6) {
  const nouns = nounsOf(briefs, ideas)
  return {
    nouns: nouns.join(' '),
    ...learn(phraseExamples(briefs, ideas, new Set(nouns)), { ...SETTINGS, rounds, runs: 1, smooth: 0.02, leaveOut: 0.3, fewest: 3 }),
  }
}
