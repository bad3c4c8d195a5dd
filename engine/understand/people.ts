// Who pays and who uses it, and whether they are firms or people.
import type { Corrections } from '../edits.ts'
import { corrected, correctedPhrase } from './corrections.ts'
import { BUSINESS, BY_TRADE, CONSUMER, kindOf } from './customers.ts'
import { guessFor } from './guesses.ts'
import { buyersOf, PLAIN } from './likely-buyers.ts'
import type { Offer } from './offer.ts'
import { evidenceAt, type Field, fieldOf, type Span, sentencesOf } from './text/field.ts'
import { withoutOrders } from './text/orders.ts'
import { inner, spoken } from './text/phrase.ts'
import type { BusinessModel, Evidence, Understanding, Understood } from './understanding.ts'

type People = Pick<Understanding, 'buyer' | 'user' | 'sells'>

const EDGE =
  /[,;:()!?\n]|\.(?=\s|$)|\s[-–—]+\s|\b(?:with|who|whose|that|which|where|within|in|on|at|aged?|ages|from|living|looking|needing|wanting|near|under|over|between|using|trying|seeking|struggling|working|because|such as|especially|including|like|around|across|along|throughout|beside|opposite|behind|towards|running|doing|based|to|having|is|are|without|when|moving|coming|visiting|wishing|hoping|suffering|travelling|traveling|preparing|relocating|planning|recovering|returning|commuting)\b|(?<!(?:type|year|grade|tier|level|stage|class|key stage) )\d/gi
/** Says almost nothing alone: what they do has to come with it. */
const GENERAL =
  /^(?:the |all |any |some |busy |young |older |modern |health-conscious |adult )*(?:women|men|people|adults|anyone|everyone|someone|consumers|users|individuals|persons|customers|clients|buyers|owners|businesses|companies|firms|professionals|beginners|parents|teams|organi[sz]ations|those|kids|children|students|shoppers|home-?owners)$/i
const CLAUSE_END = /[,;:()!?\n]|\.(?=\s|$)|\b(?:at least|so|because|but|aged)\b|(?<!type )\d/i
const MOST_WORDS = 12

export function peopleOf(
  fields: Record<'idea' | 'customer' | 'context', Field>,
  model: BusinessModel,
  offer: Pick<Offer, 'value'>,
  corrections: Pick<Corrections, 'buyer' | 'user' | 'sells'> = {},
): People {
  const buyer =
    correctedPhrase(corrections.buyer) ??
    fromCustomer(fields.customer) ??
    fromIdea(fields.idea) ??
    guessed(fields.idea, model, offer)
  const user = correctedPhrase(corrections.user) ??
    userIn(fields.idea) ?? {
      ...buyer,
      basis: buyer.basis === 'assumed' ? ('assumed' as const) : ('inferred' as const),
    }
  const sells = corrections.sells ? corrected(corrections.sells) : sellsTo(buyer, fields, model)
  return { buyer, user, sells }
}

function fromCustomer(field: Field): Understood<string> | undefined {
  const sentence = sentencesOf(field.plain)[0]
  if (!sentence || !/\p{L}{2}/u.test(field.plain)) return undefined
  const start =
    sentence.start +
    (/^\W*(?:(?:our|my|the)? ?(?:target )?(?:customers?|clients?|market|audience|buyers|users) (?:are|is|will be)|(?:we|i) (?:sell to|serve|target)|mainly|mostly|primarily|for) /i.exec(
      field.plain.slice(sentence.start, sentence.end),
    )?.[0].length ?? 0)
  return phraseFrom(field, start, sentence.end)
}

/** A sentence about something else, or no name of anybody. */
const NO_BUYERS =
  /^(?:we|i|you|they|it|he|she|our|my|your|this|that|these|those|there|here|who|what|when|how|if|because)\b|[<>{}|\\]/i
const LONGEST_BUYERS = 80

/** Who buys, by a text about the audience; undefined where it does not begin with them. */
export function buyerIn(text: string): string | undefined {
  const found = fromCustomer(fieldOf('targetCustomer', withoutOrders(text.slice(0, 2000))))?.value
  return found && found.length <= LONGEST_BUYERS && !NO_BUYERS.test(found) ? found : undefined
}

function phraseFrom(field: Field, start: number, end: number): Understood<string> | undefined {
  const text = field.plain.slice(start, Math.min(end, start + 400))
  EDGE.lastIndex = /^\s*\S+/.exec(text)?.[0].length ?? 0
  let edge = EDGE.exec(text)
  // 'cafés, bars and small hotels': a list goes on behind its commas.
  while (edge?.[0] === ',' && isListAhead(text.slice(edge.index + 1))) edge = EDGE.exec(text)
  EDGE.lastIndex = 0
  const head = inner(field.plain, { start, end: start + (edge?.index ?? text.length) })
  const span = withoutTail(field.plain, capped(field.plain, head))
  if (span.end <= span.start) return undefined
  const evidence = [evidenceAt(field, span)]
  const words = evidence[0]?.words ?? ''
  const clause = GENERAL.test(words) ? relativeClause(field, span, start + text.length) : undefined
  const value = spoken(clause ? `${words} ${clause.words}` : words)
  return value === ''
    ? undefined
    : { value, evidence: clause ? [...evidence, clause] : evidence, basis: 'said' }
}

const withoutTail = (plain: string, { start, end }: Span): Span => ({
  start,
  end: start + plain.slice(start, end).replace(/\s+(?:of|and|or|the|an?)$/i, '').length,
})

const isListAhead = (rest: string) =>
  /^\s*(?:and |or )?(?!who|that|which|where|with|in|aged|especially|mostly|but|so|because|such|including|looking|based)[\p{L}'-]+(?: [\p{L}'-]+){0,3}(?:,| and | or |$|\.)/u.test(
    rest,
  )

function capped(plain: string, span: Span): Span {
  const words = [...plain.slice(span.start, span.end).matchAll(/\S+/g)]
  const last = words[MOST_WORDS - 1]
  return last && words.length > MOST_WORDS
    ? inner(plain, { start: span.start, end: span.start + last.index + last[0].length })
    : span
}

/** 'women … who buy vintage clothing online': the first clause that says which ones. */
function relativeClause(field: Field, head: Span, end: number): Evidence | undefined {
  const rest = field.plain.slice(head.end, end)
  // A place is said elsewhere in the plan: 'parents in Munich' are parents.
  const opener =
    /\b(?:who|that|with|in(?! (?:the )?[A-Z])|living(?! in (?:the )?[A-Z])|looking|wanting|trying|needing|running|of(?! [A-Z])|working|struggling|without)\b (?!\d)/.exec(
      rest,
    )
  if (!opener) return undefined
  const stop = CLAUSE_END.exec(rest.slice(opener.index))?.index ?? rest.length
  const words = rest
    .slice(opener.index, opener.index + stop)
    .replace(/\s(?:in|near|around|across|along|within)\s(?:the\s)?[A-Z][\s\S]*$/, '')
    .trim()
    .split(/\s+/)
    .slice(0, 9)
  while (/^(?:and|or|of|the|an?|to|with|in|on|at|for|who|that|their)$/i.test(words.at(-1) ?? '')) words.pop()
  const length = words.length === 0 ? 0 : lengthOfWords(rest.slice(opener.index), words.length)
  return words.length > 1
    ? evidenceAt(field, { start: head.end + opener.index, end: head.end + opener.index + length })
    : undefined
}

const lengthOfWords = (text: string, count: number) =>
  [...text.matchAll(/\S+/g)].slice(0, count).reduce((_, word) => word.index + word[0].length, 0)

const WHOM = [
  /\b(?:help|helps|helping|lets?|letting|allows?|allowing|enables?|enabling|warns?|gives?|alerts?|teach(?:es|ing)?|tells?|reminds?|supports?|connects?|connecting|match(?:es|ing)?|supply|supplies|serves?|serving|sold to|sell(?:s|ing)? to|aimed at|designed for|built for|made for) (?=\p{L}{3})(?!them|you|us|it\b|the\b|people\b|your|customers?\b|users?\b|farm-fresh)/iu,
  /\bfor (?=\p{L}{3})(?!the\b|each|every|example|free|instance|their|his|her|your|sale|rent|hire|more|less|less|use|just|only|jobs\b|those\b)/iu,
  /\bwhere (?=\p{L}{3})(?!the\b|you\b|they\b|we\b|it\b|everyone\b)/iu,
  /\bbuyers of \p{L}/iu,
]
const VERB_NEXT =
  /\s(?:can|to|find|book|sell|rent|buy|split|trade|list|share|manage|track|learn|swap|alter|save|get|of|run|hire|order|with|know|avoid|stop|keep|plan|make|write|offer|grow|reduce|choose|meet|practi[sc]e|compare|cook|pay|build|create|turn|see|send|store|lend|earn|automate|schedule|collect|handle)\b.*$/is

/** 'bodybuilders', 'florists': a plural by its ending, unless it is a thing. */
const DOERS = /\b[a-z]{3,}(?:ers|ors|ists|ians)$/i
const THINGS =
  /(?:comput|print|contain|pap|flow|numb|lett|stick|burg|trail|post|scoot|rout|serv|cov|ord|off|shelt|tow|met|filt|dinn|corn|cent|charg|freez|boil|heat|chart|sneak|track|draw|should|count|pow|lay|fing|pap|silv|weath|matt|wint|summ|answ|cent)ers$|(?:sens|mot|tract|do|flo|col|mirr|vect|err|harb|gard)ors$|colou?rs$/i

const isPeople = (words: string) =>
  BUSINESS.test(words) ||
  CONSUMER.test(words) ||
  BY_TRADE.test(words) ||
  (DOERS.test(words) && !THINGS.test(words))

function fromIdea(idea: Field): Understood<string> | undefined {
  for (const whom of [WHOM[0], WHOM[1], WHOM[2]]) {
    const found = whom && phraseAt(idea, whom)
    if (found && isPeople(found.value)) return found
  }
  return undefined
}

const userIn = (idea: Field): Understood<string> | undefined => {
  for (const whom of [WHOM[0], WHOM[2]]) {
    const found = whom && phraseAt(idea, whom)
    if (found && isPeople(found.value)) return found
  }
  return undefined
}

function phraseAt(idea: Field, opener: RegExp): Understood<string> | undefined {
  const found = opener.exec(idea.plain.slice(0, 2000))
  if (!found) return undefined
  const start = found.index + found[0].length
  const text = idea.plain.slice(start, start + 120)
  const stop = text.replace(VERB_NEXT, '').length
  return phraseFrom(idea, start, start + Math.max(stop, 1))
}

const USUALLY: Record<BusinessModel, 'to-businesses' | 'to-consumers'> = {
  'software-subscription': 'to-businesses',
  'usage-based-software': 'to-businesses',
  'success-fee': 'to-businesses',
  marketplace: 'to-consumers',
  'direct-to-consumer': 'to-consumers',
  'hardware-subscription': 'to-consumers',
  'local-shop': 'to-consumers',
  'local-service': 'to-consumers',
  agency: 'to-businesses',
  education: 'to-consumers',
  content: 'to-consumers',
  rental: 'to-consumers',
  manufacturing: 'to-businesses',
  event: 'to-consumers',
  'non-profit': 'to-consumers',
}

const FOR_WORK = new Set<BusinessModel>([
  'software-subscription',
  'usage-based-software',
  'hardware-subscription',
  'success-fee',
  'manufacturing',
])

/** Who the customers are by their own words, before anything is known of the model. */
export const customersIn = (
  fields: Record<'idea' | 'customer', Field>,
): Understanding['sells']['value'] | undefined => {
  const buyer = fromCustomer(fields.customer) ?? fromIdea(fields.idea)
  return buyer && kindOf(buyer.value)
}

function sellsTo(
  buyer: Understood<string>,
  { customer, idea, context }: Record<'idea' | 'customer' | 'context', Field>,
  model: BusinessModel,
): Understanding['sells'] {
  const head = kindOf(buyer.value)
  if (head && buyer.basis !== 'assumed') return { value: head, evidence: buyer.evidence, basis: 'inferred' }
  if (BY_TRADE.test(buyer.value))
    return {
      value: FOR_WORK.has(model) ? 'to-businesses' : 'to-consumers',
      evidence: buyer.evidence,
      basis: 'inferred',
    }
  const b2 = /\bB2(B|C)\b/i.exec(
    `${customer.plain} ${idea.plain.slice(0, 2000)} ${context.plain.slice(0, 2000)}`,
  )?.[1]
  if (b2) return { value: /b/i.test(b2) ? 'to-businesses' : 'to-consumers', evidence: [], basis: 'inferred' }
  const whole = kindOf(customer.plain.slice(0, 600))
  if (whole) return { value: whole, evidence: buyer.evidence, basis: 'inferred' }
  return { value: USUALLY[model], evidence: [], basis: 'assumed' }
}

function guessed(idea: Field, model: BusinessModel, offer: Pick<Offer, 'value'>): Understood<string> {
  const guess = guessFor(idea, model)
  if (guess) return { value: guess.buyer, evidence: [guess.evidence], basis: 'inferred' }
  const value = buyersOf(offer.value.value, model)
  return value
    ? { value, evidence: offer.value.evidence, basis: 'inferred' }
    : { value: PLAIN[model], evidence: [], basis: 'assumed' }
}
