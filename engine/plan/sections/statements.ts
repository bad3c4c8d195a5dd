// Tables of the model's lines: every cell is a figure of the projection, under its own name.
import type { Context } from '../context.ts'
import type { Line } from '../finance/calendar.ts'
import { lineName, say } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Block, Column } from '../kit/section.ts'

export interface StatementRow {
  id: string
  label: string
  line: Line
  strong?: boolean
  /** Costs are shown as what they take away. */
  takesAway?: boolean
}

/** One figure of a line, such as the revenue of year 2. The same name gives the same text everywhere. */
function yearFigure({ computed, money }: Context, id: string, line: Line, year: number): Quantity {
  const value = line.years[year - 1] ?? 0
  return computed(`${id}.y${year}`, value, money(value))
}

function quarterFigure({ computed, money }: Context, id: string, line: Line, quarter: number): Quantity {
  const value = line.quarters[quarter - 1] ?? 0
  return computed(`${id}.q${quarter}`, value, money(value))
}

const left: Column = { head: '', align: 'left' }

export function yearTable(context: Context, title: string, rows: StatementRow[]): Block {
  return {
    kind: 'table',
    title,
    columns: [left, ...[1, 2, 3].map((year): Column => ({ head: `Year ${year}`, align: 'right' }))],
    rows: rows.map((row) => ({
      strong: row.strong ?? false,
      cells: [
        lineName(row.label),
        ...[1, 2, 3].map((year) => say`${signed(context, row, yearFigure(context, row.id, row.line, year))}`),
      ],
    })),
  }
}

export function quarterTable(context: Context, title: string, rows: StatementRow[]): Block {
  const quarters = Array.from({ length: 12 }, (_, i) => i + 1)
  const head = (quarter: number) => `Y${Math.ceil(quarter / 4)} Q${((quarter - 1) % 4) + 1}`
  return {
    kind: 'table',
    title,
    columns: [left, ...quarters.map((quarter): Column => ({ head: head(quarter), align: 'right' }))],
    rows: rows.map((row) => ({
      strong: row.strong ?? false,
      cells: [
        lineName(row.label),
        ...quarters.map(
          (quarter) => say`${signed(context, row, quarterFigure(context, row.id, row.line, quarter))}`,
        ),
      ],
    })),
  }
}

function signed({ computed, money }: Context, { takesAway }: StatementRow, figure: Quantity): Quantity {
  if (!takesAway || figure.value === 0) return figure
  return computed(`${figure.id}.taken`, -figure.value, money(-figure.value))
}

/** Single months, such as the middle of each year. */
export function monthTable(
  { computed, money }: Context,
  title: string,
  rows: StatementRow[],
  months: number[],
): Block {
  return {
    kind: 'table',
    title,
    columns: [left, ...months.map((month): Column => ({ head: `Month ${month}`, align: 'right' }))],
    rows: rows.map((row) => ({
      cells: [
        lineName(row.label),
        ...months.map((month) => {
          const value = row.line.months[month - 1] ?? 0
          return say`${computed(`${row.id}.m${month}`, value, money(value))}`
        }),
      ],
    })),
  }
}
