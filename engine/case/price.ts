// The founder's price in the terms of the trade: for a part or the whole of a sale, by the hour where the trade counts visits, by
// the month where it counts sales.
import type { Mechanism } from '../mechanisms/mechanism.ts'
import type { LedgerEntry } from '../read/reading.ts'
import { stem } from '../read/words.ts'
import type { Trade } from '../trades/schema.ts'
import type { Fill } from './numbers.ts'

export interface PriceInput {
  entry: LedgerEntry
  trade: Trade
  mechanism: Mechanism
  /** Numbers of the trade that a price can fill, in their order. */
  ids: string[]
  minor: number
  /** The words on either side of the price. */
  around: string
  rangeOf: (id: string) => readonly [number, number, number] | undefined
  inPeriod: (value: number, entry: LedgerEntry, numbersPer?: string) => number | undefined
}

const MONTHS_IN: Record<string, number> = { week: 12 / 52, month: 1, quarter: 3, year: 12 }
/** Hours of one sale, and how often a customer buys, by the number's id and in how many months. */
const HOURS = ['visit-hours', 'project-hours']
const FREQUENCIES: Record<string, number> = { visits: 12, buys: 1, uses: 1, projects: 12, orders: 1 }
/** A season ticket is for the way there and back on each working day. */
const RIDES_A_MONTH = 40

export function priceOf(input: PriceInput): [id: string, fill: Fill][] {
  const { entry, trade, ids, minor, inPeriod } = input
  const amount = Number(entry.value) * minor
  for (const id of ids) {
    const number = trade.numbers[id]
    const value = number && inPeriod(amount, entry, number.per)
    if (number === undefined || value === undefined || number.unit !== 'usd') continue
    const factor = wholeBeside(id, input)
    return factor === undefined
      ? [[id, { value, entry }]]
      : [
          [id, { value, entry }],
          [factor, { value: 1, entry, follows: true }],
        ]
  }
  return inOtherTime(input, amount)
}

/** 'unit-price * users' with a price for a company: the number that counts users, since the company counts once. */
function wholeBeside(id: string, { trade, entry, around }: PriceInput): string | undefined {
  const product = Object.entries(trade.numbers).find(([, { make }]) => make?.startsWith(`${id} * `))
  const factor = product && /^\S+ \* (\S+)$/.exec(product[1].make ?? '')?.[1]
  const count = factor === undefined ? undefined : trade.numbers[factor]
  if (!product || factor === undefined || !Array.isArray(count?.unit)) return undefined
  const words = new Set(stemsOf(`${entry.thing} ${around}`))
  const isPart = count.unit.some((noun) => stemsOf(noun).some((word) => words.has(word)))
  if (isPart) return undefined
  const isWhole = stemsOf(product[1].per ?? '').some((word) => !TIMES.has(word) && words.has(word))
  const isTimedOnly = stemsOf(trade.numbers[id]?.per ?? '').every((word) => TIMES.has(word))
  return isWhole || isTimedOnly ? factor : undefined
}

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(stem)
const TIMES: ReadonlySet<string> = new Set(
  ['hour', 'day', 'night', 'week', 'month', 'quarter', 'year'].map(stem),
)

/** Where the trade counts by another measure than the founder. */
function inOtherTime(
  { entry, trade, mechanism, ids, rangeOf }: PriceInput,
  amount: number,
): [string, Fill][] {
  const id = ids.find((one) => trade.numbers[one]?.unit === 'usd' && trade.numbers[one]?.make === undefined)
  if (id === undefined) return []
  const months = MONTHS_IN[entry.per]
  const isBySeat = 'fill' in mechanism.numbers || 'seats' in mechanism.numbers
  if (entry.per === 'hour') {
    const hours = HOURS.flatMap((one) => rangeOf(one)?.[1] ?? [])[0]
    return hours === undefined ? [] : [[id, { value: amount * hours, entry, follows: true }]]
  }
  if (entry.per === 'day') return [[id, { value: amount, entry }]]
  if (months === undefined) return []
  if (isBySeat) return [[id, { value: amount / months / RIDES_A_MONTH, entry, follows: true }]]
  const frequency = Object.entries(FREQUENCIES).find(([one]) => one in trade.numbers)
  if (!frequency) return []
  return [
    [id, { value: amount, entry }],
    [frequency[0], { value: frequency[1] / months, entry, follows: true }],
  ]
}
