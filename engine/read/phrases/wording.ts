// A candidate as words that can stand in a sentence: lower case but for names, no company name, no loose end.
import type { Candidate, Segment } from './candidates.ts'
import { spelledOut } from './clean.ts'
import { capital } from './towns.ts'
import type { Word } from './word.ts'

/** Puts a member of the list that the phrase names into the plural, or gives it its article. */
export type MemberWording = (text: string, index: number, members: number) => string

export function wordingOf(
  plain: string,
  words: Word[],
  { segments, clause, made }: Candidate,
  asMember: MemberWording = (text) => text,
): string {
  const members = membersOf(segments)
  const phrase = segments
    .map((segment, i) => {
      const bare = textOf(plain, words, segment)
      const text = i < members && !segment.article ? asMember(bare, i, members) : bare
      return i === 0 ? text : `${joinOf(segments, i)}${segment.article ? `${segment.article} ` : ''}${text}`
    })
    .join('')
  const whole = clause ? `${phrase} ${textOf(plain, words, clause)}` : phrase
  return made ? made.text(whole) : whole
}

/** 'owners and managers of flats' names two groups, and then says of what. */
function membersOf(segments: Segment[]): number {
  const complement = segments.findIndex((segment, i) => i > 0 && !isListed(segment))
  return complement < 0 ? segments.length : complement
}

const isListed = (segment: Segment | undefined) => /^(?:,|and|or)$/.test(segment?.join ?? '')

/** 'clinics, shops, resorts' ends with 'and'; 'clinics and shops, resorts' is one list. */
function joinOf(segments: Segment[], i: number): string {
  const { join } = segments[i] as Segment
  if (!isListed(segments[i])) return ` ${join} `
  if (isListed(segments[i + 1])) return ', '
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

function casedOf({ text, isName, isNation, isTown }: Word): string {
  if (isNation || isTown) return capital(text)
  if (isName || /\p{Lu}.*\p{Lu}/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
