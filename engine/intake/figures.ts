// Every figure of a brief, with what it is taken for and what else it may be.
import type { CaseSource } from '../compose/source-data.ts'
import type { FIGURE_FIELDS, FigureCorrection } from '../read/corrections.ts'
import { fieldsOf } from '../read/fields.ts'
import type { LedgerEntry, Role } from '../read/reading.ts'
import { amountOf, rangeOf } from './amount.ts'
import { figuresAsRead } from './as-read.ts'
import { clauseAround } from './clause.ts'
import type { OpenedBrief } from './open-brief.ts'

export interface IntakeFigure {
  field: (typeof FIGURE_FIELDS)[number]
  start: number
  quote: string
  amount: string
  clause: string
  role: Role
  original: Role
  isEdited: boolean
  isUsed: boolean
  likely: Role[]
}

export function figuresOf(
  { brief, source, likely }: OpenedBrief,
  corrected: CaseSource,
  corrections: FigureCorrection[] = [],
): IntakeFigure[] {
  const { idea, customer, context } = fieldsOf(brief)
  const texts = new Map([idea, customer, context].map(({ name, text }) => [name, text] as const))
  const { currency, ledger } = corrected.reading
  const now = new Map(ledger.map((entry) => [entry.id, entry]))
  return figuresAsRead(source.reading.ledger, corrections).map(({ entries, role, isEdited }) => {
    const [first, last = first] = entries
    const [low, high] = [now.get(first.id) ?? first, now.get(last.id) ?? last]
    return {
      field: first.field as IntakeFigure['field'],
      start: first.start,
      quote: first.quote,
      amount: low === high ? amountOf(low, currency) : rangeOf(low, high, currency),
      clause: clauseAround(texts.get(first.field) ?? '', first.start, first.quote),
      role,
      original: first.role,
      isEdited,
      isUsed: low.used,
      likely: likelyRoles(first, role, likely.get(first.id) ?? []),
    }
  })
}

const MOST_ROLES = 6

/** Those that fit the unit, where the reader has no further idea. */
const BY_UNIT: Record<string, Role[]> = {
  money: ['price', 'fixed-cost', 'one-off-cost', 'unit-cost', 'revenue-actual', 'cash'],
  fraction: ['commission-rate', 'churn', 'conversion', 'margin-claim', 'discount'],
  date: ['deadline', 'age-or-date'],
  time: ['technical', 'age-or-date'],
  count: ['customers-paying', 'units-sold', 'capacity', 'market-count', 'interest-shown'],
}
const OF_MEASURES: Role[] = ['technical', 'lead-time', 'capacity', 'experience', 'deadline']

/** As it counts now and as it was read come first; out of the math comes last. */
function likelyRoles(entry: LedgerEntry, role: Role, read: Role[]): Role[] {
  const { role: original, instead, unit } = entry
  const second = read.filter((one) => one !== 'other').slice(0, 3)
  const fitting = BY_UNIT[unit] ?? OF_MEASURES
  const first = [original, role, ...(instead ? [instead] : []), ...second, ...fitting]
  const menu = [...new Set(first)].filter((one) => one !== 'other').slice(0, MOST_ROLES - 1)
  return [...menu, 'other']
}
