// Who pays, with all that belongs to them.
import { isPerson, type Scored } from './scored.ts'

/** A whole list is preferred to its end where it is not much less likely: 'accountants and landlords', not 'landlords'. */
const LIST_SHARE = 0.35

export function wholeListFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (!best) return ranked
  const list = ranked.find(
    ({ field, candidate, likely }) =>
      field === best.field &&
      likely >= best.likely * LIST_SHARE &&
      !candidate.clause &&
      candidate.from < best.candidate.from &&
      candidate.to >= best.candidate.to &&
      candidate.segments.some(({ join, from }) => LIST.test(join) && from === best.candidate.from),
  )
  return list ? [list, ...ranked] : ranked
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
