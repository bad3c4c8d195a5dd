// The founder's figures as a case may use them: those read with doubt as well, where nothing else of the kind is sure, and each
// with the period that its sentence names.
import type { LedgerEntry, Reading, Role } from '../read/reading.ts'

/** Below this a role is a guess, and a wrong figure is worse than a usual one. */
const LEAST_SURE = 0.6
/** Where at least seven in ten of the briefs held out are right, less doubt suffices; where fewer are, it does not. */
const LEAST_SURE_OF: Partial<Record<Role, number>> = {
  'revenue-actual': 0.35,
  'revenue-goal': 0.35,
  rent: 0.35,
  'fixed-cost': 0.4,
  'competitor-price': 0.4,
  wage: 0.5,
  cash: 0.5,
  'one-off-cost': 0.5,
  price: 0.55,
  capacity: 0.65,
  'units-sold': 0.7,
}
/** Nearly every brief has a price: where none is clear, the likeliest one is it. */
const LIKELIEST_PRICE = 0.3
const COST_ROLES: Role[] = ['fixed-cost', 'one-off-cost', 'rent']
const TIMED: Role[] = ['revenue-actual', 'units-sold']
const TIMED_BEHIND: Role[] = ['fixed-cost', 'rent', 'wage']
const BEFORE = 45
const BEHIND = 25
const PERIODS: [string, RegExp][] = [
  ['year', /\b(?:last year|this year|per year|a year|annual(?:ly)?|yearly|turnover)\b/i],
  ['month', /\b(?:last month|this month|per month|a month|monthly|every month)\b/i],
  ['week', /\b(?:last week|per week|a week|weekly|every week)\b/i],
  ['day', /\b(?:per day|a day|daily|every day)\b/i],
]

export function clearFigures(
  reading: Reading,
  textOf: (field: LedgerEntry['field']) => string,
): LedgerEntry[] {
  const price = likeliestPrice(reading)
  const figures = withPeriods(reading, textOf, price)
  const revenue = Math.max(0, ...figures.filter(isRevenue).map(monthly))
  // A cost of a month that is more than a month's revenue is a goal or a total.
  return figures.map((entry) =>
    revenue > 0 && TIMED_BEHIND.includes(entry.role) && monthly(entry) > revenue
      ? { ...entry, used: false }
      : entry,
  )
}

const MONTHS_IN: Record<string, number> = { week: 12 / 52, month: 1, quarter: 3, year: 12 }

const monthly = ({ value, per }: LedgerEntry): number =>
  per in MONTHS_IN && typeof value === 'number' ? value / (MONTHS_IN[per] as number) : 0

const isRevenue = ({ used, role, status }: LedgerEntry): boolean =>
  used && role === 'revenue-actual' && (status === 'actual' || status === 'past')

function withPeriods(
  reading: Reading,
  textOf: (field: LedgerEntry['field']) => string,
  price: LedgerEntry | undefined,
): LedgerEntry[] {
  return reading.ledger.map((entry) => {
    const used = entry.used || (entry.role !== 'other' && entry.sure >= leastSureOf(entry)) || entry === price
    const per = entry.per || periodOf(entry, textOf(entry.field))
    const thing =
      entry.thing || (COST_ROLES.includes(entry.role) ? costNamed(entry, textOf(entry.field)) : '')
    return { ...entry, used, per, thing }
  })
}

const leastSureOf = ({ role }: LedgerEntry): number => LEAST_SURE_OF[role] ?? LEAST_SURE

function likeliestPrice({ ledger }: Reading): LedgerEntry | undefined {
  const prices = ledger.filter(
    ({ role, status, unit, sure }) =>
      role === 'price' && status !== 'claim' && unit === 'money' && sure >= LIKELIEST_PRICE,
  )
  if (prices.some((entry) => entry.used || entry.sure >= leastSureOf(entry))) return undefined
  return prices.sort((a, b) => b.sure - a.sure)[0]
}

/** Sales are timed by the words on either side, costs by those behind them. */
function periodOf({ role, start, quote }: LedgerEntry, text: string): string {
  const end = start + quote.length
  const before = TIMED.includes(role) ? Math.max(0, start - BEFORE) : start
  if (!TIMED.includes(role) && !TIMED_BEHIND.includes(role)) return ''
  const around = text.slice(before, end + BEHIND)
  return PERIODS.find(([, words]) => words.test(around))?.[0] ?? ''
}

const CLAUSE_BEFORE = 48
const CLAUSE_BEHIND = 40
const LITTLE =
  /^(?:is|are|was|were|about|around|roughly|approx|costs?|at|for|of|the|a|an|my|our|i|we|pay|paying|it|its|and|with|plus|another|some|to|from|just|only|currently|comes?|quoted|me|us|they|want|wants|will|would|be|on|in|that|this|per|month|year|week|each|monthly|another|also|then|have|has|had|by|so|but|or|total|say)$/i

/** 'Power about KSh 28,000 a month': power. The nouns before the amount, else those behind 'for'. */
function costNamed({ start, quote }: LedgerEntry, text: string): string {
  const before =
    text
      .slice(Math.max(0, start - CLAUSE_BEFORE), start)
      .split(/[.,;:()!?\n]/)
      .at(-1) ?? ''
  const words = (before.match(/[\p{L}'-]+/gu) ?? []).filter((word) => !LITTLE.test(word)).slice(-3)
  if (words.length > 0) return words.join(' ')
  const behind = text.slice(start + quote.length, start + quote.length + CLAUSE_BEHIND)
  const [, named = ''] =
    /^\s*(?:a month|monthly|a year|per month)?\s*(?:for|on|in|of)\s+((?:[\p{L}'-]+\s?){1,4})/u.exec(behind) ??
    []
  return (named.match(/[\p{L}'-]+/gu) ?? [])
    .filter((word) => !LITTLE.test(word))
    .slice(0, 3)
    .join(' ')
}
