// A letting as its texts need it: what is let, for how long, and what the figures say.
import { formatNumber } from '../../../money.ts'
import { type Prose, say } from '../../kit/prose.ts'
import { type Quantity, words } from '../../kit/quantity.ts'
import type { Results } from '../../results.ts'
import type { Letting } from './letting.ts'
import { type LettingQuantities, PERIOD_WORDS, SLOTS } from './quantities.ts'

export interface Let extends Results {
  letting: Letting
  known: LettingQuantities
  /** First month with takings. */
  opens: number
  /** Bookings and marketing of the first year. */
  won: Quantity
  spent: Quantity
}

/** 'night', 'nights', and what of them stands empty. */
export const periodWords = ({ known }: Pick<Let, 'known'>) => {
  const [one, many] = PERIOD_WORDS[known.period]
  return { one, many, dates: SLOTS[known.period] ?? many }
}

/** '24 beds', also where the founder gave no more than the number. */
export function howMany({ known, letting }: Pick<Let, 'known' | 'letting'>): Prose {
  const { units } = known
  const noun = Math.round(units.value) === 1 ? letting.one : letting.many
  return units.basis.kind === 'founder' ? say`${units} ${words(noun)}` : say`${units}`
}

/** What one period of one unit leaves, how many of them pay for the unit, and in how many months at the planned use. */
export function payingBack({
  context,
  known,
  unit,
}: Let): { each: Quantity; periods: Quantity; months: Quantity } | undefined {
  const each = unit('lets', 'contribution')
  if (!each || each.value <= 0) return undefined
  const periods = known.costEach.value / each.value
  const months = periods / Math.max(0.01, known.periods * known.use.value)
  const { computed } = context
  const [one, many] = PERIOD_WORDS[known.period]
  const shown = Math.max(1, Math.round(periods))
  return {
    each,
    periods: computed('pays-periods', periods, `${formatNumber(shown)} ${shown === 1 ? one : many}`),
    months: computed('pays-months', months, `${formatNumber(months, 1).replace(/\.0$/, '')} months`),
  }
}

/** One more period let a month, of every unit, for a year. */
export function oneMore({ context, known, unit }: Let): Quantity | undefined {
  const each = unit('lets', 'contribution')
  if (!each) return undefined
  const more = known.period === 'month' ? known.fleet[0] * 12 * 0.05 : known.fleet[0] * 12
  const value = Math.round(each.value * more)
  return context.computed('one-more', value, context.money(value))
}

/** Let a month in the second year, at which nothing is lost; by the month, as many as are let. */
export function lineOf({ context, known, letting, even }: Let): Quantity {
  const many = known.period === 'month' ? letting.many : PERIOD_WORDS[known.period][1]
  return context.counted('lets-needed', even.units?.needed ?? 0, many)
}

/** Even full, it would lose. */
export function isHopeless({ known, even }: Let): boolean {
  return even.units !== undefined && even.units.needed > known.fleet[1] * known.periods
}
