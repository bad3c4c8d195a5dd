// Of all candidates of a brief the one for each slot.
import { likelihoods, type Model } from '../learned/model.ts'
import type { Phrase, Reading } from '../reading.ts'
import { bestAgreed, withSureness } from './agreement.ts'
import { asOffers, asPayers, isPrintable } from './clean.ts'
import { framedFirst, isOffer } from './offers.ts'
import { canPay, fullestFirst, openingFirst, wholeListFirst } from './payers.ts'
import type { RankedPhrase } from './rank.ts'
import { headOf, type Scored } from './scored.ts'
import { isPerson } from './somebody.ts'
import { mendSpelling, type SpellingWords } from './spelling.ts'
import type { Word } from './word.ts'
import { type MemberWording, wordingOf } from './wording.ts'

export type Phrases = Pick<Reading, 'offer' | 'payer' | 'user'>

export const NO_PHRASE: Phrase = { text: '', sure: 0 }

/** What was learned about choosing. */
export interface Choice {
  ranking: Model
  spelling: SpellingWords
  /** From which certainty on an offer is printed, who pays, and a user who does not. */
  least: Record<'offer' | 'payer' | 'user', number>
}

export function choose(phrases: RankedPhrase[], name: string, { ranking, spelling, least }: Choice): Phrases {
  const scores = phrases.map(({ features }) => ranking.scores(features))
  const ranked = (slot: string): Scored[] => {
    const at = ranking.classes.indexOf(slot)
    const likely = likelihoods(Float64Array.from(scores, (one) => one[at] as number))
    return phrases
      .map((phrase, i) => ({ ...phrase, likely: likely[i] as number }))
      .sort((a, b) => b.likely - a.likely)
  }
  const phraseOf = (among: Scored[], asMembers: MemberWording) =>
    firstPrintable(among, asMembers, name, spelling)
  const rankedPayers = ranked('payer')
  const able = rankedPayers.filter((one) => isNamed(one) && !isPlace(one) && canPay(one))
  const payers = vagueLast(fullestFirst(wholeListFirst(openingFirst(able))))
  const surePayers = payers.slice(0, 1).map((one) => withSureness(one, rankedPayers))
  const likeliest = phraseOf([...surePayers, ...payers], asPayers)
  // Who is named as the customer pays; who is named in the idea may be anybody.
  const isSure = isCustomer(likeliest) || likeliest.sure >= least.payer
  const payer = isSure
    ? likeliest
    : phraseOf(
        payers.filter(({ field }) => field.name === CUSTOMERS),
        asPayers,
      )
  const payerHead = headOf(payers[0])
  const offers = ranked('offer').filter((one) => isNamed(one) && isOffer(one, payerHead))
  const offer = phraseOf(framedFirst(bestAgreed(offers)), asOffers)
  const users = bestAgreed(ranked('user').filter(isNamed)).filter((one) => isUser(one, payerHead))
  const user = phraseOf(users.slice(0, 1), asPayers)
  return {
    offer: offer.sure >= least.offer ? offer : NO_PHRASE,
    payer,
    user: user.text !== '' && user.sure >= least.user ? user : payer,
  }
}

const CUSTOMERS = 'targetCustomer'
const isCustomer = ({ from }: Phrase) => from?.field === CUSTOMERS

const isNamed = ({ text }: RankedPhrase) => text !== ''
/** A town buys nothing. */
const isPlace = (phrase: RankedPhrase) => {
  const head = headOf(phrase)
  return (head?.isTown || head?.isPlace) && !isPerson(head)
}
/** 'people' alone is everybody. */
const isVague = ({ text }: RankedPhrase) => /^(?:people|someone|others|customers?|clients?)$/i.test(text)

/** 'bars and shops' pay rather than 'people', where both are named. */
const vagueLast = (ranked: Scored[]): Scored[] => {
  const [best] = ranked
  if (!best || !isVague(best)) return ranked
  return [...ranked.filter((one) => !isVague(one) && isPerson(headOf(one))), ...ranked]
}

const isUser = (one: Scored, payer: Word | undefined): boolean =>
  !isVague(one) && isPerson(headOf(one)) && headOf(one)?.stem !== payer?.stem

function firstPrintable(
  ranked: Scored[],
  asMembers: MemberWording,
  name: string,
  spelling: SpellingWords,
): Phrase {
  for (const phrase of ranked) {
    const { field, words, candidate } = phrase
    const text = mendSpelling(wordingOf(field.plain, words, candidate, asMembers), spelling)
    if (isPrintable(text, name)) return { text, sure: phrase.sure ?? phrase.likely, from: evidenceOf(phrase) }
  }
  return NO_PHRASE
}

function evidenceOf({ field, words, candidate }: RankedPhrase): Phrase['from'] {
  const start = words[candidate.from]?.start ?? 0
  const end = words[candidate.to - 1]?.end ?? start
  return { field: field.name, start, quote: field.text.slice(start, end) }
}
