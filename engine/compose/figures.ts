// The numbers of a case as quantities of the plan: one name, one value, one text, and where it comes from.
import type { Case } from '../case/case.ts'
import { isPrice } from '../case/kept-work.ts'
import { type CaseNumber, isSwitch } from '../case/numbers.ts'
import type { Result } from '../mechanisms/mechanism.ts'
import { formatMoney, formatNumber } from '../money.ts'
import type { Context } from '../plan/context.ts'
import { percent } from '../plan/founder-facts.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import type { LedgerEntry, Role } from '../read/reading.ts'
import type { Fact, FactKind } from '../read/understanding.ts'
import { quotedCurrency } from './quoted-currency.ts'
import { inBritish, isBritish } from './spelling.ts'

type Unit = CaseNumber['unit'] | Result['unit']

/** How a value of the unit reads: '$400', '40%', '5 hours', '24 bottles'. */
export function shown(value: number, unit: Unit, currency: string): string {
  if (unit === 'usd') return moneyText(value, currency)
  if (unit === 'share') return percent(value)
  if (Array.isArray(unit)) return countText(value, unit[0], unit[1])
  if (unit === 'hours' && value > 0 && value < 0.95)
    return countText(Math.round((value * 60) / 5) * 5, 'minute', 'minutes')
  return countText(value, unit.slice(0, -1), unit)
}

/** Cents only where they matter. */
function moneyText(minor: number, currency: string): string {
  // A call at a tenth of a cent is not free.
  if (minor !== 0 && Math.abs(minor) < 10 && Math.round(minor) !== minor)
    return formatMoney(minor, currency, { digits: 4 }).replace(/0+$/, '')
  const isSmall = Math.abs(minor) < 10_000 && Math.round(minor) % 100 !== 0
  return formatMoney(Math.round(minor), currency, isSmall ? {} : { digits: 0 })
}

function countText(value: number, one: string, many: string): string {
  const digits = Math.abs(value) < 10 && Math.abs(value - Math.round(value)) > 0.04 ? 1 : 0
  const text = formatNumber(value, digits)
  return `${text} ${text === '1' ? one : many}`.trim()
}

export interface Figures {
  /** Undefined where the case has no such number or result. */
  of: (id: string, end?: 'low' | 'high' | 'range') => Quantity | undefined
}

export function figuresOf(one: Case, context: Context, results: Record<string, Result>): Figures {
  const { numbers, currency } = one
  return {
    of(id, end) {
      const result = results[id]
      if (result && !end)
        return Number.isFinite(result.value)
          ? context.computed(
              `result-${id}`,
              result.value,
              shown(result.value, unitIn(one, result.unit), currency),
            )
          : undefined
      if (!numbers.has(id)) return undefined
      const number = numbers.get(id)
      if (!Number.isFinite(number.value)) return undefined
      if (end) return endOf(one, context, number, end)
      return quantityOf(one, context, number)
    },
  }
}

/** The mechanism counts sales and customers; the trade calls them by their names. */
function unitIn({ trade: { words } }: Case, unit: Unit): Unit {
  if (!Array.isArray(unit)) return unit
  if (['sale', 'hire', 'order', 'case', 'deal', 'seat'].includes(unit[0]) && unit[0] !== words.sale[0])
    return unit[0] === 'sale' || unit[0] === 'hire' ? words.sale : unit
  return unit[0] === 'customer' || unit[0] === 'client' ? words.customer : unit
}

function endOf(
  { currency }: Case,
  { computed }: Context,
  number: CaseNumber,
  end: 'low' | 'high' | 'range',
): Quantity {
  const { id, unit, low, high } = number
  if (end !== 'range') return computed(`${id}-${end}`, number[end], shown(number[end], unit, currency))
  const last = shown(high, unit, currency)
  const first = Array.isArray(unit)
    ? formatNumber(low, low < 10 && low % 1 !== 0 ? 1 : 0)
    : shown(low, unit, currency)
  return computed(`${id}-range`, low, `${first} to ${last}`)
}

/** Its place among the plan's quantities has the number's own id. */
export function quantityOf(one: Case, context: Context, number: CaseNumber): Quantity {
  const { id, unit, basis, value } = number
  const original = one.original.has(id) ? one.original.get(id) : number
  // Books of its own convert such an amount themselves.
  const currency =
    one.trade.own && original.entry ? quotedCurrency(original.entry.quote, one.currency) : one.currency
  const show = (amount: number) => shown(amount, unit, currency)
  const frame = {
    label: labelOf(one, number),
    value: original.value,
    show,
    // Nothing can be planned at a price of nothing, and nothing can be divided by a wage of nothing.
    isNeverNothing: (isPrice(id) || isDivisor(one, id)) && original.value > 0,
    // Where all of it is lost, nothing is left to divide by.
    ...(leavesDivisor(one, id) && { most: 0.99 }),
  }
  if (original.basis === 'founder' && original.entry) {
    const { low, high } = original
    return context.given(id, {
      ...frame,
      low: Math.min(low, value),
      high: Math.max(high, value),
      fact: factOf(original.entry, original),
    })
  }
  // A switch turns an option of the plan's own on: nobody assumes it.
  if (basis === 'made' || (one.trade.own && isSwitch(original)))
    return context.computed(id, value, show(value))
  if (basis === 'founder' && original.basis === 'made') return context.computed(id, value, show(value))
  return context.assume(id, {
    ...frame,
    low: Math.min(original.low, original.value),
    high: Math.max(original.high, original.value),
    why: spellingIn(one)(original.why || `usual for ${one.trade.name}`),
  })
}

/** Whether another number of the trade is made by dividing by what it leaves of the whole: 'price / (1 - loss)'. */
const leavesDivisor = ({ trade }: Case, id: string): boolean =>
  Object.values(trade.numbers).some(({ make = '' }) => RegExp(`/ *\\([^()]*1 - ${id}\\b`).test(make))

/** Whether another number of the trade is made by dividing by it. */
const isDivisor = ({ trade }: Case, id: string): boolean =>
  Object.values(trade.numbers).some(({ make }) => make !== undefined && divisorsIn(make).includes(id))

const divisorsIn = (formula: string): string[] =>
  [...formula.matchAll(/\/ *(?:\(([^()]*)\)|([a-z][a-z-]*))/g)].flatMap(
    ([, sum = '', name = '']) => `${sum} ${name}`.match(/[a-z][a-z-]*/g) ?? [],
  )

/** Where a period belongs to the number, the table says so. */
function labelOf(one: Case, { label, per, unit }: CaseNumber): string {
  const hasPeriod = per && unit === 'usd' && !label.toLowerCase().includes(per.toLowerCase())
  return spellingIn(one)(hasPeriod ? `${label}, ${per}` : label)
}

/** Whoever wrote books of its own wrote them for this country. */
const spellingIn = ({ trade, country }: Case) => (trade.own ? (text: string) => text : spelling(country))

/** As it is spelled where the business is. */
export const spelling = (country: string): ((text: string) => string) =>
  isBritish(country) ? inBritish : (text) => text

const KINDS: Partial<Record<Role, FactKind>> = {
  price: 'price',
  'unit-cost': 'unit-cost',
  'fixed-cost': 'monthly-cost',
  wage: 'monthly-cost',
  rent: 'rent',
  'one-off-cost': 'investment',
  'customers-paying': 'customers',
  'revenue-actual': 'revenue',
  'units-sold': 'orders',
  capacity: 'capacity',
  frequency: 'frequency',
  churn: 'churn',
  conversion: 'conversion',
  'commission-rate': 'take-rate',
  'lead-time': 'lead-time',
  cash: 'budget',
  'raise-goal': 'raise',
  team: 'team-size',
}

const PERIODS = ['month', 'year', 'week', 'day', 'hour', 'unit', 'once'] as const

/** A figure of the ledger as older parts of the plan know facts. */
export function factOf(entry: LedgerEntry, { value, unit }: Pick<CaseNumber, 'value' | 'unit'>): Fact {
  const per = PERIODS.find((period) => period === entry.per)
  return {
    id: `ledger-${entry.id}`,
    kind: KINDS[entry.role] ?? 'other-number',
    evidence: { field: entry.field, words: entry.quote },
    amount: {
      low: value,
      high: value,
      unit: unit === 'usd' ? 'money' : unit === 'share' ? 'fraction' : 'count',
      ...(per && { per }),
    },
    about: entry.thing,
    approximate: entry.approximate,
  }
}
