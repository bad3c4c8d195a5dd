// Teaches the reader which noun phrases name the offer, who pays and who uses it: from the clean phrases that authors gave,
// each candidate by how many of its words it shares with them.

import { languageOf } from '../language.ts'
import { overlapOf } from '../phrases/overlap.ts'
import { phrasesIn, type RankedPhrase } from '../phrases/rank.ts'
import { type Lexicon, lexiconOf } from '../phrases/word.ts'
import { type Field, fieldOf } from '../text/field.ts'
import { fieldsOfLesson, fingerprint, type IdeaLesson, type Lesson } from './lessons.ts'
import { type List, learnRanking, type RankingSettings } from './ranking.ts'
import { capitalWords, learnSpelling, onlyNames } from './spelling.ts'

export interface Answers {
  offer: string
  payer: string
  user: string
  /** Words of which a right payer has one. */
  payerWords: string[]
  /** Where the author marked them in the text. */
  marks: IdeaLesson['marks']
}

const SLOTS = ['offer', 'payer', 'user'] as const
type Slot = (typeof SLOTS)[number]

/** The candidates of a text as the ranking learns from them, and as phrases. */
export interface PhraseList extends List {
  phrases: RankedPhrase[]
  answers: Answers
  author: string
  /** Of the company. */
  name: string
  isEnglish: boolean
}

/** First those of the briefs, then those of the ideas. */
export function phraseLists(briefs: Lesson[], ideas: IdeaLesson[], words: WordTable): PhraseList[] {
  const lexicon = lexiconOf(words)
  return [
    ...briefs.map((lesson, i) => ({
      ...listOf(
        fieldsOfLesson(lesson.brief),
        lesson.brief.startupName ?? '',
        mechanismFor(lesson, i),
        lexicon,
        {
          offer: lesson.offerPhrase,
          payer: lesson.payerPhrase,
          user: lesson.userPhrase,
          payerWords: lesson.payer,
          marks: [],
        },
      ),
      author: lesson.author,
    })),
    ...ideas.map((idea, i) => ({
      ...listOf([fieldOf('businessIdea', idea.text)], '', mechanismFor(idea, i), lexicon, {
        offer: idea.offer,
        payer: idea.payer,
        user: idea.user === '-' ? '' : idea.user,
        payerWords: [],
        marks: idea.marks,
      }),
      author: authorOfIdea(i),
    })),
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
): Omit<PhraseList, 'author'> {
  const phrases = phrasesIn(fields, name, mechanism, lexicon)
  const shares = SLOTS.map((slot) => [
    slot,
    sharesOf(
      phrases.map((phrase) => (phrase.text === '' ? 0 : fitOf(phrase, slot, answers))),
      answers[slot],
      SHARPNESS[slot],
    ),
  ])
  return {
    candidates: phrases.map(({ features }) => features),
    shares: Object.fromEntries(shares),
    phrases,
    answers,
    name,
    isEnglish: languageOf(fields.map(({ text }) => text).join(' ')) === 'en',
  }
}

/** The last candidate is none of them: right where the author named nobody. */
function sharesOf(fits: number[], answer: string, sharpness: number): number[] | undefined {
  if (answer === '') return fits.map((_, i) => (i === fits.length - 1 ? 1 : 0))
  const powers = fits.map((fit) => (fit < LEAST ? 0 : fit ** sharpness))
  const sum = powers.reduce((all, power) => all + power, 0)
  return sum === 0 ? undefined : powers.map((power) => power / sum)
}

/** How much a place that the author marked counts beside the words of the answer. */
const MARK_SHARE = 0.5

function fitOf(phrase: RankedPhrase, slot: Slot, answers: Answers): number {
  const overlap = overlapOf(phrase.text, answers[slot])
  const marks = answers.marks.filter(({ kind }) => kind === slot)
  if (marks.length > 0) return (1 - MARK_SHARE) * overlap + MARK_SHARE * markFitOf(phrase, marks)
  if (slot !== 'payer' || answers.payerWords.length === 0) return overlap
  const isRight = answers.payerWords.some((word) => phrase.text.toLowerCase().includes(word.toLowerCase()))
  return isRight ? 0.4 + 0.6 * overlap : overlap * 0.5
}

/** Nothing where its head is not marked; else how much of both is the same. */
function markFitOf(
  { words, candidate: { head, from, to } }: RankedPhrase,
  marks: IdeaLesson['marks'],
): number {
  const [first, last, core] = [words[from], words[to - 1], words[head]]
  if (!first || !last || !core) return 0
  const shares = marks
    .filter(({ start, end }) => core.start >= start && core.end <= end)
    .map(
      ({ start, end }) =>
        (Math.min(end, last.end) - Math.max(start, first.start)) /
        (Math.max(end, last.end) - Math.min(start, first.start)),
    )
  return shares.length === 0 ? 0 : 0.4 + 0.6 * Math.max(...shares)
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

/** Words that stand in a place of the authors' texts or phrases, by so many of them. */
function wordsByAuthors(
  texts: AuthorText[],
  wordsOfText: (text: string) => Iterable<string>,
  fewestAuthors = 2,
): string[] {
  return [...authorsOf(texts, wordsOfText)]
    .filter(([, set]) => set.size >= fewestAuthors)
    .map(([word]) => word)
    .sort()
}

function authorsOf(
  texts: AuthorText[],
  wordsOfText: (text: string) => Iterable<string>,
): Map<string, Set<string>> {
  const authors = new Map<string, Set<string>>()
  for (const { author, text } of texts)
    for (const word of wordsOfText(text)) authors.set(word, (authors.get(word) ?? new Set()).add(author))
  return authors
}

interface AuthorText {
  author: string
  text: string
}

const textsOf = (briefs: Lesson[], ideas: IdeaLesson[]): AuthorText[] => [
  ...briefs.flatMap(({ author, brief }) =>
    fieldsOfLesson(brief).map(({ plain }) => ({ author, text: plain })),
  ),
  ...ideas.map(({ text }, i) => ({ author: authorOfIdea(i), text })),
]

/** Each file of ideas is one author's. */
const IDEAS_OF_AUTHOR = 240
const authorOfIdea = (i: number): string => `ideas ${Math.floor(i / IDEAS_OF_AUTHOR)}`

const answersOf = (briefs: Lesson[], ideas: IdeaLesson[], slots: readonly Slot[]): AuthorText[] => [
  ...briefs.flatMap((lesson) =>
    slots.map((slot) => ({ author: lesson.author, text: lesson[`${slot}Phrase`] })),
  ),
  ...ideas.flatMap((idea, i) => slots.map((slot) => ({ author: authorOfIdea(i), text: idea[slot] }))),
]

/** Every noun phrase of an answer, in front of what tells more about it. */
const nounPhrasesOf = (phrase: string): string[][] =>
  phrase
    .split(/,|\band\b|\bor\b/)
    .map((part) => (HEAD_END.exec(part.trim())?.[1] ?? '').replace(/^(?:an?|the) /, '').split(' '))

const IS_SMALL = /^\p{Ll}{3,}$/u

const IS_PLURAL = /(?:[^s]s|people|men|children|staff|crew|folk)$/

/** 'growers', 'councils': the last words of those who pay or use. What is sold more often ('boats') is nobody. */
function groupWords(briefs: Lesson[], ideas: IdeaLesson[]): string[] {
  const headsOf = (text: string) =>
    nounPhrasesOf(text).flatMap((words) => words.at(-1)?.match(IS_SMALL)?.[0] ?? [])
  const somebody = answersOf(briefs, ideas, ['payer', 'user'])
  const sold = countsOf(answersOf(briefs, ideas, ['offer']).flatMap(({ text }) => headsOf(text)))
  const named = countsOf(somebody.flatMap(({ text }) => headsOf(text)))
  return wordsByAuthors(somebody, headsOf).filter(
    (word) => IS_PLURAL.test(word) && (named.get(word) ?? 0) > (sold.get(word) ?? 0),
  )
}

function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** 'care' and 'home' in 'care home groups'. */
const modifierWords = (briefs: Lesson[], ideas: IdeaLesson[]): string[] =>
  wordsByAuthors(answersOf(briefs, ideas, SLOTS), (text) =>
    nounPhrasesOf(text).flatMap((words) => words.slice(0, -1).filter((word) => IS_SMALL.test(word))),
  )

/** Whether one thing of its kind has an article, by what authors write more often of what is sold. */
function countability(briefs: Lesson[], ideas: IdeaLesson[]): { counted: string; mass: string } {
  const heads = answersOf(briefs, ideas, ['offer']).flatMap(({ text }) => {
    const head = nounPhrasesOf(text)[0]?.at(-1) ?? ''
    return IS_SMALL.test(head) && !IS_PLURAL.test(head) ? [{ head, isOne: /^an? /.test(text) }] : []
  })
  const one = countsOf(heads.flatMap(({ head, isOne }) => (isOne ? head : [])))
  const bare = countsOf(heads.flatMap(({ head, isOne }) => (isOne ? [] : head)))
  const words = [...new Set(heads.map(({ head }) => head))].sort()
  return {
    counted: words.filter((word) => (one.get(word) ?? 0) > (bare.get(word) ?? 0)).join(' '),
    mass: words.filter((word) => (bare.get(word) ?? 0) > (one.get(word) ?? 0)).join(' '),
  }
}

const BARE_VERB = /(?<=\b(?:they|we|I|you|who|can|will|would|could|don't|should) )\p{Ll}{3,}(?=[ .,])/gu

const verbWords = (briefs: Lesson[], ideas: IdeaLesson[]): string[] =>
  wordsByAuthors(textsOf(briefs, ideas), (text) =>
    [...text.matchAll(BARE_VERB)].map(([word]) => word).filter((word) => !/(?:ed|ly|[^s]s)$/.test(word)),
  )

/** Names as most authors write them where no sentence begins: 'Airbnb', 'Saturday', 'Instagram', but not 'Centre'. */
function nameWords(briefs: Lesson[], ideas: IdeaLesson[]): string[] {
  const texts = textsOf(briefs, ideas)
  const wordsLike = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([word]) => word)
  const capital = authorsOf(texts, wordsLike(/(?<=[\p{Ll},] )\p{Lu}\p{L}{2,}\p{Ll}(?![\p{L}'’-])/gu))
  const small = authorsOf(texts, wordsLike(/(?<![\p{L}'-])\p{Ll}{3,}(?![\p{L}'])/gu))
  const names = [...capital]
    .filter(([name, set]) => set.size >= 2 && set.size > (small.get(name.toLowerCase())?.size ?? 0))
    .map(([name]) => name)
  return onlyNames(names)
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
  names: nameWords(briefs, ideas).join(' '),
  groups: groupWords(briefs, ideas).join(' '),
  verbs: verbWords(briefs, ideas).join(' '),
  modifiers: modifierWords(briefs, ideas).join(' '),
  ...countability(briefs, ideas),
  ...learnSpelling(smallWords(briefs, ideas, 1)),
})

export type WordTable = ReturnType<typeof learnWords>

export const learnPhrases = (lists: List[]) => learnRanking(lists, [...SLOTS], RANKING)
