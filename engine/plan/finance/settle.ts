// Bills paid later. What is open and what is paid are computed apart, so that each proves the other.
import { roundHalfUp } from '../../money.ts'
import { addUp, at, MONTHS, nothing, row } from './calendar.ts'

const DAYS_IN_MONTH = 30

interface Settled {
  /** Paid in the month. */
  paid: number[]
  /** Unpaid at the month's end. */
  open: number[]
}

/** Bills spread evenly over a month and paid after so many days: 45 days leave one month and a half unpaid. */
export function settle(bills: number[], days: number): Settled {
  const months = Math.floor(days / DAYS_IN_MONTH)
  const late = bills.map((bill) => roundHalfUp(bill * (days / DAYS_IN_MONTH - months)))
  const paid = nothing()
  bills.forEach((bill, i) => {
    pay(paid, i + months, bill - at(late, i))
    pay(paid, i + months + 1, at(late, i))
  })
  const open = row((_, i) => {
    let total = at(late, i - months)
    for (let age = 0; age < months; age++) total += at(bills, i - age)
    return total
  })
  return { paid, open }
}

function pay(paid: number[], index: number, amount: number): void {
  if (index < MONTHS) paid[index] = at(paid, index) + amount
}

export function settleAll(accounts: { bills: number[]; days: number }[]): Settled {
  const settled = accounts.map(({ bills, days }) => settle(bills, days))
  return { paid: addUp(settled.map((each) => each.paid)), open: addUp(settled.map((each) => each.open)) }
}
