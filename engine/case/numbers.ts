// The numbers of a case: the founder's own, else the trade's for this variant, country and size. Plain arithmetic, no sentences:
// the browser computes with the same code.
import type { LedgerEntry } from '../read/reading.ts'
import type { Amount, DeclaredNumber, Range, Trade } from '../trades/schema.ts'
import { calculate, namesIn } from './formula.ts'
import { isPrice } from './kept-work.ts'

/** A number as one business has it. Money in minor units of the plan's currency. */
export interface CaseNumber {
  id: string
  label: string
  unit: DeclaredNumber['unit']
  per: string
  low: number
  value: number
  high: number
  basis: 'founder' | 'trade' | 'made'
  /** The founder's words, what the trade rests on, or the formula. */
  why: string
  entry?: LedgerEntry
}

/** There or not: it turns an option on or off. */
export const isSwitch = ({ unit, low, high }: CaseNumber): boolean =>
  unit === 'times' && low === 0 && high === 1

/** How many minor units of the plan's currency a US dollar is, by what kind of thing is bought. */
export interface Rates {
  local: number
  world: number
  wage: number
}

/** What the founder says of a number, in the number's own unit. */
export interface Fill {
  value: number
  entry: LedgerEntry
  /** It keeps its usual distance from what the entry states. */
  follows?: true
  /** Ours and not the founder's: why the usual value does not hold here. */
  because?: string
  /** The founder's price is for a part of what is sold at once: so many doors in one visit. */
  parts?: Parts
}

/** A value that the case itself sets in the place of the usual one. */
export const ownValue = (id: string, value: number, because: string): Fill => ({
  value,
  because,
  entry: entryWithout(id, value),
})

/** What stands in no brief has no words in it. */
export const entryWithout = (id: string, value: number): LedgerEntry => ({
  id: -1,
  field: 'correction',
  quote: id,
  start: 0,
  value,
  unit: 'count',
  per: '',
  thing: '',
  approximate: false,
  role: 'other',
  status: 'actual',
  sure: 1,
  used: true,
})

export interface Parts {
  count: number
  /** Money for one of them. */
  each: number
  thing: [one: string, many: string]
}

export interface NumbersInput {
  trade: Trade
  country: string
  /** Those that hold, the most telling first. */
  variants: readonly string[]
  rates: Rates
  /** Minor units in one unit of the plan's currency. */
  minor: number
  fills: ReadonlyMap<string, Fill>
  /** A side business pays the low end of what a firm pays. */
  isSmall?: boolean
  /** As the numbers were before the founder set some: the size of the work is made from these prices. */
  before?: { numbers: Numbers; workIds: ReadonlySet<string> }
}

export interface Numbers {
  has: (id: string) => boolean
  get: (id: string) => CaseNumber
  value: (id: string) => number
  /** A formula over numbers, money in minor units. */
  calculate: (formula: string) => number
  /** Of books of its own: in whole units of the currency, so that dollars times pesos for a dollar are pesos. */
  plain: (formula: string) => number
  /** The same, where the result is money: in minor units. */
  amount: (formula: string) => number
  /** What so many US dollars are here, by purchasing power. */
  dollars: (amount: number) => number
  ids: string[]
}

type Declared = DeclaredNumber & { isCost?: boolean; isReach?: boolean }

export function numbersOf(input: NumbersInput): Numbers {
  const declarations = declaredIn(input)
  const known = new Map<string, CaseNumber>()
  for (const { parts, entry } of input.fills.values())
    if (parts) addParts(known, inputParts(parts, input), entry)
  const has = (id: string): boolean => {
    if (input.fills.has(id) || known.has(id)) return true
    const spec = declarations.get(id)
    return (
      spec !== undefined && (spec.range !== undefined || (spec.make ? namesIn(spec.make).every(has) : false))
    )
  }
  const get = (id: string): CaseNumber => {
    const cachedNumber = known.get(id)
    if (cachedNumber) return cachedNumber
    const isWork = input.before?.workIds.has(id) ?? false
    const spec = declarations.get(id)
    const number = resolve(id, spec, input, (formula) => {
      if (input.trade.own) return spec?.unit === 'usd' ? amount(formula) : plain(formula)
      return calculate(formula, isWork ? valueForWork : value)
    })
    known.set(id, number)
    return number
  }
  const value = (id: string) => get(id).value
  const plain = (formula: string) =>
    calculate(formula, (id) => (get(id).unit === 'usd' ? value(id) / input.minor : value(id)))
  const amount = (formula: string) => plain(formula) * input.minor
  const valueForWork = (id: string) =>
    isPrice(id) && input.before?.numbers.has(id) ? input.before.numbers.value(id) : value(id)
  return {
    has,
    get,
    value,
    calculate: (formula) => calculate(formula, value),
    plain,
    amount,
    dollars: (amount) => amount * input.rates.local,
    ids: [...declarations.keys()],
  }
}

/** With what the founder set since in their place. */
const inputParts = (parts: Parts, { fills }: NumbersInput): Parts => ({
  ...parts,
  each: fills.get('part-price')?.value ?? parts.each,
  count: fills.get('parts')?.value ?? parts.count,
})

/** The price of one part is the founder's, how many are sold at once is assumed. */
function addParts(known: Map<string, CaseNumber>, { count, each, thing }: Parts, entry: LedgerEntry): void {
  const [one, many] = thing
  known.set('part-price', {
    id: 'part-price',
    label: `Price of one ${one}`,
    unit: 'usd',
    per: '',
    low: each * 0.7,
    value: each,
    high: each * 1.4,
    basis: 'founder',
    why: entry.quote,
    entry,
  })
  known.set('parts', {
    id: 'parts',
    label: `${many.charAt(0).toUpperCase()}${many.slice(1)} sold at once`,
    unit: thing,
    per: '',
    low: Math.max(1, Math.round(count / 2)),
    value: count,
    high: count * 2,
    basis: 'trade',
    why: 'so many make an order of the usual size; the founder’s own count replaces it',
  })
}

/** Those of `numbers`, and one for each cost, purchase and channel. */
function declaredIn({ trade, variants }: NumbersInput): Map<string, Declared> {
  const rows: [string, Declared][] = Object.entries(trade.numbers)
  const money = (label: string, range: Range | undefined, more: Partial<Declared>): Declared => ({
    label,
    unit: 'usd',
    ...(range && { range }),
    ...more,
  })
  for (const { id, label, range, scale, if: byVariant } of trade.costs)
    rows.push([
      `cost-${id}`,
      money(label, range, {
        per: 'month',
        isCost: true,
        ...(scale && { scale }),
        ...(byVariant && { if: byVariant }),
      }),
    ])
  for (const { id, label, range, scale, if: byVariant } of trade.start)
    if (range)
      rows.push([
        `start-${id}`,
        money(label, range, { isCost: true, ...(scale && { scale }), ...(byVariant && { if: byVariant }) }),
      ])
  for (const { id, name, reached, reach, wins, cost } of trade.channels)
    rows.push(
      [
        `reach-${id}`,
        {
          label: `${name}: ${reached} a year`,
          unit: [reached, reached],
          range: rangeOf(reach, variants),
          isReach: true,
        },
      ],
      [`win-${id}`, { label: `${name}: share won`, unit: 'share', range: rangeOf(wins, variants) }],
      [`spend-${id}`, money(`${name}: cost a year`, rangeOf(cost, variants), { per: 'year', isCost: true })],
    )
  return new Map(rows.filter(([id], i) => !(id in trade.numbers) || i < Object.keys(trade.numbers).length))
}

export function rangeOf(amount: Amount, variants: readonly string[]): Range {
  if (Array.isArray(amount)) return amount
  return firstOf(amount.if, variants) ?? amount.range
}

const firstOf = (
  byVariant: Record<string, Range> | undefined,
  variants: readonly string[],
): Range | undefined => {
  const key = Object.keys(byVariant ?? {}).find((one) => variants.includes(one))
  return key === undefined ? undefined : byVariant?.[key]
}

function resolve(
  id: string,
  spec: Declared | undefined,
  input: NumbersInput,
  compute: (formula: string) => number,
): CaseNumber {
  const { label = id, unit = 'times', per = '' } = spec ?? {}
  const base = { id, label, unit, per }
  const fill = input.fills.get(id)
  const range = spec?.range ? localRange(spec, input) : undefined
  if (fill) {
    const { entry, parts, follows, because } = fill
    const { each, count } = parts ? inputParts(parts, input) : { each: fill.value, count: 1 }
    const value = each * count
    if (because !== undefined)
      return { ...base, low: value * 0.7, value, high: value * 1.4, basis: 'trade', why: because }
    if (follows)
      return {
        ...base,
        low: value * 0.8,
        value,
        high: value * 1.3,
        basis: 'trade',
        why: `usual distance from ‘${entry.quote}’; the founder’s own replaces it`,
      }
    if (parts) return { ...base, low: value, value, high: value, basis: 'made', why: 'part-price * parts' }
    // The trade's range stays: a sentence may say that the founder's price lies above it.
    const [low, , high] = range ?? [value * 0.8, value, value * 1.2]
    return { ...base, low, value, high, basis: 'founder', why: entry.quote, entry }
  }
  if (spec?.make) {
    const value = inUnit(compute(spec.make), unit)
    return { ...base, low: value, value, high: value, basis: 'made', why: spec.make }
  }
  if (!range || !spec) throw new Error(`No number '${id}'`)
  const [low, typical, high] = range
  const value =
    spec.isCost && input.isSmall ? low : spec.isReach && input.trade.general ? (low + typical) / 2 : typical
  return { ...base, low, value, high, basis: 'trade', why: spec.basis ?? '' }
}

/** Nobody counts half a cent. */
const inUnit = (value: number, unit: DeclaredNumber['unit']) => (unit === 'usd' ? toCents(value) : value)

/** A call may cost a tenth of a cent; nobody counts half a cent of a dollar. */
const SMALL = 100
const toCents = (minor: number) =>
  Math.abs(minor) >= SMALL || minor === 0 ? Math.round(minor) : Number(minor.toPrecision(3))

/** A country's own range is for the plain case; a variant moves it as it moves the plain one. */
function localRange(spec: Declared, { country, variants, rates, minor }: NumbersInput): Range {
  const plain = spec.range as Range
  const variantRange = firstOf(spec.if, variants)
  const isMoney = spec.unit === 'usd'
  const national = spec.local?.[country] ?? (isMember(country) ? spec.local?.EU : undefined)
  if (national) {
    const ratio = (i: number) =>
      variantRange && plain[i] ? (variantRange[i] as number) / (plain[i] as number) : 1
    return mapRange(national, (amount, i) => tidy(amount * ratio(i)) * (isMoney ? minor : 1))
  }
  const range = variantRange ?? plain
  if (!isMoney) return range
  const rate = rates[spec.scale ?? 'local']
  // A dollar stays a dollar; what is converted is not known to the cent.
  return mapRange(range, (amount) => toCents(rate === minor ? amount * rate : tidy(amount * rate)))
}

const mapRange = ([low, typical, high]: Range, change: (amount: number, i: number) => number): Range => [
  change(low, 0),
  change(typical, 1),
  change(high, 2),
]

const EU_MEMBERS = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)
export const isMember = (country: string): boolean => EU_MEMBERS.has(country)

/** To two digits. */
export function tidy(value: number): number {
  if (value === 0) return 0
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1)
  const twoDigits = Math.round(value / step) * step
  return step >= 1 ? Math.round(twoDigits) : Number(twoDigits.toPrecision(2))
}
