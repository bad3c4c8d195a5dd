// A founder's figure as a quantity of the plan: used unaltered, shown in the plan's spelling.
import { decimalsOf, formatMoney, formatNumber } from '../money.ts'
import type { Fact, FactKind, FactUnit } from '../read/understanding.ts'
import type { Quantity } from './kit/quantity.ts'

/** A range is shown as one; its middle is what is computed with. */
export function quantityOf(fact: Fact, planCurrency: string): Quantity {
  const { low, high, unit } = fact.amount ?? { low: 0, high: 0, unit: 'count' as const }
  const currency = fact.amount?.currency ?? planCurrency
  const range = low === high ? shown(unit, low, currency) : rangeOf(unit, low, high, currency)
  return {
    id: `fact-${fact.id}`,
    label: LABELS[fact.kind],
    value: (low + high) / 2,
    text: `${boundOf(fact)}${range}`,
    basis: { kind: 'founder', fact },
  }
}

/** How other amounts of the same fact would read. */
export function factFrame({ kind, amount, wasSaid }: Fact, planCurrency: string) {
  const { low, high, unit } = wasSaid?.amount ?? amount ?? { low: 0, high: 0, unit: 'count' as const }
  return {
    show: (value: number) => shown(unit, value, amount?.currency ?? planCurrency),
    currency: amount?.currency ?? planCurrency,
    low,
    high,
    ...(kind === 'team-size' && high <= MOST_FOUNDERS && { most: MOST_FOUNDERS }),
    isNeverNothing: NEVER_NOTHING.includes(kind),
  }
}

/** What every model computes with only above zero. */
const NEVER_NOTHING: FactKind[] = ['price', 'average-order', 'unit-cost']

/** More are not counted as founders. */
export const MOST_FOUNDERS = 6

const MONTHS_IN = {
  month: 1,
  year: 12,
  week: 12 / 52,
  day: 12 / 365,
  hour: undefined,
  unit: undefined,
  once: undefined,
}

/** The amount for a month, however the founder gave it; as it stands when no time was named. */
export function monthlyValue({ value, basis }: Quantity): number {
  const per = basis.kind === 'founder' ? basis.fact.amount?.per : undefined
  return value / ((per && MONTHS_IN[per]) ?? 1)
}

const boundOf = ({ amount }: Fact) =>
  amount?.bound === 'at-least' ? 'at least ' : amount?.bound === 'at-most' ? 'at most ' : ''

function rangeOf(unit: FactUnit, low: number, high: number, currency: string): string {
  const last = shown(unit, high, currency)
  return unit === 'money' ? `${shown(unit, low, currency)} to ${last}` : `${plain(unit, low)} to ${last}`
}

const plain = (unit: FactUnit, value: number) =>
  unit === 'fraction' ? percent(value).slice(0, -1) : formatNumber(value, value % 1 === 0 ? 0 : 1)

const UNIT_WORDS: Partial<Record<FactUnit, string>> = {
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  'square-metres': 'm²',
  'square-feet': 'square feet',
  hectares: 'hectares',
  acres: 'acres',
  metres: 'm',
  kilometres: 'km',
  miles: 'miles',
  kilograms: 'kg',
  tonnes: 'tonnes',
  litres: 'litres',
  'years-of-age': 'years',
  people: 'people',
}

function shown(unit: FactUnit, value: number, currency: string): string {
  if (unit === 'money')
    return formatMoney(value, currency, value % 10 ** decimalsOf(currency) === 0 ? { digits: 0 } : {})
  if (unit === 'fraction') return percent(value)
  const word = UNIT_WORDS[unit]
  const number = plain(unit, value)
  if (!word) return number
  return `${number} ${value === 1 && word.endsWith('s') ? word.slice(0, -1) : word}`
}

/** '22%', '6.5%': no more places than it needs. */
export function percent(fraction: number, digits = 1): string {
  const text = formatNumber(fraction * 100, digits)
  return `${text.replace(/\.0+$/, '')}%`
}

const LABELS: Record<FactKind, string> = {
  price: 'Price',
  'average-order': 'Average order',
  'take-rate': 'Share kept of an order',
  'unit-cost': 'Cost of one unit',
  'monthly-cost': 'Cost a month',
  rent: 'Rent',
  budget: 'Budget',
  investment: 'Investment',
  raise: 'Money to be raised',
  revenue: 'Revenue so far',
  orders: 'Orders so far',
  customers: 'Customers so far',
  prototypes: 'Prototypes',
  'floor-area': 'Floor area',
  capacity: 'Capacity',
  'team-size': 'Founders',
  skill: 'Skill',
  gap: 'Gap',
  regulation: 'Rule',
  wish: 'Wish',
  pilot: 'Pilot',
  'lead-time': 'Lead time',
  reach: 'Reach',
  'customer-size': 'Size of a customer',
  'customer-age': 'Age of a customer',
  frequency: 'How often',
  deadline: 'Deadline',
  margin: 'Margin',
  churn: 'Leaving a month',
  conversion: 'Conversion',
  growth: 'Growth',
  equity: 'Stake',
  'other-number': 'Figure from the brief',
}
