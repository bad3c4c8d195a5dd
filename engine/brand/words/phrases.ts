// What was understood of a brief, as phrases that can stand in a sentence of ours.
import { plain } from '../../plain-text.ts'
import { beforePlace, buyersName, capital, offerName } from '../../plan/names.ts'
import { headNounOf, isCountSingular, isPluralNoun } from '../../read/text/articles.ts'
import { isOrder } from '../../read/text/orders.ts'
import { isKnownVerb, thirdPerson } from '../../read/text/verbs.ts'
import type { Understanding } from '../../read/understanding.ts'

export interface Phrases {
  name: string
  buyers: string
  /** With its article, if it has one: 'a neighbourhood sourdough bakery'. */
  offer: string
  /** Without article and whatever tells more about it: 'neighbourhood sourdough bakery'. */
  thing: string
  isMany: boolean
  /** 'Zip offers dog walking', 'Larder & Loaf is a neighbourhood sourdough bakery'. */
  verb: 'is' | 'offers'
  /** 'in Cork city', or nothing. */
  where: string
  /** 'a neighbourhood sourdough bakery in Cork city'. */
  offerThere: string
  /** The customer's aim in the founder's words, as a verb without 'to'. */
  aim?: string
  /** The trouble in the founder's words, as a noun: 'arguing', 'denied medical insurance claims'. */
  trouble?: string
}

export function phrasesOf(u: Understanding): Phrases {
  const offer = named(plain(offerName(u), 140))
  const aim = aimOf(u)
  const trouble = troubleOf(u)
  const where = whereOf(u, offer)
  const thing = thingOf(offer)
  return {
    name: plain(u.name, 80) || 'The company',
    buyers: plain(buyersName(u), 120),
    offer,
    thing,
    isMany: isPluralNoun(headNounOf(bare(offer))),
    verb: isA(offer) ? 'is' : 'offers',
    where,
    // 'a brand in Portugal made from fishing nets': the nets may be from elsewhere.
    offerThere: where ? offer.replace(thing, () => `${thing} ${where}`) : offer,
    ...(aim && { aim }),
    ...(trouble && { trouble }),
  }
}

/** 'we plan and host picnics' is a sentence: 'a service that plans and hosts picnics' is what can be offered. */
function named(offer: string): string {
  const [, first, second, rest] = /^we ([a-z]{3,})(?: and ([a-z]{3,}))?( .+)$/.exec(offer) ?? []
  if (!first || !rest) return offer
  const isPair = second !== undefined && isKnownVerb(second)
  const deeds = isPair
    ? `${thirdPerson(first)} and ${thirdPerson(second)}`
    : `${thirdPerson(first)}${second ? ` and ${second}` : ''}`
  return `a service that ${deeds}${rest}`
}

const bare = (phrase: string) => phrase.replace(/^(?:an?|the)\s+/i, '')

const MORE = /\s(?:for|that|which|where|who|with|from|by|to|about|made|planning|connecting|teaching|run)\s|,/i

const thingOf = (offer: string) => bare(offer.split(MORE)[0] ?? offer).trim()

/** What needs no article is offered; software and 'Airbnb for garden tools' are what the company is. */
function isA(offer: string): boolean {
  const head = headNounOf(bare(offer))
  return (
    /^(?:an?|the) /i.test(offer) ||
    /^\p{Lu}[\p{L}\d]+ (?:for|of) /u.test(offer) ||
    /software$/i.test(head) ||
    (isCountSingular(head) && !/ and /.test(offer) && !/ing$|ion$|ment$|care$|delivery$/i.test(head))
  )
}

function whereOf({ place }: Understanding, offer: string): string {
  const { locality } = place.value
  if (!locality || offer.toLowerCase().includes(locality.toLowerCase())) return ''
  return `${beforePlace(locality)} ${plain(locality, 60)}`
}

const FIRST_WORD = /^(?:they|it|its|we|i|he|she|you|people|no|not|the|an?|their|this|that|which|who|there)\b/i

/** Only what the founder said the customer would do or get. 'They' and 'them' point at things we left behind. */
function aimOf({ outcome }: Understanding): string | undefined {
  const aim = plain(outcome.value, 120)
  const isUsable =
    outcome.basis === 'said' &&
    /^[a-z][a-z'-]+(?: \S+){2,}$/.test(aim) &&
    !FIRST_WORD.test(aim) &&
    !/\b(?:they|them|it|he|she|him|her|we|us|our|my|i)\b|[<>{}|\\`]|…$/i.test(aim) &&
    !isOrder(aim)
  return isUsable ? aim : undefined
}

const NO_NOUN =
  /^(?:struggl|ha(?:ve|s|ving)\b|can|could|are|is|too\b|hard|difficult|impossible|expensive|tired|sick|fed|frustrat|afraid|worried|wast|los|suffer|missing|drown|overwhelm|hate|dread|they|it|when|how|what|no\b|not\b|that\b)/i

function troubleOf({ problem }: Understanding): string | undefined {
  const trouble = plain(problem.value, 80)
  const isUsable =
    problem.basis === 'said' &&
    /^[a-z][\w' -]+$/i.test(trouble) &&
    trouble.split(' ').length <= 7 &&
    !NO_NOUN.test(trouble) &&
    !isOrder(trouble)
  return isUsable ? trouble : undefined
}

/** With a full stop, where the script has ours. */
export const sentence = (text: string) =>
  /[\p{Script=Latin}\d)%’']$/u.test(text) ? `${capital(text)}.` : capital(text)

/** 'café' is found by 'cafe': word boundaries do not know accents. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
