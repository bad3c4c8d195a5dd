// A service as its texts need it: the trade's row, the figures, and the brief's words for the row's gaps.
import type { Prose } from '../../kit/prose.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Results } from '../../results.ts'
import { type Fillings, fill } from '../fill.ts'
import type { Circle } from './circle.ts'
import { oneMoreHand } from './hands.ts'
import type { Kind } from './kind-row.ts'
import type { Known } from './quantities.ts'
import type { Rooms } from './rooms.ts'
import type { Size } from './size.ts'
import { ownersIn } from './wages.ts'

export interface Service extends Results {
  kind: Kind
  known: Known
  size: Size
  circle: Circle
  rooms: Rooms | undefined
  /** A text of the row, with its gaps filled. */
  told: (text: string) => Prose
  streamId: 'jobs' | 'regulars'
  /** The sensitivity that stands for fewer customers. */
  fewer: string
  hires: boolean
  /** Customers pay already. */
  selling: boolean
  /** Once settled: '8 households', '60 jobs'. */
  settled: Quantity
  /** What one visit, place or job costs. */
  each: Quantity
  /** A year's worth of one more visit a day for each person. */
  oneMore: Quantity
  hand: { pay: Quantity; leaves: Quantity; half: Quantity }
  /** What a founder draws a month in the second year, contributions included. */
  draws: Quantity
  wage: Quantity | undefined
}

type Parts = Pick<Service, 'kind' | 'known' | 'size' | 'circle' | 'rooms'>

export function serviceOf(results: Results, parts: Parts): Service {
  const { context } = results
  const { kind, known, size } = parts
  const { computed, counted, money, price, names } = context
  const isJobs = kind.money.shape === 'jobs'
  const settled = isJobs
    ? counted('settled', size.settled, kind.visit.many, kind.visit.one)
    : counted('settled', size.settled, kind.customer.many, kind.customer.one)
  const each =
    known.price.value === known.each ? known.price : computed('each', known.each, price(known.each))
  const kept = 1 - Math.min(0.95, known.usedUp / known.each) - 0.03
  const oneMore = Math.round(known.each * kept * kind.money.daysAWeek * 46)
  const draws = Math.round(results.year('founders', 2).value / 12 / ownersIn(context))
  const { founder, company, where, buyers } = names
  const fillings: Fillings = { founder, company, where, buyers, price: each, customers: settled }
  return {
    ...results,
    ...parts,
    told: (text) => fill(text, fillings),
    streamId: isJobs ? 'jobs' : 'regulars',
    fewer: isJobs ? 'volume:jobs' : 'acquisition:regulars',
    hires: results.drivers.staff.some(({ isFounder }) => !isFounder),
    selling: size.opens === 1,
    settled,
    each,
    oneMore: computed('one-more-a-day', oneMore, money(oneMore)),
    hand: oneMoreHand(context, kind, known, size),
    draws: computed('founder-month', draws, money(draws)),
    wage: context.known().find(({ id }) => id === 'average-wage'),
  }
}
