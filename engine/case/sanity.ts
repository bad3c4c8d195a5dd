// What cannot be: figures that make each sale a loss, or that disagree with the revenue that is stated. What trips is taken from
// the trade instead, and the plan says so.
import type { MechanismPlan } from '../mechanisms/mechanism.ts'
import type { LedgerEntry, Reading } from '../read/reading.ts'
import { isMoneyHere } from './money-here.ts'
import type { Fill } from './numbers.ts'

export interface OpenPoint {
  entry: LedgerEntry
  /** The number that it would have filled. */
  id: string
  because: 'loss' | 'revenue' | 'range'
}

const LEAST_MARGIN = 0.03

/** The cost to set aside first, if one sale would leave nothing; undefined when all is well. The founder's price is never swapped. */
export function impossibleFill(
  { results }: MechanismPlan,
  fills: ReadonlyMap<string, Fill>,
): string | undefined {
  const margin = results.margin?.value ?? 1
  if (margin >= LEAST_MARGIN) return undefined
  const [first] = [...fills]
    .filter(([id]) => !APART.test(id) && !isPrice(id))
    .sort(([, a], [, b]) => a.entry.sure - b.entry.sure)
  return first?.[0]
}

/** Monthly costs, purchases, money and customers do not touch what one sale leaves. */
const APART = /^(?:cost-|start-|own-|cash$|opening$|reach-|win-|spend-)/

const isPrice = (id: string) =>
  id !== 'pay-rate' && /(?:^|-)(?:price|rate|fee|value|take|royalty|cpm|spend)$/.test(id)

const MONTHS_IN: Record<string, number> = { day: 12 / 365, week: 12 / 52, month: 1, quarter: 3, year: 12 }

/** What the founder takes in a month today, in the plan's money; undefined where the brief does not say. */
export function monthlyRevenueSaid(reading: Reading): { amount: number; entry: LedgerEntry } | undefined {
  const { ledger, currency } = reading
  const revenues = ledger
    .filter(
      ({ used, role, status, per, value, place, currency: sign }) =>
        used &&
        role === 'revenue-actual' &&
        (status === 'actual' ||
          (status === 'past' && (place === 'revenue-now' || per === 'year' || per === ''))) &&
        (per in MONTHS_IN || per === '') &&
        typeof value === 'number' &&
        isMoneyHere({ currency: sign }, currency),
    )
    .sort((a, b) => b.sure - a.sure)
  const revenuesWithPeriod = revenues.filter(({ per }) => per !== '')
  const entry =
    revenues.find(({ place }) => place === 'revenue-now') ??
    revenuesWithPeriod.find(({ per }) => per === 'month') ??
    revenuesWithPeriod[0]
  if (!entry) return priceTimesSales(reading) ?? soFar(revenues[0])
  return entry.per === ''
    ? soFar(entry)
    : { amount: Number(entry.value) / (MONTHS_IN[entry.per] ?? 1), entry }
}

/** What was taken 'so far' or 'last season' is about a year's worth. */
const soFar = (entry: LedgerEntry | undefined) => entry && { amount: Number(entry.value) / 12, entry }

/** The price and today's sales, or a price by the month and today's customers. */
function priceTimesSales({ ledger, currency }: Reading): { amount: number; entry: LedgerEntry } | undefined {
  const figureAt = (place: LedgerEntry['place']) =>
    ledger.find((one) => one.used && one.place === place && typeof one.value === 'number')
  const price = figureAt('price')
  if (price?.unit !== 'money' || !isMoneyHere(price, currency)) return undefined
  const customers = figureAt('customers-now')
  const monthsPaid = price.per === 'day' ? undefined : MONTHS_IN[price.per]
  if (monthsPaid !== undefined && customers)
    return { amount: (Number(price.value) / monthsPaid) * Number(customers.value), entry: customers }
  const units = figureAt('units-now')
  if (monthsPaid !== undefined || !units || !(units.per in MONTHS_IN)) return undefined
  return { amount: (Number(price.value) * Number(units.value)) / (MONTHS_IN[units.per] ?? 1), entry: units }
}

/** What the founder sells in a month today; undefined where the brief does not say. */
export function monthlyUnitsSaid({ ledger }: Reading): { amount: number; entry: LedgerEntry } | undefined {
  const entry = ledger.find(
    ({ used, role, status, per, value, unit, thing }) =>
      used &&
      // '7,500 a month' without a noun may be money.
      thing !== '' &&
      role === 'units-sold' &&
      status === 'actual' &&
      unit === 'count' &&
      per in MONTHS_IN &&
      typeof value === 'number',
  )
  return entry && { amount: Number(entry.value) / (MONTHS_IN[entry.per] ?? 1), entry }
}

/** '5 jobs a day', as it is today. */
export const isJobsADay = ({ used, role, status, unit, per, value }: LedgerEntry): boolean =>
  used &&
  (role === 'capacity' || role === 'units-sold') &&
  status === 'actual' &&
  unit === 'count' &&
  per === 'day' &&
  Number(value) >= 1
