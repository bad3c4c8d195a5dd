// How a number to reach reads.
import { numberIn } from '#web/typed-number.ts'
import type { Counted, Evidence, Goal } from '../contract.ts'

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export const COUNTED_WORDS: Record<Counted, { label: string; many: string; one: string }> = {
  interviews: { label: 'Interviews', many: 'interviews', one: 'interview' },
  conversion: { label: 'Conversion in percent', many: '% conversion', one: '% conversion' },
  presales: { label: 'Pre-sales', many: 'pre-sales', one: 'pre-sale' },
  own: { label: 'Something else', many: '', one: '' },
}

/** '20 interviews', '4 % conversion', '300 sign-ups of bakers'. */
export function goalInWords({ counted, words, target }: Goal): string {
  const { many, one } = COUNTED_WORDS[counted]
  return `${NUMBER.format(target)} ${words || (target === 1 ? one : many)}`
}

/** '7 of 20 interviews'. */
export function reachedInWords(evidence: Evidence): string {
  return `${NUMBER.format(evidence.reached)} of ${goalInWords(evidence)}`
}

export const isReached = ({ reached, target }: Evidence): boolean => reached >= target

/** 'Changed from 20 interviews on Nov 16, 2026'. */
export function changeInWords({ at, ...goal }: Evidence['changes'][number]): string {
  return `Changed from ${goalInWords(goal)} on ${DAY.format(new Date(at))}`
}

/** What was typed as a number; nothing is counted below zero. */
export function reachable(typed: string, counted: Counted): number | undefined {
  const number = numberIn(typed, counted === 'conversion' ? 'decimals' : 'groups')
  return number === undefined || number < 0 ? undefined : number
}

/** As somebody would type it. Three decimals would read as thousands: they get a fourth. */
export const typedFor = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0')
