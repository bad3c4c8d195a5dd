// What runs by a timetable: things written off, a loan, tax. What happens in a month and what stands at its end are
// computed apart, so that the balance sheet proves the one by the other.
import { roundHalfUp } from '../../money.ts'
import { at, clamp, nothing, row } from './calendar.ts'
import type { InvestmentLine, Loan } from './drivers.ts'

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

interface LoanMonths {
  drawn: number[]
  interest: number[]
  repaid: number[]
  owed: number[]
}

/** Interest on what is owed at the start of the month, paid in it; equal repayments after the grace. */
export function loanMonths(loan: Loan | undefined): LoanMonths {
  if (!loan) return { drawn: nothing(), interest: nothing(), repaid: nothing(), owed: nothing() }
  const { month, amount, yearlyRate, months, graceMonths } = loan
  // A grace as long as the term leaves one payment at the end.
  const count = Math.max(1, months - graceMonths)
  const first = month + Math.max(months, 1) - count
  const back = (now: number) => part(amount, clamp(now - first + 1, 0, count), count)
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
export function taxMonths(beforeTax: number[], rate: number): TaxMonths {
  const accrued = nothing()
  let losses = 0
  let profit = 0
  beforeTax.forEach((result, i) => {
    profit += result
    if ((i + 1) % 12 !== 0) return
    const used = clamp(profit, 0, losses)
    accrued[i] = roundHalfUp((Math.max(0, profit) - used) * rate)
    losses += Math.max(0, -profit) - used
    profit = 0
  })
  return {
    accrued,
    paid: row((_, i) => at(accrued, i - TAX_DELAY)),
    payable: row((_, i) => at(accrued, i) + at(accrued, i - 1) + at(accrued, i - 2)),
  }
}
