// A charity as its texts need it.
import type { Quantity } from '../../kit/quantity.ts'
import type { Results } from '../../results.ts'
import type { CauseKind } from './kind.ts'
import { type CauseQuantities, costOfOne } from './quantities.ts'

export interface Cause extends Results {
  kind: CauseKind
  known: CauseQuantities
  starts: number
  isRunning: boolean
}

/** What the money for the work buys in a year: '4,200 meals'. */
export function servedIn({ context, kind, known, projection }: Cause, year: 1 | 2 | 3): Quantity {
  const spent = projection.costs.find(({ id }) => id === 'programme')?.cost.years[year - 1] ?? 0
  const count = Math.max(1, twoDigits(spent / costOfOne(kind, known)))
  return context.counted(`served-y${year}`, count, kind.served.many, kind.served.one)
}

function twoDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / step) * step
}

/** All that is spent in a year, for each of what is counted. */
export function fullCost(cause: Cause, year: 1 | 2 | 3): Quantity {
  const { projection, context } = cause
  const spent = projection.profit.fixedCosts.years[year - 1] ?? 0
  const each = Math.round(spent / servedIn(cause, year).value)
  return context.computed(`full-cost-y${year}`, each, context.price(each))
}
