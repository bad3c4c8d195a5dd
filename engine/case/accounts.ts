// What a running firm says of its own accounts: revenue, profit, and a cost that holds everything. A plan for it starts there.
import type { LedgerEntry, Reading } from '../read/reading.ts'
import { isMoneyHere } from './money-here.ts'
import { MONTHS_IN } from './months.ts'
import { monthlyRevenueSaid } from './sanity.ts'

interface StatedAmount {
  /** In the main unit of the plan's money. */
  monthly: number
  entry: LedgerEntry
}

export interface Accounts {
  revenue?: StatedAmount
  /** Below zero where the founder says that money is lost. */
  profit?: StatedAmount
  /** A month's cost of everything that does not follow sales. */
  allIn?: StatedAmount & { hasOwnPay: boolean }
}

type TextOf = (field: LedgerEntry['field']) => string

export function accountsOf(reading: Reading, textOf: TextOf): Accounts {
  const said = monthlyRevenueSaid(reading)
  const revenue = said && { monthly: said.amount, entry: said.entry }
  const profit = profitOf(reading, textOf, revenue)
  const allIn = allInOf(reading, textOf)
  return { ...(revenue && { revenue }), ...(profit && { profit }), ...(allIn && { allIn }) }
}

const BEFORE = 60
const BEHIND = 60
const EARNED =
  /\b(?:profits?|(?:we|i|it) (?:clear|net)s?|cleared|netted|left over|surplus|bottom line|keep (?:close to|about|around)|leaves (?:me|us))\b/i
const LOST = /\b(?:los(?:e|es|ing)|loss of|a loss|in the red)\b/i
/** What is hoped for is no result of today. */
const HOPED =
  /\b(?:will|would|should|could|if|plan(?:s|ned|ning)?|expect(?:s|ed)?|hop(?:e|es|ing)|goal|aim|next (?:year|season|month)|want|by my sums|figure|target|share|gross|margin|franchisee|post-round|raise|\?)\b/i
/** 'A lift', 'per kg', 'on every pot': of one sale. */
const OF_ONE = /^\s*(?:a|an|per|each|every|on|for|\/)\s*(?!month|year|week|quarter|annum|mo\b|yr\b)\p{L}/iu
const PERIODS: [string, RegExp][] = [
  ['month', /\b(?:a|per|each|every|last|this)? ?month(?:ly)?\b|\/mo\b/i],
  [
    'year',
    /\b(?:a|per|each|every|last|this)? ?year(?:ly)?\b|\bannual(?:ly)?\b|\bin 20\d\d\b|\baccountant\b/i,
  ],
  ['week', /\bweek(?:ly)?\b/i],
]

function profitOf(
  reading: Reading,
  textOf: TextOf,
  revenue: StatedAmount | undefined,
): StatedAmount | undefined {
  if (!revenue) return undefined
  for (const entry of reading.ledger) {
    if (!isAmount(entry, reading.currency) || entry === revenue.entry) continue
    if (entry.status === 'goal' || entry.status === 'claim' || entry.per === 'unit' || entry.per === 'hour')
      continue
    const { before, behind } = clauseOf(entry, textOf)
    if (HOPED.test(before) || HOPED.test(behind) || OF_ONE.test(behind)) continue
    const words = `${before} | ${behind}`
    const sign = EARNED.test(words) ? 1 : LOST.test(before) ? -1 : 0
    const per = entry.per in MONTHS_IN ? entry.per : PERIODS.find(([, signs]) => signs.test(words))?.[0]
    if (sign === 0 || per === undefined) continue
    const monthly = (sign * Number(entry.value)) / (MONTHS_IN[per] as number)
    // More than is taken in, or next to nothing of it, it is something else.
    const share = Math.abs(monthly) / revenue.monthly
    if (share >= 1 || share < LEAST_SHARE) continue
    return { monthly, entry }
  }
  return undefined
}

const LEAST_SHARE = 0.005

const ALL_IN =
  /\ball[- ]in\b|\beverything\b|\balto?gether\b|\ball (?:my |our |the )?costs\b|\btotal (?:monthly |running |fixed )?costs?\b|\ball overheads?\b/i
const OWN_PAY =
  /\b(?:me|myself|my (?:own )?(?:pay|wages?|salary|draw(?:ings?)?)|our (?:own )?(?:pay|wages))\b/i

function allInOf(reading: Reading, textOf: TextOf): Accounts['allIn'] {
  const costs = reading.ledger.filter(
    (entry) =>
      entry.used &&
      entry.role === 'fixed-cost' &&
      (entry.status === 'actual' || entry.status === 'past') &&
      isAmount(entry, reading.currency) &&
      entry.per in MONTHS_IN,
  )
  const monthlyOf = ({ value, per }: LedgerEntry) => Number(value) / (MONTHS_IN[per] ?? 1)
  const most = Math.max(0, ...costs.map(monthlyOf))
  for (const entry of costs) {
    const { before, behind } = clauseOf(entry, textOf)
    const words = `${before} | ${behind}`
    if (monthlyOf(entry) === most && ALL_IN.test(words))
      return { monthly: monthlyOf(entry), entry, hasOwnPay: OWN_PAY.test(words) }
  }
  return undefined
}

const isAmount = ({ unit, value, currency }: LedgerEntry, plan: string): boolean =>
  unit === 'money' && typeof value === 'number' && value > 0 && isMoneyHere({ currency }, plan)

/** Within its sentence; a full stop between digits ends none. */
function clauseOf({ field, start, quote }: LedgerEntry, textOf: TextOf) {
  const text = textOf(field)
  const end = start + quote.length
  return {
    before:
      text
        .slice(Math.max(0, start - BEFORE), start)
        .split(/[.;!?\n](?=\s|$)/)
        .at(-1) ?? '',
    behind: text.slice(end, end + BEHIND).split(/[.;!?\n](?=\s|$)/)[0] ?? '',
  }
}
