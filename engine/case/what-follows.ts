// What follows from the founder's own figures, by one sum each: what a sale leaves, what is due every month, how many sales pay
// for it, how long the money lasts, what a loan costs. Only figures that were read clearly; a sum with a gap is left out.
import { decimalsOf, formatMoney, formatNumber } from '../money.ts'
import type { LedgerEntry, Reading, Role } from '../read/reading.ts'
import { isMoneyHere } from './money-here.ts'
import { MONTHS_IN } from './months.ts'

export interface Consequence {
  id: 'left' | 'monthly' | 'even' | 'lasts' | 'start' | 'loan' | 'goal' | 'rival' | 'hour' | 'lost' | 'now'
  figures: LedgerEntry[]
  /** The founder's figures and what they give. */
  working: string
  so: string
  value: number
}

export interface FollowingInput {
  reading: Reading
  /** The founder's price of what is sold, where the case has found one. */
  price: LedgerEntry | undefined
  textOf: (field: LedgerEntry['field']) => string
  /** What one sale is called. */
  sale: [one: string, many: string]
}

const RECURRING: Role[] = ['fixed-cost', 'rent', 'wage']

export function whatFollows(input: FollowingInput): Consequence[] {
  const { reading, price } = input
  const figures = new Figures(reading)
  const left = price && leftOfOne(figures, price)
  const monthly = monthlyCosts(figures)
  return [
    left,
    monthly,
    left && monthly && salesToPay(figures, input, left, monthly),
    monthly && howLongItLasts(figures, monthly),
    startAgainstCash(figures),
    loanPayment(figures, input, left),
    price && salesForGoal(figures, input, price),
    price && againstRival(figures, price),
    (left ?? price) && earnedInAnHour(figures, input, left),
    customersLost(figures),
    price && takenNow(figures, price),
  ].flatMap((one) => one ?? [])
}

/** The ledger as sums need it. */
class Figures {
  readonly currency: string
  readonly #ledger: LedgerEntry[]
  constructor({ ledger, currency }: Reading) {
    this.currency = currency
    this.#ledger = ledger.filter(({ used, value }) => used && typeof value === 'number')
  }
  of(roles: Role[], statuses: LedgerEntry['status'][] = ['actual', 'quote', 'past']): LedgerEntry[] {
    return this.#ledger.filter(({ role, status }) => roles.includes(role) && statuses.includes(status))
  }
  amounts(roles: Role[], statuses?: LedgerEntry['status'][]): LedgerEntry[] {
    return this.of(roles, statuses).filter(
      (entry) => entry.unit === 'money' && isMoneyHere(entry, this.currency) && numberOf(entry) > 0,
    )
  }
  money(value: number): string {
    const decimals = decimalsOf(this.currency)
    return formatMoney(Math.round(value * 10 ** decimals), this.currency, {
      digits: Math.abs(value) >= 1000 || Number.isInteger(value) ? 0 : decimals,
    })
  }
}

const numberOf = ({ value }: LedgerEntry) => Number(value)
const quoteOf = ({ quote }: LedgerEntry) => quote.replace(/[.,;:]+$/, '')
const count = (value: number) => formatNumber(value, value < 10 && !Number.isInteger(value) ? 1 : 0)
const totalOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const isForOne = ({ per }: LedgerEntry) => per === '' || per === 'unit' || per === 'once'

/** A price by the month and a cost by the sale have nothing to do with each other. */
const goTogether = (one: LedgerEntry, other: LedgerEntry) =>
  isForOne(one) ? isForOne(other) : one.per === other.per

function leftOfOne(figures: Figures, price: LedgerEntry): Consequence | undefined {
  const costs = figures
    .amounts(['unit-cost'])
    .filter((cost) => goTogether(price, cost) && numberOf(cost) < numberOf(price))
  if (costs.length === 0) return undefined
  const value = numberOf(price) - totalOf(costs.map(numberOf))
  if (value < -numberOf(price)) return undefined
  return {
    id: 'left',
    figures: [price, ...costs],
    working: `${[price, ...costs].map(quoteOf).join(' − ')} = ${figures.money(value)}`,
    so:
      value > 0
        ? `Each sale leaves this much, ${count((value / numberOf(price)) * 100)}% of the price, before any other cost.`
        : 'Each sale loses money before any other cost.',
    value,
  }
}

const LEAST_COSTS = 2

function monthlyCosts(figures: Figures): Consequence | undefined {
  // Pay by the day rises with the work.
  const costs = figures
    .amounts(RECURRING, ['actual', 'quote'])
    .filter(({ per }) => per in MONTHS_IN && per !== 'day')
  if (costs.length < LEAST_COSTS) return undefined
  const value = totalOf(costs.map(monthlyOf))
  return {
    id: 'monthly',
    figures: costs,
    working: `${costs.map((cost) => inMonths(cost)).join(' + ')} = ${figures.money(value)} a month`,
    so: 'These costs are due every month, whether anything is sold or not.',
    value,
  }
}

const monthlyOf = (entry: LedgerEntry) => numberOf(entry) / (MONTHS_IN[entry.per] ?? 1)

const inMonths = (entry: LedgerEntry) =>
  entry.per === 'year'
    ? `${quoteOf(entry)} ÷ 12`
    : entry.per === 'week'
      ? `${quoteOf(entry)} × 52 ÷ 12`
      : quoteOf(entry)

function salesToPay(
  figures: Figures,
  { sale }: FollowingInput,
  left: Consequence,
  monthly: Consequence,
): Consequence | undefined {
  const isMonthly = left.figures[0]?.per === 'month'
  if (left.value <= 0 || !(isMonthly || isForOne(left.figures[0] as LedgerEntry))) return undefined
  const value = Math.ceil(monthly.value / left.value)
  const today = figures
    .of(['units-sold'], ['actual'])
    .find((entry) => entry.unit === 'count' && entry.per in MONTHS_IN)
  const soldMonthly = today && monthlyOf(today)
  return {
    id: 'even',
    figures: [...left.figures, ...monthly.figures, ...(today ? [today] : [])],
    working: `${figures.money(monthly.value)} ÷ ${figures.money(left.value)} = ${count(value)} ${value === 1 ? sale[0] : sale[1]} a month`,
    so: soldMonthly
      ? `This many sales cover these costs. Today it is ‘${quoteOf(today)}’, which ${soldMonthly >= value ? 'is enough' : 'is not enough'}.`
      : 'This many sales cover these costs; the founder’s own pay comes on top.',
    value,
  }
}

function howLongItLasts(figures: Figures, monthly: Consequence): Consequence | undefined {
  const [cash] = figures.amounts(['cash'], ['actual'])
  if (!cash) return undefined
  const value = numberOf(cash) / monthly.value
  return {
    id: 'lasts',
    figures: [cash, ...monthly.figures],
    working: `${quoteOf(cash)} ÷ ${figures.money(monthly.value)} = ${count(value)} months`,
    so: 'This is how long the money covers these costs without a sale.',
    value,
  }
}

function startAgainstCash(figures: Figures): Consequence | undefined {
  const purchases = figures.amounts(['one-off-cost'], ['actual', 'quote', 'goal'])
  const [cash] = figures.amounts(['cash'], ['actual'])
  if (!cash || purchases.length === 0) return undefined
  const value = numberOf(cash) - totalOf(purchases.map(numberOf))
  return {
    id: 'start',
    figures: [cash, ...purchases],
    working: `${quoteOf(cash)} − ${purchases.map(quoteOf).join(' − ')} = ${figures.money(value)}`,
    so:
      value >= 0
        ? `${figures.money(value)} is left after these purchases.`
        : `These purchases cost ${figures.money(-value)} more than there is.`,
    value,
  }
}

const NEAR = 90

/** The figure of a kind that stands behind another one, in the same sentence. */
function nearOf(
  { reading, textOf }: FollowingInput,
  entry: LedgerEntry,
  suits: (other: LedgerEntry) => boolean,
): LedgerEntry | undefined {
  const end = entry.start + entry.quote.length
  return reading.ledger.find((other) => {
    if (other.field !== entry.field || other.id === entry.id || !suits(other)) return false
    const [from, to] =
      other.start >= end ? [end, other.start] : [other.start + other.quote.length, entry.start]
    return to - from < NEAR && !/[.!?]\s/.test(textOf(entry.field).slice(from, to))
  })
}

function loanPayment(
  figures: Figures,
  input: FollowingInput,
  left: Consequence | undefined,
): Consequence | undefined {
  const [loan] = figures.amounts(['loan-offered', 'debt'], ['actual', 'quote', 'goal'])
  if (!loan) return undefined
  const rate = nearOf(input, loan, ({ unit, value }) => unit === 'fraction' && Number(value) < 60)
  const term = nearOf(
    input,
    loan,
    ({ unit, value }) =>
      (unit === 'years' && Number(value) <= 30) || (unit === 'months' && Number(value) >= 6),
  )
  if (!rate || !term) return undefined
  const months = numberOf(term) * (term.unit === 'years' ? 12 : 1)
  const isMonthlyRate = rate.per === 'month'
  const share = numberOf(rate) / 100 / (isMonthlyRate ? 1 : 12)
  const value = share > 0 ? (numberOf(loan) * share) / (1 - (1 + share) ** -months) : numberOf(loan) / months
  const sales =
    left && left.value > 0 && isForOne(left.figures[0] as LedgerEntry) ? Math.ceil(value / left.value) : 0
  return {
    id: 'loan',
    figures: [loan, rate, term],
    working: `${quoteOf(loan)} at ${quoteOf(rate)} over ${quoteOf(term)} = ${figures.money(Math.round(value))} a month in equal payments`,
    so: `The interest comes to ${figures.money(Math.round(value * months - numberOf(loan)))} in all.${sales > 0 ? ` Each payment takes what ${count(sales)} ${sales === 1 ? input.sale[0] : input.sale[1]} leave.` : ''}`,
    value,
  }
}

function salesForGoal(
  figures: Figures,
  { sale }: FollowingInput,
  price: LedgerEntry,
): Consequence | undefined {
  const [goal] = figures.amounts(['revenue-goal'], ['goal', 'claim', 'quote', 'actual'])
  if (!goal || !(isForOne(price) || price.per === 'month')) return undefined
  const months = MONTHS_IN[goal.per] ?? 12
  const perMonth = numberOf(goal) / months / numberOf(price)
  if (perMonth < 1) return undefined
  const isMonthly = price.per === 'month'
  return {
    id: 'goal',
    figures: [goal, price],
    working: `${quoteOf(goal)} ÷ ${quoteOf(price)}${months === 1 ? '' : ` ÷ ${count(months)}`} = ${count(perMonth)} a month`,
    so: isMonthly
      ? 'This many customers have to be paying, on average, to reach the goal.'
      : `The goal takes this many ${sale[1]} every month.`,
    value: perMonth,
  }
}

function againstRival(figures: Figures, price: LedgerEntry): Consequence | undefined {
  const rival = figures
    .amounts(['competitor-price'], ['actual', 'quote', 'claim', 'past'])
    .find((one) => one.per === price.per)
  if (!rival) return undefined
  const value = numberOf(price) / numberOf(rival) - 1
  if (Math.abs(value) > 4) return undefined
  return {
    id: 'rival',
    figures: [price, rival],
    working: `${quoteOf(price)} against ${quoteOf(rival)}: ${count(Math.abs(value) * 100)}% ${value >= 0 ? 'more' : 'less'}`,
    so:
      value >= 0
        ? 'Customers need a reason for the difference, in one sentence.'
        : 'The price has room if the work is as good; ask for more before selling more.',
    value,
  }
}

const TAKES = /\b(?:takes?|took|spend|per (?:job|order|visit|piece|unit)|each one|to make)\b/i

function earnedInAnHour(
  figures: Figures,
  { price, reading, textOf }: FollowingInput,
  left: Consequence | undefined,
): Consequence | undefined {
  const time = reading.ledger.find(
    ({ unit, start, field, quote, per, value }) =>
      (unit === 'minutes' || (unit === 'hours' && Number(value) < 12)) &&
      (per === '' || per === 'unit') &&
      TAKES.test(textOf(field).slice(Math.max(0, start - 30), start + quote.length + 16)),
  )
  if (!time || !price || !isForOne(price)) return undefined
  const hours = numberOf(time) / (time.unit === 'minutes' ? 60 : 1)
  const amount = left ? left.value : numberOf(price)
  const value = amount / hours
  if (amount <= 0) return undefined
  return {
    id: 'hour',
    figures: [...(left?.figures ?? [price]), time],
    working: `${left ? figures.money(left.value) : quoteOf(price)} in ${quoteOf(time)} = ${figures.money(Math.round(value))} for each hour of work`,
    so: 'Compare it with what an hour costs once somebody else does the work.',
    value,
  }
}

function customersLost(figures: Figures): Consequence | undefined {
  const churn = figures
    .of(['churn'], ['actual', 'past'])
    .find(({ unit, per, value }) => unit === 'fraction' && per === 'month' && Number(value) < 40)
  const [customers] = figures.of(['customers-paying'], ['actual']).filter(({ unit }) => unit === 'count')
  if (!churn || !customers || numberOf(churn) <= 0) return undefined
  const value = (numberOf(customers) * numberOf(churn)) / 100
  return {
    id: 'lost',
    figures: [customers, churn],
    working: `${quoteOf(customers)} × ${quoteOf(churn)} = ${count(value)} lost a month; 1 ÷ ${quoteOf(churn)} = ${count(100 / numberOf(churn))} months`,
    so: 'This many have to be won each month just to stand still.',
    value,
  }
}

function takenNow(figures: Figures, price: LedgerEntry): Consequence | undefined {
  const [customers] = figures.of(['customers-paying'], ['actual']).filter(({ unit }) => unit === 'count')
  if (!customers || price.per !== 'month' || price.status !== 'actual') return undefined
  const value = numberOf(customers) * numberOf(price)
  return {
    id: 'now',
    figures: [customers, price],
    working: `${quoteOf(customers)} × ${quoteOf(price)} = ${figures.money(value)}`,
    so: `That is ${figures.money(value * 12)} a year if nobody leaves.`,
    value,
  }
}
