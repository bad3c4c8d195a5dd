// A figure of a brief as we would print it, whatever way it was written.
import { quotedCurrency } from '../compose/quoted-currency.ts'
import { decimalsOf, formatMoney, formatNumber } from '../money.ts'
import type { LedgerEntry } from '../read/reading.ts'

/** What stands behind a number of the unit, for one and for several. */
const NAMES: Record<string, [one: string, many: string]> = {
  minutes: ['minute', 'minutes'],
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  weeks: ['week', 'weeks'],
  months: ['month', 'months'],
  years: ['year', 'years'],
  'years-of-age': ['year', 'years'],
  'square-metres': ['m²', 'm²'],
  'square-feet': ['sq ft', 'sq ft'],
  hectares: ['ha', 'ha'],
  acres: ['acre', 'acres'],
  metres: ['m', 'm'],
  kilometres: ['km', 'km'],
  miles: ['mile', 'miles'],
  kilograms: ['kg', 'kg'],
  tonnes: ['tonne', 'tonnes'],
  litres: ['L', 'L'],
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** '$1,450', '8%', '40', '24 months', 'September 5, 2026'. */
export const amountOf = (entry: LedgerEntry, currency: string): string =>
  typeof entry.value === 'string' ? dateText(entry.value) : amountLike(entry, entry.value, currency)

/** Another number in the unit of a figure. */
export function amountLike({ unit, quote, role }: LedgerEntry, value: number, currency: string): string {
  if (unit === 'count' && role === 'age-or-date' && isYear(value)) return String(value)
  if (unit === 'money') return moneyText(value, quotedCurrency(quote, currency))
  if (unit === 'fraction') return `${numberText(value)}%`
  const name = NAMES[unit]
  return name ? `${numberText(value)} ${value === 1 ? name[0] : name[1]}` : numberText(value)
}

/** 'since 2021' is no number of two thousand and twenty-one things. */
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value < 2100

/** Both ends: '$20 to $30', '24 to 48 hours'. */
export function rangeOf(low: LedgerEntry, high: LedgerEntry, currency: string): string {
  const [from, to] = [amountOf(low, currency), amountOf(high, currency)]
  const name = NAMES[high.unit]?.[1]
  const bare = low.unit === high.unit && name && typeof low.value === 'number' ? numberText(low.value) : from
  return from === to ? to : `${bare} to ${to}`
}

function moneyText(value: number, currency: string): string {
  const minor = value * 10 ** decimalsOf(currency)
  if (Number.isInteger(value)) return formatMoney(minor, currency, { digits: 0 })
  const isTiny = value !== 0 && Math.abs(minor) < 10 && !Number.isInteger(minor)
  return isTiny
    ? formatMoney(minor, currency, { digits: 4 }).replace(/0+$/, '')
    : formatMoney(minor, currency)
}

function numberText(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 1_000 ? 0 : Math.abs(value) >= 1 ? 2 : 4
  const text = formatNumber(value, digits)
  return digits === 0 ? text : text.replace(/\.?0+$/, '')
}

/** As the ledger writes dates: '2027-01-31', '2027-01', '--06', '--06-15', '18:30'. */
function dateText(value: string): string {
  const [, year = '', month, day] = /^(\d{4}|-)(?:-(\d\d))?(?:-(\d\d))?$/.exec(value) ?? []
  const name = month && MONTHS[Number(month) - 1]
  if (!name) return value
  const date = day ? `${name} ${Number(day)}` : name
  if (year === '-') return date
  return day ? `${date}, ${year}` : `${date} ${year}`
}
