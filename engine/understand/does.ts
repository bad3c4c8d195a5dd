// From what the thing does to what its customer can then do.
import { evidenceAt, type Field } from './text/field.ts'
import { inner, shortened } from './text/phrase.ts'
import type { Understood } from './understanding.ts'

const DEEP = 3000

const DOES =
  /\b(?:that|which) (?!helps|lets|allows|enables|has|is|was|does|comes|collects|charges|teaches|takes|employs|trains|hires)([a-z]{2,}[^s]s) (?!of\b|and\b|that\b)([^.;:!?\n]{4,120})/
/** What the firm hands over, the customer gets. */
const SUPPLIES =
  /^(?:sells|serves|offers|makes|delivers|bakes|brews|cooks|rents|provides|grows|roasts|builds|supplies|prints|ships)$/
const TOLD = /\btells? (?:\p{L}+ ){1,3}?(?=(?:when|how|what|whether|which|where|why) )([^.,;:!?\n]{6,80})/iu
const WARNED = /\bwarns? [^.,;]{2,40}? (?:of|about) ([^.,;:!?\n]{4,60})/i
const TAUGHT = /\bteach(?:es|ing)? ([\p{L}-]+ing)\b/iu
const JOINED =
  /\b(?:connect|match|link|pair)(?:s|es|ing)? (?:(?!who\b)[^.,;]){2,40}? (?:with|to) ([^.,;:!?\n]{4,50})/i
const WHERE = /\bwhere (?:(?:[\p{L}'-]+ ){1,3}?can )([^.,;:!?\n]{4,80})/iu

export function doesIn(idea: Field): Understood<string> | undefined {
  const text = idea.plain.slice(0, DEEP)
  const from = (
    pattern: RegExp,
    value: (match: RegExpExecArray) => string,
  ): Understood<string> | undefined => {
    const match = pattern.exec(text)
    if (!match) return undefined
    const span = shortened(
      idea.plain,
      inner(idea.plain, { start: match.index, end: match.index + match[0].length }),
    )
    const last = match.at(-1) ?? ''
    return {
      value: value(match).replace(last, withoutTail(last)),
      evidence: [evidenceAt(idea, span)],
      basis: 'inferred',
    }
  }
  return (
    from(TOLD, ([, what = '']) => `know ${what}`) ??
    from(WARNED, ([, what = '']) => `know of ${what} in time`) ??
    from(TAUGHT, ([, what = '']) => `learn ${what}`) ??
    from(JOINED, ([, what = '']) => `find ${what}`) ??
    from(WHERE, ([, what = '']) => what) ??
    from(DOES, ([, verb = '', what = '']) =>
      SUPPLIES.test(verb) ? `get ${what.replace(/ (?:to|for) .*$/i, '')}` : `${baseVerb(verb)} ${what}`,
    )
  )
}

const withoutTail = (text: string) => {
  const words = (text.split(/, /)[0] ?? text).trim().split(/\s+/).slice(0, 12)
  while (
    words.length > 1 &&
    /^(?:and|or|of|the|an?|to|with|for|in|on|at|from|by|their|that)$/i.test(words.at(-1) ?? '')
  )
    words.pop()
  return words.join(' ')
}

/** 'reads' → 'read', 'matches' → 'match', 'carries' → 'carry'. */
export const baseVerb = (verb: string) =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
