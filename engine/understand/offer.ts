// What is sold, in the founder's words: the opening noun phrase of the idea, and its parts.

import { isSomebody } from './customers.ts'
import { asOffer, isSentence } from './offer-words.ts'
import { BRANDS } from './text/articles.ts'
import { evidenceAt, type Field, type Span, sentencesOf } from './text/field.ts'
import { bare, inner } from './text/phrase.ts'
import { baseOf, isKnownVerb } from './text/verbs.ts'
import type { Understood } from './understanding.ts'

export interface Offer {
  value: Understood<string>
  /** The noun phrase itself, without the clause that a general word ('app', 'service') needs to say anything. */
  head: Span
  /** The sentence it opens. */
  sentence: Span
}

const VERB =
  '(?:open(?:ing)?|start(?:ing)?(?: up)?|build(?:ing)?|creat(?:e|ing)|launch(?:ing)?|mak(?:e|ing)|develop(?:ing)?|run(?:ning)?|sell(?:ing)?|offer(?:ing)?|set(?:ting)? up|provid(?:e|ing)|design(?:ing)?|produc(?:e|ing)|operat(?:e|ing))'
const OPENERS = [
  /^\W*(?:(?:hi|hello|hey)[,! ]+)/i,
  new RegExp(
    `^\\W*(?:we|i)(?:'re| are| am|'m)? (?:currently |now |also )?${VERB} (?:and (?:sell|ship|deliver|install|roast|design|distribute) )?`,
    'i',
  ),
  new RegExp(
    `^\\W*(?:(?:we|i)(?:'m|'re| am| are)? (?:an? )?[^.;]{0,80}?\\b(?:and|so) )?(?:we|i)?(?:'d| would)? ?(?:(?:want|like|plan|hope|intend|aim|wish|am planning|are planning|am going|are going|'m going|thinking of)s? to|wanna|gonna|am thinking (?:of|about)) ${VERB} `,
    'i',
  ),
  new RegExp(
    `^\\W*(?:my|our|the) (?:business |startup )?(?:idea|product|company|startup|start-up|app|business|plan|concept|platform|service|mission|goal|vision) (?:is|will be)(?: to ${VERB}| to)? `,
    'i',
  ),
  /^\W*(?:it is|it's|this is|it will be|this will be|introducing|imagine|think of|basically|we are|we're|i am|i'm) (?=an? |the )/i,
  /^\W*(?:open|start|build|create|launch|sell|set up)(?:ing)? (?=an? |my |our |handmade |hand-made |home-?made |organic |vintage |custom )/i,
  /^\W*(?:we are|we're|i am|i'm) (?:two|three|four|a couple|a family|a team|a group|brothers|sisters|friends)\b[^.,;]{0,40}? (?:who|that|and we|and) (?=[a-z])/i,
  /^\W*sell(?:ing)? (?!to\b|out\b|by\b|your\b)/i,
]
/** 'I am a nurse from Leeds.' tells who speaks; what is sold comes in the next sentence. */
const ABOUT_ME = /^\W*(?:hi|hello|hey|my name is|i am an? |i'm an? |i have been |i've been |i was )\b/i
/** Ends the noun phrase. */
const EDGE =
  /[,;:()!?\n"]|\.(?=\s|$)|\s[-–—]+\s|\b(?:with|that|which|where|who|whose|for|so|to(?! (?:text|door|table|peer|go|consumer|fork|order|measure|end)\b)|by|using|in|on|at|from|near|inside|aimed|designed|helping|letting|allowing|enabling|connecting|matching|linking|offering|delivering|serving|featuring|selling|based|because|when|while|through|via|powered|made|is|are|will|can|helps|lets|and (?:delivers?|ships?|sells?|lets?|helps?|then)|(?:delivered|run|built|called|named|between|within|without|instead|before|after|as|if|but|plus|including)|(?:growing|making|teaching|restoring|collecting|planning|warning|turning|giving)(?= (?!services?|compan|agenc|for\b|in\b|at\b|of\b|and\b|with\b)(?:the|an?|your|their|people|children|(?:[\w-]+ ){0,3}[\w-]+s)\b)|(?:[a-z]+ed|sold|run|grown|built|led|made)(?= (?:by|with|to|in|for|from|at|on|as|online|into|direct|through|via|out|near|under|over|of)\b))\b/gi
const GENERAL =
  /\b(?:software|apps?|platforms?|tools?|services?|market-?places?|web-?sites?|sites?|products?|systems?|compan(?:y|ies)|business(?:es)?|startups?|start-ups?|programs?|programmes?|solutions?|devices?|networks?|brands?|shops?|stores?|agenc(?:y|ies)|api|plug-?ins?|extensions?|chat-?bots?|bots?|dashboards?|saas|community|place|way|portals?|assistants?|engine|studio|club|subscription|ai|charity|non-?profit|newsletters?|podcasts?|games?|blogs?|channel|magazine|help-?line)$/i
const BRAND = new RegExp(`^(?:${BRANDS})$`, 'i')
/** Ends the clause that makes a general word specific. */
const CLAUSE_EDGE =
  /[,;:()!?\n"]|\.(?=\s|$)|\s[-–—]+\s|\b(?:so|before|by|using|instead|because|while|without|via|within|paid|and (?:we|only|are|get|do|make|deliver|charge|sell|ship|send|then|also|lets?|helps?|finds?|sends?|drafts?|warns?|delivers?|gives?|charges?))\b/gi
const AFTER_LIST = /[;:()!?\n"]|\.(?=\s|$)|\b(?:so|before|using|instead|because|without)\b/gi
const MOST_WORDS = 16

export function offerOf(idea: Field, name = ''): Offer {
  const sentence = openingOf(idea)
  const start = sentence.start + openerLength(idea.plain.slice(sentence.start, sentence.end), name)
  const text = idea.plain.slice(start, sentence.end)
  const headEnd = edgeFrom(EDGE, text, firstWordEnd(text))
  const head = withoutTail(idea.plain, inner(idea.plain, { start, end: start + headEnd }))
  const named = idea.plain.slice(head.start, head.end)
  const hasSubject = nameLength(idea.plain.slice(sentence.start, sentence.end), name) > 0
  const clause = clauseEnd(text, headEnd)
  const isWhole = isSentence(text.slice(0, clause).trim(), hasSubject)
  const isGeneral = isWhole || (isBareGeneral(named) && !isPlacedOnly(named, text.slice(headEnd)))
  const end = isGeneral ? start + clause : head.end
  const span = shortened(
    idea.plain,
    inner(idea.plain, { start: head.start, end: Math.max(end, head.end) }),
    head,
  )
  const words = evidenceAt(idea, span)
  return {
    value: { value: asOffer(words.words, hasSubject), evidence: [words], basis: 'said' },
    head: head.end > head.start ? head : span,
    sentence,
  }
}

function openingOf({ plain }: Field): Span {
  const [first = { start: 0, end: plain.length }, second] = sentencesOf(plain)
  const text = plain.slice(first.start, first.end)
  const isIntroduction = ABOUT_ME.test(text) && !new RegExp(`\\b${VERB}\\b`, 'i').test(text)
  const { start, end } = second && isIntroduction ? second : first
  return { start, end: Math.min(end, start + 600) }
}

/** 'where home cooks, bakers and caterers sell': a clause of two words has not said its verb yet. */
function clauseEnd(text: string, from: number): number {
  if (/[,;:(.!?\n]/.test(text[from] ?? '')) return from
  const end = edgeFrom(CLAUSE_EDGE, text, from + 1)
  const clause = /\b(?:where|that|which|who) ([^,]*)$/i.exec(text.slice(0, end))?.[1]
  const isOpen = text[end] === ',' && clause !== undefined && clause.trim().split(/\s+/).length < 3
  return isOpen ? edgeFrom(AFTER_LIST, text, end + 1) : end
}

const withoutTail = (plain: string, { start, end }: Span): Span => ({
  start,
  end:
    start +
    plain.slice(start, end).replace(/(?:\s+(?:about|of|and|or|by|the|an?|currently|also|up))+$/i, '').length,
})

/** 'an app' says nothing; 'a sensor buoy and subscription dashboard' needs no clause. */
const isBareGeneral = (head: string) =>
  BRAND.test(bare(head)) || (GENERAL.test(head.trim()) && bare(head).split(' ').length <= 3)

/** 'a coffee shop near the beach': where it stands adds nothing to what it is. */
const isPlacedOnly = (head: string, rest: string) =>
  bare(head).includes(' ') && /^\s*(?:near|in|on|at|inside)\s/i.test(rest)

function openerLength(text: string, name: string): number {
  let length = nameLength(text, name)
  for (const opener of OPENERS) {
    const found = opener.exec(text.slice(length))
    if (found) length += found[0].length
  }
  return length
}

/** 'Swaply is an app', 'Swaply connects collectors': the name is the subject and no part of the offer. */
function nameLength(text: string, name: string): number {
  const title = name.trim()
  if (title.length < 2 || !text.trimStart().toLowerCase().startsWith(title.toLowerCase())) return 0
  const lead = text.length - text.trimStart().length + title.length
  const is = /^(?:,| -| –|:)? (?:is|are|will be|would be|aims to be) (?=\S)/i.exec(text.slice(lead))
  const acts = isKnownVerb(baseOf(/^ ([a-z]+s) [a-z]/i.exec(text.slice(lead))?.[1]?.toLowerCase() ?? ''))
  const colon = /^\s?(?::|-|–|—)\s/.exec(text.slice(lead))
  return is || acts || colon ? lead + ((is ?? colon)?.[0].length ?? 1) : 0
}

const firstWordEnd = (text: string) =>
  /^\s*(?:an?\s|the\s|our\s|my\s)?\s*\S+/i.exec(text)?.[0].length ?? text.length

function edgeFrom(edges: RegExp, text: string, from: number): number {
  edges.lastIndex = Math.min(from, text.length)
  const edge = edges.exec(text)
  edges.lastIndex = 0
  return edge ? edge.index : text.length
}

function shortened(plain: string, span: Span, head: Span): Span {
  const words = [...plain.slice(span.start, span.end).matchAll(/\S+/g)]
  const last = words[MOST_WORDS - 1]
  if (!last || words.length <= MOST_WORDS) return span
  const end = span.start + last.index + last[0].length
  // Back to the last joint, so that no phrase ends in the middle.
  const text = plain.slice(span.start, end)
  const joint = /^(.*\S)\s+(?:and|or|of|to|with|for|in|on|at|from|that|which|where|by|into)\s.*$/is.exec(
    text,
  )?.[1]
  const whole = (joint ?? text).replace(/\s(?:and|or)\s\S+$/i, '')
  return { start: span.start, end: Math.max(span.start + whole.length, Math.min(head.end, end)) }
}

/** Right behind the offer, 'with' opens its parts; anywhere, 'we also sell' does. */
const WITH = /^[\s,]*(?:with|plus|including|featuring|offering)\s+/gi
const WE_SELL =
  /\b(?:we|i)(?:'ll| will)?(?: also)? (?:sell|offer|serve|provide|include|run|make|rent|teach)\s+(?!to\b)/gi
const LIST_END = /[;:()!?\n]|\.(?=\s|$)|\b(?:so|that|which|where|who|for|because|instead|within|near)\b/i
const MOST_PARTS = 8

export function partsOf(idea: Field, context: Field, { head, sentence }: Offer): Understood<string>[] {
  const pair = pairOf(idea, head)
  const steps = stepsOf(idea, { start: head.end, end: sentence.end })
  // Inside the steps 'with' opens no list of parts.
  const from = steps.length > 0 ? sentence.end : head.end
  const lists = [
    listsIn(idea, { start: from, end: Math.min(idea.plain.length, sentence.end + 1500) }),
    listsIn(context, { start: 0, end: 1500 }),
  ]
  const seen = new Set<string>()
  return [...pair, ...lists.flat(), ...steps]
    .filter(({ value }) => value !== '' && !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()))
    .slice(0, MOST_PARTS)
}

/** 'a sensor buoy and subscription dashboard' are two things. */
function pairOf(idea: Field, head: Span): Understood<string>[] {
  const text = idea.plain.slice(head.start, head.end)
  const joint = /\s(?:and|&|plus)\s/i.exec(text)
  if (!joint || text.slice(0, joint.index).trim().split(/\s+/).length < 2) return []
  return [
    { start: head.start, end: head.start + joint.index },
    { start: head.start + joint.index + joint[0].length, end: head.end },
  ].map((span) => part(idea, span))
}

function listsIn(field: Field, { start, end }: Span): Understood<string>[] {
  const text = field.plain.slice(start, end)
  return [...text.matchAll(WITH), ...text.matchAll(WE_SELL)].slice(0, 3).flatMap((opener) => {
    const from = opener.index + opener[0].length
    const rest = text.slice(from)
    const stop = LIST_END.exec(rest)?.index ?? rest.length
    const items = splitList(rest.slice(0, stop))
    // A single word behind 'with' is rarely a part of the offer ('with friends').
    const isList = items.length > 1 || /\s/.test(items[0]?.text.trim() ?? '')
    return isList && !/\d/.test(rest.slice(0, 3))
      ? items.map((item) =>
          part(field, { start: start + from + item.at, end: start + from + item.at + item.text.length }),
        )
      : []
  })
}

function splitList(text: string): { at: number; text: string }[] {
  const items: { at: number; text: string }[] = []
  let at = 0
  for (const mark of [...text.matchAll(/,\s*(?:and |plus |or )?|\s(?:and|plus|&)\s/g), undefined]) {
    const end = mark?.index ?? text.length
    if (text.slice(at, end).trim() !== '') items.push({ at, text: text.slice(at, end) })
    at = end + (mark?.[0].length ?? 0)
  }
  return items
}

/** 'reads denied claims, finds why they were denied and drafts the letter': what it does, step by step. */
export function stepsOf(idea: Field, { start, end }: Span): Understood<string>[] {
  const text = idea.plain.slice(start, end)
  const that = /\b(?:that|which) (?=[a-z]+s\b)/.exec(text)
  if (!that) return []
  const from = that.index + that[0].length
  const stop = /[;:(]|\.(?=\s|$)|\bso\b/i.exec(text.slice(from))?.index ?? text.length - from
  const steps = joined(splitList(text.slice(from, from + stop)))
  return steps.length > 1
    ? steps.map((item) =>
        part(idea, { start: start + from + item.at, end: start + from + item.at + item.text.length }),
      )
    : []
}

const STEP = /^(?!its|his|this|always|less|across|yes|and)[a-z]{2,}s\b(?!\s(?:and|of|that|for|in)\b)\s\S/

/** What does not begin with a verb belongs to the step before it. */
function joined(items: { at: number; text: string }[]): { at: number; text: string }[] {
  const steps: { at: number; text: string }[] = []
  for (const item of items) {
    if (STEP.test(item.text.trim()) && !isSomebody(item.text.trim().split(' ')[0] ?? ''))
      steps.push({ ...item })
    else if (steps.length === 0) return []
  }
  return steps
}

const PART_EDGE =
  /\s(?:outside|inside|in|on|at|with|near|from|using|by|when|before|after|of (?:the|our|their))\s/i

function part(field: Field, span: Span): Understood<string> {
  const tight = inner(field.plain, span)
  const text = field.plain.slice(tight.start, tight.end)
  const edge = /^[a-z]+s\s/.test(text) ? undefined : PART_EDGE.exec(text)
  const words = evidenceAt(field, {
    start: tight.start,
    end: tight.start + Math.min(edge?.index ?? text.length, 80),
  })
  return { value: bare(words.words, tight.start > 0), evidence: [words], basis: 'said' }
}
