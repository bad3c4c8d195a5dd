// 'estate agent' → 'an estate agent'; 'dog walking', 'software' and 'hand-made candles' stay as they are.
import { isMassNoun } from './mass-nouns.ts'
import { singular } from './words.ts'

const DETERMINER =
  /^(?:an?|the|our|my|your|their|its|his|her|this|that|these|those|some|any|all|no|every|each|several|many|various|other|more|most|both|us|we|i|they|it|you|one of)\b/i
/** Behind these the head noun has passed. */
const HEAD_END =
  /[,;:(]|\s[-–—]+\s|\b(?:for|that|which|where|who|whose|with|without|of|in|on|at|about|from|to|by|near|under|over|above|inside|outside|between|through|via|made|built|run|sold|based|(?:connecting|matching|linking|teaching|restoring|planning|helping|offering|using)(?= \S)(?! (?:for|in|and|at|with)\b)|into|out|online|nationwide|worldwide|locally|abroad|remotely|when|plus|so|as|like|called)\b/i
const FOREIGN =
  /[^\x20-\x7eé’'–—]|\b(?:de|del|la|el|los|las|una?|le|les|des|une|der|die|das|eine?[rnms]?|und|mit|für|con|para|pour|avec)\b/i
/** 'X is Tinder for co-founders': a name needs no article. */
export const BRANDS =
  'Airbnb|Uber|Etsy|Tinder|Netflix|Spotify|Duolingo|LinkedIn|Instagram|Strava|Notion|Canva|Shopify|Vinted|eBay|Amazon|TripAdvisor|Yelp|Headspace|Peloton|Deliveroo|Fiverr|Upwork|YouTube|TikTok|Slack|Zapier|Stripe|Figma|Salesforce|Kickstarter|Patreon|Substack|Wikipedia|Pinterest|Google|WhatsApp|Facebook|Microsoft|WordPress|Excel'
const BRAND = new RegExp(`^(?:${BRANDS})(?= (?:for|of)\\b|$)`, 'i')
/** In another language or script: no English word may be put beside it. */
export const isForeign = (phrase: string): boolean => FOREIGN.test(phrase)

const PLURALS = /^(?:people|women|men|children|feet|teeth|mice|geese|clothes|goods|sweets)$/
const SINGULAR_IN_S =
  /(?:ss|us|is)$|^(?:lens|gas|canvas|atlas|bus|series|business|christmas|compass|sous|glass|express)$/

/** The last word of the noun phrase, in front of whatever tells more about it. */
export function headNounOf(phrase: string): string {
  const from = /^\S+/.exec(phrase)?.[0].length ?? 0
  const end = HEAD_END.exec(phrase.slice(from))?.index
  const noun = end === undefined ? phrase : phrase.slice(0, from + end)
  return (
    noun
      .trim()
      .split(/[\s/]+/)
      .at(-1) ?? ''
  ).replace(/[^\p{L}\d'-]/gu, '')
}

export const isPluralNoun = (word: string): boolean =>
  PLURALS.test(word) || (/s$/.test(word) && !SINGULAR_IN_S.test(word)) || /ics$/.test(word)

export function isCountSingular(word: string): boolean {
  const lower = word.toLowerCase()
  const last = lower.split('-').at(-1) ?? lower
  return (
    /^[a-zé][a-zé'-]*$/.test(lower) &&
    lower.length > 2 &&
    !isPluralNoun(last) &&
    !isMassNoun(lower) &&
    !isMassNoun(last)
  )
}

/** With 'a' or 'an' where English needs one. */
export function withArticle(phrase: string): string {
  if (DETERMINER.test(phrase) || FOREIGN.test(phrase) || BRAND.test(phrase) || !/^[a-z\d]/i.test(phrase))
    return phrase
  // 'candles and a shop', 'photography and short videos': the first of two things decides, where it is one.
  const first = /^(\S+(?: \S+)*?) (?:and|&) /.exec(phrase)?.[1]
  if (first && isNoSingle(first)) return phrase
  return isCountSingular(headNounOf(phrase)) ? `${articleFor(phrase)} ${phrase}` : phrase
}

/** 'boxing' in 'boxing and yoga studio' only says which studio; 'peach jam' is a thing of its own. */
function isNoSingle(first: string): boolean {
  const head = headNounOf(first).toLowerCase()
  return isPluralNoun(head) || (first.includes(' ') && isMassNoun(head))
}

const LETTERS_WITH_AN = /^[AEFHILMNORSX]/
const SOUNDS_LIKE_YOU_OR_W =
  /^(?:uni(?!n|m)|use|usa|usu|uk\b|us\b|usb|url|eu\b|euro|ewe|one\b|one-|once|ubiq|uti|uber\b)/i

/** By sound: 'an hour', 'a user', 'an X-ray'. */
export function articleFor(phrase: string): 'a' | 'an' {
  const first = phrase.split(/[\s-]/)[0] ?? ''
  if (/^\d/.test(first)) return /^(?:8|11(?!\d)|18(?!\d))/.test(first) ? 'an' : 'a'
  if (SOUNDS_LIKE_YOU_OR_W.test(phrase)) return 'a'
  if (/^[A-Z]{2,4}s?$/.test(first)) return LETTERS_WITH_AN.test(first) ? 'an' : 'a'
  if (/^(?:hour|honest|honou?r|heir)/i.test(first)) return 'an'
  return /^[aeio]|^u/i.test(first) ? 'an' : 'a'
}

/** 'bike bag' → 'bike bags', for speaking of more than one; mass nouns and plurals stay. */
export function inPlural(phrase: string): string {
  const head = headNounOf(phrase)
  if (!isCountSingular(head) || singular(head) !== head) return phrase
  const many = /[^aeiou]y$/i.test(head)
    ? `${head.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/i.test(head)
      ? `${head}es`
      : `${head}s`
  const at = phrase.indexOf(head)
  return `${phrase.slice(0, at)}${many}${phrase.slice(at + head.length)}`
}
