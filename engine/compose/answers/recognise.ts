// Which kind of question it is. Words of the question decide; where the question only points ('Should I take it?'), the sentence
// before it helps.
import { KINDS, type Kind, type Sign } from './kind.ts'
import { SIGNS } from './signs.ts'

export interface KindScore {
  kind: Kind
  score: number
}

const LEAST = 2
/** At this score the question names its own subject. */
const NAMES_ITSELF = 2.5
const SHARE_OF_BEFORE = 0.6
const FURTHER_SIGN = 0.4

/** The likeliest kind first; empty where the words tell nothing. */
export function kindsOf(question: string, before = ''): KindScore[] {
  const own = scoresIn(question)
  const isPlain = [...own.values()].some((score) => score >= NAMES_ITSELF) || !points(question)
  const around = isPlain ? new Map<Kind, number>() : scoresIn(before)
  return KINDS.map((kind) => ({
    kind,
    score: (own.get(kind) ?? 0) + (around.get(kind) ?? 0) * SHARE_OF_BEFORE,
  }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
}

const POINTING = /\b(?:it|that|this|them|they|him|her|he|she|these|those|deal|offer|that's)\b|\d ?%/i
const MOST_WORDS = 4

/** 'Should I take it?' means what stands before it; a long question speaks for itself. */
const points = (question: string): boolean =>
  POINTING.test(question) || question.trim().split(/\s+/).length <= MOST_WORDS

function scoresIn(text: string): Map<Kind, number> {
  const plain = plainWords(text)
  return new Map(KINDS.map((kind) => [kind, scoreOf(SIGNS[kind], plain)]))
}

/** The strongest sign, and a little for each further one. */
function scoreOf(signs: Sign[], text: string): number {
  const weights = signs.filter(([, words]) => words.test(text)).map(([weight]) => weight)
  const strongest = Math.max(0, ...weights)
  return strongest + FURTHER_SIGN * Math.max(0, weights.length - 1)
}

const plainWords = (text: string): string =>
  text.toLowerCase().replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim()
