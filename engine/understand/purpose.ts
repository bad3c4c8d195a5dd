// The trouble that is removed, and what the customer gets in the end, in the founder's words where there are any.

import { isSomebody } from './customers.ts'
import { baseVerb, doesIn } from './does.ts'
import { guessFor } from './guesses.ts'
import { evidenceAt, type Field, type Span } from './text/field.ts'
import { tokensOf } from './text/grammar.ts'
import { inner, shortened, spoken } from './text/phrase.ts'
import type { BusinessModel, Understood } from './understanding.ts'

const DEEP = 3000
const STOP =
  /[;:()!?\n]|\.(?=\s|$)|, (?:so|and|but|which|with|by|or)\b|\b(?:so that|so they|so you|instead of)\b/i

interface Pattern {
  words: RegExp
  /** Where the clause ends, if not at the usual marks. */
  stop?: RegExp
  /** Kept as part of the clause: 'struggle to find', 'have no billing department'. */
  keep?: boolean
}

const AHEAD = /[,;:()!?\n]|\.(?=\s|$)|\b(?:so|before|by|\d+|using|with|while|without having)\b/i

const TROUBLES: Pattern[] = [
  { words: /\b(?:the )?(?:problem|pain|trouble|issue|challenge) (?:is|:|today is)(?: that)?\s+/gi },
  { words: /\b(?:struggle|struggling|struggles)(?: (?:to|with))\b/gi, keep: true },
  { words: /\b(?:can't|cannot|can not|are unable to|can hardly|could not|couldn't) (?!be\b)/gi, keep: true },
  {
    words: /\b(?:have|has|having) (?:no|little|too little|too much|trouble|difficulty|nowhere|nobody) /gi,
    keep: true,
  },
  {
    words:
      /\b(?:tired of|sick of|fed up with|frustrated (?:by|with)|afraid of|worried about|wast(?:es?|ing) (?=time|money|hours|their|so|too|half|food|days)|losing|loses?|suffer(?:s|ing)? from|missing out on|drowning in|overwhelmed by|hate|dread) /gi,
    keep: true,
  },
  {
    words:
      /\b(?:too (?:expensive|slow|hard|complicated|busy|far|many|few|much)|hard to|difficult to|impossible to|expensive to) ?/gi,
    keep: true,
  },
  { words: /\bwarns? [^.,;]{2,40}? (?:of|about) /gi, stop: AHEAD },
  {
    words:
      /\b(?:prevents?|avoids?|stops?|reduces?|cuts?|cutting|removes?|eliminates?|fights?|protects? [^.,;]{2,30}? (?:from|against)|saves? [^.,;]{2,30}? from|detects?|fix(?:es)?|tackles?|end(?:s|ing)? the) /gi,
    stop: AHEAD,
  },
  { words: /\binstead of /gi, stop: /[,;:()!?\n]|\.(?=\s|$)|\b(?:with|so)\b/i },
  { words: /\bwithout (?!a |an |any |the |being )/gi, stop: /[,;:()!?\n]|\.(?=\s|$)|\b(?:so|and)\b/i },
  {
    words:
      /\b(?=(?:denied|lost|late|unpaid|broken|wasted|missed|unsold|rejected|abandoned|overdue|damaged|expired|idle|empty|leftover|stray|unused) [a-z])/gi,
    stop: /[,;:()!?\n]|\.(?=\s|$)|\b(?:so|before|by|into|and|to|for|at|in|from|with)\b/i,
    keep: true,
  },
  { words: /\bno more /gi },
]

const ACTORS: Pattern = { words: /\bwhere (?=\p{L})/giu, stop: /[;:()!?\n,]|\.(?=\s|$)/i }

const OUTCOMES: Pattern[] = [
  {
    words: /\bso(?: that)? (?=\p{L})(?!far|much|many|we\b|i\b|on\b|called|good|it's)/giu,
    stop: /[;:()!?\n]|\.(?=\s|$)|, (?:pay|paid|billed|priced|charged|for|from|at|only|sold)\b/i,
  },
  {
    words: /\b(?:helps?|helping|lets?|letting|allow(?:s|ing)?|enabl(?:es?|ing)) (?=\p{L})/giu,
    stop: /[;:()!?\n,]|\.(?=\s|$)/i,
  },
  { words: /\bin order to /gi },
  { words: /\bteach(?:es|ing)? (?=\p{L}+)(?![\p{L}-]+ing\b)/giu, stop: /[;:()!?\n,]|\.(?=\s|$)/i },
  {
    words: /\bwhere (?:you|they|people|users|customers|anyone|members) can /gi,
    stop: /[;:()!?\n]|\.(?=\s|$)/i,
    keep: false,
  },
  ACTORS,
]

export function outcomeOf(
  idea: Field,
  context: Field,
  offer: string,
  steps: Understood<string>[],
  model: BusinessModel,
): Understood<string> {
  for (const field of [idea, context])
    for (const pattern of OUTCOMES) {
      // In a podcast or a charity those who act are not the audience.
      if (pattern === ACTORS && (model === 'content' || model === 'non-profit')) continue
      const span = clauseIn(field, pattern)
      const said = span && fromVerb(field, span)
      if (said && /\S\s+\S|\S{4}/.test(field.plain.slice(said.start, said.end)))
        return asAim(saidIn(field, said))
    }
  const does = doesIn(idea)
  if (does && steps.length === 0) return does
  const last = steps.at(-1)
  if (last)
    return {
      value: `${baseVerb(last.value.split(' ')[0] ?? '')} ${last.value.split(' ').slice(1).join(' ')}`,
      evidence: last.evidence,
      basis: 'inferred',
    }
  const guess = guessFor(idea, model)
  if (guess) return { value: guess.outcome, evidence: [guess.evidence], basis: 'inferred' }
  return { value: `find ${offer}`, evidence: [], basis: 'assumed' }
}

/** 'do not miss appointments' reads behind 'so that they can' as 'never miss appointments'. */
const asAim = (outcome: Understood<string>): Understood<string> => ({
  ...outcome,
  value: outcome.value.replace(/^(?:do not|don't|does not|doesn't|no longer) /i, 'never '),
})

export function problemOf(
  fields: Record<'idea' | 'customer' | 'context', Field>,
  outcome: Understood<string>,
  offer: string,
  model: BusinessModel,
): Understood<string> {
  for (const field of [fields.idea, fields.customer, fields.context])
    for (const pattern of TROUBLES) {
      // What a verb removes is told of the offer; elsewhere 'cuts' may be haircuts.
      if (pattern.stop && !pattern.keep && field.name !== 'businessIdea') continue
      // In the context 'I cannot' and 'we have no' speak of the founder, not of the customer.
      const span = clauseIn(field, pattern, field.name === 'additionalContext')
      if (span && span.end > span.start + 4) return saidIn(field, span)
    }
  const guess = guessFor(fields.idea, model)
  if (guess && outcome.basis !== 'said')
    return { value: guess.problem, evidence: [guess.evidence], basis: 'inferred' }
  if (outcome.basis === 'assumed') return { value: `the search for ${offer}`, evidence: [], basis: 'assumed' }
  const trouble = /^never (.+)$/i.exec(outcome.value)?.[1]
  if (trouble) return { value: `they still ${trouble}`, evidence: outcome.evidence, basis: 'inferred' }
  return {
    value: `they cannot yet ${outcome.value.replace(/^(?:can|could|will|may|always|never|are able to)\s+/i, '')}`,
    evidence: outcome.evidence,
    basis: 'inferred',
  }
}

const saidIn = (field: Field, span: Span): Understood<string> => {
  const evidence = evidenceAt(field, span)
  return { value: spoken(evidence.words), evidence: [evidence], basis: 'said' }
}

function clauseIn({ plain }: Field, { words, stop, keep }: Pattern, skipFounder = false): Span | undefined {
  const text = plain.slice(0, DEEP)
  for (const match of text.matchAll(words)) {
    if (skipFounder && /\b(?:i|we|i've|we've|my|our)(?: \w+)?\s*$/i.test(text.slice(0, match.index))) continue
    const from = keep ? match.index : match.index + match[0].length
    const search = match.index + Math.max(match[0].length, 1)
    const length = (stop ?? STOP).exec(text.slice(search))?.index ?? text.length - search
    return shortened(plain, inner(plain, { start: from, end: search + length }))
  }
  return undefined
}

const SUBJECT =
  /^(?:they|you|people|users|customers|everyone|anyone|members|he|she|it)\s+(?:can(?:not| always| also)?|could|will|may|never have to|don't have to|do not have to|no longer|always|only)?\s*/i

/** 'buyers of vintage fashion get something that fits' → 'get something that fits'. */
function fromVerb({ plain }: Field, span: Span): Span {
  const text = plain.slice(span.start, span.end)
  // 'manufacturers who must report their emissions to write the report': what they are helped to do stands behind 'to'.
  const aim = /^(?:[\p{L}-]+ ){1,5}?(?:who|that) .{3,80}? to (?=[a-z]+ )/iu.exec(text)?.[0].length
  if (aim) return inner(plain, { start: span.start + aim, end: span.end })
  const subject = SUBJECT.exec(text)?.[0].length ?? 0
  if (subject > 0) return inner(plain, { start: span.start + subject, end: span.end })
  const tokens = tokensOf(text)
  const verb = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      token.isFinite &&
      !/^(?:of|that|which)$/i.test(tokens[index + 1]?.text ?? '') &&
      // 'night shift nurses swap': in front of another verb the word in '-s' is who does it.
      !(/s$/.test(token.text) && (tokens[index + 1]?.isFinite || isSomebody(token.text))) &&
      !/[,]$/.test(text.slice(token.start, token.end + 1)) &&
      !/^(?:a|an|the|of|and|their)$/i.test(tokens[index - 1]?.text ?? ''),
  )
  const found = tokens[verb]
  if (tokens[0]?.isFinite && /[^s]s$/.test(tokens[0].text)) return span
  if (!found || verb > 8) return tokens[0]?.isVerb ? span : { start: span.start, end: span.start }
  const to = /^(?:can|could|will|may|to)$/i.test(found.text) ? tokens[verb + 1] : found
  return inner(plain, { start: span.start + (to ?? found).start, end: span.end })
}
