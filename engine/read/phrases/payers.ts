// Who pays, with all that belongs to them.
import { membersOf } from './candidates.ts'
import { isDoing } from './offers.ts'
import type { RankedPhrase } from './rank.ts'
import { headOf, type Scored } from './scored.ts'
import { isPerson, namesSomebody } from './somebody.ts'
import type { Word } from './word.ts'

/** 'Lutheran' in 'Lutheran, Methodist and Catholic parishes'. */
const saysWhich = (word: Word | undefined): boolean => word?.isCapital === true || word?.isNation === true

/** Somebody pays, not 'bike repair' nor 'guarantees'; of the customers it may be a word that no lesson has. */
export function canPay(phrase: RankedPhrase): boolean {
  const { field, words, candidate } = phrase
  const head = headOf(phrase)
  if (isFounder(words, candidate.from) || isDoing(phrase)) return false
  const members = membersOf(candidate.segments)
  if (members.some(({ join, article }) => join !== '' && /^an?$/.test(article))) return false
  if (field.name === 'targetCustomer')
    return namesSomebody(head) || head?.isPlural === true || saysWhich(head)
  return (
    members.every(({ to }) => namesSomebody(words[to - 1])) || (namesSomebody(head) && members.length === 1)
  )
}

/** 'I am a retired teacher', 'as a nurse I saw'. */
function isFounder(words: Word[], from: number): boolean {
  const before = words
    .slice(Math.max(0, from - 3), from)
    .map(({ lower }) => lower)
    .join(' ')
  return (
    /(?:^| )(?:i am|i'm|im|i was|we are|we're|were|as|i've been|been)(?: all| both)? ?(?:an?|the|two|three)?$/.test(
      before,
    ) && /(?:i|i'm|im|we|we're|as)\b/.test(before)
  )
}

/** A whole list is preferred to its end where it is not much less likely: 'accountants and landlords', not 'landlords'. */
const LIST_SHARE = 0.2
/** Of the customers all are meant. */
const LIST_SHARE_OF_CUSTOMERS = 0.03

export function wholeListFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (!best) return ranked
  const list = ranked.find(
    ({ field, candidate, likely }) =>
      field === best.field &&
      likely >= best.likely * (field.name === 'targetCustomer' ? LIST_SHARE_OF_CUSTOMERS : LIST_SHARE) &&
      !candidate.clause &&
      candidate.from < best.candidate.from &&
      candidate.to >= best.candidate.to &&
      candidate.segments.some(({ join, from }) => LIST.test(join) && from === best.candidate.from),
  )
  return list ? [list, ...ranked] : ranked
}

/** 'heads of ski patrol at small resorts', not 'small resorts': who opens the customers is meant, not what tells about them. */
export function openingFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (best?.field.name !== 'targetCustomer') return ranked
  const opening = ranked.find(
    ({ field, words, candidate: { from, to, head, segments } }) =>
      field === best.field &&
      from < best.candidate.from &&
      to === best.candidate.to &&
      words[head]?.isPlural === true &&
      segments.some((segment) => /^(?:of|at)$/.test(segment.join)) &&
      segments.every((segment) => segment.join !== ',' && segment.join !== 'and'),
  )
  return opening ? [opening, ...ranked] : ranked
}

/** How much less likely the same payers with more said about them may be. */
const FULLER_SHARE = 0.12
/** Alone these are nearly everybody. */
const THIN =
  /^(?:people|women|men|adults|parents|families|players|persons|owners|fans|users|readers|young people|companies|businesses|firms)$/i

/** 'restaurants, hotels and butchers' rather than 'restaurants', 'women new to welding' rather than 'women'. */
export function fullestFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (!best || best.candidate.clause || hasListOfComplements(best)) return ranked
  const isThin = THIN.test(best.text)
  const isLonger = (one: Scored) =>
    one.field === best.field &&
    one.candidate.from === best.candidate.from &&
    one.candidate.to > best.candidate.to
  const fuller = ranked.filter(
    (one) =>
      (isLonger(one) || (isThin && one.text.startsWith(`${best.text} `))) &&
      one.likely >= best.likely * (isThin ? FULLER_SHARE / 10 : FULLER_SHARE) &&
      (isThin || isListOf(one, best.candidate.segments.length)),
  )
  const [fullest] = fuller.sort((a, b) => (isThin ? b.likely - a.likely : b.candidate.to - a.candidate.to))
  return fullest ? [fullest, ...ranked] : ranked
}

/** 'shops in Lyon and Metz': what follows could belong to either. */
const hasListOfComplements = ({ candidate: { segments } }: Scored): boolean =>
  segments.length > 2 && segments.some(({ join }) => join !== '' && !LIST.test(join))

const LIST = /^(?:,|and|or)$/

/** All that follows are more members of the list, and it goes to the end of the list. */
function isListOf({ words, candidate: { segments, to, clause } }: Scored, from: number): boolean {
  const more = segments.slice(from)
  const isEnd = words[to - 1]?.mark !== ',' && !/^(?:and|or|&|n|plus)$/.test(words[to]?.lower ?? '')
  return (
    (clause !== undefined || isEnd) &&
    more.every(({ join, to: end }) => LIST.test(join) && isPerson(words[end - 1]))
  )
}
