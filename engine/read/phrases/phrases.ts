// The offer, who pays and who uses it, as phrases that fit into sentences of ours.

import type { Language } from '../language.ts'
import { modelOf } from '../learned/model.ts'
import type { Earning, Phrase } from '../reading.ts'
import type { Field } from '../text/field.ts'
import { type Choice, choose, NO_PHRASE, type Phrases } from './choose.ts'
import { isPrintable } from './clean.ts'
import { openingOffer, openingPhrase } from './other-languages.ts'
import { phrasesIn } from './rank.ts'
import { spellingOf } from './spelling.ts'
import table from './table.json' with { type: 'json' }
import thresholds from './thresholds.json' with { type: 'json' }
import { type Lexicon, lexiconOf } from './word.ts'
import words from './words-table.json' with { type: 'json' }

let choice: Choice | undefined
let lexicon: Lexicon | undefined

export function phrasesOf(fields: Field[], name: string, language: Language, earns: Earning[]): Phrases {
  if (language === 'other' || (language === 'en' && !isEnglish(fields)))
    return { offer: NO_PHRASE, payer: NO_PHRASE, user: NO_PHRASE }
  if (language !== 'en') return literalPhrases(fields, name, language, mechanismOf(earns))
  choice ??= { ranking: modelOf(table), spelling: spellingOf(words), least: thresholds }
  lexicon ??= lexiconOf(words)
  return choose(phrasesIn(fields, name, mechanismOf(earns), lexicon), name, choice)
}

/** Below this the way of earning may not decide what is sold. */
const SURE_MECHANISM = 0.45

const mechanismOf = ([main]: Earning[]): string => (main && main.sure >= SURE_MECHANISM ? main.mechanism : '')

/** A literal phrase is right or it is not there. */
const LITERAL = 0.6

function literalPhrases(
  [idea, customer]: Field[],
  name: string,
  language: Exclude<Language, 'en' | 'other'>,
  mechanism: string,
): Phrases {
  const literal = (field: Field | undefined, openingOf: typeof openingPhrase): Phrase => {
    const opening = field && openingOf(field, language)
    if (!opening || !isPrintable(opening.text, name)) return NO_PHRASE
    const { text, start, end } = opening
    return { text, sure: LITERAL, from: { field: field.name, start, quote: field.text.slice(start, end) } }
  }
  const payer = literal(customer, openingPhrase)
  // Who advertises does not buy the podcast.
  return { offer: mechanism === 'advertising' ? NO_PHRASE : literal(idea, openingOffer), payer, user: payer }
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
