// Of all candidates of a brief the one for each slot.
import { isSomebody } from '../../understand/customers.ts'
import { likelihoods, type Model } from '../learned/model.ts'
import type { Phrase, Reading } from '../reading.ts'
import { serviceVerbBefore } from './activities.ts'
import { asOffers, asPayers, isPrintable } from './clean.ts'
import { contentOf, overlap } from './overlap.ts'
import type { RankedPhrase } from './rank.ts'
import { mended, type SpellingWords, spellingOf } from './spelling.ts'
import type { Word } from './word.ts'
import { wordingOf } from './wording.ts'
import words from './words-table.json' with { type: 'json' }

export type Phrases = Pick<Reading, 'offer' | 'payer' | 'user'>

export const NO_PHRASE: Phrase = { text: '', sure: 0 }

interface Scored extends RankedPhrase {
  likely: number
  /** How many words the likely phrases are expected to share with it, as F1. */
  agreed?: number
}

export function choose(phrases: RankedPhrase[], ranking: Model, name: string): Phrases {
  const scores = phrases.map(({ features }) => ranking.scores(features))
  const ranked = (slot: string): Scored[] => {
    const at = ranking.classes.indexOf(slot)
    const likely = likelihoods(Float64Array.from(scores, (one) => one[at] as number))
    return phrases
      .map((phrase, i) => ({ ...phrase, likely: likely[i] as number }))
      .sort((a, b) => b.likely - a.likely)
  }
  const payers = fullestFirst(wholeListFirst(ranked('payer').filter(isNamed)))
  const payer = phraseOf(payers, payerText, name)
  const offers = ranked('offer').filter((one) => isNamed(one) && isOffer(one, headOf(payers[0])))
  const offer = phraseOf(framedFirst(bestAgreed(offers)), offerText, name)
  const user = phraseOf(usersIn(bestAgreed(ranked('user')), headOf(payers[0])), payerText, name)
  return { offer, payer, user: user.text === '' ? payer : user }
}

const isNamed = ({ text }: RankedPhrase) => text !== ''
const headOf = (phrase: RankedPhrase | undefined): Word | undefined => phrase?.words[phrase.candidate.head]
/** 'people' alone is everybody. */
const isVague = ({ text }: RankedPhrase) => /^(?:people|someone|others|customers?|clients?)$/i.test(text)
const isPerson = (head: Word | undefined) => head !== undefined && (isSomebody(head.lower) || head.isActor)

/** Who pays is not what is sold. Where people are sold by the hour, a frame or a verb says so. */
const SURE_PERSON = 0.4

function isOffer(phrase: Scored, payer: Word | undefined): boolean {
  const head = headOf(phrase)
  if (isFree(phrase) || isWorkedOn(phrase) || isDoing(phrase)) return false
  return (
    phrase.candidate.made !== undefined ||
    (head?.stem !== payer?.stem && !isRun(head) && (!isPerson(head) || phrase.likely >= SURE_PERSON))
  )
}

/** What is free is not sold. */
const isFree = ({ text }: RankedPhrase): boolean => /(?<![\p{L}-])free (?!range\b)/iu.test(text)

/** 'I dye wedding dresses': the dyeing is sold, not the dresses. */
const isWorkedOn = ({ words, candidate }: RankedPhrase): boolean =>
  candidate.made === undefined && serviceVerbBefore(words, candidate.from) !== undefined

/** 'selling cattle insurance' is no name of anything. */
const isDoing = ({ text, candidate }: RankedPhrase): boolean =>
  candidate.made === undefined &&
  /^(?:selling|fixing|offering|providing|helping|doing|getting|giving|bringing|putting|buying|using|sitting|having|letting|making|turning|taking)\s/i.test(
    text,
  )

/** What the founder runs and does not sell. */
const isRun = (head: Word | undefined): boolean =>
  /^(?:shop|store|stall|boutique|agency|company|firm|startup|business|brand|firms)$/.test(head?.lower ?? '')

/** Nobody must be the less likely answer by far before somebody else than the payer is named. */
const USER_LEAST = 0.5

function usersIn(ranked: Scored[], payer: Word | undefined): Scored[] {
  const nobody = ranked.find(({ text }) => text === '')?.likely ?? 1
  if (nobody >= USER_LEAST) return []
  return ranked
    .filter(
      (one) => isNamed(one) && !isVague(one) && isPerson(headOf(one)) && headOf(one)?.stem !== payer?.stem,
    )
    .slice(0, 1)
}

/** A whole list is preferred to its end where it is not much less likely: 'accountants and landlords', not 'landlords'. */
const LIST_SHARE = 0.35

function wholeListFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (!best) return ranked
  const list = ranked.find(
    ({ field, candidate, likely }) =>
      field === best.field &&
      likely >= best.likely * LIST_SHARE &&
      !candidate.clause &&
      candidate.from < best.candidate.from &&
      candidate.to >= best.candidate.to &&
      candidate.segments.some(({ join, from }) => LIST.test(join) && from === best.candidate.from),
  )
  return list ? [list, ...ranked] : ranked
}

/** How much less likely the same payers with more said about them may be. */
const FULLER_SHARE = 0.12
/** Alone these are nearly everybody. */
const THIN =
  /^(?:women|men|adults|parents|families|players|persons|owners|fans|users|readers|young people|companies|businesses|firms)$/i

/** 'restaurants, hotels and butchers' rather than 'restaurants', 'women new to welding' rather than 'women'. */
function fullestFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (!best || best.candidate.clause || hasListOfComplements(best)) return ranked
  const isThin = THIN.test(best.text)
  const fuller = ranked.filter(
    (one) =>
      one.field === best.field &&
      one.candidate.from === best.candidate.from &&
      one.candidate.to > best.candidate.to &&
      one.likely >= best.likely * (isThin ? FULLER_SHARE / 10 : FULLER_SHARE) &&
      (isThin || isListOf(one, best.candidate.segments.length)),
  )
  const [fullest] = fuller.sort((a, b) => (isThin ? b.likely - a.likely : b.candidate.to - a.candidate.to))
  return fullest ? [fullest, ...ranked] : ranked
}

/** 'shops in Lyon and Metz': what follows could belong to either. */
const hasListOfComplements = ({ candidate: { segments } }: Scored): boolean =>
  segments.some(({ join }, i) => join !== '' && !LIST.test(join) && i < segments.length - 1)

const LIST = /^(?:,|and|or)$/

/** All that follows are more members of the list, and it goes to the end of the list. */
function isListOf({ words, candidate: { segments, to, clause } }: Scored, from: number): boolean {
  const more = segments.slice(from)
  const isEnd = words[to - 1]?.mark !== ',' && !/^(?:and|or|&|n|plus)$/.test(words[to]?.lower ?? '')
  return !clause && isEnd && more.every(({ join, to: end }) => LIST.test(join) && isPerson(words[end - 1]))
}

/** How many of the likeliest are compared, and how much a phrase's own likelihood counts beside that of its like. */
const COMPARED = 25
const OWN = 0.3

/** Likely phrases that say much the same speak for each other: the one most of them agree with comes first. */
function bestAgreed(ranked: Scored[]): Scored[] {
  const likeliest = ranked.slice(0, COMPARED).map((phrase) => ({ phrase, words: contentOf(phrase.text) }))
  const agreed = likeliest.map(({ phrase, words }) => ({
    ...phrase,
    agreed: likeliest.reduce((sum, other) => sum + other.phrase.likely * overlap(words, other.words), 0),
  }))
  const score = ({ likely, agreed }: { likely: number; agreed: number }) => likely ** OWN * agreed
  return agreed.sort((a, b) => score(b) - score(a))
}

/** What is rented is not sold: the rental is, where the way of earning says so. */
const FRAMED = /^(?:rental of|seats (?:on|in)|licences for|advertising (?:on|in)|membership of)$/

function framedFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (!best || best.candidate.made) return ranked
  const framed = ranked.find(
    ({ field, candidate: { made, from, to } }) =>
      FRAMED.test(made?.kind ?? '') &&
      field === best.field &&
      from === best.candidate.from &&
      to === best.candidate.to,
  )
  return framed ? [{ ...framed, agreed: best.agreed ?? 0 }, ...ranked] : ranked
}

function phraseOf(ranked: Scored[], textOf: (phrase: Scored) => string, name: string): Phrase {
  for (const phrase of ranked) {
    const text = mended(textOf(phrase), spelling())
    if (isPrintable(text, name))
      return { text, sure: phrase.agreed ?? phrase.likely, from: evidenceOf(phrase) }
  }
  return NO_PHRASE
}

let spellingWords: SpellingWords | undefined

function spelling(): SpellingWords {
  spellingWords ??= spellingOf(words)
  return spellingWords
}

const offerText = ({ field, words, candidate }: Scored): string =>
  wordingOf(field.plain, words, candidate, asOffers)
const payerText = ({ field, words, candidate }: Scored): string =>
  wordingOf(field.plain, words, candidate, asPayers)

function evidenceOf({ field, words, candidate }: RankedPhrase): Phrase['from'] {
  const start = words[candidate.from]?.start ?? 0
  const end = words[candidate.to - 1]?.end ?? start
  return { field: field.name, start, quote: field.text.slice(start, end) }
}
