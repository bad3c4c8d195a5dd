// A business in one sentence, out of the founder's own words: name, what is sold, to whom, where. Where what is sold is not
// sure, it says how the business earns and who pays. Empty where that is not sure either: a wrong sentence is worse than none.

import { plain } from '../plain-text.ts'
import { beforePlace } from '../plan/names.ts'
import { hasName } from '../read/phrases/clean.ts'
import type { Mechanism, Phrase, Reading } from '../read/reading.ts'
import { headNounOf, isCountSingular, isPluralNoun, withArticle } from '../read/text/articles.ts'
import { isOrder } from '../read/text/orders.ts'

const MOST = 90
/** What cannot be left out may be a little longer. */
const MOST_OF_OFFER = 110
const MOST_OF_NAME = 48
const NAMELESS = 'Your business'

export function sentenceOf(reading: Reading): string {
  const offer = offerIn(reading)
  const name = nameIn(reading)
  if (!offer) return withoutOffer(reading, name)
  const { verb, before } = verbFor(reading, offer)
  const payers = payersIn(reading, offer)
  const to = payers && ` ${before} ${payers}`
  const where = placeIn(reading, `${offer} ${payers}`)
  const ways = [`${to}${where}`, to, where, '']
  const said = ways.map((rest) => `${verb} ${offer}${rest}`).filter((rest) => !isBroken(rest))
  const fitting = said.find((rest) => lengthOf(name, rest) <= MOST) ?? said.at(-1)
  return fitting && lengthOf(name, fitting) <= MOST_OF_OFFER ? `${name} ${fitting}.` : ''
}

/** How each way of earning is said without what is sold: before those who pay, and behind them. */
const BY_WAY: Partial<Record<Mechanism, [before: string, behind?: string]>> = {
  subscription: ['works for', 'paid by subscription'],
  usage: ['works for', 'paid by use'],
  'product-sale': ['sells to'],
  'service-visit': ['works for', 'paid by the visit'],
  project: ['works for', 'paid by the project'],
  retainer: ['works for', 'paid by the month'],
  rental: ['rents to'],
  seats: ['sells seats to'],
  event: ['holds events for'],
  course: ['runs courses for'],
  membership: ['runs a membership for'],
  marketplace: ['runs a marketplace for'],
  'success-fee': ['works for', 'paid by results'],
  staffing: ['supplies people to'],
  licensing: ['licenses its work to'],
  interest: ['lends to'],
}

/** 'Pruitt Repair works for quilters and schools in Dayton, paid by the visit.' */
function withoutOffer(reading: Reading, name: string): string {
  const [before, behind] = BY_WAY[reading.earns[0]?.mechanism ?? 'grants'] ?? []
  const payers = payersIn(reading, '', true)
  if (!before || !payers || reading.earnsUnsure || reading.language !== 'en') return ''
  const end = behind ? `, ${behind}` : ''
  const said = [placeIn(reading, payers), ''].map((where) => `${before} ${payers}${where}${end}`)
  const fitting = said.find((rest) => lengthOf(name, rest) <= MOST && !isBroken(rest))
  return fitting ? `${name} ${fitting}.` : ''
}

const lengthOf = (name: string, rest: string) => [...name].length + [...rest].length + 2

/** Signs of code, of a machine's orders, and of words that belong to no sentence. */
const UNSAYABLE = /[{}<>\\`|=#@_]|https?:|\n|;$/
/** 'in in', 'and and', an end that waits for something. */
const BROKEN =
  /(?<![\p{L}'’-])(\p{L}+) \1(?![\p{L}'’-])| (?:for|to|of|in|on|and|or|with|the|an?)$|\s{2}|\s[,.]/iu

const isSayable = (text: string) => /\p{L}{2}/u.test(text) && !UNSAYABLE.test(text) && !isOrder(text)
const isBroken = (text: string) => BROKEN.test(text)

function nameIn({ name }: Reading): string {
  const said = plain(name).replace(/[.,;:\s]+$/, '')
  return /\p{L}/u.test(said) && !UNSAYABLE.test(said) && !isOrder(said) && [...said].length <= MOST_OF_NAME
    ? said
    : NAMELESS
}

/** Said by the founder: it needs no probability. */
const isCorrected = ({ sure, from }: Phrase) => sure === 1 && from === undefined

/** What is sold in these ways is called by its kind; something else was meant, or the way was misread. */
const NAMED: Partial<Record<Mechanism, RegExp>> = {
  marketplace:
    /\b(?:market ?places?|platforms?|apps?|sites?|websites?|networks?|exchanges?|director(?:y|ies)|services?)\b/i,
  interest: /\b(?:loans?|lending|credit|financ\w+|advances?|leas\w+|pay\w*)\b/i,
  franchise: /\bfranchis\w*\b/i,
  'success-fee':
    /\b(?:service|software|recover\w*|claims?|audits?|help|search\w*|negotiat\w*|appeals?|management|refunds?)\b/i,
}

function offerIn(reading: Reading): string | undefined {
  const { offer, name, language, earns } = reading
  const text = plain(offer.text).replace(/[.,;:!?\s]+$/, '')
  if (!text || !isSayable(text) || hasName(text, name)) return undefined
  if (isCorrected(offer)) return text
  const way = NAMED[earns[0]?.mechanism ?? 'project']
  if (language !== 'en' || isLoose(text) || (way && !way.test(text))) return undefined
  return UNCOUNTED.test(text) ? text : withArticle(text)
}

/** Nouns that stand without an article, and pairs, of which each would need its own. */
const UNCOUNTED =
  /\b(?:payroll|paperwork|detection|\p{L}*therapy|kelp|larvae|management|machining|monitoring|coverage|imaging)(?= |$)|^(?!an? |the )[^ ]+ (?:[^ ]+ )?and /iu

const PLACE_OF_WORK =
  /^(?:an?|the) (?:(?!(?:of|for|with|in|on|to|from|and) )[\p{L}-]+ ){0,4}?(?:market ?place|bar|gym|clinic|farm|nursery|library|kitchen|hostel|guesthouse|network|club|co-?op(?:erative)?|food truck|workshop|garage|centre|center|festival|camp|salon|laundromat|channel|podcast|newsletter|magazine|blog|workspace|course|programme|program)(?!\p{L})/iu
/** What a founder calls the business itself. */
const COMPANY =
  /^(?:an?|the) (?:(?!(?:of|for|with|in|on|to|from|and) )[\p{L}-]+ ){0,4}?(?:company|business|firm|brand|agency|start-?up|practice|studio|service|shop|store|bakery|caf[eé]|restaurant|marketplace|platform|school|academy)(?!\p{L})/iu
const EVENT =
  /^(?:an? )?(?:(?!(?:of|for|with|in|on|to|from|and) )[\p{L}-]+ ){0,4}?(?:nights?|festivals?|concerts?|tours?|retreats?|camps?|part(?:y|ies)|screenings?|races?|trips?|walks?|outings?)(?: |$)/iu
const TICKET = /\b(?:tickets?|seats?|places|spots?|passes)\b/i
const GOES_OUT = /\b(?:rent\w*|hire|let|lease\w*|leasing|rental\w*)\b/i

/** A piece of a sentence that was no phrase: 'a marketplace for tailoring alter clothes', 'a na staff bus'. */
const LOOSE =
  /\b(?:for|of|in) \p{L}+ing (?:alter|do|make|get|return|fix)\b|^an? (?:na|de|di|dat)\b|^(?:sending|helping|making|getting|giving|connecting|selling|letting|taking|turning|finding|bringing|putting|using|doing|going)\b|\b(?:i|we|my|our|your|u)\b|\b(?:is|are|was|were|am)\b/iu
const isLoose = (text: string) => LOOSE.test(text)

interface Verb {
  verb: string
  before: 'to' | 'for'
}

function verbFor({ earns }: Reading, offer: string): Verb {
  const sells: Verb = { verb: 'sells', before: 'to' }
  const offers: Verb = { verb: 'offers', before: 'to' }
  if (COMPANY.test(offer)) return { verb: 'is', before: 'for' }
  if (PLACE_OF_WORK.test(offer) || (EVENT.test(offer) && !TICKET.test(offer)))
    return { verb: 'runs', before: 'for' }
  switch (earns[0]?.mechanism) {
    case 'product-sale':
      return /\b(?:service|repairs?|installation|delivery|classes|lessons)\b/i.test(offer) ? offers : sells
    case 'rental':
      return GOES_OUT.test(offer) ? offers : { verb: 'rents out', before: 'to' }
    case 'event':
      return TICKET.test(offer) ? sells : offers
    case 'staffing':
      return { verb: 'supplies', before: 'to' }
    default:
      return offers
  }
}

/** Sponsors and donors do not get what is offered. */
const PAID_BY_OTHERS: Mechanism[] = ['advertising', 'grants', 'interest', 'success-fee']
const LEAST_SURE_PAYER = 0.5
const WHOM = /\b(?:for|to)\b/i

function payersIn({ payer, language, earns, name }: Reading, offer: string, isCustomer = false): string {
  const text = plain(payer.text).replace(/[.,;:!?\s]+$/, '')
  if (!text || !isSayable(text) || hasName(text, name)) return ''
  if (WHOM.test(offer) || sharesWord(offer, text)) return ''
  if (isCorrected(payer)) return text
  if (language !== 'en' || payer.sure < LEAST_SURE_PAYER) return ''
  if (!isCustomer && PAID_BY_OTHERS.includes(earns[0]?.mechanism ?? 'project')) return ''
  if (/\b(?:grade|grades|ages?|aged|level|years?)$|\b(?:of|from) (?:grade|age)\b/i.test(text)) return ''
  const head = headNounOf(text)
  return isCountSingular(head) && !isPluralNoun(head) ? '' : text
}

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ies|s)$/, ''))

function sharesWord(offer: string, payers: string): boolean {
  const stems = new Set(stemsIn(offer))
  return stemsIn(payers).some((stem) => stems.has(stem))
}

const SAYS_WHERE = /\b(?:in|near|around|across|from|at|on|outside|within|throughout|along)\b/i

function placeIn({ place: { locality, country } }: Reading, said: string): string {
  const text = plain(locality)
  if (!country || !isSayable(text) || SAYS_WHERE.test(said)) return ''
  if (said.toLowerCase().includes(text.toLowerCase()) || /^(?:in|on|the|near)\b/i.test(text)) return ''
  return ` ${beforePlace(text)} ${text}`
}
