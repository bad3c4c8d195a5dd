// A candidate as words that can stand in a sentence: lower case but for names, no company name, no loose end.
import type { Candidate, Segment } from './candidates.ts'
import { spelledOut } from './clean.ts'
import { capital } from './towns.ts'
import type { Word } from './word.ts'

/** Puts the members of the list that the phrase names into the plural, or gives them their articles. */
export type MemberWording = (members: string[]) => string[]

export function wordingOf(
  plain: string,
  words: Word[],
  { segments, clause, made }: Candidate,
  asMembers: MemberWording = (members) => members,
): string {
  const count = membersOf(segments)
  const articles = segments.map((segment, i) => (i < count ? articleOf(words, segment) : segment.article))
  const texts = segments.map((segment) => textOf(plain, words, segment))
  const members = asMembers(texts.slice(0, count))
  const phrase = texts
    .map((text, i) => {
      const worded = articles[i] ? `${articles[i]} ${text}` : (members[i] ?? text)
      return i === 0 ? worded : `${joinOf(words, segments, i)}${worded}`
    })
    .join('')
  const whole = clause ? `${phrase} ${textOf(plain, words, clause)}` : phrase
  return made ? made.text(whole) : whole
}

/** 'foundations and the alumni': one of several groups has no article where the first has none. */
const articleOf = (words: Word[], segment: Segment): string =>
  isListed(segment) && segment.article === 'the' && words[segment.to - 1]?.isPlural ? '' : segment.article

/** 'owners and managers of flats' names two groups, and then says of what. */
function membersOf(segments: Segment[]): number {
  const complement = segments.findIndex((segment, i) => i > 0 && !isListed(segment))
  return complement < 0 ? segments.length : complement
}

const isListed = (segment: Segment | undefined) => /^(?:,|and|or)$/.test(segment?.join ?? '')

/** 'clinics, shops, resorts' ends with 'and'; 'clinics and shops, resorts' is one list. */
function joinOf(words: Word[], segments: Segment[], i: number): string {
  const { join } = segments[i] as Segment
  if (!isListed(segments[i])) return ` ${join} `
  // 'Lutheran, Methodist and Catholic parishes' has its 'and' already.
  const { from, to } = segments[i] as Segment
  if (join === ',' && words.slice(from, to).some(({ part }) => part === 'conjunction')) return ', '
  const next = segments[i + 1]
  // 'braille and tactile maths and science books' are pairs, and no list of three.
  const isPair = join === 'and' && next?.join === 'and' && !words[(segments[i - 1]?.to ?? 0) - 1]?.isPlural
  if (isListed(next) && !isPair) return ', '
  return join === 'or' ? ' or ' : ' and '
}

function textOf(plain: string, words: Word[], { from, to }: Pick<Segment, 'from' | 'to'>): string {
  const text = words
    .slice(from, to)
    .map((word, i) => {
      // 'residents' group' keeps its apostrophe.
      const gap =
        i === 0 ? '' : /^['’]\s/.test(plain.slice(words[from + i - 1]?.end, word.start)) ? "' " : ' '
      return `${gap}${casedOf(word)}`
    })
    .join('')
  return spelledOut(text)
}

const ACRONYM =
  /^(?:evs?|hr|apis?|gps|ngos?|smes?|ai|vr|ux|crm|erp|tvs?|usb|led|rvs?|atvs?|nhs|hvac|pcr|cbd)$/

function casedOf({ text, isName, isNation, isCapital, isTown }: Word): string {
  if (isNation || isCapital || isTown) return capital(text)
  if (ACRONYM.test(text)) return text.toUpperCase().replace(/S$/, 's')
  if (isName || /\p{Lu}.*\p{Lu}/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
