// What is sold, in the founder's words: the opening noun phrase of the idea, and its parts.
import { evidenceAt, type Field, type Span, sentencesOf } from './text/field.ts'
import { bare, inner, spoken } from './text/phrase.ts'
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
    `^\\W*(?:we|i)(?:'d| would)? (?:want|like|plan|hope|intend|aim|am planning|are planning|am going|are going|'m going)s? to ${VERB} `,
    'i',
  ),
  new RegExp(
    `^\\W*(?:my|our|the) (?:business |startup )?(?:idea|product|company|startup|start-up|app|business|plan|concept|platform|service|mission|goal|vision) (?:is|will be)(?: to ${VERB}| to)? `,
    'i',
  ),
  /^\W*(?:it is|it's|this is|it will be|this will be|introducing|imagine|think of|basically|we are|we're|i am|i'm) (?=an? |the )/i,
  /^\W*(?:open|start|build|create|launch|sell|set up)(?:ing)? (?=an? |my |our |handmade |hand-made |home-?made |organic |vintage |custom )/i,
]
/** Ends the noun phrase. */
const EDGE =
  /[,;:()!?\n"]|\.(?=\s|$)|\s[-–—]+\s|\b(?:with|that|which|where|who|whose|for|so|to|by|using|in|on|at|from|near|inside|aimed|designed|helping|letting|allowing|enabling|connecting|matching|linking|offering|delivering|serving|featuring|selling|based|because|when|while|through|via|powered|made|is|are|will|can|helps|lets|and (?:delivers?|ships?|sells?|lets?|helps?|then)|(?:delivered|run|built|called|named|between|within|without|instead|before|after|as|if|but|plus|including)|(?:growing|making|teaching|restoring|collecting|planning|warning|turning|giving)|(?:[a-z]+ed|sold|run|grown|built|led|made)(?= (?:by|with|to|in|for|from|at|on|as|online|into|direct)\b))\b/gi
const GENERAL =
  /\b(?:software|apps?|platforms?|tools?|services?|market-?places?|web-?sites?|sites?|products?|systems?|compan(?:y|ies)|business(?:es)?|startups?|start-ups?|programs?|programmes?|solutions?|devices?|networks?|brands?|shops?|stores?|agenc(?:y|ies)|api|plug-?ins?|extensions?|chat-?bots?|bots?|dashboards?|saas|community|place|way|portals?|assistants?|engine|studio|club|subscription|ai|charity|non-?profit|newsletters?|podcasts?|games?|blogs?|channel|magazine|airbnb|uber|etsy)$/i
/** Ends the clause that makes a general word specific. */
const CLAUSE_EDGE =
  /[,;:()!?\n"]|\.(?=\s|$)|\s[-–—]+\s|\b(?:so|before|by|using|instead|because|while|without|via|when|within|paid|and (?:then|also|lets?|helps?|finds?|sends?|drafts?|warns?|delivers?|gives?|charges?))\b/gi
const MOST_WORDS = 11

export function offerOf(idea: Field): Offer {
  const first = sentencesOf(idea.plain)[0] ?? { start: 0, end: idea.plain.length }
  const sentence = { start: first.start, end: Math.min(first.end, first.start + 600) }
  const start = sentence.start + openerLength(idea.plain.slice(sentence.start, sentence.end))
  const text = idea.plain.slice(start, sentence.end)
  const headEnd = edgeFrom(EDGE, text, firstWordEnd(text))
  const head = withoutTail(idea.plain, inner(idea.plain, { start, end: start + headEnd }))
  const isGeneral = isBareGeneral(idea.plain.slice(head.start, head.end))
  const end = isGeneral ? start + edgeFrom(CLAUSE_EDGE, text, headEnd + 1) : head.end
  const span = shortened(
    idea.plain,
    inner(idea.plain, { start: head.start, end: Math.max(end, head.end) }),
    head,
  )
  const words = evidenceAt(idea, span)
  return {
    value: { value: asNoun(words.words), evidence: [words], basis: 'said' },
    head: head.end > head.start ? head : span,
    sentence,
  }
}

const withoutTail = (plain: string, { start, end }: Span): Span => ({
  start,
  end:
    start +
    plain.slice(start, end).replace(/(?:\s+(?:about|of|and|or|by|the|an?|currently|also|up))+$/i, '').length,
})

/** 'an app' says nothing; 'a sensor buoy and subscription dashboard' needs no clause. */
const isBareGeneral = (head: string) =>
  /^\W*(?:we|i) [a-z]/i.test(head) || (GENERAL.test(head.trim()) && bare(head).split(' ').length <= 3)

function openerLength(text: string): number {
  let length = 0
  for (const opener of OPENERS) {
    const found = opener.exec(text.slice(length))
    if (found) length += found[0].length
  }
  return length
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
  return { start: span.start, end: Math.max(span.start + (joint ?? text).length, Math.min(head.end, end)) }
}

/** 'We find jobs for refugees' sells 'finding jobs for refugees'. */
const asNoun = (words: string) =>
  spoken(words).replace(
    /^(?:we|i) (?!are\b|am\b|have\b|can\b|will\b|want\b|plan\b|would\b)([a-z]+)/i,
    (_, verb: string) => gerund(verb.toLowerCase()),
  )

const gerund = (verb: string) =>
  verb.endsWith('e') && !verb.endsWith('ee')
    ? `${verb.slice(0, -1)}ing`
    : /^(?:run|set|get|put|plan|stop|ship|cut|let|dig|rent out)$/.test(verb)
      ? `${verb}${verb.at(-1)}ing`
      : `${verb}ing`

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
    if (STEP.test(item.text.trim())) steps.push({ ...item })
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
