// The founder's own costs and purchases: in the place of the trade's rows where the words agree, as rows of their own otherwise.
import type { LedgerEntry, Reading } from '../read/reading.ts'
import { stem } from '../read/words.ts'
import type { Trade } from '../trades/schema.ts'
import { isMoneyHere } from './money-here.ts'
import { MONTHS_IN } from './months.ts'
import type { Fill } from './numbers.ts'

/** More would be a list of everything that was bought. */
const MOST_OWN = 6

interface OwnRows {
  /** With rows for what the trade does not know. */
  trade: Trade
  /** By `cost-<row>` and `start-<row>`. */
  fills: Map<string, Fill>
}

export function withOwnRows(trade: Trade, reading: Reading, minor: number): OwnRows {
  const fills = new Map<string, Fill>()
  const amount = ({ value }: LedgerEntry) => Number(value) * minor
  // A bare sum may be paid once, a month or a year: only those with a period are monthly costs.
  const costs = entriesOf(reading, ['fixed-cost', 'rent']).filter(({ per }) => per in MONTHS_IN)
  const costRows = rowsFor(costs, trade.costs, ({ role }, row) => role === 'rent' && row.group === 'premises')
  for (const [entry, id] of costRows)
    fills.set(`cost-${id}`, { value: Math.round(amount(entry) / (MONTHS_IN[entry.per] ?? 1)), entry })
  const purchases = withoutTotals(entriesOf(reading, ['one-off-cost']))
  const startRows = rowsFor(purchases, trade.start, () => false)
  for (const [entry, id] of startRows) fills.set(`start-${id}`, { value: Math.round(amount(entry)), entry })
  const isNew = (rows: { id: string }[]) => (id: string) => !rows.some((row) => row.id === id)
  return {
    trade: {
      ...trade,
      costs: [
        ...trade.costs,
        ...[...costRows]
          .filter(([, id]) => isNew(trade.costs)(id))
          .map(([entry, id]) => ({
            id,
            label: entry.role === 'rent' ? 'Rent' : labelOf(entry, 'Cost from the brief'),
            group: entry.role === 'rent' ? ('premises' as const) : ('operations' as const),
            range: NOTHING,
          })),
      ],
      start: [
        ...trade.start,
        ...[...startRows]
          .filter(([, id]) => isNew(trade.start)(id))
          .map(([entry, id]) => ({
            id,
            label: labelOf(entry, 'Purchase from the brief'),
            range: NOTHING,
            years: 5,
          })),
      ],
    },
    fills,
  }
}

/** The founder's figure stands in its place. */
const NOTHING: [number, number, number] = [0, 0, 0]

const entriesOf = ({ ledger, currency }: Reading, roles: LedgerEntry['role'][]): LedgerEntry[] =>
  ledger.filter(
    ({ used, status, value, unit, role, currency: sign }) =>
      used &&
      roles.includes(role) &&
      (status === 'actual' || status === 'quote') &&
      typeof value === 'number' &&
      unit === 'money' &&
      isMoneyHere({ currency: sign }, currency),
  )

/** A sum of the others would be counted twice. */
function withoutTotals(entries: LedgerEntry[]): LedgerEntry[] {
  return entries.filter((entry) => {
    const others = entries.filter((one) => one !== entry && Number(one.value) < Number(entry.value))
    const sum = others.reduce((total, { value }) => total + Number(value), 0)
    return others.length < 2 || Math.abs(sum - Number(entry.value)) > Number(entry.value) * 0.02
  })
}

function labelOf({ thing, quote }: LedgerEntry, otherwise: string): string {
  const words = (thing || quote).replace(/[^\p{L}\s'-]/gu, ' ').trim()
  const isName = /\p{L}{3}/u.test(words) && words.split(/\s+/).length <= 5
  return isName && !/^(?:a |per )?(?:month|year|week)$/i.test(words)
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : otherwise
}

/** Each row takes the figure that shares a word with it; what is left gets a row of its own. */
function rowsFor<Row extends { id: string; label: string }>(
  entries: LedgerEntry[],
  rows: Row[],
  belongs: (entry: LedgerEntry, row: Row) => boolean,
): Map<LedgerEntry, string> {
  const filledRows = new Set<string>()
  const rowIds = new Map<LedgerEntry, string>()
  for (const entry of entries) {
    const words = new Set(stemsOf(`${entry.thing} ${entry.quote}`))
    const row = rows.find(
      (one) =>
        !filledRows.has(one.id) &&
        (belongs(entry, one) || stemsOf(one.label).some((word) => word.length > 3 && words.has(word))),
    )
    if (row) filledRows.add(row.id)
    if (row || rowIds.size < rows.length + MOST_OWN) rowIds.set(entry, row?.id ?? `own-${entry.id}`)
  }
  return rowIds
}

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem)
