// What the founder's own figures mean for software: who pays already, what one account is charged, what it costs.

import type { Fact } from '../../../understand/understanding.ts'
import type { Context } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'

export const factOf = ({ basis }: Quantity): Fact | undefined =>
  basis.kind === 'founder' ? basis.fact : undefined

const wordsOf = (quantity: Quantity) => {
  const fact = factOf(quantity)
  return fact ? `${fact.evidence.words} ${fact.about}` : ''
}

/** Who has it and pays nothing yet. */
const FREE = /\busers?\b|download|install|sign|waiting|wait-?list|follower|beta|free|tester/i
const PAYING = /\bpay(s|ing)?\b|paid|subscri|customer|client/i

/** Those who pay already, by the brief; users of a free version are not among them. */
export function payingAlready({ allSaid, said }: Context): Quantity | undefined {
  const counts = [...allSaid('customers'), ...allSaid('other-number').filter(isCount)]
  const paying = counts.find((one) => PAYING.test(wordsOf(one)) && !/wait/i.test(wordsOf(one)))
  if (paying) return paying
  const customers = said('customers')
  return customers && !FREE.test(wordsOf(customers)) ? customers : undefined
}

const isCount = (quantity: Quantity) => {
  const amount = factOf(quantity)?.amount
  return amount?.unit === 'count' && amount.per === undefined && amount.low >= 1
}

/** Users, downloads or names on a list, who do not pay. */
export function usersAlready({ allSaid }: Context, paying: Quantity | undefined): Quantity | undefined {
  return allSaid('customers').find((one) => one.id !== paying?.id && FREE.test(wordsOf(one)))
}

const SEAT =
  /(?:per|a|each|an|for each|every)\s+(user|seat|employee|agent|worker|staff|driver|teacher|student|pupil|propert|unit|flat|room|door|vehicle|van|truck|chair|clinician|doctor|therapist|lawyer|recruiter|person|head|member|location|site|bed|machine|hectare|acre)/i

/** 'user' for '£8 per user a month'. */
export function seatOf(price: Quantity): string | undefined {
  const fact = factOf(price)
  const found = fact && SEAT.exec(fact.evidence.words)?.[1]?.toLowerCase()
  if (!found) return undefined
  return found === 'propert' ? 'property' : found
}

/** How a price is charged: by the month unless the founder says otherwise. */
export function monthsCharged(price: Quantity): number {
  const per = factOf(price)?.amount?.per
  return per === 'year' || per === 'once' ? 12 : 1
}

/** What counts as cents in the brief arrives without a currency: '0.2 cents per call'. */
export function centsSaid({ allSaid }: Context): Quantity[] {
  return allSaid('other-number').filter((one) => /^(cents?|pence|penny|¢)$/i.test(factOf(one)?.about ?? ''))
}

/** Absurd figures stay in the text; the money is computed within reason. */
export const between = (low: number, value: number, high: number) =>
  Math.min(high, Math.max(low, Number.isFinite(value) ? value : low))
