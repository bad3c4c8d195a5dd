// A stated price that the plan cannot use, because it lies far from every price of such a business: it is named as an open
// question, and never passed over in silence.
import type { LedgerEntry, Reading } from '../read/reading.ts'
import { isMoneyHere } from './money-here.ts'
import type { Fill, Numbers } from './numbers.ts'
import type { OpenPoint } from './sanity.ts'

interface PricesInput {
  reading: Reading
  numbers: Numbers
  fills: ReadonlyMap<string, Fill>
  minor: number
  currency: string
}

const FAR_APART = 3
const PRICES = ['part-price', 'price', 'bill-rate']
const TIMED = ['hour', 'day', 'week', 'month', 'year']

export function pricesFarOff({ reading, numbers, fills, minor, currency }: PricesInput): OpenPoint[] {
  const id = PRICES.find(numbers.has)
  if (id === undefined) return []
  const { value, per } = numbers.get(id)
  const prices = reading.ledger.filter(
    (entry) => isStatedPrice(entry, currency) && isOfTheSame(entry.per, per),
  )
  // A stated price may make another number, from which a formula makes this one.
  const filledBy = new Set([...fills.values()].map(({ entry }) => entry.id))
  if (prices.some((entry) => filledBy.has(entry.id))) return []
  const isFar = (entry: LedgerEntry) => {
    const ratio = value / (Number(entry.value) * minor)
    return ratio > FAR_APART || ratio < 1 / FAR_APART
  }
  return prices.every(isFar) ? prices.map((entry) => ({ entry, id, because: 'range' })) : []
}

const isStatedPrice = ({ used, role, status, unit, value, currency }: LedgerEntry, plan: string): boolean =>
  used &&
  role === 'price' &&
  (status === 'actual' || status === 'goal' || status === 'quote') &&
  unit === 'money' &&
  Number(value) > 0 &&
  isMoneyHere({ currency }, plan)

const isOfTheSame = (period: string, planned: string) =>
  TIMED.includes(period) ? period === planned : !TIMED.includes(planned)
