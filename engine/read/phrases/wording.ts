// A candidate as words that can stand in a sentence: lower case but for names, no company name, no loose end.
import { type Candidate, headOf, membersOf, nounPhraseEnd, type Segment } from './candidates.ts'
import { type MemberFacts, spelledOut } from './clean.ts'
import { namesSomebody } from './somebody.ts'
import { capital } from './towns.ts'
import type { Word } from './word.ts'

/** Puts the members of the list that the phrase names into the plural, or gives them their articles. */
export type MemberWording = (members: string[], facts: MemberFacts[]) => string[]

export function wordingOf(
  plain: string,
  words: Word[],
  { segments, clause, made, head }: Candidate,
  asMembers: MemberWording = (members) => members,
): string {
  const count = membersOf(segments).length
  const articles = segments.map((segment, i) => (i < count ? articleOf(words, segment) : segment.article))
  const texts = segments.map((segment) => textOf(plain, words, segment))
  const members = asMembers(
    texts.slice(0, count),
    segments
      .slice(0, count)
      .map((segment, i) => factsOf(words, segment, i === 0 ? head : headOf(words, segment))),
  )
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

/** 'a dog grooming van' has its article for the van, not for the grooming. */
const hasOwnArticle = (words: Word[], { from, to }: Segment): boolean =>
  /^an?$/.test(words[from - 1]?.lower ?? '') && nounPhraseEnd(words, from) === to

function factsOf(words: Word[], segment: Segment, at: number): MemberFacts {
  const head = words[at] as Word
  return {
    head: head.lower,
    isPlural: head.isPlural,
    isName: head.isName || (head.isPlace && /^\p{Lu}/u.test(head.text)),
    isCounted: hasOwnArticle(words, segment) || head.isCounted,
    isSomebody: namesSomebody(head),
  }
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
  /^(?:evs?|hr|apis?|gps|ngos?|smes?|ai|vr|ux|crm|erp|tvs?|usb|led|rvs?|atvs?|nhs|hvac|pcr|cbd|diy|ivf|adhd|esg|pdfs?|sms|rfid)$/
const MIXED: Record<string, string> = { phd: 'PhD', phds: 'PhDs', iphone: 'iPhone', iphones: 'iPhones' }

function casedOf({ text, name, isName, isNation, isCapital, isTown }: Word): string {
  if (name) return name
  const mixed = MIXED[text.toLowerCase()]
  if (mixed) return mixed
  if (isNation || isCapital || isTown) return capital(text)
  if (ACRONYM.test(text)) return text.toUpperCase().replace(/S$/, 's')
  if (isName || /\p{Lu}.*\p{Lu}/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
