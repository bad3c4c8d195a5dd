// Which number of the trade each figure of the founder's fills: by its role, its period and what it is for. Unsure ones fill none.
import type { Mechanism } from '../mechanisms/mechanism.ts'
import { plural } from '../plan/kit/plural.ts'
import type { LedgerEntry, Role } from '../read/reading.ts'
import type { DeclaredNumber, Trade } from '../trades/schema.ts'
import { namesIn } from './formula.ts'
import { isMoneyHere } from './money-here.ts'
import type { Fill, Parts } from './numbers.ts'
import { type PriceInput, priceOf } from './price.ts'

/** What the founder decides may be planned; what others decide has to have happened. */
const DECIDED: Role[] = [
  'price',
  'capacity',
  'frequency',
  'unit-cost',
  'wage',
  'rent',
  'team',
  'commission-rate',
]
const STATUS_ORDER = ['actual', 'quote', 'goal'] as const
const MONTHS_IN: Record<string, number> = {
  hour: 1 / 173,
  day: 1 / 21.7,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
}
const DAYS_IN: Record<string, number> = { hours: 1 / 24, days: 1, weeks: 7, months: 30.4, years: 365 }
/** A figure further outside the trade's range was misread, or is for something else. */
const FAR_OUTSIDE = 10
/** A price for a part may be far below. */
const FAR_BELOW = 3000

export interface FillsInput {
  trade: Trade
  mechanism: Mechanism
  ledger: LedgerEntry[]
  /** Minor units in one unit of the plan's currency. */
  minor: number
  currency: string
  textOf: (field: LedgerEntry['field']) => string
  /** The trade's range in this country, in the number's own unit. */
  rangeOf: (id: string) => readonly [number, number, number] | undefined
}

export function fillsOf(input: FillsInput): Map<string, Fill> {
  const price = input.ledger.find(({ used, place }) => used && place === 'price')
  const fills = price ? priceFills(price, input) : new Map<string, Fill>()
  const entriesInOrder = input.ledger
    .filter((entry) => entry !== price || fills.size === 0)
    .filter((entry) => entry.used && typeof entry.value === 'number' && mayFill(entry))
    .sort((a, b) => orderOf(a, input) - orderOf(b, input) || b.sure - a.sure || a.id - b.id)
  for (const entry of withUnitCostsTogether(entriesInOrder)) {
    const ids = numbersFor(entry, input).filter(
      (one) => !fills.has(one) && !isMadeFrom(one, entry.role, fills, input),
    )
    const id = ids.find((one) => fits(entry, one, input))
    const value = id === undefined ? undefined : inNumbersUnit(entry, input.trade.numbers[id], input)
    if (id === undefined || value === undefined) continue
    const parts = id === 'price' ? partsOf(entry, value, input) : undefined
    fills.set(id, parts ? { value: parts.each * parts.count, entry, parts } : { value, entry })
  }
  return fills
}

/** What the founder asks for is the price, however unusual; other prices fill what it leaves. */
function priceFills(entry: LedgerEntry, input: FillsInput): Map<string, Fill> {
  const { trade, mechanism, currency, minor, rangeOf } = input
  const fills = new Map<string, Fill>()
  if (entry.unit !== 'money' || !(Number(entry.value) > 0) || !isMoneyHere(entry, currency)) return fills
  const ids = numbersFor(entry, input)
  const priceInput: PriceInput = {
    entry,
    trade,
    mechanism,
    ids,
    minor,
    rangeOf,
    around: clauseAround(entry, input),
    inPeriod,
  }
  for (const [id, fill] of priceOf(priceInput)) fills.set(id, fill)
  const value = fills.get('price')?.value
  const parts = value !== undefined && fills.size === 1 ? partsOf(entry, value, input) : undefined
  if (parts) fills.set('price', { value: parts.each * parts.count, entry, parts })
  return fills
}

/** How near to each other the costs of one thing stand. */
const TOGETHER = 220

/** '$2.60 cabbage, $1.15 jar, $1.70 labour': what one costs is their sum, or the total that the founder names. */
function withUnitCostsTogether(entries: LedgerEntry[]): LedgerEntry[] {
  const costs = entries.filter(
    ({ role, unit, per }) => role === 'unit-cost' && unit === 'money' && !(per in MONTHS_IN),
  )
  const [first, ...others] = costs
  if (!first || others.length === 0) return entries
  const near = costs.filter(
    ({ field, start }) => field === first.field && Math.abs(start - first.start) < TOGETHER,
  )
  const sum = (figures: LedgerEntry[]) => figures.reduce((all, { value }) => all + Number(value), 0)
  const total = near.find(
    (one) =>
      Math.abs(sum(near.filter((other) => other !== one)) - Number(one.value)) < Number(one.value) * 0.02,
  )
  const rest = entries.filter((entry) => !costs.includes(entry))
  if (total) return [total, ...rest]
  const quote = near.map((one) => one.quote).join(' + ')
  return [{ ...first, value: sum(near), quote }, ...rest]
}

const mayFill = ({ role, status }: LedgerEntry): boolean =>
  status === 'actual' || status === 'quote' || (status === 'goal' && DECIDED.includes(role))

/** Of several figures for one number the one that such a business has comes first. A deposit beside the price is none. */
function orderOf(entry: LedgerEntry, input: FillsInput): number {
  const status = STATUS_ORDER.indexOf(entry.status as 'actual')
  const order = distanceFrom(entry, input) * 0.8 + status * 0.3 - entry.sure
  if (entry.role !== 'price') return order
  const around = clauseAround(entry, input)
  const isOther = BESIDE.test(around) || BOUGHT.test(around) || isAsked(entry, input)
  return order + (isOther ? 10 : 0) - (SOLD.test(around) ? 1 : 0)
}

/** A price in a question is the one that the founder thinks of. */
function isAsked({ field, start, quote }: LedgerEntry, { textOf }: FillsInput): boolean {
  const behind = textOf(field).slice(start + quote.length)
  return /^[^.!?\n]*\?/.test(behind)
}

/** Within its sentence, from the last comma before it to the next behind it. */
function clauseAround({ field, start, quote }: LedgerEntry, { textOf }: FillsInput): string {
  const text = textOf(field)
  const before = text.slice(Math.max(0, start - BEFORE), start)
  const behind = text.slice(start + quote.length, start + quote.length + BEHIND)
  return `${before.split(/[.;!?]/).at(-1)} | ${behind.split(/[.;,!?]/)[0]}`
}

const BEFORE = 40
const BEHIND = 22
const BESIDE =
  /\b(?:extra|additional|add-?ons?|deposits?|down ?payment|set-?up|joining|registration|application|booking fee|call-?out|late fee|fines?|shipping|delivery fee|gift cards?|was|used to|instead of)\b/i

/** What the founder pays to somebody. */
const BOUGHT =
  /\b(?:brings? me|bring it|(?:i|we) pay(?:ing)?|(?:i|we) buy|buying|bought|costs? (?:me|us)|supplier|farmers? (?:sell|get)|alternative(?:ly)?)\b/i
const SOLD =
  /\b(?:sell(?:ing|s)?|sold|charg(?:e|es|ing)|(?:my|our|the) price|priced|customers? pay|retail)\b/i

/** How far a price lies outside what is usual, in doublings; within it, none. */
function distanceFrom(entry: LedgerEntry, input: FillsInput): number {
  const distances = numbersFor(entry, input).flatMap((id) => {
    const range = input.rangeOf(id)
    const value = inNumbersUnit(entry, input.trade.numbers[id], input)
    if (!range || value === undefined || value <= 0) return []
    const [low, , high] = range
    return value < low ? Math.log2(low / value) : value > high ? Math.log2(value / Math.max(high, 1)) : 0
  })
  return distances.length > 0 ? Math.min(...distances, MOST_DISTANCE) : MOST_DISTANCE
}

const MOST_DISTANCE = 6

/** A second price does not replace what the first one makes: '€7 a flat' and '€69 a year' are one offer. */
function isMadeFrom(
  id: string,
  role: Role,
  fills: ReadonlyMap<string, Fill>,
  { trade }: FillsInput,
): boolean {
  const { make } = trade.numbers[id] ?? {}
  return make !== undefined && namesIn(make).some((name) => fills.get(name)?.entry.role === role)
}

/** Numbers that name the role themselves come first. */
function numbersFor({ role }: LedgerEntry, { trade, mechanism }: FillsInput): string[] {
  const ownRoleIds = Object.entries(trade.numbers)
    .filter(([, number]) => number.role === role)
    .map(([id]) => id)
  const usual = (mechanism.fills[role] ?? []).filter((id) => id in trade.numbers)
  return [...new Set([...ownRoleIds, ...usual])]
}

/** Nearly what such businesses have, in the money of the plan. */
function fits(entry: LedgerEntry, id: string, input: FillsInput): boolean {
  const value = inNumbersUnit(entry, input.trade.numbers[id], input)
  if (value === undefined || value < 0) return false
  if (!isMoneyHere(entry, input.currency)) return false
  const range = input.rangeOf(id)
  if (!range) return true
  const [low, , high] = range
  return value <= high * FAR_OUTSIDE && value >= low / (id === 'price' ? FAR_BELOW : FAR_OUTSIDE)
}

/** What a price is for where the founder does not say. */
const usualPart = ({ earns }: Trade) => (earns[0]?.mechanism === 'course' ? 'lesson' : 'unit')

const MOST_PARTS = 3000
/** Below so much of the least that is usual, the price is for a part. */
const PART_BELOW = 0.7

const PART = /^\p{L}{3,}(?: \p{L}{3,})?$/u

/** Where nothing says what a price is for, only one far below the usual is for a part. */
const NAMELESS_PART_BELOW = 0.25
/** One of these is what is sold: nobody buys a part of a visit or of a place. */
const WHOLE_SALE =
  /\b(?:visits?|sessions?|appointments?|call-?outs?|lessons?|class(?:es)?|tickets?|seats?|fares?|places?|students?|learners?|pupils?|persons?|people|guests?|passengers?|child(?:ren)?|kids?)\b/i

/** A price for a door where the trade counts visits: as many doors as make a usual visit. */
function partsOf(entry: LedgerEntry, value: number, input: FillsInput): Parts | undefined {
  const { per, thing } = entry
  const { rangeOf, trade, ledger } = input
  const range = rangeOf('price')
  const soldThing = ledger.find(({ used, role }) => used && role === 'units-sold')?.thing ?? ''
  const named = (thing || soldThing)
    .toLowerCase()
    .replace(/[^\p{L} -]/gu, '')
    .trim()
  const isNamed = PART.test(named)
  const one = isNamed ? named : usualPart(trade)
  if (!range || value <= 0 || value >= range[0] * PART_BELOW || per in MONTHS_IN) return undefined
  if (!isNamed && value >= range[0] * NAMELESS_PART_BELOW) return undefined
  if (one === trade.words.sale[0] || WHOLE_SALE.test(thing || clauseAround(entry, input))) return undefined
  const count = Math.round(range[1] / value)
  if (count < 2 || count > MOST_PARTS) return undefined
  const single = one.endsWith('s') && !one.endsWith('ss') ? one.slice(0, -1) : one
  return { count, each: value, thing: [single, plural(single)] }
}

/** Undefined where the figure is of another kind, or for another time than the number. */
function inNumbersUnit(
  entry: LedgerEntry,
  number: DeclaredNumber | undefined,
  input: FillsInput,
): number | undefined {
  const { value, unit } = entry
  const { minor } = input
  if (!number || typeof value !== 'number') return undefined
  if (number.unit === 'usd') return unit === 'money' ? inPeriod(value * minor, entry, number.per) : undefined
  if (number.unit === 'share') return unit === 'fraction' ? value / 100 : undefined
  if (typeof number.unit === 'string' && number.unit in DAYS_IN)
    return unit in DAYS_IN
      ? (value * (DAYS_IN[unit] as number)) / (DAYS_IN[number.unit] as number)
      : undefined
  if (entry.role === 'frequency' && unit in DAYS_IN)
    return timesIn(value * (DAYS_IN[unit] as number), entry, number, input)
  return unit === 'count' ? inPeriod(value, entry, number.per) : undefined
}

const EVERY = /\b(?:every|each|alle|cada|tous les|toutes les)\s*$/i
const DAYS_A_MONTH = 365 / 12

/** 'Every 6 weeks' is so many times a year. */
function timesIn(
  days: number,
  entry: LedgerEntry,
  { per = '' }: DeclaredNumber,
  input: FillsInput,
): number | undefined {
  const [before = ''] = clauseAround(entry, input).split(' | ')
  const isRepeated = EVERY.test(before) || /^\s*(?:every|each|alle|cada)\b/i.test(entry.quote)
  const months = MONTHS_IN[periodsIn(per)[0] ?? '']
  return isRepeated && days > 0 && months !== undefined ? (months * DAYS_A_MONTH) / days : undefined
}

const PERIOD_WORDS = /\b(?:hour|day|night|week|month|quarter|year)\b/g
/** Periods for which things are paid again and again; an hour's price is no month's. */
const LONG: ReadonlySet<string> = new Set(['week', 'month', 'quarter', 'year'])

/** 'subscriber a month', 'day or month': the periods that a number can be for. */
const periodsIn = (per: string): string[] => per.replace('night', 'day').match(PERIOD_WORDS) ?? []

/** A price for a year where the number is for a month: a twelfth of it. A price for a job is none for a month. */
function inPeriod(
  value: number,
  { per, role }: Pick<LedgerEntry, 'per' | 'role'>,
  numbersPer = '',
): number | undefined {
  const periods = periodsIn(numbersPer)
  const from = MONTHS_IN[per]
  // '$30' may be a fee a month, but no rate an hour.
  if (from === undefined) return periods.length === 0 || periods.includes('month') ? value : undefined
  if (periods.includes(per)) return value
  const [period] = periods
  if (period === undefined) return numbersPer === '' ? value : undefined
  const to = MONTHS_IN[period]
  if (to === undefined || (role === 'price' && LONG.has(per) !== LONG.has(period))) return undefined
  return (value / from) * to
}
