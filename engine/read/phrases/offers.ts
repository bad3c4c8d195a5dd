// Which phrase can name what is sold, and which of them comes first.
import { isTakenIn, serviceVerbBefore } from './activities.ts'
import type { RankedPhrase } from './rank.ts'
import { headOf, type Scored } from './scored.ts'
import { isPerson } from './somebody.ts'
import type { Word } from './word.ts'

/** Who pays is not what is sold. Where people are sold by the hour, a frame or a verb says so. */
export function isOffer(phrase: Scored, payer: Word | undefined): boolean {
  const head = headOf(phrase)
  if (
    phrase.isMeans ||
    isTalk(head) ||
    isFree(phrase) ||
    isWorkedOn(phrase) ||
    isDoing(phrase) ||
    isCompared(phrase)
  )
    return false
  return (
    phrase.candidate.made !== undefined || (head?.stem !== payer?.stem && !isRun(head) && !isPerson(head))
  )
}

/** What is free is not sold: something in it is. */
function isFree({ text, field, words, candidate: { head, made } }: RankedPhrase): boolean {
  if (/(?<![\p{L}-])free (?!range\b)/iu.test(text)) return true
  return !made && MEDIUM.test(words[head]?.lower ?? '') && FREE_MEDIUM.test(field.plain)
}

const MEDIUM = /^(?:app|game|newsletter|email|podcast|site|website|directory)$/
const FREE_MEDIUM =
  /\bfree (?:to (?:play|download|use)|w(?:ith)?\b)|\b(?:app|game|newsletter|email|podcast|site|website|directory) (?:itself )?is free\b/i

/** 'I dye wedding dresses': the dyeing is sold, not the dresses. */
const isWorkedOn = ({ words, candidate }: RankedPhrase): boolean =>
  candidate.made === undefined &&
  (serviceVerbBefore(words, candidate.from) !== undefined || isTakenIn(words, candidate.from))

/** 'selling cattle insurance' is no name of anything. */
export const isDoing = ({ text, candidate }: RankedPhrase): boolean =>
  candidate.made === undefined &&
  /^(?:selling|fixing|offering|providing|helping|doing|getting|giving|bringing|putting|buying|using|sitting|having|letting|making|turning|taking|thinking|looking|planning)\s/i.test(
    text,
  )

/** 'Uber for dog walkers' sells walks. */
const isCompared = ({ words, candidate: { made, from } }: RankedPhrase): boolean =>
  !made && (isModel(words[from]) || (words[from - 1]?.lower === 'for' && isModel(words[from - 2])))
const isModel = (word: Word | undefined) => /^(?:uber|tinder|airbnb)$/.test(word?.lower ?? '')

/** A way, a gap or a problem is talk about what is sold. */
const isTalk = (head: Word | undefined): boolean =>
  /^(?:ways?|gap|things?|ideas?|problems?|questions?|peace|chance|kind|sort|reason|need|demand)$/.test(
    head?.lower ?? '',
  )

/** What the founder runs and does not sell. */
const isRun = (head: Word | undefined): boolean =>
  /^(?:shop|store|stall|boutique|agency|company|firm|startup|business|brand|firms)$/.test(head?.lower ?? '')

/** What is rented is not sold: the rental is, where the way of earning says so. */
const FRAMED = /^(?:rental of|seats (?:on|in)|licences for|advertising (?:on|in)|membership of|tickets to)$/

export function framedFirst(ranked: Scored[]): Scored[] {
  const [best] = ranked
  if (!best || best.candidate.made) return ranked
  const framed = ranked.find(
    ({ field, candidate: { made, from, to } }) =>
      FRAMED.test(made?.kind ?? '') &&
      field === best.field &&
      from === best.candidate.from &&
      to === best.candidate.to,
  )
  return framed ? [{ ...framed, sure: best.sure ?? 0 }, ...ranked] : ranked
}
