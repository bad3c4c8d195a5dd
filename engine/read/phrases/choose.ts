// Of all candidates of a brief the one for each slot.
import { isSomebody } from '../../understand/customers.ts'
import { likelihoods, type Model } from '../learned/model.ts'
import type { Phrase, Reading } from '../reading.ts'
import { asOffer, asPayer, isPrintable } from './clean.ts'
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
  const payers = wholeListFirst(ranked('payer').filter(isNamed))
  const payer = phraseOf(payers, payerText, name)
  const offers = ranked('offer').filter((one) => isNamed(one) && isOffer(one, headOf(payers[0])))
  const offer = phraseOf(bestAgreed(offers), offerText, name)
  const user = phraseOf(usersIn(ranked('user'), headOf(payers[0])), payerText, name)
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
  return (
    phrase.candidate.made !== undefined ||
    (head?.stem !== payer?.stem && (!isPerson(head) || phrase.likely >= SURE_PERSON))
  )
}

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
      candidate.segments.some(
        ({ join, from }) => /^(?:,|and|or)$/.test(join) && from === best.candidate.from,
      ),
  )
  return list ? [list, ...ranked] : ranked
}

/** How many of the likeliest are compared, and how much a phrase's own likelihood counts beside that of its like. */
const COMPARED = 25
const OWN = 0.3

/** Likely phrases that say much the same speak for each other: the one most of them agree with comes first. */
function bestAgreed(ranked: Scored[]): Scored[] {
  const likeliest = ranked.slice(0, COMPARED).map((phrase) => ({ phrase, words: contentOf(phrase.text) }))
  const agreed = likeliest.map(({ phrase, words }) => ({
    phrase,
    score:
      phrase.likely ** OWN *
      likeliest.reduce((sum, other) => sum + other.phrase.likely * overlap(words, other.words), 0),
  }))
  return agreed.sort((a, b) => b.score - a.score).map(({ phrase }) => phrase)
}

function phraseOf(ranked: Scored[], textOf: (phrase: Scored) => string, name: string): Phrase {
  for (const phrase of ranked) {
    const text = mended(textOf(phrase), spelling())
    if (isPrintable(text, name)) return { text, sure: phrase.likely, from: evidenceOf(phrase) }
  }
  return NO_PHRASE
}

let spellingWords: SpellingWords | undefined

function spelling(): SpellingWords {
  spellingWords ??= spellingOf(words)
  return spellingWords
}

const offerText = ({ field, words, candidate }: Scored): string =>
  wordingOf(field.plain, words, candidate, asOffer)
const payerText = ({ field, words, candidate }: Scored): string =>
  wordingOf(field.plain, words, candidate, asPayer)

function evidenceOf({ field, words, candidate }: RankedPhrase): Phrase['from'] {
  const start = words[candidate.from]?.start ?? 0
  const end = words[candidate.to - 1]?.end ?? start
  return { field: field.name, start, quote: field.text.slice(start, end) }
}
