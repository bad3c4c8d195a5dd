// The founder's figures held against each other: price × sales against revenue, revenue less costs against profit, sales against
// capacity. Each check shows its working, whether it agrees or not.
import { decimalsOf, formatMoney, formatNumber } from '../money.ts'
import type { LedgerEntry, Reading } from '../read/reading.ts'
import type { Accounts } from './accounts.ts'
import { MONTHS_IN } from './months.ts'
import { monthlyUnitsSaid } from './sanity.ts'

export interface CheckedSum {
  id: 'takings' | 'subscribers' | 'profit' | 'room' | 'purchases'
  figures: LedgerEntry[]
  working: string
  agrees: boolean
}

export interface SumsInput {
  reading: Reading
  accounts: Accounts
  price: LedgerEntry | undefined
}

/** Round figures of one thing lie this close to each other. */
const AGREES = 0.15

export function checkedSums({ reading, accounts, price }: SumsInput): CheckedSum[] {
  const money = (value: number) =>
    formatMoney(Math.round(value * 10 ** decimalsOf(reading.currency)), reading.currency, { digits: 0 })
  return [
    takings(reading, accounts, price, money),
    subscribers(reading, accounts, price, money),
    profit(reading, accounts, money),
    room(reading),
    purchases(reading, money),
  ].flatMap((sum) => sum ?? [])
}

type Money = (value: number) => string
const quoteOf = ({ quote }: LedgerEntry) => `‘${quote.replace(/[.,;:]+$/, '')}’`
const isFor = (period: string) => period === '' || period === 'unit' || period === 'once'
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(one, other) * AGREES

function takings(
  reading: Reading,
  { revenue }: Accounts,
  price: LedgerEntry | undefined,
  money: Money,
): CheckedSum | undefined {
  const units = monthlyUnitsSaid(reading)
  if (!revenue || !units || !price || !isFor(price.per)) return undefined
  const product = units.amount * Number(price.value)
  // Several times apart they count different things.
  if (product > revenue.monthly * 4 || product < revenue.monthly / 4) return undefined
  return {
    id: 'takings',
    figures: [units.entry, price, revenue.entry],
    working: `${quoteOf(units.entry)} × ${quoteOf(price)} = ${money(product)} a month; ${quoteOf(revenue.entry)} is ${money(revenue.monthly)} a month`,
    agrees: isNear(product, revenue.monthly),
  }
}

function subscribers(
  reading: Reading,
  { revenue }: Accounts,
  price: LedgerEntry | undefined,
  money: Money,
): CheckedSum | undefined {
  const paying = reading.ledger.find(
    ({ used, role, status, unit, value }) =>
      used && role === 'customers-paying' && status === 'actual' && unit === 'count' && Number(value) > 0,
  )
  if (!revenue || !paying || price?.per !== 'month') return undefined
  const product = Number(paying.value) * Number(price.value)
  if (product > revenue.monthly * 4 || product < revenue.monthly / 4) return undefined
  return {
    id: 'subscribers',
    figures: [paying, price, revenue.entry],
    working: `${quoteOf(paying)} × ${quoteOf(price)} = ${money(product)} a month; ${quoteOf(revenue.entry)} is ${money(revenue.monthly)} a month`,
    agrees: isNear(product, revenue.monthly),
  }
}

const MONTHLY: LedgerEntry['role'][] = ['fixed-cost', 'rent', 'wage']

/** What the stated costs leave is at least the stated profit. */
function profit(
  { ledger }: Reading,
  { revenue, profit: stated, allIn }: Accounts,
  money: Money,
): CheckedSum | undefined {
  const costs = allIn
    ? [allIn.entry]
    : ledger.filter(
        ({ used, role, status, unit, per }) =>
          used &&
          MONTHLY.includes(role) &&
          status === 'actual' &&
          unit === 'money' &&
          per in MONTHS_IN &&
          per !== 'day',
      )
  if (!revenue || !stated || costs.length === 0) return undefined
  const left =
    revenue.monthly - costs.reduce((sum, { value, per }) => sum + Number(value) / (MONTHS_IN[per] ?? 1), 0)
  return {
    id: 'profit',
    figures: [revenue.entry, ...costs, stated.entry],
    working: `${money(revenue.monthly)} − ${costs.map(quoteOf).join(' − ')} = ${money(left)} a month before the cost of what is sold; ${quoteOf(stated.entry)} is ${money(stated.monthly)} a month`,
    agrees: stated.monthly <= Math.max(0, left) * (1 + AGREES),
  }
}

function room(reading: Reading): CheckedSum | undefined {
  const units = monthlyUnitsSaid(reading)
  const capacity = reading.ledger.find(
    ({ used, role, status, unit, per, thing }) =>
      used &&
      role === 'capacity' &&
      status === 'actual' &&
      unit === 'count' &&
      per in MONTHS_IN &&
      thing === units?.entry.thing,
  )
  if (!units || !capacity) return undefined
  const most = Number(capacity.value) / (MONTHS_IN[capacity.per] ?? 1)
  return {
    id: 'room',
    figures: [units.entry, capacity],
    working: `${quoteOf(units.entry)} is ${formatNumber(units.amount)} a month; ${quoteOf(capacity)} is ${formatNumber(most)} a month at most`,
    agrees: units.amount <= most * (1 + AGREES),
  }
}

function purchases({ ledger }: Reading, money: Money): CheckedSum | undefined {
  const of = (role: LedgerEntry['role']) =>
    ledger.filter(
      (entry) => entry.used && entry.role === role && entry.unit === 'money' && Number(entry.value) > 0,
    )
  const [cash] = of('cash')
  const bought = of('one-off-cost')
  if (!cash || bought.length === 0) return undefined
  const total = bought.reduce((sum, { value }) => sum + Number(value), 0)
  return {
    id: 'purchases',
    figures: [cash, ...bought],
    working: `${bought.map(quoteOf).join(' + ')} = ${money(total)}, and there is ${quoteOf(cash)}`,
    // That money is short is no contradiction; the next table shows the gap.
    agrees: true,
  }
}
