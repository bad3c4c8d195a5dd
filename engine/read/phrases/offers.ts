// Which phrase can name what is sold, and which of them comes first.
import { serviceVerbBefore } from './activities.ts'
import type { RankedPhrase } from './rank.ts'
import { headOf, isPerson, type Scored } from './scored.ts'
import type { Word } from './word.ts'

/** Who pays is not what is sold. Where people are sold by the hour, a frame or a verb says so. */
const SURE_PERSON = 0.4

export function isOffer(phrase: Scored, payer: Word | undefined): boolean {
  const head = headOf(phrase)
  if (isFree(phrase) || isWorkedOn(phrase) || isDoing(phrase)) return false
  return (
    phrase.candidate.made !== undefined ||
    (head?.stem !== payer?.stem && !isRun(head) && (!isPerson(head) || phrase.likely >= SURE_PERSON))
  )
}

/** What is free is not sold. */
const isFree = ({ text }: RankedPhrase): boolean => /(?<![\p{L}-])free (?!range\b)/iu.test(text)

/** 'I dye wedding dresses': the dyeing is sold, not the dresses. */
const isWorkedOn = ({ words, candidate }: RankedPhrase): boolean =>
  candidate.made === undefined && serviceVerbBefore(words, candidate.from) !== undefined

/** 'selling cattle insurance' is no name of anything. */
const isDoing = ({ text, candidate }: RankedPhrase): boolean =>
  candidate.made === undefined &&
  /^(?:selling|fixing|offering|providing|helping|doing|getting|giving|bringing|putting|buying|using|sitting|having|letting|making|turning|taking)\s/i.test(
    text,
  )

/** What the founder runs and does not sell. */
const isRun = (head: Word | undefined): boolean =>
  /^(?:shop|store|stall|boutique|agency|company|firm|startup|business|brand|firms)$/.test(head?.lower ?? '')

/** What is rented is not sold: the rental is, where the way of earning says so. */
const FRAMED = /^(?:rental of|seats (?:on|in)|licences for|advertising (?:on|in)|membership of)$/

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
  return framed ? [{ ...framed, agreed: best.agreed ?? 0 }, ...ranked] : ranked
}
