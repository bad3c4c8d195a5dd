// Who buys, by the founder's own words about the audience of the plan.
import { evidenceAt, type Field, fieldOf, type Span, sentencesOf } from './text/field.ts'
import { withoutOrders } from './text/orders.ts'
import { inner, spoken } from './text/phrase.ts'
import type { Evidence } from './understanding.ts'

const EDGE =
  /[,;:()!?\n]|\.(?=\s|$)|\s[-–—]+\s|\b(?:with|who|whose|that|which|where|within|in|on|at|aged?|ages|from|living|looking|needing|wanting|near|under|over|between|using|trying|seeking|struggling|working|because|such as|especially|including|like|around|across|along|throughout|beside|opposite|behind|towards|running|doing|based|to|having|is|are|without|when|moving|coming|visiting|wishing|hoping|suffering|travelling|traveling|preparing|relocating|planning|recovering|returning|commuting)\b|(?<!(?:type|year|grade|tier|level|stage|class|key stage) )\d/gi
/** Says almost nothing alone: what they do has to come with it. */
const GENERAL =
  /^(?:the |all |any |some |busy |young |older |modern |health-conscious |adult )*(?:women|men|people|adults|anyone|everyone|someone|consumers|users|individuals|persons|customers|clients|buyers|owners|businesses|companies|firms|professionals|beginners|parents|teams|organi[sz]ations|those|kids|children|students|shoppers|home-?owners)$/i
const CLAUSE_END = /[,;:()!?\n]|\.(?=\s|$)|\b(?:at least|so|because|but|aged)\b|(?<!type )\d/i
const MOST_WORDS = 12

function fromCustomer(field: Field): string | undefined {
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
  const found = fromCustomer(fieldOf('targetCustomer', withoutOrders(text.slice(0, 2000))))
  return found && found.length <= LONGEST_BUYERS && !NO_BUYERS.test(found) ? found : undefined
}

function phraseFrom(field: Field, start: number, end: number): string | undefined {
  const text = field.plain.slice(start, Math.min(end, start + 400))
  EDGE.lastIndex = /^\s*\S+/.exec(text)?.[0].length ?? 0
  let edge = EDGE.exec(text)
  // 'cafés, bars and small hotels': a list goes on behind its commas.
  while (edge?.[0] === ',' && isListAhead(text.slice(edge.index + 1))) edge = EDGE.exec(text)
  EDGE.lastIndex = 0
  const head = inner(field.plain, { start, end: start + (edge?.index ?? text.length) })
  const span = withoutTail(field.plain, capped(field.plain, head))
  if (span.end <= span.start) return undefined
  const { words } = evidenceAt(field, span)
  const clause = GENERAL.test(words) ? relativeClause(field, span, start + text.length) : undefined
  return spoken(clause ? `${words} ${clause.words}` : words) || undefined
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
