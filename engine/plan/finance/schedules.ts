// What runs by a timetable: things written off, a loan, tax. What happens in a month and what stands at its end are
// computed apart, so that the balance sheet proves the one by the other.
import { roundHalfUp } from '../../money.ts'
import { addUp, at, clamp, nothing, once, row } from './calendar.ts'
import type { InvestmentLine, Loan, Opening } from './drivers.ts'

const part = (amount: number, parts: number, of: number): number => roundHalfUp((amount * parts) / of)

interface WrittenOff {
  depreciation: number[]
  /** Price less what is written off. */
  net: number[]
}

/** Equal parts from the month of purchase on; what is rounded comes back by the last cent. */
export function writeOff({ month, amount, lifeMonths }: InvestmentLine): WrittenOff {
  const life = Math.max(1, Math.round(lifeMonths))
  const worn = (months: number) => part(amount, clamp(months, 0, life), life)
  return {
    depreciation: row((now) => worn(now - month + 1) - worn(now - month)),
    net: row((now) => (now < month ? 0 : amount - worn(now - month + 1))),
  }
}

/** Below it, powers of the rate are all noise, and equal payments are equal repayments. */
export const LEAST_RATE = 0.0001

interface LoanMonths {
  drawn: number[]
  interest: number[]
  repaid: number[]
  owed: number[]
}

/** Interest on what is owed at the start of the month, paid in it; equal repayments or equal payments after the grace. */
export function loanMonths(loan: Loan | undefined): LoanMonths {
  if (!loan) return { drawn: nothing(), interest: nothing(), repaid: nothing(), owed: nothing() }
  const { month, amount, yearlyRate, months, graceMonths, equalPayments } = loan
  // A grace as long as the term leaves one payment at the end.
  const count = Math.max(1, months - graceMonths)
  const first = month + Math.max(months, 1) - count
  const isEven = equalPayments && yearlyRate >= LEAST_RATE
  const grown = (parts: number) => (isEven ? (1 + yearlyRate / 12) ** parts - 1 : parts)
  const back = (now: number) => part(amount, grown(clamp(now - first + 1, 0, count)), grown(count))
  return {
    drawn: row((now) => (now === month ? amount : 0)),
    interest: row((now) => (now < month ? 0 : roundHalfUp(((amount - back(now - 1)) * yearlyRate) / 12))),
    repaid: row((now) => back(now) - back(now - 1)),
    owed: row((now) => (now < month ? 0 : amount - back(now))),
  }
}

/** Months between the end of a plan year and the payment of its tax. */
const TAX_DELAY = 3

interface TaxMonths {
  accrued: number[]
  paid: number[]
  payable: number[]
}

/** Once a year, on what is left of its profit after the losses of the years before. */
export function taxMonths(beforeTax: number[], rate: number, free = 0): TaxMonths {
  const accrued = nothing()
  let losses = 0
  let profit = 0
  beforeTax.forEach((result, i) => {
    profit += result
    if ((i + 1) % 12 !== 0) return
    const used = clamp(profit, 0, losses)
    accrued[i] = roundHalfUp(Math.max(0, Math.max(0, profit) - used - free) * rate)
    losses += Math.max(0, -profit) - used
    profit = 0
  })
  return {
    accrued,
    paid: row((_, i) => at(accrued, i - TAX_DELAY)),
    payable: row((_, i) => at(accrued, i) + at(accrued, i - 1) + at(accrued, i - 2)),
  }
}

interface OpeningMonths {
  collected: number[]
  /** Old invoices, all of them, and those that nobody has paid yet. */
  receivables: number
  open: number[]
  repaid: number[]
  owed: number[]
  depreciation: number[]
  net: number[]
  /** What is there less what is owed, before the first month. */
  capital: number
}

/** What was there before the first month, as it is collected, paid back and written off. */
export function openingMonths({ owned, receivables, debts }: Opening = NOTHING_THERE): OpeningMonths {
  const worn = owned.map((line) => writeOff({ ...line, month: 1 }))
  const back = (now: number) =>
    sum(debts.map(({ amount, month, months }) => part(amount, clamp(now - month + 1, 0, months), months)))
  const all = (lines: { amount: number }[]) => sum(lines.map(({ amount }) => amount))
  return {
    collected: once(receivables),
    receivables: all(receivables),
    open: row((now) => all(receivables.filter(({ month }) => month > now))),
    repaid: row((now) => back(now) - back(now - 1)),
    owed: row((now) => all(debts) - back(now)),
    depreciation: addUp(worn.map(({ depreciation }) => depreciation)),
    net: addUp(worn.map(({ net }) => net)),
    capital: all(owned) + all(receivables) - all(debts),
  }
}
const NOTHING_THERE: Opening = { owned: [], receivables: [], debts: [] }
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
