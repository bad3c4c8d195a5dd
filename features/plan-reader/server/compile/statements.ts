// The three statements by year, as tables. Pure.
import { formatMoney } from '#engine/money.ts'
import type { Plan } from '#engine/plan/plan.ts'
import { balanceRows, cashRows } from '#engine/plan/sections/statement-rows.ts'
import type { StatementRow } from '#engine/plan/sections/statements.ts'
import type { ReaderBlock } from '../../contract.ts'

const YEARS = ['Year 1', 'Year 2', 'Year 3']

/** Profit and loss by year stands in the plan itself. */
export function statementsByYear({ finance: { projection } }: Plan): ReaderBlock[] {
  const money = (minor: number) => formatMoney(Math.round(minor), projection.currency, { digits: 0 })
  return [
    table('Cash flow by year', cashRows(projection), money),
    table('Balance sheet at the end of each year', balanceRows(projection), money),
  ]
}

function table(title: string, rows: StatementRow[], money: (minor: number) => string): ReaderBlock {
  return {
    kind: 'table',
    title,
    columns: [{ head: '', align: 'left' }, ...YEARS.map((head) => ({ head, align: 'right' as const }))],
    rows: rows.map(({ label, line, strong }) => ({
      cells: [[label], ...line.years.map((value) => [money(value)])],
      ...(strong && { strong }),
    })),
  }
}
