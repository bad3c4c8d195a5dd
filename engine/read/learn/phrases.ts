// Teaches the reader which noun phrases name the offer, who pays and who uses it: from the clean phrases that authors gave,
// each candidate by how many of its words it shares with them.
import { type Field, fieldOf } from '../../understand/text/field.ts'
import { overlapOf } from '../phrases/overlap.ts'
import { phrasesIn, type RankedPhrase } from '../phrases/rank.ts'
import { type Lexicon, lexiconOf } from '../phrases/word.ts'
import { fieldsOfLesson, fingerprint, type IdeaLesson, type Lesson } from './lessons.ts'
import { type List, learnRanking, type RankingSettings } from './ranking.ts'
import { capitalWords, learnSpelling } from './spelling.ts'

interface Answers {
  offer: string
  payer: string
  user: string
  /** Words of which a right payer has one. */
  payerWords: string[]
}

const SLOTS = ['offer', 'payer', 'user'] as const
type Slot = (typeof SLOTS)[number]

/** The candidates of a text as the ranking learns from them, and as phrases. */
export interface PhraseList extends List {
  phrases: RankedPhrase[]
}

/** First those of the briefs, then those of the ideas. */
export function phraseLists(briefs: Lesson[], ideas: IdeaLesson[], words: WordTable): PhraseList[] {
  const lexicon = lexiconOf(words)
  return [
    ...briefs.map((lesson, i) =>
      listOf(fieldsOfLesson(lesson.brief), lesson.brief.startupName ?? '', mechanismFor(lesson, i), lexicon, {
        offer: lesson.offerPhrase,
        payer: lesson.payerPhrase,
        user: lesson.userPhrase,
        payerWords: lesson.payer,
      }),
    ),
    ...ideas.map((idea, i) =>
      listOf([fieldOf('businessIdea', idea.text)], '', mechanismFor(idea, i), lexicon, {
        offer: idea.offer,
        payer: idea.payer,
        user: idea.user === '-' ? '' : idea.user,
        payerWords: [],
      }),
    ),
  ]
}

/** Of every few lessons one is read as if the way of earning were unsure, as it will be. */
const UNSURE_EVERY = 4

const mechanismFor = ({ mechanisms }: { mechanisms: string[] }, i: number): string =>
  i % UNSURE_EVERY === 0 ? '' : (mechanisms[0] ?? '')

/** A candidate that shares fewer words with the answer is none of it. */
const LEAST = 0.3
const SHARPNESS = { offer: 3, payer: 6, user: 3 }

function listOf(
  fields: Field[],
  name: string,
  mechanism: string,
  lexicon: Lexicon,
  answers: Answers,
): PhraseList {
  const phrases = phrasesIn(fields, name, mechanism, lexicon)
  const shares = SLOTS.map((slot) => [
    slot,
    sharesOf(
      phrases.map(({ text }) => (text === '' ? 0 : fitOf(text, slot, answers))),
      answers[slot],
      SHARPNESS[slot],
    ),
  ])
  return { candidates: phrases.map(({ features }) => features), shares: Object.fromEntries(shares), phrases }
}

/** The last candidate is none of them: right where the author named nobody. */
function sharesOf(fits: number[], answer: string, sharpness: number): number[] | undefined {
  if (answer === '') return fits.map((_, i) => (i === fits.length - 1 ? 1 : 0))
  const powers = fits.map((fit) => (fit < LEAST ? 0 : fit ** sharpness))
  const sum = powers.reduce((all, power) => all + power, 0)
  return sum === 0 ? undefined : powers.map((power) => power / sum)
}

function fitOf(text: string, slot: Slot, answers: Answers): number {
  const overlap = overlapOf(text, answers[slot])
  if (slot !== 'payer' || answers.payerWords.length === 0) return overlap
  const isRight = answers.payerWords.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  return isRight ? 0.4 + 0.6 * overlap : overlap * 0.5
}

const HEAD_END =
  /^(.*?)(?:\s(?:of|for|in|at|with|from|to|who|that|by|on|near|around|and|or|without|between|across|per)\s|,|$)/

/** Last words of the authors' own noun phrases: nouns, whatever else they may be. */
function nounsOf(briefs: Lesson[], ideas: IdeaLesson[]): string[] {
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
  return [...counts]
    .filter(([, count]) => count >= 2)
    .map(([word]) => word)
    .sort()
}

const RANKING: RankingSettings = {
  rounds: 10,
  pace: 0.04,
  leaveOut: 0.3,
  fewest: 3,
  runs: 1,
  step: 0.03,
  worth: 0.06,
}

/** Words that so many authors write small. */
function smallWords(briefs: Lesson[], ideas: IdeaLesson[], fewestAuthors: number): string[] {
  const authors = new Map<string, Set<string>>()
  const texts = [
    ...briefs.flatMap(({ author, brief }) => fieldsOfLesson(brief).map(({ plain }) => ({ author, plain }))),
    ...ideas.map(({ text }, i) => ({ author: `idea ${i}`, plain: text })),
  ]
  for (const { author, plain } of texts)
    for (const [word] of plain.matchAll(/(?<![\p{L}'-])\p{Ll}{3,}(?![\p{L}'])/gu)) {
      const set = authors.get(word) ?? new Set()
      authors.set(word, set.add(author))
    }
  return [...authors]
    .filter(([, set]) => set.size >= fewestAuthors)
    .map(([word]) => word)
    .sort()
}

/** What the lessons teach about words, before any phrase is ranked. */
export const learnWords = (briefs: Lesson[], ideas: IdeaLesson[]) => ({
  learnedFrom: fingerprint(),
  nouns: nounsOf(briefs, ideas).join(' '),
  words: smallWords(briefs, ideas, 2).join(' '),
  capitals: capitalWords(),
  ...learnSpelling(smallWords(briefs, ideas, 1)),
})

export type WordTable = ReturnType<typeof learnWords>

export const learnPhrases = (lists: List[]) => learnRanking(lists, [...SLOTS], RANKING)
