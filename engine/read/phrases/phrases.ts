// The offer, who pays and who uses it, as phrases that fit into sentences of ours.
import { isSomebody } from '../../understand/customers.ts'
import type { Field } from '../../understand/text/field.ts'
import type { Language } from '../language.ts'
import { likelihoods, type Model, modelOf } from '../learned/model.ts'
import type { Earning, Phrase } from '../reading.ts'
import { asOffer, asPayer, isPrintable } from './clean.ts'
import { type Lexicon, lexiconOf, type Word } from './grammar.ts'
import { openingPhrase } from './other-languages.ts'
import { contentOf, overlap } from './overlap.ts'
import { phrasesIn, type RankedPhrase } from './rank.ts'
import { mended, type SpellingWords, spellingOf } from './spelling.ts'
import table from './table.json' with { type: 'json' }
import { wordingOf } from './wording.ts'
import words from './words.json' with { type: 'json' }

export interface Phrases {
  offer: Phrase
  payer: Phrase
  user: Phrase
}

export const NO_PHRASE: Phrase = { text: '', sure: 0 }

let model: Model | undefined
let lexicon: Lexicon | undefined
let spellingWords: SpellingWords | undefined

function spelling(): SpellingWords {
  spellingWords ??= spellingOf(words)
  return spellingWords
}

export function phrasesOf(fields: Field[], name: string, language: Language, earns: Earning[]): Phrases {
  if (language === 'other' || (language === 'en' && !isEnglish(fields))) return { offer: NO_PHRASE, payer: NO_PHRASE, user: NO_PHRASE }
  if (language !== 'en') return literalPhrases(fields, name, language)
  model ??= modelOf(table)
  lexicon ??= lexiconOf(words)
  return choose(phrasesIn(fields, name, mechanismOf(earns), lexicon), model, name)
}

/** Below this the way of earning may not decide what is sold. */
const SURE_MECHANISM = 0.45

export const mechanismOf = ([main]: Earning[]): string =>
  main && main.sure >= SURE_MECHANISM ? main.mechanism : ''

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
const isPerson = (head: Word | undefined) => head !== undefined && (isSomebody(head.lower) || head.isActor)

/** Who pays is not what is sold. Where people are sold by the hour, a frame or a verb says so. */
const SURE_PERSON = 0.4

function isOffer(phrase: Scored, payer: Word | undefined): boolean {
  const head = headOf(phrase)
  return phrase.candidate.made !== undefined || (head?.stem !== payer?.stem && (!isPerson(head) || phrase.likely >= SURE_PERSON))
}

/** Nobody must be the less likely answer by far before somebody else than the payer is named. */
const USER_LEAST = 0.5

function usersIn(ranked: Scored[], payer: Word | undefined): Scored[] {
  const nobody = ranked.find(({ text }) => text === '')?.likely ?? 1
  if (nobody >= USER_LEAST) return []
  return ranked.filter((one) => isNamed(one) && isPerson(headOf(one)) && headOf(one)?.stem !== payer?.stem).slice(0, 1)
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
      candidate.segments.some(({ join, from }) => /^(?:,|and|or)$/.test(join) && from === best.candidate.from),
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

const offerText = ({ field, words, candidate }: Scored): string => wordingOf(field.plain, words, candidate, asOffer)
const payerText = ({ field, words, candidate }: Scored): string => wordingOf(field.plain, words, candidate, asPayer)

function evidenceOf({ field, words, candidate }: RankedPhrase): Phrase['from'] {
  const start = words[candidate.from]?.start ?? 0
  const end = words[candidate.to - 1]?.end ?? start
  return { field: field.name, start, quote: field.text.slice(start, end) }
}

/** A literal phrase is right or it is not there. */
const LITERAL = 0.6

function literalPhrases([idea, customer]: Field[], name: string, language: Exclude<Language, 'en' | 'other'>): Phrases {
  const literal = (field: Field | undefined): Phrase => {
    const opening = field && openingPhrase(field, language)
    if (!opening || !isPrintable(opening.text, name)) return NO_PHRASE
    const { text, start, end } = opening
    return { text, sure: LITERAL, from: { field: field.name, start, quote: field.text.slice(start, end) } }
  }
  const payer = literal(customer)
  return { offer: literal(idea), payer, user: payer }
}

const ENGLISH =
  /\b(?:the|and|of|to|in|for|is|are|we|with|that|my|our|a|an|they|have|will|who|it|on|from|at|i|you|this|not|but|their|or|by|per|as|be|was|has|me|so|all|no|u|do|can)\b/gi
const FEW_WORDS = 25
const LEAST_ENGLISH = 0.08

/** Dutch or Polish read as English would give pieces of sentences. */
function isEnglish(fields: Field[]): boolean {
  const text = fields.map(({ plain }) => plain.slice(0, 1500)).join(' ')
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return words < FEW_WORDS || (text.match(ENGLISH)?.length ?? 0) / words >= LEAST_ENGLISH
}
