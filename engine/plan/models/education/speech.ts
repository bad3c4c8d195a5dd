// Phrases that several sections of a school's plan share.
import { formatNumber } from '../../../money.ts'
import type { Context } from '../../context.ts'
import { periodOf } from '../../founder-facts.ts'
import { cite, type Prose, say } from '../../kit/prose.ts'
import { type Quantity, type Words, words } from '../../kit/quantity.ts'
import { capital } from '../../names.ts'
import { STREAMS } from './money.ts'
import type { School } from './school.ts'
import type { Mode } from './teaching.ts'

export function founderFirst({ names }: Context): Words {
  return words(capital(names.founder.words))
}

const FOR: Record<Mode, string> = {
  course: ' for a course',
  class: ' for a class',
  month: ' a month',
  hour: ' an hour',
  recorded: ' for the whole course',
  day: ' for a day',
}

/** '£1,100 a month', with its mark. */
export function feeOf({ known: { price, mode } }: School): Prose {
  return say`${cite(price)}${words(feePeriod(price, mode))}`
}

function feePeriod(price: Quantity, mode: Mode): string {
  return periodOf(price).replace(' a hour', ' an hour') || FOR[mode]
}

export const streamId = ({ known }: School) => STREAMS[known.mode].id

/** Those whom a year has to bring: learners, or firms. */
export function comers({ known, teaching }: School): { one: string; many: string } {
  return known.mode === 'day' ? { one: 'firm', many: 'firms' } : teaching.learner
}

export function winsOfYear(school: School): Quantity {
  const { one, many } = comers(school)
  return school.context.counted('wins-first-year', school.winning.wins, many, one)
}

/** What one learner, or one firm, pays in a year. */
export function yearOfOne({ context, known }: School): Quantity {
  const yearly = Math.max(1, Math.round(known.amount * known.buys.value))
  return context.computed('learner-year', yearly, context.money(yearly))
}

/** Seats at which a room pays for its teacher; undefined where there is no room. */
export function seatsToPay({ context, known }: School): Quantity | undefined {
  const left = known.amount - known.seatCost
  if (known.sessionCost === 0 || left <= 0) return undefined
  const needed = Math.ceil(known.sessionCost / left)
  return context.computed('seats-to-pay', needed, formatNumber(needed))
}

/** The size of a careful beginning: 'one group of 12'. */
export function startsWith({ known }: School): Prose {
  switch (known.mode) {
    case 'course':
    case 'class':
      return say`one group of ${known.seats}`
    case 'month':
      return known.seats.value >= 15 ? say`${known.seats} places in all` : say`groups of ${known.seats}`
    case 'hour':
      return say`the first fifteen learners and two teachers`
    case 'recorded':
      return say`one recording and one group a month`
    case 'day':
      return say`three firms`
  }
}

/** Whether learners sit together; one-to-one hours, recordings and days for firms are sold one by one. */
export const inGroups = ({ known: { mode } }: School) =>
  mode === 'course' || mode === 'class' || mode === 'month'
