// The founder's figures as a case may use them: those read with doubt as well, where nothing else of the kind is sure, and each
// with the period that its sentence names.
import type { LedgerEntry, Reading, Role } from '../read/reading.ts'

/** Below this a role is a guess, and a wrong figure is worse than a usual one. */
const LEAST_SURE = 0.6
const MONEY_ROLES: Role[] = [
  'fixed-cost',
  'wage',
  'rent',
  'one-off-cost',
  'cash',
  'unit-cost',
  'revenue-actual',
  'price',
]
const TIMED: Role[] = ['revenue-actual', 'units-sold']
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
  const isMoneyHere = reading.ledger.some(({ unit }) => unit === 'money')
  return reading.ledger.map((entry) => {
    const used = entry.used || (entry.role !== 'other' && entry.sure >= LEAST_SURE)
    // '15,000' beside amounts with a sign is money, too.
    const isBare =
      entry.unit === 'count' && entry.thing === '' && MONEY_ROLES.includes(entry.role) && isMoneyHere
    const per = entry.per || (TIMED.includes(entry.role) ? periodAround(entry, textOf(entry.field)) : '')
    return { ...entry, used, per, ...(isBare && { unit: 'money' }) }
  })
}

function periodAround({ start, quote }: LedgerEntry, text: string): string {
  const around = text.slice(Math.max(0, start - BEFORE), start + quote.length + BEHIND)
  return PERIODS.find(([, words]) => words.test(around))?.[0] ?? ''
}
