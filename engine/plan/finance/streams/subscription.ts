// Customers who stay. Whole customers pay for whole periods; income is spread over the months of a period.
import { roundHalfUp } from '../../../money.ts'
import { at, nothing, rampAt, risen, row, runningTotal, seasonAt, wholes } from '../calendar.ts'
import type { SubscriptionStream } from '../drivers.ts'
import type { Customers, StreamMonths } from './stream-months.ts'

/** Customers of a business that runs already: they were not won by this plan and pay no setup. */
export const isRunning = (stream: SubscriptionStream): boolean => stream.from <= 1 && stream.opening > 0

/** Of those whose period ends, the share that does not pay again. */
export const lapsing = ({ churn, billingMonths }: SubscriptionStream): number =>
  billingMonths === 1 ? churn : 1 - (1 - churn) ** billingMonths

export function subscriptionMonths(stream: SubscriptionStream): StreamMonths {
  const { customers, paying } = countCustomers(stream)
  const fresh = customers.joining
  const price = row((month) => risen(stream.price, stream.priceRise, month))
  const setupPrice = stream.setup?.price ?? 0
  const setupCost = stream.setup?.cost ?? 0

  const periods = row((_, i) => at(paying, i) * at(price, i))
  const setups = row((month, i) => at(fresh, i) * risen(setupPrice, stream.priceRise, month))
  const billed = row((_, i) => at(periods, i) + at(setups, i))
  const earned = spread(periods, stream.billingMonths)
  const cost = (amount: number, month: number) => risen(amount, stream.costRise ?? 0, month)
  const costOfSales = row(
    (month, i) =>
      at(customers.closing, i) * cost(stream.serving, month) + at(fresh, i) * cost(setupCost, month),
  )
  return {
    volume: customers.closing,
    price,
    paidByCustomers: billed,
    billed,
    revenue: row((_, i) => at(earned, i) + at(setups, i)),
    deferred: unearned(periods, stream.billingMonths),
    costOfSales,
    bought: costOfSales,
    stock: nothing(),
    fees: row((_, i) => roundHalfUp(at(billed, i) * stream.fee.share + at(paying, i) * stream.fee.each)),
    customers,
  }
}

/** Leavers are a share of those whose period ends, in whole people; the fraction is carried to the next month. */
function countCustomers(stream: SubscriptionStream): { customers: Customers; paying: number[] } {
  const first = Math.max(1, stream.from)
  const start = roundHalfUp(stream.opening)
  const there = isRunning(stream) ? start : 0
  const steady = wholes(
    row((month) => (month < first ? 0 : rampAt(stream.joining, month) * seasonAt(stream.season, month))),
  )
  const wanting = row((month, i) => at(steady, i) + (month === first ? start - there : 0))
  const most = stream.most ?? Number.POSITIVE_INFINITY
  const joining = nothing()
  const lapse = lapsing(stream)
  const leaving = nothing()
  const paying = nothing()
  let exact = 0
  let left = 0
  let present = there
  for (let i = 0; i < paying.length; i++) {
    const due = at(paying, i - stream.billingMonths)
    exact += due * lapse
    const leavers = roundHalfUp(exact) - left
    left += leavers
    leaving[i] = leavers
    joining[i] = Math.min(at(wanting, i), Math.max(0, Math.floor(most) - present + leavers))
    present += at(joining, i) - leavers
    paying[i] = due - leavers + at(joining, i) + (i === 0 ? there : 0)
  }
  const closing = runningTotal(row((_, i) => (i === 0 ? there : 0) + at(joining, i) - at(leaving, i)))
  const opening = row((_, i) => (i === 0 ? there : at(closing, i - 1)))
  return { customers: { opening, joining, leaving, closing }, paying }
}

/** Each payment in equal parts over its months, to the last cent. */
function spread(payments: number[], months: number): number[] {
  if (months <= 1) return payments
  return row((_, i) => {
    let earned = 0
    for (let age = 0; age < months && age <= i; age++) {
      const payment = at(payments, i - age)
      earned += part(payment, age + 1, months) - part(payment, age, months)
    }
    return earned
  })
}

function unearned(payments: number[], months: number): number[] {
  return row((_, i) => {
    let owed = 0
    for (let age = 0; age < months - 1 && age <= i; age++) {
      const payment = at(payments, i - age)
      owed += payment - part(payment, age + 1, months)
    }
    return owed
  })
}

const part = (payment: number, months: number, of: number): number => roundHalfUp((payment * months) / of)
