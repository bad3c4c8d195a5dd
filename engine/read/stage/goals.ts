// Figures that were computed from a goal are goals themselves: 'we start with 300 bikes, that is AED 22,500 a month'.
import type { LedgerEntry } from '../reading.ts'

/** How many figures back the factors of a product may stand. */
const BACK = 12
const CLOSE = 0.006

/** The ids of all figures that are goals, or products of one. */
export function goalIds(ledger: LedgerEntry[]): Set<number> {
  const ids = new Set<number>()
  ledger.forEach((entry, at) => {
    const before = ledger.slice(Math.max(0, at - BACK), at)
    if (entry.status === 'goal' || isProductOfGoal(entry, before, ids)) ids.add(entry.id)
  })
  return ids
}

function isProductOfGoal({ value, sure }: LedgerEntry, before: LedgerEntry[], goals: Set<number>): boolean {
  // What the founder put right is sure, and is what they say it is.
  if (typeof value !== 'number' || value <= 0 || sure === 1) return false
  return before.some(
    (goal) =>
      goals.has(goal.id) &&
      before.some((other) => {
        const product = other === goal ? undefined : productOf(goal, other)
        return product !== undefined && Math.abs(product - value) <= value * CLOSE
      }),
  )
}

function productOf(goal: LedgerEntry, other: LedgerEntry): number | undefined {
  const [a, b] = [amountOf(goal), amountOf(other)]
  return a === undefined || b === undefined || a === 1 || b === 1 ? undefined : a * b
}

const amountOf = ({ value, unit }: LedgerEntry): number | undefined =>
  typeof value !== 'number' || value <= 0 ? undefined : unit === 'fraction' ? value / 100 : value
