// Phrases that several sections of a firm's plan share.

import { formatNumber } from '../../../money.ts'
import type { Context } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { type Quantity, type Words, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { withArticle } from '../article.ts'
import type { Firm } from './firm.ts'
import { STREAM_IDS } from './money.ts'
import type { Billing } from './practice.ts'
import type { Line } from './quantities.ts'

/** At the beginning of a sentence. */
export function founderFirst({ names }: Context): Words {
  return words(capital(names.founder.words))
}

const FOR: Record<Billing, string> = { retainer: ' a month', project: ' a job', hours: ' an hour' }

/** '€1,800 a month', with its mark. */
export function priceOf(line: Line): Prose {
  return say`${cite(line.price)}${words(periodText(line))}`
}

/** A day rate that was named before its figure is one all the same: eight hours are not one. */
export function periodText({ price, billing, amount }: Line): string {
  const said = periodOf(price).replace(' a hour', ' an hour')
  if (said) return said
  if (billing === 'hours' && price.value > amount * 2) return ' a day'
  return FOR[billing]
}

export const mainLine = ({ known }: Firm): Line => known.lines[0] as Line
export const mainId = (firm: Firm) => STREAM_IDS[mainLine(firm).billing]

/** What is counted when a client has been won. */
export function wonWord(firm: Firm): { one: string; many: string } {
  const { billing } = mainLine(firm)
  if (firm.known.lines.length > 1) return { one: 'order', many: 'orders' }
  if (billing === 'retainer') return { one: 'client', many: 'clients' }
  return billing === 'project' ? { one: 'job', many: 'jobs' } : { one: 'order', many: 'orders' }
}

/** All that is won in the first year. */
export function winsOfYear(firm: Firm): Quantity {
  const { context, winning } = firm
  const { one, many } = wonWord(firm)
  return context.counted('wins-first-year', winning.wins, many, one)
}

/** Clients a pair of hands can carry at once, or jobs it can finish in a month. */
export function loadOf({ context, known }: Firm): Quantity {
  const main = known.lines[0] as Line
  const each = main.billing === 'hours' ? known.engagement / Math.max(1, main.amount) / 2 : main.hours
  const load = (known.hoursEach.value * known.settled.value) / Math.max(0.05, each)
  return context.computed('load', load, formatNumber(load, load < 10 ? 1 : 0).replace(/\.0$/, ''))
}

/** 'a studio for food start-ups' names the buyers already. */
export const namesBuyers = ({ names }: Context) =>
  names.offer.words.toLowerCase().includes(names.buyers.words.toLowerCase())

/** What the brief says the client gets, unless we made it up. */
export function outcomeOf({ u }: Context): Words | undefined {
  return u.outcome.basis === 'assumed' || isTorn(u.outcome.value) ? undefined : words(u.outcome.value)
}

/** The second half of a sentence is no phrase: 'and supervise the installers'. */
export const isTorn = (phrase: string) => /^(and|or|but|so|then)\b/i.test(phrase.trim())

/** 'bookkeeping agency for sellers' lacks an article where the brief did. */
export const asOne = (offer: string) =>
  /^[^,]*?\b(agency|studio|firm|consultancy|practice|bureau|collective|company)\b/i.test(offer) &&
  !/^(an?|the|my|our)\s/i.test(offer)
    ? withArticle(offer)
    : offer
